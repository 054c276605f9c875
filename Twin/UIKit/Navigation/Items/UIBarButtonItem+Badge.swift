import Foundation

extension UIBarButtonItem {
  /// A small mark at the corner of a button (since iOS 26).
  @preconcurrency @MainActor
  public final class Badge: NSObject {
    /// The text; nil for a mark without one.
    public let stringValue: String?
    /// The color of the mark; the system's red unless set.
    public var backgroundColor: UIColor?
    /// The color of the text; white unless set.
    public var foregroundColor: UIColor?
    /// The font of the text; nil for the system's.
    public var font: UIFont?

    private init(_ text: String?) {
      stringValue = text
      super.init()
    }

    /// A mark with a number.
    public class func count(_ count: UInt) -> UIBarButtonItem.Badge { Badge("\(count)") }

    /// A mark with a text.
    public class func string(_ stringValue: String) -> UIBarButtonItem.Badge { Badge(stringValue) }

    /// A mark alone.
    public class func indicator() -> UIBarButtonItem.Badge { Badge(nil) }
  }
}

/// The mark at the corner of a bar's button. Sizes in points (assumed).
final class BarBadgeView: UILabel {
  private static let height: CGFloat = 16
  private static let dot: CGFloat = 8

  /// Shows a mark at a corner.
  func show(_ badge: UIBarButtonItem.Badge, at corner: CGPoint) {
    text = badge.stringValue
    font = badge.font ?? .systemFont(ofSize: 11, weight: .medium)
    textColor = badge.foregroundColor ?? .white
    textAlignment = .center
    backgroundColor = badge.backgroundColor ?? .systemRed
    clipsToBounds = true
    let side = badge.stringValue == nil ? Self.dot : Self.height
    let width = max(side, badge.stringValue == nil ? 0 : sizeThatFits(.zero).width + 8)
    bounds = CGRect(x: 0, y: 0, width: width, height: side)
    center = corner
    layer.cornerRadius = side / 2
  }
}
