import Foundation

// The looks that UIKit itself gives to views. They are not the app's: what is said of the class by
// `appearance()` takes their place.

/// The color behind a view's content.
struct BackgroundColor {
  var shown: UIColor?
  /// The color that UIKit has given the view.
  var usual: UIColor?

  /// Whether the app has chosen another color than UIKit's.
  var isOwn: Bool { shown != usual }
}

extension UIView {
  /// Gives the view the background that UIKit's views of this kind have.
  func showUsualBackground(_ color: UIColor?) {
    ground.usual = color
    backgroundColor = color
  }
}

extension UILabel {
  /// Gives the label the font that UIKit's labels in this place have.
  func showUsualFont(_ font: UIFont) {
    usualFont = font
    self.font = font
  }

  /// Whether the app has chosen another font than UIKit's.
  var hasOwnFont: Bool { font != usualFont ?? .systemFont(ofSize: UIFont.labelFontSize) }

  /// Whether the app has chosen another color than UIKit's. Values and texts beside groups of rows are paler, and have
  /// a usual font.
  var hasOwnTextColor: Bool {
    textColor != .label && (usualFont == nil || textColor != .secondaryLabel)
  }
}
