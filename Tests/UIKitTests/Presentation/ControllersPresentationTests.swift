import Foundation
import Testing
import UIKit

@Suite("A presentation")
@MainActor
struct ControllersPresentationTests {
  @Test(
    "in the middle of a push turns back the page that comes; what is pushed behind it shows then")
  func duringPush() {
    let bench = ControllersBench.launched()
    bench.push("Half")
    bench.advance(0.2)
    let page = bench.page("Full")
    page.modalPresentationStyle = .fullScreen
    bench.perform { bench.navigation.present(page, animated: true) }
    bench.settle()
    bench.push("Behind")
    bench.settle()
    bench.perform { page.dismiss(animated: true) }
    bench.settle()
    #expect(bench.pageOnScreen == "Behind")
    #expect(bench.log.isEmpty)
    let calls = bench.timeline.filter { $0.contains("Half.view") && $0.contains("ppear(") }
    #expect(
      calls.joined(separator: "\n") == """
        0.000 Half.viewWillAppear(true)
        0.200 Half.viewWillDisappear(true)
        0.500 Half.viewDidDisappear(true)
        """)
  }

  @Test(
    "that is over before the push under it brings the pushed page back, and not the one before",
    arguments: [false, true])
  func shorterThanPush(isAnimated: Bool) {
    let bench = ControllersBench.launched()
    bench.push("Half")
    bench.advance(0.1)
    let page = bench.page("Full")
    page.modalPresentationStyle = .fullScreen
    bench.perform { bench.navigation.present(page, animated: true) }
    bench.advance(0.1)
    bench.perform { page.dismiss(animated: isAnimated) }
    bench.settle()
    #expect(bench.pageOnScreen == "Half")
    #expect(bench.log.isEmpty)
    let calls = bench.timeline.filter { $0.contains("ppear(") && !$0.contains("Full") }
    #expect(
      calls.map { $0.drop { $0 != " " }.dropFirst() } == [
        "Root.viewWillDisappear(true)", "Half.viewWillAppear(true)",
        "Half.viewWillDisappear(true)", "Half.viewDidDisappear(true)",
        "Half.viewWillAppear(\(isAnimated))", "Root.viewDidDisappear(true)",
        "Half.viewDidAppear(\(isAnimated))",
      ])
  }

  @Test("of a full screen page takes the page below away and brings it back")
  func fullScreen() {
    let bench = ControllersBench.launched()
    let page = bench.page("Full")
    page.modalPresentationStyle = .fullScreen
    bench.perform {
      bench.navigation.viewControllers[0].present(page, animated: true) {
        bench.note("present completion")
      }
      #expect(bench.navigation.presentedViewController === page)
      #expect(page.presentingViewController === bench.navigation)
      #expect(page.isBeingPresented)
    }
    bench.settle()
    #expect(bench.pageOnScreen == "Full")
    #expect(bench.navigation.view.window == nil)
    bench.perform { page.dismiss(animated: true) { bench.note("dismiss completion") } }
    #expect(page.isBeingDismissed)
    bench.settle()
    #expect(bench.pageOnScreen == "Root")
    #expect(bench.navigation.presentedViewController == nil)
    #expect(
      bench.timeline.filter { !$0.contains("Layout") }.joined(separator: "\n") == """
        0.000 Full.viewDidLoad
        0.000 Root.viewWillDisappear(true)
        0.000 Full.viewWillAppear(true)
        0.000 Full.viewIsAppearing(true)
        0.500 Full.viewDidAppear(true)
        0.500 Root.viewDidDisappear(true)
        0.500 present completion
        0.500 Full.viewWillDisappear(true)
        0.500 Root.viewWillAppear(true)
        0.500 Root.viewIsAppearing(true)
        1.000 Root.viewDidAppear(true)
        1.000 Full.viewDidDisappear(true)
        1.000 dismiss completion
        """)
  }

  @Test("of an alert leaves the page below, and an action runs its handler when it is gone")
  func alert() {
    let bench = ControllersBench.launched()
    let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in
        bench.note("handler, presented: \(bench.navigation.presentedViewController != nil)")
      })
    bench.perform { bench.navigation.present(alert, animated: true) }
    bench.settle()
    #expect(alert.view.frame.midX == 195)
    #expect(alert.view.frame.width == 270)
    // The cancelling button is on the left, the other on the right.
    bench.tap(CGPoint(x: 260, y: alert.view.frame.maxY - 22))
    bench.settle()
    #expect(bench.timelineText == "0.800 handler, presented: false")
    #expect(bench.pageOnScreen == "Root")
  }

  @Test("lets go of an alert that is gone")
  func leak() {
    let bench = ControllersBench.launched()
    weak var alert: UIAlertController?
    do {
      let shown = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      shown.addAction(UIAlertAction(title: "OK", style: .default))
      alert = shown
      bench.perform { bench.navigation.present(shown, animated: true) }
    }
    bench.settle()
    bench.perform { bench.navigation.dismiss(animated: true) }
    bench.settle()
    #expect(alert == nil)
  }

  @Test("drops a push from iOS 8 on, with UIKit's line")
  func droppedPush() {
    let bench = ControllersBench.launched(.iOS8)
    bench.perform {
      bench.navigation.present(UIAlertController(), animated: true)
    }
    bench.perform {
      bench.navigation.pushViewController(bench.page("A"), animated: true)
      bench.navigation.popToRootViewController(animated: true)
    }
    let navigation = bench.system.describe(bench.navigation).replacing(": ", with: " ")
    let ending =
      " called on \(navigation) while an existing transition or presentation is occurring; the "
      + "navigation stack will not be updated."
    #expect(
      bench.log == [
        "pushViewController:animated:" + ending, "popToViewController:transition:" + ending,
      ])
    #expect(bench.stack == ["Root"])
  }

  @Test(
    "lets a push through in the turn in which the page is dismissed, and drops one in a later turn",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func pushWithDismissal(style: UIModalPresentationStyle) {
    for isLater in [false, true] {
      let bench = ControllersBench.launched(.iOS18)
      let shown = bench.page("X")
      shown.modalPresentationStyle = style
      bench.perform { bench.navigation.present(shown, animated: true) }
      bench.settle()
      let page = bench.page("A")
      bench.perform {
        bench.navigation.dismiss(animated: true)
        if !isLater { bench.navigation.pushViewController(page, animated: true) }
      }
      if isLater { bench.perform { bench.navigation.pushViewController(page, animated: true) } }
      bench.settle()
      #expect(bench.stack == (isLater ? ["Root"] : ["Root", "A"]))
      #expect(bench.navigation.presentedViewController == nil)
      #expect(bench.navigation.topViewController?.viewIfLoaded?.window != nil)
      #expect(bench.log.count == (isLater ? 1 : 0))
      #expect(bench.crash == nil)
    }
  }

  @Test("has a style; `none` is only what adapts to nothing")
  func noStyle() {
    let bench = ControllersBench.launched()
    let page = bench.page("X")
    page.modalPresentationStyle = .none
    bench.perform { bench.navigation.present(page, animated: true) }
    #expect(
      bench.crash?.reason
        == "The specified modal presentation style doesn't have a corresponding presentation controller."
    )
  }

  @Test("of a page that curls up covers the full screen")
  func curl() throws {
    let bench = ControllersBench.launched()
    let page = bench.page("X")
    page.modalTransitionStyle = .partialCurl
    page.modalPresentationStyle = .fullScreen
    bench.perform { bench.navigation.present(page, animated: false) }
    bench.settle()
    #expect(bench.crash == nil)
    let other = bench.page("Y")
    other.modalTransitionStyle = .partialCurl
    bench.perform { page.present(other, animated: false) }
    let reason = try #require(bench.crash?.reason)
    #expect(
      reason.hasPrefix(
        "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen"))
  }

  @Test("is refused outside a window, with the era's line")
  func outsideWindow() {
    let bench = ControllersBench.launched(.iOS13)
    let (page, host) = (bench.page("X"), bench.page("Host"))
    bench.perform { host.present(page, animated: true) }
    let (x, y) = (bench.system.describe(page), bench.system.describe(host))
    #expect(
      bench.log == [
        "Attempt to present \(x) on \(y) (from \(y)) whose view is not in the window hierarchy."
      ])
    #expect(host.presentedViewController == nil)
  }
}

