import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("A split view controller with two pages on a phone")
@MainActor
struct CollapsedPairTests {
  private func make(discards: Bool = false) -> SplitBench {
    let bench = SplitBench(.unspecified)
    bench.delegate.discardsSecondary = discards
    bench.split.viewControllers = [bench.navigation("Master"), bench.navigation("Detail")]
    return bench
  }

  @Test("has both until it comes into a window, and then one with the other on its stack")
  func collapses() {
    let bench = make()
    #expect(!bench.split.isCollapsed)
    #expect(bench.split.viewControllers.count == 2)
    bench.launch()
    #expect(bench.split.isCollapsed)
    #expect(bench.split.viewControllers.count == 1)
    #expect(bench.stack == "(Master (Detail))")
    #expect(bench.pageDrawn == "Detail")
    #expect(bench.bar == ["Master", "Detail"])
    #expect(
      bench.takeNotes() == [
        "collapse", "did collapse", "Detail.viewWillAppear(false)", "Detail.viewDidAppear(false)",
      ])
  }

  @Test("begins with its first page if the delegate throws the other away")
  func discards() {
    let bench = make(discards: true)
    bench.launch()
    #expect(bench.stack == "(Master)")
    #expect(bench.pageDrawn == "Master")
  }

  @Test("pushes what is shown as detail, a controller too, and pops it with one tap")
  func showDetail() throws {
    let bench = make(discards: true)
    bench.launch()
    let master = try #require(bench.split.viewControllers.first as? UINavigationController)
    let detail = bench.navigation("Detail")
    _ = bench.takeNotes()
    bench.app { master.topViewController?.showDetailViewController(detail, sender: nil) }
    bench.settle()
    #expect(bench.stack == "(Master (Detail))")
    #expect(bench.bar == ["Master", "Detail"])
    let page = try #require(detail.topViewController)
    #expect(page.navigationController === detail)
    #expect(page.navigationController?.navigationController === master)
    #expect(page.splitViewController === bench.split)
    #expect(
      bench.takeNotes() == [
        "show detail Detail", "Master.viewWillDisappear(true)", "Detail.viewWillAppear(true)",
        "Master.viewDidDisappear(true)", "Detail.viewDidAppear(true)",
      ])
    bench.device.tap(at: CGPoint(x: 20, y: 70))
    bench.settle()
    #expect(bench.stack == "(Master)")
    #expect(bench.pageDrawn == "Master")
    #expect(bench.bar == ["Master"])
  }

  @Test("leaves it to the delegate, if that wants")
  func delegateShows() {
    let bench = make(discards: true)
    bench.launch()
    bench.delegate.showsItself = true
    bench.app { bench.split.showDetailViewController(bench.page("X"), sender: nil) }
    bench.settle()
    #expect(bench.stack == "(Master)")
  }

  @Test("shows a page by pushing it")
  func show() {
    let bench = make(discards: true)
    bench.launch()
    bench.app { bench.split.show(bench.page("Next"), sender: nil) }
    bench.settle()
    #expect(bench.stack == "(Master Next)")
    #expect(bench.bar == ["Master", "Next"])
  }

  @Test("shows another page in place of the one that it has", arguments: [1, 2])
  func others(count: Int) throws {
    let bench = make()
    bench.launch()
    let former = bench.split.viewControllers
    _ = bench.takeNotes()
    bench.app {
      bench.split.viewControllers = ["New", "Other"].prefix(count).map(bench.navigation)
    }
    bench.settle()
    #expect(bench.stack == "(New)" && bench.pageDrawn == "New")
    #expect(bench.split.children == bench.split.viewControllers && former[0].parent == nil)
    let notes = bench.takeNotes()
    #expect(
      notes.filter { $0.hasPrefix("Detail") } == [
        "Detail.viewWillDisappear(false)", "Detail.viewDidDisappear(false)",
      ])
    #expect(
      notes.filter { $0.hasPrefix("New") } == [
        "New.viewWillAppear(false)", "New.viewDidAppear(false)",
      ])
  }
}

@Suite("A navigation controller on another one's stack")
@MainActor
struct NestedNavigationTests {
  private func launched() throws -> (SplitBench, UINavigationController, UINavigationController) {
    let bench = SplitBench(.unspecified)
    let (master, detail) = (bench.navigation("Master"), bench.navigation("Detail"))
    bench.split.viewControllers = [master, detail]
    bench.launch()
    _ = bench.takeNotes()
    return (bench, master, detail)
  }

  @Test("moves its own pages under the other one's bar, back to the first and beyond")
  func pushAndBack() throws {
    let (bench, _, detail) = try launched()
    bench.app { detail.pushViewController(bench.page("More"), animated: true) }
    bench.settle()
    #expect(bench.stack == "(Master (Detail More))")
    #expect(bench.pageDrawn == "More")
    #expect(bench.bar == ["Detail", "More"])
    #expect(detail.topViewController?.view.safeAreaInsets.top == 91)
    for (stack, bar) in [("(Master (Detail))", ["Master", "Detail"]), ("(Master)", ["Master"])] {
      bench.device.tap(at: CGPoint(x: 20, y: 70))
      bench.settle()
      #expect(bench.stack == stack)
      #expect(bench.bar == bar)
    }
    #expect(detail.parent == nil)
    #expect(bench.device.log.isEmpty)
  }

