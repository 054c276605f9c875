import Foundation

extension UIGestureRecognizerDelegate {
  /// Lets `delegate.gestureRecognizerShouldBegin?(...)` compile, which Objective-C's optional methods need.
  public var gestureRecognizerShouldBegin: UIOptionalCalls<UIGestureRecognizer, Bool>? {
    UIOptionalCalls { self.gestureRecognizerShouldBegin($0) }
  }
}

extension UIGestureRecognizerDelegate {
  /// Lets `delegate.gestureRecognizer?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var gestureRecognizer: UIGestureRecognizerDelegateCalls? {
    UIGestureRecognizerDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIGestureRecognizerDelegateCalls {
  let delegate: any UIGestureRecognizerDelegate

  /// Whether both gestures may be recognized on the same touches.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  /// Whether the first waits until the other has failed.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(
      gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  /// Whether the other waits until the first has failed.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(
      gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }

  /// Whether the recognizer watches a touch.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  /// Whether the recognizer watches a press.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldReceive: press)
  }

  /// Whether the recognizer watches an event's touches.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldReceive: event)
  }
}
