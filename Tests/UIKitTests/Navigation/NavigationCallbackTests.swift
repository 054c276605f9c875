import Foundation
import Testing
import UIKit

@Suite("Callbacks of a navigation controller come in UIKit's order")
@MainActor
struct NavigationCallbackTests {
  /// A bench at rest whose delegate reports too.
  private func launched(_ behaviour: UIKitBehaviour = .iOS18) -> (ControllersBench, BenchDelegate) {
    let bench = ControllersBench(behaviour)
    let delegate = BenchDelegate { [weak bench] in bench?.note($0) }
    bench.navigation.delegate = delegate
    bench.launch()
    return (bench, delegate)
  }

  @Test("for a push that comes between the first layout and the end of its turn, and is animated")
  func pushAfterFirstLayout() {
    let bench = ControllersBench(.iOS26)
    let delegate = BenchDelegate { [weak bench] in bench?.note($0) }
    bench.navigation.delegate = delegate
    bench.perform {
      bench.window.rootViewController = bench.navigation
      bench.window.isHidden = false
      bench.navigation.view.layoutIfNeeded()
      bench.navigation.pushViewController(bench.page("B"), animated: true)
      bench.navigation.view.layoutIfNeeded()
      #expect(bench.navigation.transitionCoordinator?.isAnimated == true)
    }
    bench.settle()
    let ends = bench.timeline.filter { $0.contains("Did") || $0.contains("didShow") }
      .filter { !$0.contains("DidLoad") && !$0.contains("DidLayout") }
    #expect(
      ends == [
        "0.500 Root.viewDidDisappear(true)", "0.500 B.viewDidAppear(true)", "0.500 didShow(B)",
      ])
    #expect(bench.navigation.transitionCoordinator == nil)
    withExtendedLifetime(delegate) {}
  }

  @Test("for an animated push", arguments: [UIKitBehaviour.iOS7, .iOS13, .iOS26])
  func animatedPush(_ behaviour: UIKitBehaviour) {
    let (bench, delegate) = launched(behaviour)
    bench.perform {
      bench.navigation.pushViewController(bench.page("B"), animated: true)
      bench.note("call returned")
      let coordinator = bench.navigation.transitionCoordinator
      coordinator?.animate { _ in
        bench.note("alongside")
      } completion: { _ in
        bench.note("completion added first")
      }
      coordinator?.animate(alongsideTransition: nil) { _ in bench.note("completion added last") }
    }
    bench.settle()
    #expect(
      bench.timelineText == """
        0.000 B.willMove(nav)
        0.000 call returned
        0.000 B.viewDidLoad
        0.000 Root.viewWillDisappear(true)
        0.000 B.viewWillAppear(true)
        0.000 willShow(B)
        0.000 B.viewIsAppearing(true)
        0.000 B.viewDidLayoutSubviews
        0.000 alongside
        0.500 Root.viewDidDisappear(true)
        0.500 B.viewDidAppear(true)
        0.500 B.didMove(nav)
        0.500 didShow(B)
        0.500 completion added last
        0.500 completion added first
        """)
    withExtendedLifetime(delegate) {}
  }

  /// Notes which page has left when the delegate is told, as coordinators of apps do.
  private final class Leaver: NSObject, UINavigationControllerDelegate {
    var left: [UIViewController] = []

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      guard
        let page = navigationController.transitionCoordinator?.viewController(forKey: .from),
        !navigationController.viewControllers.contains(page)
      else { return }
      left.append(page)
    }
  }

  @Test("with a coordinator that still says who has left when a pop has ended")
  func whoHasLeft() {
    let bench = ControllersBench(.iOS18)
    let leaver = Leaver()
    bench.navigation.delegate = leaver
    bench.launch()
    bench.push("B")
    bench.settle()
    #expect(leaver.left.isEmpty)
    let page = bench.navigation.topViewController
    bench.perform { bench.navigation.popViewController(animated: true) }
    bench.settle()
    #expect(leaver.left == [page])
    #expect(bench.navigation.transitionCoordinator == nil)
  }

  @Test("for an animated pop")
  func animatedPop() {
    let (bench, delegate) = launched()
    bench.push("B")
    bench.settle()
    bench.clearTimeline()
    bench.perform { bench.navigation.popViewController(animated: true) }
    bench.settle()
    #expect(
      bench.timelineText == """
        0.500 B.willMove(nil)
        0.500 B.viewWillDisappear(true)
        0.500 Root.viewWillAppear(true)
        0.500 willShow(Root)
        0.500 Root.viewIsAppearing(true)
        0.500 Root.viewDidLayoutSubviews
        1.000 B.viewDidDisappear(true)
        1.000 Root.viewDidAppear(true)
        1.000 B.didMove(nil)
        1.000 didShow(Root)
        """)
    withExtendedLifetime(delegate) {}
  }

  @Test("for a push without animation, with the layout last")
  func unanimatedPush() {
    let (bench, delegate) = launched()
    bench.push("B", animated: false)
    #expect(
      bench.timelineText == """
        0.000 B.willMove(nav)
        0.000 B.viewDidLoad
        0.000 Root.viewWillDisappear(false)
        0.000 B.viewWillAppear(false)
        0.000 willShow(B)
        0.000 Root.viewDidDisappear(false)
        0.000 B.viewIsAppearing(false)
        0.000 B.viewDidAppear(false)
        0.000 B.didMove(nav)
        0.000 didShow(B)
        0.000 B.viewDidLayoutSubviews
        """)
    withExtendedLifetime(delegate) {}
  }

  @Test("for a page that was covered: the delegate hears of it again", arguments: [true, false])
  func uncovered(isAnimated: Bool) {
    let (bench, delegate) = launched()
    let cover = bench.page("Cover")
    cover.modalPresentationStyle = .fullScreen
    bench.perform { bench.navigation.present(cover, animated: false) }
    bench.settle()
    bench.clearTimeline()
    bench.perform { cover.dismiss(animated: isAnimated) }
    bench.settle()
    let calls = bench.timeline.map { $0.split(separator: " ").last ?? "" }
      .filter { $0.contains("Root") && !$0.contains("Layout") }
    #expect(
      calls == [
        "Root.viewWillAppear(\(isAnimated))", "willShow(Root)",
        "Root.viewIsAppearing(\(isAnimated))", "Root.viewDidAppear(\(isAnimated))",
        "didShow(Root)",
      ])
    withExtendedLifetime(delegate) {}
  }

  @Test("for a push right after the window became visible, up to iOS 17")
  func firstPushAfterRoot() {
    #expect(
      firstPush(on: .iOS13) == """
        0.000 Root.viewDidLoad
        0.000 Root.viewWillAppear(false)
        0.000 Root.viewIsAppearing(false)
        0.000 P.viewDidLoad
        0.000 Root.viewWillDisappear(false)
        0.000 P.viewWillAppear(false)
        0.000 Root.viewDidDisappear(false)
        0.000 P.viewIsAppearing(false)
        0.000 P.viewDidAppear(false)
        """)
  }

  @Test("for the first page: `didShow` comes twice on iOS 6, and once from iOS 7")
  func firstPage() {
    let first = ["willShow(Root)", "Root.viewDidAppear(false)", "didShow(Root)"]
    #expect(callbacksOfLaunch(.iOS7) == first)
    #expect(callbacksOfLaunch(.iOS26) == first)
    #expect(
      callbacksOfLaunch(.iOS6) == [
        "willShow(Root)", "didShow(Root)", "Root.viewDidAppear(false)", "didShow(Root)",
      ])
  }

  private func callbacksOfLaunch(_ behaviour: UIKitBehaviour) -> [String] {
    let bench = ControllersBench(behaviour)
    let delegate = BenchDelegate { [weak bench] in bench?.note($0) }
    bench.navigation.delegate = delegate
    bench.perform {
      bench.window.rootViewController = bench.navigation
      bench.window.makeKeyAndVisible()
    }
    bench.settle()
    return bench.timeline.compactMap { $0.split(separator: " ").last.map(String.init) }
      .filter { $0.contains("Show(") || $0.contains("viewDidAppear") }
  }

  @Test("for a push right after the window became visible, from iOS 18")
  func firstPushCoalesced() {
    #expect(
      firstPush(on: .iOS18) == """
        0.000 P.viewDidLoad
        0.000 P.viewWillAppear(false)
        0.000 P.viewIsAppearing(false)
        0.000 P.viewDidAppear(false)
        """)
  }

  /// What was measured on devices lists these callbacks and no others.
  private func firstPush(on behaviour: UIKitBehaviour) -> String {
    let bench = ControllersBench(behaviour)
    bench.perform {
      bench.window.rootViewController = bench.navigation
      bench.window.makeKeyAndVisible()
      bench.navigation.pushViewController(bench.page("P"), animated: true)
    }
    bench.settle()
    return bench.timeline.filter { $0.contains("view") && !$0.contains("Layout") }
      .joined(separator: "\n")
  }

  @Test("for a pop that turns a push around on iOS 26: the page still appears")
  func reversal() {
    let (bench, delegate) = launched(.iOS26)
    bench.push("A")
    bench.advance(0.1)
    bench.clearTimeline()
    bench.perform { bench.navigation.popViewController(animated: true) }
    bench.settle()
    #expect(
      bench.timelineText == """
        0.100 A.willMove(nil)
        0.100 Root.viewDidDisappear(true)
        0.100 A.viewDidAppear(true)
        0.100 A.didMove(nav)
        0.100 didShow(A)
        0.100 A.viewWillDisappear(true)
        0.100 Root.viewWillAppear(true)
        0.100 willShow(Root)
        0.100 Root.viewIsAppearing(true)
        0.600 A.viewDidDisappear(true)
        0.600 Root.viewDidAppear(true)
        0.600 A.didMove(nil)
        0.600 didShow(Root)
        """)
    withExtendedLifetime(delegate) {}
  }

  @Test("and reach only the links of pages while nobody sees the controller")
  func offScreen() {
    let bench = ControllersBench(.iOS18)
    let delegate = BenchDelegate { [weak bench] in bench?.note($0) }
    bench.navigation.delegate = delegate
    bench.clearTimeline()
    bench.push("A")
    #expect(bench.navigation.transitionCoordinator == nil)
    bench.settle()
    #expect(bench.timelineText == "0.000 A.willMove(nav)\n0.000 Root.didMove(nav)")
    #expect(bench.stack == ["Root", "A"])
    withExtendedLifetime(delegate) {}
  }

  @Test("and a postponed call runs an override a second time")
  func postponedCallsRunOverridesTwice() {
    let bench = ControllersBench(.iOS13)
    let navigation = CountingNavigationController(rootViewController: bench.page("Root"))
    bench.perform {
      bench.window.rootViewController = navigation
      bench.window.makeKeyAndVisible()
    }
    bench.settle()
    bench.perform { navigation.pushViewController(bench.page("A"), animated: true) }
    bench.advance(0.1)
    bench.perform { navigation.pushViewController(bench.page("B"), animated: true) }
    #expect(navigation.viewControllers.map(\.title) == ["Root", "A"])
    bench.settle()
    #expect(navigation.viewControllers.map(\.title) == ["Root", "A", "B"])
    #expect(navigation.pushedTitles == ["Root", "A", "B", "B"])
  }
}

/// Counts calls of `pushViewController`, as an override in an app would.
private final class CountingNavigationController: UINavigationController {
  private(set) var pushedTitles: [String] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushedTitles.append(viewController.title ?? "")
    super.pushViewController(viewController, animated: animated)
  }
}