  @Test("is swiped back page by page, and then away")
  func swipes() throws {
    let (bench, _, detail) = try launched()
    bench.app { detail.pushViewController(bench.page("More"), animated: false) }
    for stack in ["(Master (Detail))", "(Master)"] {
      bench.device.touchDown(at: CGPoint(x: 2, y: 400))
      bench.device.drag(to: CGPoint(x: 300, y: 400), duration: 0.2)
      bench.device.touchUp()
      bench.settle()
      #expect(bench.stack == stack)
    }
    #expect(bench.pageDrawn == "Master")
  }

  @Test("goes with all its pages when the other one pops to its root")
  func popToRoot() throws {
    let (bench, master, detail) = try launched()
    bench.app { detail.pushViewController(bench.page("More"), animated: false) }
    _ = bench.takeNotes()
    bench.app { detail.navigationController?.popToRootViewController(animated: true) }
    bench.settle()
    #expect(master.viewControllers.count == 1)
    #expect(bench.bar == ["Master"])
    #expect(
      bench.takeNotes() == [
        "More.viewWillDisappear(true)", "Master.viewWillAppear(true)",
        "More.viewDidDisappear(true)", "Master.viewDidAppear(true)",
      ])
  }

  @Test("has its own bar again when it is taken out")
  func takenOut() throws {
    let (bench, master, detail) = try launched()
    bench.app { master.popViewController(animated: false) }
    bench.settle()
    bench.app {
      detail.modalPresentationStyle = .fullScreen
      bench.split.present(detail, animated: false)
    }
    bench.settle()
    #expect(detail.navigationBar.window != nil)
    #expect(bench.bar == ["Detail"])
  }
}

@Suite("A split view controller with columns")
@MainActor
struct SplitColumnTests {
  private func filled(
    _ style: UISplitViewController.Style = .doubleColumn, screen: Screen = .phone
  ) -> SplitBench {
    let bench = SplitBench(style, screen: screen)
    bench.split.setViewController(bench.page("List"), for: .primary)
    if style == .tripleColumn {
      bench.split.setViewController(bench.page("Middle"), for: .supplementary)
    }
    bench.split.setViewController(bench.page("Detail"), for: .secondary)
    return bench
  }

  @Test("puts pages into navigation controllers of its own, and gives the pages back")
  func wraps() {
    let bench = filled()
    #expect(bench.split.viewController(for: .primary)?.title == "List")
    #expect(bench.split.viewController(for: .secondary)?.title == "Detail")
    #expect(bench.split.viewController(for: .secondary)?.navigationController != nil)
    #expect(bench.split.viewController(for: .compact) == nil)
    #expect(bench.split.viewControllers.map(bench.titles) == ["(List)", "(Detail)"])
    let own = bench.navigation("Own")
    bench.split.setViewController(own, for: .secondary)
    #expect(bench.split.viewController(for: .secondary) === own)
    bench.split.setViewController(nil, for: .secondary)
    #expect(bench.split.viewController(for: .secondary) == nil)
    #expect(bench.split.viewControllers.count == 1)
  }

  @Test("lays them one above the other on a phone, as high as the delegate wants")
  func collapses() {
    for (top, stack) in [
      (nil, "(List (Middle) (Detail))"), (UISplitViewController.Column.primary, "(List)"),
      (.supplementary, "(List (Middle))"),
    ] {
      let bench = filled(.tripleColumn)
      bench.delegate.topColumn = top
      bench.launch()
      #expect(bench.stack == stack)
      #expect(bench.split.isCollapsed)
      #expect(bench.takeNotes().prefix(2) == ["top column secondary", "did collapse"])
      #expect(bench.split.viewController(for: .secondary)?.title == "Detail")
    }
  }

  @Test("shows on a phone what takes the place of the page that is shown there")
  func replaced() {
    let bench = filled(.tripleColumn)
    bench.launch()
    let former = bench.split.viewControllers
    bench.app { bench.split.setViewController(bench.navigation("New"), for: .primary) }
    bench.settle()
    #expect(bench.stack == "(New)" && bench.pageDrawn == "New")
    #expect(bench.split.children == bench.split.viewControllers && former[0].parent == nil)
    bench.app { bench.split.show(.secondary) }
    bench.settle()
    #expect(bench.stack == "(New (Middle) (Detail))")
  }

  @Test("shows on a phone another page of its own for narrow screens")
  func replacedCompact() {
    let bench = filled()
    bench.split.setViewController(bench.navigation("Narrow"), for: .compact)
    bench.launch()
    bench.app { bench.split.setViewController(bench.navigation("Other"), for: .compact) }
    bench.settle()
    #expect(bench.stack == "(Other)" && bench.pageDrawn == "Other")
  }

