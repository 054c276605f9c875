import UIKit

extension UILabel {
  /// Writes in the system's letters, which follow the size of text that the person wants.
  ///
  /// - Parameters:
  ///   - size: The size at the standard text size, in points.
  ///   - weight: How bold the letters are.
  ///   - style: The text style as which they grow.
  func letter(
    _ size: CGFloat, _ weight: UIFont.Weight = .regular, as style: UIFont.TextStyle = .body
  ) {
    font = UIFontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: size, weight: weight))
    adjustsFontForContentSizeCategory = true
  }
}

extension UIView {
  /// A length that grows as running text does.
  func grown(_ length: CGFloat) -> CGFloat {
    UIFontMetrics.default.scaledValue(for: length, compatibleWith: traitCollection)
  }
}
