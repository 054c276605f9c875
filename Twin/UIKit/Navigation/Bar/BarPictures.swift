import Foundation

/// What an app gives a bar besides colors, as it is done since iOS 5: pictures behind it, and their like.
struct BarPictures {
  /// The picture behind the bar, by the height of the bar.
  var backgrounds: [UIBarMetrics: UIImage] = [:]
  /// The picture below the bar, in the place of the hairline.
  var shadow: UIImage?
  /// How far titles are moved down, in points, by the height of the bar.
  var titleAdjustments: [UIBarMetrics: CGFloat] = [:]
  var style = UIBarStyle.default

  /// The picture that shows: the twin's bars are of one height, with or without a prompt.
  func background(hasPrompt: Bool) -> UIImage? {
    (hasPrompt ? backgrounds[.defaultPrompt] : nil) ?? backgrounds[.default]
  }

  /// The picture of a shadow that shows: one needs a picture of a background, too.
  ///
  /// Source: UIKit documentation, `shadowImage`: "a custom background image must also be set".
  var shownShadow: UIImage? { backgrounds[.default] == nil ? nil : shadow }
}
