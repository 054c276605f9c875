import Foundation

/// How a field's text shrinks to fit.
extension UITextField {
  /// Whether the font shrinks, down to `minimumFontSize`, to let the text fit.
  public final var adjustsFontSizeToFitWidth: Bool {
    get { label.adjustsFontSizeToFitWidth }
    set { label.adjustsFontSizeToFitWidth = newValue }
  }

  /// The smallest size of the font, in points; 0 for any.
  public final var minimumFontSize: CGFloat {
    get { label.minimumScaleFactor * label.font.pointSize }
    set { label.minimumScaleFactor = min(1, newValue / label.font.pointSize) }
  }
}
