import Simulator
import Testing
import UIKit

@MainActor
@Suite("Pages of a split view controller")
struct SplitTraitTests {
  @Test("know whether its columns are one, also under a navigation controller, on iOS 26")
  func know() {
    let bench = SplitBench(.doubleColumn, screen: SplitBench.wide, era: .iOS26)
    let primary = bench.page("A")
    let secondary = bench.page("B")
    bench.split.setViewController(
      UINavigationController(rootViewController: primary), for: .primary)
    bench.split.setViewController(secondary, for: .secondary)
    var heard: [UISplitViewControllerLayoutEnvironment] = []
    bench.launch()
    #expect(bench.split.traitCollection.splitViewControllerLayoutEnvironment == .none)
    #expect(primary.view.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
    #expect(secondary.traitCollection.splitViewControllerLayoutEnvironment == .expanded)

    primary.registerForTraitChanges([UITraitSplitViewControllerLayoutEnvironment.self]) {
      (page: UIViewController, _) in
      heard.append(page.traitCollection.splitViewControllerLayoutEnvironment)
    }
    bench.app { bench.split.traitOverrides.horizontalSizeClass = .compact }
    bench.settle()
    #expect(bench.split.isCollapsed)
    #expect(primary.traitCollection.splitViewControllerLayoutEnvironment == .collapsed)
    bench.app { bench.split.traitOverrides.horizontalSizeClass = .regular }
    bench.settle()
    #expect(secondary.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
    #expect(heard.first == .collapsed)
    #expect(heard.last == .expanded)
  }

  @Test("know nothing of it before iOS 26, and hear of no change")
  func before() {
    let bench = SplitBench(.doubleColumn, screen: SplitBench.wide, era: .iOS18)
    let primary = bench.page("A")
    bench.split.setViewController(primary, for: .primary)
    bench.split.setViewController(bench.page("B"), for: .secondary)
    bench.launch()
    #expect(primary.traitCollection.splitViewControllerLayoutEnvironment == .none)
  }

  @Test("may be told otherwise by a window")
  func overrides() {
    let device = Device(era: .iOS26)
    let page = UIViewController()
    device.launch { page }
    let window = page.view.window
    device.perform("test") {
      window?.traitOverrides.splitViewControllerLayoutEnvironment = .collapsed
    }
    #expect(page.traitCollection.splitViewControllerLayoutEnvironment == .collapsed)
  }
}
