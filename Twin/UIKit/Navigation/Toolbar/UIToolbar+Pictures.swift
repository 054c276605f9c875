import Foundation

/// Looks without an appearance object, as it was done until iOS 12. A look that is set by one comes before them.
///
/// Differs from UIKit: the same at all places of a bar.
extension UIToolbar {
  /// Puts a picture behind the bar, stretched to its size; an empty one makes the bar transparent.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    pictures.backgrounds[barMetrics] = backgroundImage
  }

  /// The picture behind the bar.
  public final func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    pictures.backgrounds[barMetrics]
  }

  /// Puts a picture above the bar in the place of the hairline. It shows only while a picture is behind the bar, too.
  public final func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    pictures.shadow = shadowImage
  }

  /// The picture in the place of the hairline.
  public final func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    pictures.shadow
  }

  /// Whether the bar is dark.
  public final var barStyle: UIBarStyle {
    get { pictures.style }
    set { pictures.style = newValue }
  }
}
