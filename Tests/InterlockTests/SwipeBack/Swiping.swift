import Foundation
import Interlock
import Simulator
import UIKit

extension Stage {
  /// How a finger leaves the screen.
  enum Lift {
    case up
    case cancelled
    case not
  }

  /// Drags a finger over the middle of the screen, from and to these places along its width.
  func drag(from start: CGFloat = 0, to end: CGFloat, in seconds: TimeInterval = 0.2, _ lift: Lift)
  {
    device.touchDown(at: CGPoint(x: start, y: 500))
    device.drag(to: CGPoint(x: end, y: 500), duration: seconds)
    switch lift {
    case .up: device.touchUp()
    case .cancelled: device.cancelTouches()
    case .not: break
    }
  }

  /// Swipes back from the edge, far enough, and lets everything come to rest.
  func swipeBack() {
    drag(to: 330, .up)
    settle()
  }

  /// What a person sees, for a failure's comment.
  var sight: String {
    let reading = device.screenReading
    let hit = device.viewHit(at: CGPoint(x: 195, y: 500)).map { "\(type(of: $0))" }
    return "\(stack), page \(reading.pageDrawn?.title ?? "none"), bar \(reading.titlesDrawn), "
      + "alert \(reading.alertDrawn ?? "none"), hit \(hit ?? "none"), log \(device.log)"
  }

  /// Whether the page on top is drawn, under its own title alone, and takes touches, and nothing was
  /// logged.
  var isSound: Bool { showsTop && device.log.isEmpty }

  /// Whether the page on top is drawn, under its own title alone, and takes touches.
  var showsTop: Bool {
    let reading = device.screenReading
    let hit = device.viewHit(at: CGPoint(x: 195, y: 500))
    return reading.pageDrawn === navigation.topViewController
      && (navigation.isNavigationBarHidden || reading.titlesDrawn == [stack.last ?? ""])
      && top.viewIfLoaded.map { hit?.isDescendant(of: $0) ?? false } ?? false
      && device.crash == nil
  }
}

/// A recipe that apps use to bring the swipe back: let every swipe begin.
@MainActor
final class EverySwipeBegins: NSObject, UIGestureRecognizerDelegate {
  private(set) var questions = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions += 1
    return true
  }
}

/// An app that wants no swipe at the moment.
@MainActor
final class NoSwipeBegins: NSObject, UIGestureRecognizerDelegate {
  private(set) var questions = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions += 1
    return false
  }
}
