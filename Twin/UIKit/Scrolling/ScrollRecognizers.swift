import Foundation
import QuartzCore

/// The pan recognizer of a scroll view, which must stay the recognizer's delegate.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  /// Makes it the recognizer of a scroll view.
  func attach(to scrollView: UIScrollView) {
    self.scrollView = scrollView
    // A subclass that is a delegate of recognizers is this one's.
    super.delegate = scrollView as? any UIGestureRecognizerDelegate
    addHandler(frame: .uikit("-[UIScrollView handlePan:]")) { [weak scrollView] _ in
      scrollView?.panChanged()
    }
  }

  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set {
      guard newValue === scrollView else {
        UISystem.current.raise(
          "NSInvalidArgumentException",
          "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate."
        )
        return
      }
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.touchBegan()
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    fingersWereLifted()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    fingersWereLifted()
  }

  /// A drag ends with the recognizer's action, which comes after this.
  private func fingersWereLifted() {
    guard downTouches.isEmpty, let scrollView, !scrollView.isDragging else { return }
    scrollView.touchesEnded()
  }

  override func reset() {
    super.reset()
    scrollView?.touchesEnded()
  }
}

/// Lets a scroll view's content hear of a touch only once it is clear that it is no drag.
///
/// It fails after a moment, or as soon as the finger is lifted: then the content hears all at once. A
/// touch that stops content in its movement is recognized instead, so that the content never hears it.
///
/// Assumed: 0.15 s (what apps measured).
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  private static let delay: TimeInterval = 0.15

  weak var scrollView: UIScrollView?
  private var timer: TimerToken?
  private var stopsMovement = false

  override var delaysTouchesBegan: Bool {
    get { scrollView.map { $0.delaysContentTouches && $0.isScrollEnabled } ?? false }
    set {}
  }

  override var cancelsTouchesInView: Bool {
    get { stopsMovement }
    set {}
  }

  override var delaysTouchesEnded: Bool {
    get { stopsMovement }
    set {}
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    stopsMovement && preventedGestureRecognizer !== scrollView?.pan
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, state == .possible else { return }
    // This recognizer is asked before the pan, which will stop the movement.
    if scrollView.isDecelerating { stopsMovement = true }
    guard !stopsMovement else { return }
    let taken = touches.filter { touch in
      guard let view = touch.hitView, view !== scrollView else { return false }
      return !scrollView.touchesShouldBegin([touch], with: event, in: view)
    }
    if !taken.isEmpty { stopsMovement = true }
    guard timer == nil, !stopsMovement else { return }
    timer = UISystem.current.loop.schedule(after: Self.delay) { [weak self] in
      self?.timer = nil
      self?.state = .failed
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let state = scrollView?.pan.state, state == .began || state == .changed else { return }
    self.state = .failed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = stopsMovement ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func reset() {
    super.reset()
    if let timer { UISystem.current.loop.cancel(timer) }
    timer = nil
    stopsMovement = false
  }
}

/// The pinch recognizer of a scroll view.
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
  /// Makes it the recognizer of a scroll view.
  func attach(to scrollView: UIScrollView) {
    addHandler(frame: .uikit("-[UIScrollView handlePinch:]")) { [weak scrollView] _ in
      scrollView?.pinchChanged()
    }
  }

  /// Ends with the first finger (assumed: the one that stays scrolls).
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .began, .changed: state = .ended
    case .possible, .ended, .cancelled, .failed: super.touchesEnded(touches, with: event)
    }
  }
}
