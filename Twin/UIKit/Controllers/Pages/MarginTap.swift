import Foundation

/// A tap on the side of a page, which turns it.
///
/// Source: Apple, "UIPageViewController": a page curl has recognizers for taps and pans. Assumed: a side is a fifth of
/// the page.
final class MarginTap: UITapGestureRecognizer {
  private let axis: NSLayoutConstraint.Axis

  /// - Parameter turn: Turns the page.
  init(
    along axis: NSLayoutConstraint.Axis,
    turn: @escaping (UIPageViewController.NavigationDirection) -> Void
  ) {
    self.axis = axis
    super.init(target: nil, action: nil)
    addHandler(frame: .uikit("tap on the side of a page")) { [weak self] _ in
      self?.side.map(turn)
    }
  }

  /// Fails at once anywhere else.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if side == nil { state = .failed }
  }

  /// The way that the side under the finger leads.
  private var side: UIPageViewController.NavigationDirection? {
    guard let view else { return nil }
    let isHorizontal = axis == .horizontal
    let place = location(in: view)
    let (way, begin, length) =
      isHorizontal
      ? (place.x, view.bounds.minX, view.bounds.width)
      : (place.y, view.bounds.minY, view.bounds.height)
    guard abs(way - begin - length / 2) >= 0.3 * length else { return nil }
    return way < begin + length / 2 ? .reverse : .forward
  }
}
