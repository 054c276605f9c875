package import Simulator
import UIKit

/// Something an app and a person do with a bare navigation controller, whatever the era.
package struct EraScenario {
  /// The name in the table.
  package let name: String
  /// What is done, in words.
  package let title: String
  private let play: (Era) -> EraFacts

  /// What comes of it on an era, as an observer sees it who does not know which.
  package func facts(on era: Era) -> EraFacts { play(era) }

  private init(_ name: String, _ title: String, _ play: @escaping (Era) -> EraFacts) {
    self.name = name
    self.title = title
    self.play = play
  }

  /// A scenario on a controller that shows the page "Root" and is at rest.
  ///
  /// - Parameter isInTabs: Whether the controller is the first of two tabs.
  static func atRest(
    _ name: String, _ title: String, isInTabs: Bool = false,
    _ script: @escaping (EraStage) -> Void
  ) -> EraScenario {
    EraScenario(name, title) { era in
      let stage = EraStage(era: era, isInTabs: isInTabs)
      _ = stage.device.settle(limit: 5)
      script(stage)
      return stage.facts()
    }
  }

  /// Every scenario, in the order of the table.
  package static let all: [EraScenario] =
    pushes + mixtures + duplicates + presentations + touches + swipes + tabs
}

// MARK: - Pushes

extension EraScenario {
  private static let pushes = [
    atRest("S1", "push A and push B in one turn") { stage in
      stage.call {
        $0.push("A")
        $0.push("B")
        return nil
      }
      stage.rest()
      stage.back(2)
    },
    twoPushes("S2", "push A, 0.3 s later push B", apart: 0.3),
    twoPushes("S2-fast", "push A, 0.1 s later push B", apart: 0.1),
    atRest("S2-half-second", "push A, and in that turn set a timer that pushes B after 0.5 s") {
      stage in
      stage.call { navigation in
        stage.device.perform(after: 0.5, "a timer of the app") { _ = navigation.push("B") }
        return navigation.push("A")
      }
      stage.rest()
      stage.back(2)
    },
    twoPushes("S2-next-turn", "push A, in the next turn push B", apart: 0),
    atRest("S2-many", "push A, 0.2 s later push B, C and D in one turn") { stage in
      stage.call { $0.push("A") }
      stage.wait(0.2)
      stage.call {
        for title in ["B", "C", "D"] { $0.push(title) }
        return nil
      }
      stage.rest()
      stage.back(1)
    },
  ]

  private static func twoPushes(_ name: String, _ title: String, apart seconds: Double)
    -> EraScenario
  {
    atRest(name, title) { stage in
      stage.call { $0.push("A") }
      stage.wait(seconds)
      stage.call { $0.push("B") }
      stage.rest()
      stage.back(2)
    }
  }
}

// MARK: - Mixtures of verbs

extension EraScenario {
  private static let mixtures = [
    atRest("S3", "push A without animation, B and C with, in one turn") { stage in
      stage.call {
        $0.push("A", animated: false)
        $0.push("B")
        return $0.push("C")
      }
      stage.rest()
      stage.back(2)
    },
    atRest("S4", "push A, 0.2 s later pop") { stage in
      stage.call { $0.push("A") }
      stage.wait(0.2)
      stage.call { $0.popViewController(animated: true).map { $0.title ?? "?" } ?? "nil" }
      stage.rest()
      stage.back(1)
    },
    atRest("S4-set", "push A, 0.2 s later set Root and B") { stage in
      stage.call { $0.push("A") }
      stage.wait(0.2)
      stage.call {
        $0.setViewControllers([$0.viewControllers[0], EraPage("B")], animated: true)
        return nil
      }
      stage.rest()
      stage.back(1)
    },
    atRest("S5", "push A, 0.2 s later pop to root without animation and push B") { stage in
      stage.call { $0.push("A") }
      stage.wait(0.2)
      stage.call {
        $0.popToRootViewController(animated: false)
        return $0.push("B")
      }
      stage.rest()
      stage.back(1)
    },
    EraScenario("first-push", "push A in the turn in which the app is launched") { era in
      let stage = EraStage(era: era, launch: { $0.push("A") })
      stage.rest()
      stage.loaded()
      stage.back(1)
      return stage.facts()
    },
  ]
}

