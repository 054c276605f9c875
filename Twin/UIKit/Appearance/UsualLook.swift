import Foundation

// The looks that UIKit itself gives to views. They are not the app's: what is said of the class by
// `appearance()` takes their place.

/// The color behind a view's content.
struct BackgroundColor {
  var shown: UIColor?
  /// The color that UIKit has given the view.
  var usual: UIColor?
  /// What the layer was given for the color that is shown.
  var painted: CGColor?

  /// Whether the app has chosen another color than UIKit's.
  var isOwn: Bool { shown != usual }

  /// Whether the layer still has what it was given.
  func isPainted(on layer: CALayer) -> Bool { layer.backgroundColor == painted }
}

extension UIView {
  /// The color behind the content: that of the layer, if the app has given it another one.
  ///
  /// Source: Matt Neuburg, stackoverflow.com "Any difference between self.backgroundColor and
  /// self.layer.backgroundColor": the view's is a wrapper of the layer's.
  var shownBackground: UIColor? {
    ground.isPainted(on: baseLayer)
      ? ground.shown : baseLayer.backgroundColor.map { UIColor(cgColor: $0) }
  }

  /// Gives the layer a color, as the traits have it.
  func paintBackground(_ color: UIColor?) {
    ground.painted = color?.resolvedColor(with: traitCollection).cgColor
    baseLayer.backgroundColor = ground.painted
  }

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
