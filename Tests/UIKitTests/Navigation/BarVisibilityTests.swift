import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("A bar that a page hides or shows")
@MainActor
struct BarVisibilityTests {
  /// One of the four ways from a page with a bar to one without, or back.
  nonisolated enum Edge: String, CaseIterable, Sendable {
    case pushHides, pushShows, popHides, popShows

    var hides: Bool { self == .pushHides || self == .popHides }
    var isPush: Bool { self == .pushHides || self == .pushShows }
  }

  /// Pages of which some hide the bar when they appear.
  @MainActor
  private final class Bench {
    let device = Device(era: .iOS18)
    let navigation: UINavigationController
    let lower: BarPage
    let upper: BarPage

    init(_ edge: Edge, animated: Bool, isTranslucent: Bool) {
      lower = BarPage(hidesBar: edge == .pushShows || edge == .popHides, animated: animated)
      upper = BarPage(hidesBar: edge == .pushHides || edge == .popShows, animated: animated)
      navigation = UINavigationController(rootViewController: lower)
      navigation.navigationBar.isTranslucent = isTranslucent
      let navigation = navigation
      device.launch { navigation }
      _ = device.settle(limit: 5)
      guard !edge.isPush else { return }
      move(push: true)
      _ = device.settle(limit: 5)
    }

    func move(push: Bool) {
      device.perform("test") { [navigation, upper] in
        if push {
          navigation.pushViewController(upper, animated: true)
        } else {
          navigation.popViewController(animated: true)
        }
      }
    }

    /// Where the screen shows a view now.
    func place(of view: UIView) -> CGRect {
      view.layer.presentation()?.frame ?? view.frame
    }

    /// The edge of the page above.
    var frontEdge: CGFloat { upper.view.superview.map { place(of: $0).minX } ?? .nan }
    var barPlace: CGRect { place(of: navigation.navigationBar) }
  }

  @Test("moves next to the edge of the page above", arguments: Edge.allCases)
  func sideways(_ edge: Edge) {
    let bench = Bench(edge, animated: true, isTranslucent: true)
    bench.move(push: edge.isPush)
    // The bar lies on the same side of that edge as its own page.
    let belongsToUpper = edge == .pushShows || edge == .popHides
    var passed: [CGFloat] = []
    for _ in 0..<8 {
      bench.device.advance(by: 0.03)
      let expected = bench.frontEdge - (belongsToUpper ? 0 : bench.barPlace.width)
      #expect(abs(bench.barPlace.minX - expected) < 0.5)
      #expect(bench.barPlace.minY == bench.device.system.screen.safeAreaInsets.top)
      passed.append(bench.frontEdge)
    }
    #expect(Set(passed).count == 8, "the pages must move for this test to say anything")
    _ = bench.device.settle(limit: 5)
    #expect(bench.navigation.isNavigationBarHidden == edge.hides)
    #expect((bench.barPlace.maxY <= 0) == edge.hides)
  }

  @Test(
    "changes at once without animation, while the page that goes keeps its place",
    arguments: Edge.allCases, [true, false])
  func atOnce(_ edge: Edge, isTranslucent: Bool) {
    let bench = Bench(edge, animated: false, isTranslucent: isTranslucent)
    bench.move(push: edge.isPush)
    bench.device.advance(by: 0.1)
    #expect((bench.barPlace.maxY <= 0) == edge.hides)
    #expect(bench.barPlace.minX == 0)
    let (leaving, coming) = edge.isPush ? (bench.lower, bench.upper) : (bench.upper, bench.lower)
    let below = bench.device.system.screen.safeAreaInsets.top + 44
    #expect(leaving.view.frame.minY == (edge.hides && !isTranslucent ? below : 0))
    #expect(coming.view.frame.minY == (edge.hides || isTranslucent ? 0 : below))
    #expect(coming.view.safeAreaInsets.top == safeTop(hasBar: !edge.hides, isTranslucent, bench))
  }

  private func safeTop(hasBar: Bool, _ isTranslucent: Bool, _ bench: Bench) -> CGFloat {
    let status = bench.device.system.screen.safeAreaInsets.top
    return hasBar ? (isTranslucent ? status + 44 : 0) : status
  }

