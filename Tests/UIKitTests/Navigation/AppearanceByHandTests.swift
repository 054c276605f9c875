import Testing
import UIKit

@Suite("A navigation controller that an app makes appear by hand, in no window,")
@MainActor
struct AppearanceByHandTests {
  private func appeared() -> ControllersBench {
    let bench = ControllersBench(.iOS18, stack: ["Root"])
    turn(bench, isAppearing: true)
    return bench
  }

  private func turn(_ bench: ControllersBench, isAppearing: Bool) {
    bench.perform {
      bench.navigation.beginAppearanceTransition(isAppearing, animated: false)
      bench.navigation.endAppearanceTransition()
    }
  }

  /// What pages have been told about their appearance since the last call.
  private func told(_ bench: ControllersBench) -> [String] {
    defer { bench.clearTimeline() }
    return bench.timeline.compactMap { $0.split(separator: " ").last.map(String.init) }
      .filter { $0.contains("ppear") }
  }

  private func coming(_ page: String) -> [String] {
    ["viewWillAppear", "viewIsAppearing", "viewDidAppear"].map { "\(page).\($0)(false)" }
  }

  private func going(_ page: String) -> [String] {
    ["viewWillDisappear", "viewDidDisappear"].map { "\(page).\($0)(false)" }
  }

  @Test("lets its page appear with it, and disappear")
  func page() {
    let bench = appeared()
    #expect(told(bench) == coming("Root"))
    turn(bench, isAppearing: false)
    #expect(told(bench) == going("Root"))
    turn(bench, isAppearing: true)
    #expect(told(bench) == coming("Root"))
    #expect(bench.log.isEmpty)
  }

  @Test("shows the page that is on top by then")
  func changes() {
    let bench = appeared()
    _ = told(bench)
    bench.push("A")
    #expect(told(bench) == going("Root") + coming("A"))
    bench.perform { bench.navigation.popViewController(animated: true) }
    #expect(told(bench) == going("A") + coming("Root"))
    bench.push("B")
    bench.perform {
      bench.window.rootViewController = bench.navigation
      bench.window.makeKeyAndVisible()
    }
    bench.settle()
    #expect(bench.state == "stack Root,B; screen B; bar Root | B")
    #expect(bench.log.isEmpty)
  }

  @Test("tells nobody before a window can come")
  func launch() {
    let bench = ControllersBench(.iOS18)
    bench.perform {
      bench.navigation.beginAppearanceTransition(true, animated: false)
      #expect(told(bench).isEmpty)
    }
  }
}
