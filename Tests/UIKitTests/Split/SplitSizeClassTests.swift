import Simulator
import Testing
import UIKit

@MainActor
@Suite("A split view controller, by its size class,")
struct SplitSizeClassTests {
  @Test("has columns side by side where the width is regular, whatever it is in points")
  func regularOnAPhone() {
    let bench = SplitBench(.doubleColumn)
    bench.split.preferredDisplayMode = .oneBesideSecondary
    let container = fill(bench)
    bench.app {
      container.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: bench.split)
    }
    launch(bench, in: container)
    #expect(!bench.split.isCollapsed)
    #expect(!bench.takeNotes().contains("did collapse"))
    let frames = bench.split.viewControllers.map(\.view.frame)
    #expect(frames.count == 2)
    #expect(frames.first?.minX == 0)
    #expect((frames.last?.minX ?? 0) > 0)
  }

  @Test(
    "becomes one column on a wide screen when its container says compact, and comes apart again",
    arguments: [false, true])
  func follows(isSaidByParent: Bool) {
    let bench = SplitBench(.doubleColumn, screen: SplitBench.wide)
    let container = fill(bench)
    launch(bench, in: container)
    #expect(!bench.split.isCollapsed)
    let first = bench.takeNotes()
    #expect(first.filter { $0.hasPrefix("A") } == appeared("A"))
    #expect(first.filter { $0.hasPrefix("B") } == appeared("B"))

    say(.compact, to: bench, by: container, isSaidByParent)
    bench.settle()
    #expect(bench.split.isCollapsed)
    #expect(bench.stack == "(A (B))")
    #expect(bench.pageDrawn == "B")
    let together = bench.takeNotes()
    #expect(together.filter { $0.hasPrefix("A") } == disappeared("A"))
    #expect(together.filter { $0.hasPrefix("B") } == disappeared("B") + appeared("B"))

    say(nil, to: bench, by: container, isSaidByParent)
    bench.settle()
    #expect(!bench.split.isCollapsed)
    #expect(bench.split.viewControllers.map(bench.titles) == ["(A)", "(B)"])
    #expect(bench.split.viewControllers.allSatisfy { $0.parent === bench.split })
    #expect(bench.split.viewControllers.allSatisfy { $0.view.window === bench.device.window })
    let apart = bench.takeNotes()
    #expect(apart.filter { $0.hasPrefix("A") } == appeared("A"))
    #expect(apart.filter { $0.hasPrefix("B") } == disappeared("B") + appeared("B"))
    #expect(bench.device.crash == nil)
  }

  @Test("hears of another size class before it is seen, and arranges itself when it comes")
  func offScreen() {
    let bench = SplitBench(.doubleColumn, screen: SplitBench.wide)
    let container = fill(bench)
    bench.app {
      container.traitOverrides.horizontalSizeClass = .compact
      bench.split.loadViewIfNeeded()
    }
    #expect(!bench.split.isCollapsed)
    launch(bench, in: container)
    #expect(bench.split.isCollapsed)
  }

  // Source: documentation of `separateSecondaryViewController(for:)`; an app's window that is made narrow and wide.
  @Test("of two pages takes the second one back from the stack, again and again")
  func pair() {
    let bench = SplitBench(.unspecified, screen: SplitBench.wide)
    bench.split.viewControllers = [bench.navigation("A"), bench.page("B")]
    bench.launch()
    for _ in 0..<2 {
      _ = bench.takeNotes()
      bench.device.resizeScene(to: CGSize(width: 320, height: 820))
      bench.settle()
      #expect(bench.split.isCollapsed)
      #expect(bench.stack == "(A B)")

      bench.device.resizeScene(to: CGSize(width: 1180, height: 820))
      bench.settle()
      #expect(bench.split.viewControllers.map(bench.titles) == ["(A)", "B"])
      #expect(bench.split.viewControllers.allSatisfy { $0.parent === bench.split })
      #expect(bench.split.viewControllers.allSatisfy { $0.view.window === bench.device.window })
      let heard = bench.takeNotes().filter { $0.hasPrefix("B") }
      let time = disappeared("B") + appeared("B")
      #expect(heard == time + time)
    }
    #expect(bench.device.log.isEmpty)
    #expect(bench.device.crash == nil)
  }

  @Test("is regular on a tablet, and compact on a phone")
  func screens() {
    #expect(sizeClass(on: .phone) == .compact)
    #expect(sizeClass(on: .smallPhone) == .compact)
    #expect(sizeClass(on: SplitBench.wide) == .regular)
  }

  // MARK: Help

  private func sizeClass(on screen: Screen) -> UIUserInterfaceSizeClass {
    let device = Device(era: .iOS18, screen: screen)
    device.launch { UIViewController() }
    return device.window.traitCollection.horizontalSizeClass
  }

  private func fill(_ bench: SplitBench) -> UIViewController {
    UISystem.current = bench.device.system
    let container = UIViewController()
    bench.split.setViewController(bench.navigation("A"), for: .primary)
    bench.split.setViewController(bench.navigation("B"), for: .secondary)
    container.addChild(bench.split)
    container.view.addSubview(bench.split.view)
    bench.split.view.frame = container.view.bounds
    bench.split.didMove(toParent: container)
    return container
  }

  private func launch(_ bench: SplitBench, in container: UIViewController) {
    bench.device.launch { container }
    bench.settle()
  }

  private func say(
    _ sizeClass: UIUserInterfaceSizeClass?, to bench: SplitBench, by container: UIViewController,
    _ isSaidByParent: Bool
  ) {
    bench.app {
      if !isSaidByParent {
        container.setOverrideTraitCollection(
          sizeClass.map { UITraitCollection(horizontalSizeClass: $0) }, forChild: bench.split)
      } else if let sizeClass {
        container.traitOverrides.horizontalSizeClass = sizeClass
      } else {
        container.traitOverrides.remove(UITraitHorizontalSizeClass.self)
      }
    }
  }

  private func appeared(_ title: String) -> [String] {
    ["\(title).viewWillAppear(false)", "\(title).viewDidAppear(false)"]
  }

  private func disappeared(_ title: String) -> [String] {
    ["\(title).viewWillDisappear(false)", "\(title).viewDidDisappear(false)"]
  }
}
