import Simulator
import UIKit

// MARK: - Tabs

extension EraScenario {
  /// What a person does with tabs while their pages are deep, or on their way.
  static let tabs = [
    atRest("tab-again", "stack Root A B in a tab, tap the tab again", isInTabs: true) { stage in
      for title in ["A", "B"] {
        stage.call { $0.push(title) }
        stage.rest()
      }
      stage.tapTab("First")
      stage.rest()
    },
    atRest("tab-again-push", "push A in a tab, 0.2 s later tap the tab again", isInTabs: true) {
      stage in
      stage.call { $0.push("A") }
      stage.wait(0.2)
      stage.tapTab("First")
      stage.rest()
    },
    atRest(
      "tab-change", "push A in a tab, 0.2 s later go to the other tab and back", isInTabs: true
    ) { stage in
      stage.call { $0.push("A") }
      stage.wait(0.2)
      stage.tapTab("Second")
      stage.tapTab("First")
      stage.rest()
      stage.back(1)
    },
  ]
}
