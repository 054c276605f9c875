import Foundation

/// What an app gives a bar besides colors, as it is done since iOS 5: pictures behind it, and their like.
struct BarPictures: Equatable {
  /// The picture behind the bar, by the height of the bar.
  var backgrounds: [UIBarMetrics: UIImage] = [:] {
    didSet {
      let picture = backgrounds[.default]
      if picture !== oldValue[.default] { isOpaque = picture?.isWhollyOpaque ?? false }
    }
  }
  /// Whether nothing shines through the usual picture behind the bar.
  private(set) var isOpaque = false
  /// The picture below the bar, in the place of the hairline.
  var shadow: UIImage?
  /// How far titles are moved down, in points, by the height of the bar.
  var titleAdjustments: [UIBarMetrics: CGFloat] = [:]
  var style = UIBarStyle.default

  /// The picture that shows behind a bar: the one for its height, or else the usual one.
  ///
  /// - Parameter isLow: Whether the bar is lower than usual, as on a phone that lies on its side.
  func background(hasPrompt: Bool = false, isLow: Bool) -> UIImage? {
    let wanted: [UIBarMetrics] =
      switch (isLow, hasPrompt) {
      case (false, false): [.default]
      case (false, true): [.defaultPrompt, .default]
      case (true, false): [.compact, .default]
      case (true, true): [.compactPrompt, .compact, .default]
      }
    return wanted.lazy.compactMap { backgrounds[$0] }.first
  }

  /// The picture of a shadow that shows: one needs a picture of a background, too.
  ///
  /// Source: UIKit documentation, `shadowImage`: "a custom background image must also be set".
  var shownShadow: UIImage? { backgrounds[.default] == nil ? nil : shadow }
}

extension UIImage {
  /// Whether each pixel is opaque; a picture without a size is not.
  var isWhollyOpaque: Bool {
    guard let pixels = cgImage?.pixelImage.pixels, !pixels.isEmpty else { return false }
    return pixels.allSatisfy { $0 >> 24 == 255 }
  }
}
