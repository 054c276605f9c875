public import UIKit

extension NavigationInterlock {
  /// Whether one view at a time takes touches on the pages of this controller; true at first.
  ///
  /// Two fingers on two rows then choose one of them. Each page's whole tree of views gets UIKit's
  /// `isExclusiveTouch` when the page is about to be shown, and a view that comes into it later when a
  /// finger comes down on it. ``PageWishes/isTouchExclusive`` says it for a single page.
  ///
  /// Not affected are gesture recognizers, so scrolling, zooming and swiping back; text that is being
  /// edited; and views with `isMultipleTouchEnabled`, together with all that is in them unless it is in
  /// a scroll view. A view is set only once: what the app says about it afterwards stands.
  ///
  /// Turning it off takes back what has been set.
  ///
  /// Article: makeExclusiveTouchToViewController
  public var isTouchExclusive: Bool {
    get { touch.isExclusive }
    set { touch.isExclusive = newValue }
  }

  /// Has a view, and all that is in it now, take a touch only while no other view has one.
  ///
  /// For views that belong to no page: pages are taken care of by ``isTouchExclusive``. Leaves alone
  /// what that leaves alone, and knows nothing of views that come in later.
  ///
  /// Article: makeExclusiveTouchToViewController
  public func makeTouchExclusive(in view: UIView) {
    ExclusiveTouch.make(in: view)
  }

  /// Whether a gesture recognizer should watch a touch: not if a page moves or interaction is blocked.
  ///
  /// A touch outside of the controller's view is none of its business, and may be watched.
  ///
  /// ```swift
  /// func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
  ///   navigation.interlock.shouldReceive(touch)
  /// }
  /// ```
  ///
  /// Article: gestureRecognizer:shouldReceiveTouch:
  public func shouldReceive(_ touch: UITouch) -> Bool {
    guard let view = driver.host?.viewIfLoaded, touch.view?.isDescendant(of: view) ?? false else {
      return true
    }
    return !isTransitioning && !isInteractionBlocked
  }

  /// A delegate for gesture recognizers that answers ``shouldReceive(_:)``, and UIKit's defaults else.
  ///
  /// ```swift
  /// let press = UILongPressGestureRecognizer()
  /// press.delegate = navigation.interlock.tapGuard
  /// ```
  ///
  /// It lives as long as the controller; a recognizer whose delegate is gone watches every touch.
  ///
  /// Article: gestureRecognizer:shouldReceiveTouch:
  public var tapGuard: any UIGestureRecognizerDelegate { tapGuardObject }
}

/// The delegate that asks its navigation controller's guard.
final class TapGuard: NSObject, UIGestureRecognizerDelegate {
  private weak var interlock: NavigationInterlock?

  init(_ interlock: NavigationInterlock) {
    self.interlock = interlock
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    interlock?.shouldReceive(touch) ?? true
  }
}