  @Test("gives the supplementary column a width of its own, within its limits")
  func supplementaryWidth() {
    let bench = filled(.tripleColumn, screen: SplitBench.wide)
    bench.split.preferredDisplayMode = .twoBesideSecondary
    bench.split.preferredPrimaryColumnWidth = 200
    bench.split.preferredSupplementaryColumnWidthFraction = 0.25
    bench.launch()
    let middle = bench.split.viewController(for: .supplementary)?.navigationController?.view
    #expect(bench.split.primaryColumnWidth == 200 && bench.split.supplementaryColumnWidth == 295)
    #expect(middle?.frame.minX == 200.5 && middle?.frame.width == 295)
    bench.app {
      bench.split.preferredSupplementaryColumnWidth = 300
      bench.split.maximumSupplementaryColumnWidth = 250
    }
    bench.settle()
    #expect(middle?.frame.width == 250)
    bench.app { bench.split.minimumSupplementaryColumnWidth = 260 }
    #expect(bench.split.supplementaryColumnWidth == 260)
  }

  @Test("shows and hides a column on a phone by pushing and popping it")
  func showAndHide() {
    let bench = filled()
    bench.delegate.topColumn = .primary
    bench.launch()
    bench.app { bench.split.show(.secondary) }
    bench.settle()
    #expect(bench.stack == "(List (Detail))")
    #expect(bench.pageDrawn == "Detail")
    bench.app { bench.split.hide(.secondary) }
    bench.settle()
    #expect(bench.stack == "(List)")
    bench.app { bench.split.show(.secondary) }
    bench.settle()
    bench.app { bench.split.show(.primary) }
    bench.settle()
    #expect(bench.stack == "(List)")
    #expect(bench.pageDrawn == "List")
  }

  @Test(
    "pushes a page onto the secondary column's controller, and puts in a controller in its place")
  func replacesDetail() {
    let bench = filled()
    bench.launch()
    bench.app { bench.split.setViewController(bench.page("Other"), for: .secondary) }
    bench.settle()
    #expect(bench.stack == "(List (Detail Other))")
    bench.app { bench.split.setViewController(bench.navigation("New"), for: .secondary) }
    bench.settle()
    #expect(bench.stack == "(List (New))")
    #expect(bench.pageDrawn == "New")
  }

  @Test("shows the page for narrow screens in their place")
  func compact() {
    let bench = filled()
    let compact = bench.page("Compact")
    bench.split.setViewController(compact, for: .compact)
    bench.launch()
    #expect(bench.split.viewControllers == [compact])
    #expect(bench.takeNotes().contains("Compact.viewDidAppear(false)"))
    #expect(bench.split.viewController(for: .primary)?.view.window == nil)
  }

  @Test("has them side by side where there is room", arguments: [false, true])
  func beside(isMirrored: Bool) throws {
    let bench = filled(screen: SplitBench.wide)
    if isMirrored { bench.split.primaryEdge = .trailing }
    bench.split.maximumPrimaryColumnWidth = 300
    bench.launch()
    #expect(!bench.split.isCollapsed)
    let frames = bench.split.viewControllers.map(\.view.frame)
    #expect(frames[0] == CGRect(x: isMirrored ? 880 : 0, y: 0, width: 300, height: 820))
    #expect(frames[1] == CGRect(x: isMirrored ? 0 : 300.5, y: 0, width: 879.5, height: 820))
    #expect(
      bench.takeNotes() == [
        "List.viewWillAppear(false)", "Detail.viewWillAppear(false)",
        "List.viewDidAppear(false)", "Detail.viewDidAppear(false)",
      ])
    bench.app { bench.split.hide(.primary) }
    #expect(bench.split.displayMode == .secondaryOnly)
    #expect(bench.takeNotes() == ["List.viewWillDisappear(true)"])
    #expect(bench.split.viewControllers[0].view.window != nil, "it moves")
    bench.settle()
    #expect(bench.takeNotes() == ["List.viewDidDisappear(true)"])
    #expect(bench.split.viewControllers[0].view.window == nil)
    #expect(bench.split.viewControllers[1].view.frame.width == 1180)
    bench.app { bench.split.show(.primary) }
    bench.settle()
    #expect(bench.split.viewControllers[0].view.window != nil)
    bench.app { bench.split.showDetailViewController(bench.navigation("New"), sender: nil) }
    bench.settle()
    #expect(bench.split.viewControllers.map(bench.titles) == ["(List)", "(New)"])
  }

  @Test("is freed with all its columns")
  func memory() {
    weak var split: UISplitViewController?
    weak var detail: UIViewController?
    autoreleased {
      let bench = filled()
      bench.launch()
      (split, detail) = (bench.split, bench.split.viewController(for: .secondary))
      #expect(detail != nil)
      bench.app { bench.device.window.rootViewController = UIViewController() }
      bench.settle()
    }
    #expect(split == nil)
    #expect(detail == nil)
  }

  /// Runs a body in a scope of its own, so that nothing on the stack keeps what it made.
  private func autoreleased(_ body: () -> Void) {
    body()
  }
}
