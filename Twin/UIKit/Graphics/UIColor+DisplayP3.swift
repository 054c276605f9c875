import Foundation
import QuartzCore

nonisolated extension UIColor {
  /// Makes a color of red, green and blue in the Display P3 space, and alpha, each from 0 to 1.
  ///
  /// What sRGB does not have gets numbers below 0 or above 1, as `getRed(_:green:blue:alpha:)` gives them on
  /// Apple's systems, too.
  /// Source: SMPTE EG 432-1 and IEC 61966-2-1, by whose primaries, white (D65) and transfer curve the matrix
  /// is calculated.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let (r, g, b) = (displayP3Red.linearized, green.linearized, blue.linearized)
    self.init(
      red: (1.224_940_2 * r - 0.224_940_2 * g).delinearized,
      green: (-0.042_056_9 * r + 1.042_056_9 * g).delinearized,
      blue: (-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_7 * b).delinearized, alpha: alpha)
  }
}

nonisolated extension CGFloat {
  /// The light of a channel's number, by the transfer curve of sRGB, which Display P3 shares.
  fileprivate var linearized: CGFloat {
    let value = magnitude
    let light = value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    return CGFloat(signOf: self, magnitudeOf: light)
  }

  /// The number of a channel's light.
  fileprivate var delinearized: CGFloat {
    let light = magnitude
    let value = light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return CGFloat(signOf: self, magnitudeOf: value)
  }
}
