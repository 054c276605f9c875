import CoreGraphics

/// How high the parts of the keyboard are on a screen.
///
/// Source: commonly reported heights. On phones upright 216, with suggestions 260, without a home button 291 and 335; on
/// their side 162 and 200, there 171 and 209. On tablets upright 264 and 313, on their side 352 and 398.
struct KeyboardMeasures {
  /// The four rows of keys, in points.
  let keys: CGFloat
  /// The row of words above them, in points.
  let suggestions: CGFloat
  /// The row below them on devices without a home button, which includes the home indicator, in points.
  let bottomRow: CGFloat

  /// Those of the device's screen.
  static var current: KeyboardMeasures {
    let screen = UIScreen.main
    let isWide = screen.bounds.width > screen.bounds.height
    let bottom = screen.safeAreaInsets.bottom
    if UIDevice.current.userInterfaceIdiom == .pad {
      // Assumed: nothing but the home indicator is below the keys of a tablet.
      return KeyboardMeasures(
        keys: isWide ? 352 : 264, suggestions: isWide ? 46 : 49, bottomRow: bottom)
    }
    let bottomRow: CGFloat = isWide ? 9 : 75
    return KeyboardMeasures(
      keys: isWide ? 162 : 216, suggestions: isWide ? 38 : 44, bottomRow: bottom > 0 ? bottomRow : 0
    )
  }
}