// MARK: - One instance twice

extension EraScenario {
  private static let duplicates = [
    atRest("S7", "push A and the same A again in one turn") { stage in
      let page = EraPage("A")
      stage.call {
        $0.pushViewController(page, animated: true)
        $0.pushViewController(page, animated: true)
        return nil
      }
    },
    atRest("S8", "push A, 0.2 s later push the same A") { stage in
      let page = EraPage("A")
      for _ in 1...2 {
        stage.call {
          $0.pushViewController(page, animated: true)
          return nil
        }
        stage.wait(0.2)
      }
    },
  ]
}

// MARK: - Presentations

extension EraScenario {
  private static let presentations = [
    atRest("S9", "present an alert, 0.1 s later push A") { stage in
      stage.call {
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        $0.present(alert, animated: true)
        return nil
      }
      stage.wait(0.1)
      stage.call { $0.push("A") }
      stage.rest()
    },
    atRest("present-twice", "present page A, 0.1 s later page B") { stage in
      for title in ["A", "B"] {
        stage.call {
          $0.present(EraPage(title), animated: true)
          return nil
        }
        stage.wait(0.1)
      }
      stage.rest()
    },
  ]
}

// MARK: - Touches

extension EraScenario {
  private static let touches = [
    atRest("back-menu", "stack Root A B, long press on Back, choice of Root if there is one") {
      stage in
      stage.call {
        let pages = ["A", "B"].map { EraPage($0) }
        $0.setViewControllers($0.viewControllers + pages, animated: false)
        return nil
      }
      stage.rest()
      stage.menu(choosing: "Root")
    },
    atRest("double-back", "stack Root A B C, Back tapped twice, 0.15 s apart") { stage in
      stage.call {
        let pages = ["A", "B", "C"].map { EraPage($0) }
        $0.setViewControllers($0.viewControllers + pages, animated: false)
        return nil
      }
      stage.rest()
      guard let button = stage.device.backButton else { return }
      let point = stage.device.center(of: button)
      stage.device.tap(at: point)
      stage.wait(0.09)
      stage.device.tap(at: point)
      stage.rest()
    },
    EraScenario("double-tap", "a button that pushes, tapped twice, 0.08 s apart") { era in
      var titles = ["A", "B"]
      var push: () -> Void = {}
      let stage = EraStage(era: era, root: EraPage("Root") { push() })
      push = { [unowned stage] in _ = stage.navigation.push(titles.removeFirst()) }
      _ = stage.device.settle(limit: 5)
      stage.call { _ in nil }
      let point = CGPoint(x: 120, y: 222)
      stage.device.tap(at: point)
      stage.wait(0.02)
      stage.device.tap(at: point)
      stage.rest()
      return stage.facts()
    },
    EraScenario("should-pop", "Back on a class that answers shouldPop with yes, and no more") {
      era in
      let stage = EraStage(era: era, controller: { AgreeingController(rootViewController: $0) })
      _ = stage.device.settle(limit: 5)
      let pages = ["A", "B"].map { EraPage($0) }
      stage.device.perform {
        stage.navigation.setViewControllers(
          stage.navigation.viewControllers + pages, animated: false)
      }
      stage.rest()
      stage.back(1)
      return stage.facts()
    },
  ]
}

/// A controller whose class answers `shouldPop` itself, and does not pop.
private final class AgreeingController: UINavigationController, UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
}

extension UINavigationController {
  /// Pushes a new page; nothing is popped.
  @discardableResult
  func push(_ title: String, animated: Bool = true) -> String? {
    pushViewController(EraPage(title), animated: animated)
    return nil
  }
}
