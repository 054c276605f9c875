import InterlockCore
import UIKit

/// The library's swipe back from anywhere in the content, for systems that have none.
///
/// It does what UIKit does for its own: it pops through the public method as soon as the recognizer has
/// begun, and the finger moves the transition. The animation is ours, so UIKit tells a delegate that has
/// one for as long as the drag lasts, and for no longer: with such a delegate UIKit's own swipe is off.
final class ContentSwipe: NSObject, UIGestureRecognizerDelegate {
  /// Recognizes it.
  let recognizer = UIPanGestureRecognizer()
  private unowned let feature: SwipeFeature
  @Loose private var host: UINavigationController?
  private weak var driver: NavigationDriver?
  private var action: GestureAction?
  private var pace = FingerPace()
  /// The delegate that UIKit tells during a drag. It lives on: UIKit may be calling it when the drag ends.
  private let dragDelegate: PageDragDelegate
  /// The drag whose transition is under way; nil at rest.
  private var drag: PageDrag?

  init(feature: SwipeFeature, host: UINavigationController, driver: NavigationDriver) {
    self.feature = feature
    self.host = host
    self.driver = driver
    dragDelegate = PageDragDelegate(driver: driver)
    super.init()
    recognizer.delegate = self
    recognizer.maximumNumberOfTouches = 1
    action = GestureAction(of: recognizer) { [weak self] in self?.fingerMoved() }
  }

  /// Recognizes swipes over a view, and no other.
  func watch(_ view: UIView) {
    if recognizer.view !== view { view.addGestureRecognizer(recognizer) }
  }

  // MARK: Whether it begins

  /// A page that is left in another way does not pay for this one; the bar is not content.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let host, let page = host.topViewController else { return false }
    let isOnBar = touch.view?.isDescendant(of: host.navigationBar) ?? false
    return !isOnBar && feature.rule(for: page).allows(.ownContent)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view = recognizer.view, FingerWay(of: recognizer, over: view).leadsBack else {
      return false
    }
    return feature.mayBegin(recognizer, .ownContent) {
      feature.appAllowsEdgeSwipe
    } standard: {
      false
    }
  }

  /// A finger at the edge means the system's own swipe, and one on what scrolls sideways means that.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer === host?.interactivePopGestureRecognizer
      || scrollsSideways(otherGestureRecognizer)
  }

  // MARK: Under the finger

  private func fingerMoved() {
    guard let view = recognizer.view, let driver else { return }
    let way = pace.way(of: recognizer, over: view, at: driver.clock.now)
    switch recognizer.state {
    case .began:
      begin(way)
      drag?.move(to: way.progress)
    case .changed:
      drag?.move(to: way.progress)
    case .ended:
      drag?.move(to: way.progress)
      drag?.lift(goesOn: way.reachesEnd)
    case .cancelled, .failed:
      drag?.lift(goesOn: false)
    case .possible:
      break
    @unknown default:
      break
    }
  }

  /// Pops as UIKit does for a swipe: by the public method, so that overrides see it.
  private func begin(_ way: FingerWay) {
    guard let host, let driver, let page = host.topViewController,
      let below = host.viewControllers.dropLast().last
    else { return }
    let drag = PageDrag(
      of: page, above: below, direction: way.direction, clock: driver.clock
    ) { [weak self] in
      self?.end()
    }
    self.drag = drag
    driver.drag = drag
    dragDelegate.drag = drag
    host.interlock.useProxy(dragDelegate)
    host.popViewController(animated: true)
    if host.topViewController === page { end() }  // An override has kept the page.
  }

  /// The transition is over, or there was none.
  func end() {
    guard drag != nil else { return }
    drag = nil
    driver?.drag = nil
    dragDelegate.drag = nil
    host?.interlock.useProxy(nil)
  }
}
