import Testing
import UIKit

@Suite("A navigation controller that is its bar's delegate")
@MainActor
struct BarDelegateTests {
  /// Notes what it is told, and refuses pushes if it is to.
  private final class Navigation: UINavigationController, UINavigationBarDelegate {
    var report: (String) -> Void = { _ in }
    var takesPushes = true

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
      -> Bool
    {
      report("shouldPush \(item.title ?? "")")
      return takesPushes
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      report("didPush \(item.title ?? "")")
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      report("didPop \(item.title ?? "")")
    }
  }

  private func launched() -> (ControllersBench, Navigation) {
    let navigation = Navigation(nibName: nil, bundle: nil)
    let bench = ControllersBench.launched(.iOS18, stack: ["Root"], navigation: navigation)
    navigation.report = { [weak bench] in bench?.note($0) }
    return (bench, navigation)
  }

  private func barCalls(_ bench: ControllersBench) -> [String] {
    bench.timeline.filter { $0.contains(" did") || $0.contains("should") }
      .filter { !$0.contains(".did") }
  }

  @Test("hears of a change when its animation has ended, or else at once")
  func ends() {
    let (bench, navigation) = launched()
    bench.push("A")
    bench.settle()
    bench.perform { navigation.popViewController(animated: true) }
    bench.settle()
    #expect(
      barCalls(bench) == ["0.000 shouldPush A", "0.500 didPush A", "1.000 didPop A"])
    bench.clearTimeline()
    bench.push("B", animated: false)
    bench.perform { navigation.popViewController(animated: false) }
    #expect(barCalls(bench) == ["1.000 shouldPush B", "1.000 didPush B", "1.000 didPop B"])
  }

  @Test("can refuse a push, which then changes nothing", arguments: [true, false])
  func refusal(isAnimated: Bool) {
    let (bench, navigation) = launched()
    navigation.takesPushes = false
    bench.push("A", animated: isAnimated)
    bench.settle()
    #expect(bench.timeline == ["0.000 shouldPush A"])
    #expect(bench.state == "stack Root; screen Root; bar Root")
  }
}
