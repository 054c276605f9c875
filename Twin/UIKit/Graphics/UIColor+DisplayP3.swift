import Foundation
import QuartzCore

nonisolated extension UIColor {
  /// Makes a color of red, green and blue in the Display P3 space, and alpha, each from 0 to 1.
  ///
  /// What sRGB does not have gets numbers below 0 or above 1, as `getRed(_:green:blue:alpha:)` gives them on
  /// Apple's systems, too.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let numbers = CGColor.Components(
      displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha)
    self.init(red: numbers.red, green: numbers.green, blue: numbers.blue, alpha: alpha)
  }
}
