import Foundation
import QuartzCore

/// An indicator under a finger (since iOS 13).
struct ScrollKnob {
  let axis: NSLayoutConstraint.Axis
  /// Where the finger was when it grabbed the indicator, in the window.
  let finger: CGPoint
  /// Where the content was.
  let offset: CGPoint
  /// The points of content for each point of the finger's way.
  let ratio: CGFloat
}

/// Grabs an indicator with a finger that stays on it.
///
/// Source of the name, the duration and that it belongs to the scroll view: logs of a collection view's
/// recognizers. Differs from UIKit: it comes with the indicators.
final class UIScrollViewKnobLongPressGestureRecognizer: UILongPressGestureRecognizer {
  /// How far beside an indicator it is grabbed, in points (assumed).
  private static let reach: CGFloat = 16

  private weak var scrollView: UIScrollView?
  private var knob: ScrollKnob?

  /// Makes the recognizer of a scroll view.
  init(for scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    minimumPressDuration = 0.1
    addHandler(frame: .uikit("-[UIScrollView _handleKnobLongPressGesture:]")) { [weak self] _ in
      self?.act()
    }
  }

  /// The indicator that shows at a place of the scroll view, if it stands for a way of the content.
  private func indicator(at place: CGPoint) -> _UIScrollViewScrollIndicator? {
    scrollView?.indicators?.views.first {
      $0.isSeen && $0.frame.insetBy(dx: -Self.reach, dy: -Self.reach).contains(place)
    }
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    guard let scrollView, scrollView.isScrollEnabled else { return false }
    return event.allTouches?.contains { touch in
      touch.phase == .began && indicator(at: touch.location(in: scrollView)) != nil
    } ?? false
  }

  private func act() {
    guard let scrollView else { return }
    switch state {
    case .began:
      guard let view = indicator(at: location(in: scrollView)) else { return }
      let span =
        view.axis == .vertical ? scrollView.verticalSpan() : scrollView.horizontalSpan()
      let knob = ScrollKnob(
        axis: view.axis, finger: location(in: nil), offset: scrollView.contentOffset,
        ratio: span.ratio)
      self.knob = knob
      scrollView.grab(view)
    case .changed: if let knob { scrollView.drag(knob, to: location(in: nil)) }
    case .ended, .cancelled:
      guard knob != nil else { return }
      knob = nil
      scrollView.letGoOfIndicators()
    case .possible, .failed: break  // Nobody grabbed it.
    }
  }
}

/// Content that is scrolled by its indicator.
///
/// Assumed: the delegate hears of a drag, and of no movement after it.
extension UIScrollView {
  /// How long an indicator takes to become wider or narrower, in seconds (assumed).
  private static let widening = 0.2

  func grab(_ indicator: _UIScrollViewScrollIndicator) {
    stopMoving()
    isTouched = true
    activity = .dragged(
      ScrollDrag(free: contentOffset, translation: .zero, lock: nil, start: contentOffset))
    showIndicators()
    widen([indicator], to: IndicatorSpan.grabbedThickness)
    toldDelegate?.scrollViewWillBeginDragging(self)
  }

  func drag(_ knob: ScrollKnob, to finger: CGPoint) {
    guard isDragging else { return }
    var offset = contentOffset
    switch knob.axis {
    case .vertical: offset.y = knob.offset.y + (finger.y - knob.finger.y) * knob.ratio
    case .horizontal: offset.x = knob.offset.x + (finger.x - knob.finger.x) * knob.ratio
    }
    offset = clamped(offset)
    if offset != contentOffset { move(to: offset) }
  }

  func letGoOfIndicators() {
    widen(indicators?.views ?? [], to: IndicatorSpan.thickness)
    guard isDragging else { return }
    var wanted = contentOffset
    toldDelegate?.scrollViewWillEndDragging(
      self, withVelocity: .zero, targetContentOffset: &wanted)
    guard isDragging else { return }
    activity = .touched
    toldDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    touchesEnded()
  }

  private func widen(_ indicators: [_UIScrollViewScrollIndicator], to thickness: CGFloat) {
    guard indicators.contains(where: { $0.thickness != thickness }) else { return }
    UIView.animate(withDuration: Self.widening, delay: 0, options: .beginFromCurrentState) {
      for indicator in indicators { indicator.thickness = thickness }
      self.placeIndicators()
    }
  }
}