@Suite("The appearance of a controller")
@MainActor
struct ControllersAppearanceTests {
  /// Every sequence of three steps, by the reference model: who is between begin and end.
  @Test("is unbalanced exactly if a step does not fit the one before")
  func balance() {
    var state = AppearanceState.disappeared
    #expect(state.end() == nil)
    #expect(state.begin(appearing: false, animated: true) == .willDisappear)
    #expect(state.begin(appearing: false, animated: true) == nil)
    #expect(state.end() == .didDisappear(animated: true))
    #expect(!state.mayBegin(false) && state.mayBegin(true))
    #expect(state.begin(appearing: true, animated: true) == .willAppear)
    #expect(state.begin(appearing: true, animated: true) == nil)
    #expect(state.end() == .didAppear(animated: true))
    #expect(state.end() == nil)
    #expect(state.begin(appearing: true, animated: true) == nil)
    #expect(state.begin(appearing: false, animated: false) == .willDisappear)
    #expect(state.begin(appearing: false, animated: false) == nil)
    #expect(state.begin(appearing: true, animated: true) == .willAppear)
    #expect(state.begin(appearing: false, animated: false) == .willDisappear)
    #expect(state.end() == .didDisappear(animated: false))
    #expect(state == .disappeared)
  }

  @Test("is logged in UIKit's words if it is unbalanced")
  func line() {
    let bench = ControllersBench.launched(.iOS18)
    let page = bench.page("X")
    bench.perform { page.endAppearanceTransition() }
    #expect(
      bench.log == [
        "Unbalanced calls to begin/end appearance transitions for \(bench.system.describe(page))."
      ])
  }

  @Test("comes with that of the parent, or with the view of a child that joins later")
  func children() {
    let bench = ControllersBench.launched(.iOS18)
    let root = bench.navigation.viewControllers[0]
    let child = bench.page("Child")
    bench.perform {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    bench.push("A")
    bench.settle()
    #expect(
      bench.timeline.filter { $0.contains("Child.view") && !$0.contains("Layout") } == [
        "0.000 Child.viewDidLoad",
        "0.000 Child.viewWillAppear(false)",
        "0.000 Child.viewIsAppearing(false)",
        "0.000 Child.viewDidAppear(false)",
        "0.000 Child.viewWillDisappear(true)",
        "0.500 Child.viewDidDisappear(true)",
      ])
  }
}
