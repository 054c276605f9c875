nonisolated extension UIColor {
  /// The color of text on dark backgrounds: white, 60 % opaque, in any interface.
  ///
  /// Source: documentation of `UIColor.lightText`, values as apps have read them.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

  /// The color of text on light backgrounds: black, in any interface.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }

  /// The tint color. Differs from UIKit: the system's, whatever the view's tint is where it is drawn.
  public class var tintColor: UIColor { .systemBlue }
}
