public import Foundation

/// Looks without an appearance object. A look that is set by one, the bar's or a page's, comes before them.
extension UINavigationBar {
  /// Puts a picture behind the bar, stretched to its size; an empty one makes the bar transparent.
  ///
  /// Differs from UIKit: pictures are stretched as a whole.
  public final func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    pictures.backgrounds[barMetrics] = backgroundImage
  }

  /// Puts a picture behind the bar. Differs from UIKit: at all places the same.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  /// The picture behind the bar.
  public final func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    pictures.backgrounds[barMetrics]
  }

  /// The picture behind the bar. Differs from UIKit: at all places the same.
  public final func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImage(for: barMetrics)
  }

  /// The picture below the bar in the place of the hairline; an empty one takes that away. It shows only
  /// while a picture is behind the bar, too (documentation).
  public final var shadowImage: UIImage? {
    get { pictures.shadow }
    set { pictures.shadow = newValue }
  }

  /// Whether the bar is dark, with white titles. A controller with a dark bar has a light status bar.
  public final var barStyle: UIBarStyle {
    get { pictures.style }
    set { pictures.style = newValue }
  }

  /// Moves titles down, by points; a negative number moves them up.
  public final func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    pictures.titleAdjustments[barMetrics] = adjustment
  }

  /// How far titles are moved down, in points.
  public final func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    pictures.titleAdjustments[barMetrics] ?? 0
  }
}
