import Simulator
import Testing
import UIKit

@Suite("The inspector of a split view controller")
@MainActor
struct SplitInspectorTests {
  private final class Listener: NSObject, UISplitViewControllerDelegate {
    var heard: [String] = []

    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { if column == .inspector { heard.append("will show") } }

    func splitViewController(
      _ svc: UISplitViewController, didShow column: UISplitViewController.Column
    ) { if column == .inspector { heard.append("did show") } }

    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { if column == .inspector { heard.append("will hide") } }

    func splitViewController(
      _ svc: UISplitViewController, didHide column: UISplitViewController.Column
    ) { if column == .inspector { heard.append("did hide") } }
  }

  private let listener = Listener()

  private func bench(_ screen: Screen = SplitBench.wide, era: Era = .iOS26) -> SplitBench {
    let bench = SplitBench(.doubleColumn, screen: screen, era: era)
    bench.split.delegate = listener
    bench.split.setViewController(bench.page("A"), for: .primary)
    bench.split.setViewController(bench.page("B"), for: .secondary)
    bench.split.setViewController(bench.page("I"), for: .inspector)
    bench.launch()
    return bench
  }

  private func frame(_ column: UISplitViewController.Column, _ bench: SplitBench) -> CGRect {
    bench.split.viewController(for: column)?.navigationController?.view.frame ?? .zero
  }

  @Test("is hidden until it is shown, and takes its room from the secondary column")
  func shows() {
    let bench = bench()
    #expect(!bench.split.isShowing(.inspector))
    let former = frame(.secondary, bench)
    _ = bench.takeNotes()
    bench.app { bench.split.show(.inspector) }
    #expect(bench.split.isShowing(.inspector))
    #expect(listener.heard == ["will show"])
    bench.device.advance(by: 0.1)
    let moving = frame(.secondary, bench)
    bench.settle()
    #expect(listener.heard == ["will show", "did show"])
    #expect(frame(.inspector, bench).width == 320)
    #expect(frame(.inspector, bench).maxX == 1180)
    #expect(abs(former.width - frame(.secondary, bench).width - 320.5) < 0.01)
    #expect(moving.width <= former.width)
    #expect(bench.takeNotes() == ["I.viewWillAppear(true)", "I.viewDidAppear(true)"])
    bench.app { bench.split.hide(.inspector) }
    bench.settle()
    #expect(!bench.split.isShowing(.inspector) && frame(.secondary, bench) == former)
    #expect(listener.heard.suffix(2) == ["will hide", "did hide"])
    #expect(bench.takeNotes() == ["I.viewWillDisappear(true)", "I.viewDidDisappear(true)"])
  }

  @Test("is as wide as the app says")
  func widths() {
    let bench = bench()
    bench.app {
      bench.split.preferredInspectorColumnWidthFraction = 0.5
      bench.split.maximumInspectorColumnWidth = 400
      bench.split.show(.inspector)
    }
    bench.settle()
    #expect(frame(.inspector, bench).width == 400)
    bench.app {
      bench.split.preferredInspectorColumnWidth = 100
      bench.split.minimumInspectorColumnWidth = 200
    }
    bench.settle()
    #expect(frame(.inspector, bench).width == 200)
  }

  @Test("comes as a card where columns have become one")
  func card() {
    let bench = bench(.phone)
    bench.app { bench.split.show(.inspector) }
    bench.settle()
    #expect(bench.split.isShowing(.inspector))
    #expect(bench.split.presentedViewController != nil)
    #expect(bench.pageDrawn == "I")
    bench.app { bench.split.hide(.inspector) }
    bench.settle()
    #expect(bench.split.presentedViewController == nil && !bench.split.isShowing(.inspector))
    #expect(listener.heard == ["will show", "did show", "will hide", "did hide"])
  }

  @Test("becomes a card and a column again with the others")
  func changes() {
    let bench = bench()
    bench.app { bench.split.show(.inspector) }
    bench.settle()
    bench.app { bench.split.traitOverrides.horizontalSizeClass = .compact }
    bench.settle()
    #expect(bench.split.isCollapsed && bench.split.presentedViewController != nil)
    bench.app { bench.split.traitOverrides.horizontalSizeClass = .regular }
    bench.settle()
    #expect(bench.split.presentedViewController == nil)
    #expect(bench.split.isShowing(.inspector) && frame(.inspector, bench).maxX == 1180)
    #expect(bench.device.log.isEmpty)
  }

  @Test("is never seen before iOS 26")
  func before() {
    let bench = bench(era: .iOS18)
    bench.app { bench.split.show(.inspector) }
    bench.settle()
    #expect(!bench.split.isShowing(.inspector) && listener.heard.isEmpty)
  }

  @Test("leaves the others as they are, which lie over a secondary column that needs much room")
  func leastWidth() {
    let bench = bench()
    #expect(bench.split.splitBehavior == .tile)
    bench.app { bench.split.minimumSecondaryColumnWidth = 900 }
    bench.settle()
    #expect(bench.split.splitBehavior == .overlay)
    bench.app { bench.split.minimumSecondaryColumnWidth = 600 }
    bench.settle()
    #expect(bench.split.splitBehavior == .tile)
  }
}
