import Foundation
import Testing
import UIKit

@Suite("A swipe back")
@MainActor
struct SwipeRuleTests {
  /// What an app has done to its page or controller before the swipe.
  nonisolated enum Obstacle: CaseIterable {
    case none
    case root
    case hiddenBar
    case hiddenBarView
    case leftItem
    case supplementingLeftItem
    case hidesBackButton
    case disabledRecognizer
    case refusedByBarDelegate

    /// Whether UIKit's own recognizer still pops.
    var letsSwipe: Bool {
      switch self {
      case .none, .hiddenBarView, .supplementingLeftItem: true
      case .root, .hiddenBar, .leftItem, .hidesBackButton, .disabledRecognizer,
        .refusedByBarDelegate:
        false
      }
    }
  }

  private func bench(_ behaviour: UIKitBehaviour, _ obstacle: Obstacle) -> ControllersBench {
    let bench = ControllersBench.launched(
      behaviour, stack: obstacle == .root ? ["A"] : ["A", "B"],
      navigation: obstacle == .refusedByBarDelegate
        ? RefusingNavigationController(nibName: nil, bundle: nil) : nil)
    let item = bench.navigation.topViewController?.navigationItem
    bench.perform {
      switch obstacle {
      case .none, .root, .refusedByBarDelegate: break
      case .hiddenBar: bench.navigation.isNavigationBarHidden = true
      case .hiddenBarView: bench.navigation.navigationBar.isHidden = true
      case .leftItem, .supplementingLeftItem:
        item?.leftBarButtonItem = UIBarButtonItem(title: "Menu", primaryAction: nil)
        item?.leftItemsSupplementBackButton = obstacle == .supplementingLeftItem
      case .hidesBackButton: item?.hidesBackButton = true
      case .disabledRecognizer:
        bench.navigation.interactivePopGestureRecognizer?.isEnabled = false
        bench.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
      }
    }
    return bench
  }

  @Test("begins only where UIKit lets it", arguments: Obstacle.allCases)
  func inert(obstacle: Obstacle) {
    for behaviour in [UIKitBehaviour.iOS7, .iOS13, .iOS26] {
      let bench = bench(behaviour, obstacle)
      let before = bench.stack
      bench.swipeBack()
      #expect(bench.stack == (obstacle.letsSwipe ? ["A"] : before))
      #expect(bench.answersTouch())
      #expect(bench.log == [])
    }
  }

  @Test(
    "begins everywhere but at the root for an app that takes the delegate away",
    arguments: [Obstacle.hiddenBar, .leftItem, .hidesBackButton])
  func replacedDelegate(obstacle: Obstacle) {
    let bench = bench(.iOS18, obstacle)
    bench.navigation.interactivePopGestureRecognizer?.delegate = nil
    bench.swipeBack()
    #expect(bench.stack == ["A"])
    #expect(bench.answersTouch())
  }

  @Test("comes from the edge alone when only the content's recognizer is off")
  func twoRecognizers() throws {
    let bench = bench(.iOS26, .none)
    let content = try #require(bench.navigation.interactiveContentPopGestureRecognizer)
    content.isEnabled = false
    let finger = BenchFinger(bench, at: CGPoint(x: 100, y: 500))
    finger.drag(toX: 380, in: 0.2)
    finger.lift()
    bench.settle()
    #expect(bench.stack == ["A", "B"])
    bench.swipeBack()
    #expect(bench.stack == ["A"])
  }

  @Test("in the content leaves a page's own pan alone, which a swipe from the edge does not")
  func pagePan() {
    for (x, stack, states) in [(100.0, ["A", "B"], 1), (5.0, ["A"], 0)] {
      let bench = bench(.iOS26, .none)
      let pan = UIPanGestureRecognizer()
      var begins = 0
      pan.addHandler { if $0.state == .began { begins += 1 } }
      bench.navigation.topViewController?.view.addGestureRecognizer(pan)
      let finger = BenchFinger(bench, at: CGPoint(x: x, y: 500))
      finger.drag(toX: 380, in: 0.2)
      finger.lift()
      bench.settle()
      #expect(bench.stack == stack)
      #expect(begins == states)
    }
  }

  @Test("pops through the public method, once")
  func override() {
    let navigation = CountingNavigationController(nibName: nil, bundle: nil)
    let bench = ControllersBench.launched(.iOS18, stack: ["A", "B"], navigation: navigation)
    bench.swipeBack()
    #expect(navigation.popCount == 1)
    #expect(navigation.wasInteractive)
  }

  @Test("is cancelled when the recognizer is switched off meanwhile")
  func switchedOff() {
    let bench = bench(.iOS18, .none)
    let finger = bench.touchEdge()
    finger.drag(toX: 300, in: 0.2)
    bench.perform { bench.navigation.interactivePopGestureRecognizer?.isEnabled = false }
    bench.settle()
    #expect(bench.state == "stack A,B; screen B; bar A | B")
    #expect(bench.answersTouch())
  }

  @Test("freezes the app when the page that appears switches the recognizer off")
  func switchedOffInCallback() {
    let bench = bench(.iOS18, .none)
    let page = bench.navigation.viewControllers[0] as? BenchPage
    page?.onWillAppear = {
      bench.navigation.interactivePopGestureRecognizer?.isEnabled = false
    }
    bench.swipeBack()
    #expect(!bench.answersTouch())
    #expect(bench.navigation.transitionCoordinator?.isInteractive == true)
    bench.push("C")
    bench.settle()
    #expect(bench.stack == ["A"])
  }

  @Test("tells an additional target after the transition has begun and after it was decided")
  func additionalTarget() {
    let bench = bench(.iOS18, .none)
    var reports: [String] = []
    bench.navigation.interactivePopGestureRecognizer?.addHandler { recognizer in
      let coordinator = bench.navigation.transitionCoordinator
      guard recognizer.state != .changed else { return }
      reports.append(
        "\(recognizer.state) \(coordinator?.isInteractive ?? false) "
          + "\(coordinator?.isCancelled ?? false)")
    }
    bench.swipeBack(toX: 60, in: 1)
    #expect(reports == ["began true false", "ended false true"])
  }
}

/// Counts the pops that come through the public method.
private final class CountingNavigationController: UINavigationController {
  private(set) var popCount = 0
  private(set) var wasInteractive = false

  override func popViewController(animated: Bool) -> UIViewController? {
    popCount += 1
    let page = super.popViewController(animated: animated)
    wasInteractive = transitionCoordinator?.isInteractive ?? false
    return page
  }
}

/// Refuses every way back, as an app with unsaved changes does.
private final class RefusingNavigationController: UINavigationController, UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    false
  }
}