  @Test("is where it was after a swipe that is cancelled", arguments: [Edge.popHides, .popShows])
  func cancelled(_ edge: Edge) throws {
    let bench = Bench(edge, animated: true, isTranslucent: true)
    // The recognizer's own delegate refuses where the bar is hidden.
    let always = AlwaysBegins()
    bench.navigation.interactivePopGestureRecognizer?.delegate = always
    let size = bench.navigation.view.bounds.size
    bench.device.touchDown(at: CGPoint(x: 2, y: size.height / 2))
    bench.device.drag(to: CGPoint(x: size.width * 0.4, y: size.height / 2), duration: 0.3)
    bench.device.advance(by: 0.1)
    #expect(bench.frontEdge > 100, "the finger must move the page")
    let isAtRight = edge == .popHides
    #expect(
      abs(bench.barPlace.minX - (bench.frontEdge - (isAtRight ? 0 : size.width))) < 0.5)
    bench.device.cancelTouches()
    _ = bench.device.settle(limit: 5)
    #expect(bench.navigation.viewControllers.count == 2)
    #expect(bench.navigation.isNavigationBarHidden == !edge.hides)
    #expect((bench.barPlace.maxY <= 0) == !edge.hides)
    #expect(bench.barPlace.minX == 0)
  }

  @Test("comes from above and goes there if no page moves", arguments: [true, false])
  func vertical(hides: Bool) {
    let bench = Bench(hides ? .pushShows : .pushHides, animated: true, isTranslucent: true)
    bench.device.perform("test") { [navigation = bench.navigation] in
      navigation.setNavigationBarHidden(!hides, animated: true)
    }
    let status = bench.device.system.screen.safeAreaInsets.top
    bench.device.advance(by: UINavigationController.hideShowBarDuration / 2)
    #expect(bench.barPlace.minX == 0)
    #expect(bench.barPlace.minY < status && bench.barPlace.minY > -44)
    bench.device.advance(by: UINavigationController.hideShowBarDuration)
    #expect(bench.barPlace.minY == (hides ? status : -45))
    #expect(bench.lower.view.safeAreaInsets.top == (hides ? status + 44 : status))
  }

  @Test("is not the bar view's own matter: hiding that one leaves layout and flag alone")
  func hiddenView() {
    let bench = Bench(.pushHides, animated: true, isTranslucent: true)
    let before = bench.lower.view.safeAreaInsets
    bench.device.perform("test") { [bar = bench.navigation.navigationBar] in bar.isHidden = true }
    #expect(!bench.navigation.isNavigationBarHidden)
    #expect(bench.lower.view.safeAreaInsets == before)
    bench.move(push: true)
    _ = bench.device.settle(limit: 5)
    bench.device.perform("test") { [navigation = bench.navigation] in
      navigation.popViewController(animated: true)
    }
    _ = bench.device.settle(limit: 5)
    #expect(!bench.navigation.isNavigationBarHidden)
    #expect(!bench.navigation.navigationBar.isHidden, "the controller's bar has gone and come")
  }

  @Test("hides the bar's view, too, once that is out of sight, and shows it before it comes")
  func viewOfHiddenBar() {
    let bench = Bench(.pushHides, animated: true, isTranslucent: true)
    let bar = bench.navigation.navigationBar
    func turn(hidden: Bool, animated: Bool) {
      bench.device.perform("test") { [navigation = bench.navigation] in
        navigation.setNavigationBarHidden(hidden, animated: animated)
      }
    }
    turn(hidden: true, animated: true)
    bench.device.advance(by: UINavigationController.hideShowBarDuration / 2)
    #expect(!bar.isHidden)
    bench.device.advance(by: UINavigationController.hideShowBarDuration)
    #expect(bar.isHidden)
    turn(hidden: false, animated: true)
    #expect(!bar.isHidden)
    _ = bench.device.settle(limit: 5)
    #expect(!bar.isHidden)
    turn(hidden: true, animated: false)
    #expect(bar.isHidden)
    turn(hidden: false, animated: false)
    #expect(!bar.isHidden)
    bench.move(push: true)
    _ = bench.device.settle(limit: 5)
    #expect(bar.isHidden, "the page above hides the bar")
    bench.move(push: false)
    #expect(!bar.isHidden)
  }

  @Test("hides the bar's view of a controller that nobody has shown")
  func viewOfUnseenBar() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.isNavigationBarHidden = true
    #expect(navigation.navigationBar.isHidden)
    navigation.isNavigationBarHidden = false
    #expect(!navigation.navigationBar.isHidden)
  }

  @Test("hides the view a turn later if it was to move without a window", arguments: [false, true])
  func movingUnseenBar(comesBack: Bool) {
    let device = Device(era: .iOS18)
    let navigation = UINavigationController(rootViewController: UIViewController())
    device.perform("test") {
      navigation.setNavigationBarHidden(true, animated: true)
      #expect(navigation.isNavigationBarHidden)
      #expect(!navigation.navigationBar.isHidden)
      if comesBack { navigation.setNavigationBarHidden(false, animated: true) }
    }
    _ = device.settle(limit: 5)
    #expect(navigation.navigationBar.isHidden == !comesBack)
  }
}

/// Lets every swipe begin.
private final class AlwaysBegins: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// A page that sets the bar when it is about to appear.
private final class BarPage: UIViewController {
  let hidesBar: Bool
  let isBarAnimated: Bool

  init(hidesBar: Bool, animated: Bool) {
    self.hidesBar = hidesBar
    isBarAnimated = animated
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(hidesBar, animated: animated && isBarAnimated)
  }
}
