package import Foundation

/// What a device's screen is like.
nonisolated package struct ScreenDescription: Hashable, Sendable {
  /// Width and height in points, portrait.
  package let size: CGSize
  /// Pixels in a point.
  package let scale: CGFloat
  /// The part of each edge that hardware or the status bar covers, in points.
  package let safeAreaInsets: UIEdgeInsets
  /// Radius of the glass, in points.
  package let cornerRadius: CGFloat
  /// Height of the status bar, in points.
  package let statusBarHeight: CGFloat

  /// Describes a screen; all lengths are in points.
  package init(
    size: CGSize,
    scale: CGFloat,
    safeAreaInsets: UIEdgeInsets,
    cornerRadius: CGFloat,
    statusBarHeight: CGFloat
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.cornerRadius = cornerRadius
    self.statusBarHeight = statusBarHeight
  }

  /// Whether the width is regular, and not compact.
  ///
  /// A tablet in portrait has at least 744 points, a phone at most 440 (Apple's tables of screens; the
  /// middle is ours. Split screens and phones on their side are left out).
  var isWide: Bool { size.width >= 600 }

  /// What kind of device has such a screen.
  var idiom: UIUserInterfaceIdiom { isWide ? .pad : .phone }

  /// A phone with a notch: 390 by 844 points at three pixels each.
  ///
  /// Insets and bar: the table of `QMUIHelper.m` (QMUI_iOS, September 2024), iPhone 12 to 14.
  package static let phone = ScreenDescription(
    size: CGSize(width: 390, height: 844),
    scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    cornerRadius: 47.33,
    statusBarHeight: 47)

  /// A tablet without a home button: 820 by 1180 points at two pixels each.
  ///
  /// Insets and bar: iPad Air of 2020, 24 points above and 20 below (useyourloaf.com, "iPad Safe Area Sizes"). Assumed: the radius.
  package static let tablet = ScreenDescription(
    size: CGSize(width: 820, height: 1180),
    scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    cornerRadius: 18,
    statusBarHeight: 24)
}
