import CoreGraphics

/// The texts or the buttons of an alert, which scroll where the screen is too low for all of them.
///
/// Source: of both styles that the system's is a scroll view (github.com/LZAscott/ScottAlertController, issue 2), and
/// that the buttons stay while long texts scroll (github.com/pmusolino/PMAlertController, pull request 46).
final class AlertPart: UIScrollView {
  init() {
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    delaysContentTouches = false
    scrollsToTop = false
  }

  /// Not made from archives.
  required init?(coder: NSCoder) { nil }

  /// Also a finger that lies on a button scrolls.
  override func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// Takes a place, with a content as wide.
  func take(_ place: CGRect, contentHeight: CGFloat) {
    frame = place
    contentSize = CGSize(width: place.width, height: contentHeight)
    isScrollEnabled = contentHeight > place.height
  }

  /// How high texts and buttons are that share a height.
  ///
  /// Assumed: buttons keep at least half of it, and otherwise texts are seen whole.
  static func heights(
    texts: CGFloat, buttons: CGFloat, sharing height: CGFloat
  ) -> (texts: CGFloat, buttons: CGFloat) {
    guard texts + buttons > height else { return (texts, buttons) }
    let lower = min(buttons, max(height - texts, height / 2))
    return (height - lower, lower)
  }

  /// A height that is no higher than there is room; 0 for any.
  static func height(_ wanted: CGFloat, in room: CGFloat) -> CGFloat {
    room > 0 ? min(wanted, room) : wanted
  }
}
