package import Foundation

/// Numbers of colors in other spaces than sRGB.
extension CGColor.Components {
  /// A color by its numbers in the Display P3 space.
  ///
  /// What sRGB does not have gets numbers below 0 or above 1.
  /// Source: SMPTE EG 432-1 and IEC 61966-2-1, by whose primaries, white (D65) and transfer curve the
  /// matrices are calculated, here and in `displayP3`.
  package init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (r, g, b) = (displayP3Red.linearized, green.linearized, blue.linearized)
    self.init(
      red: (1.224_940_2 * r - 0.224_940_2 * g).delinearized,
      green: (-0.042_056_9 * r + 1.042_056_9 * g).delinearized,
      blue: (-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_7 * b).delinearized, alpha: alpha)
  }

  /// The numbers that the color has in the Display P3 space.
  var displayP3: [CGFloat] {
    let (r, g, b) = (red.linearized, green.linearized, blue.linearized)
    return [
      (0.822_462_0 * r + 0.177_538_0 * g).delinearized,
      (0.033_194_2 * r + 0.966_805_8 * g).delinearized,
      (0.017_082_6 * r + 0.072_397_4 * g + 0.910_519_9 * b).delinearized,
    ]
  }

  /// The gray that is as light as the color.
  ///
  /// Source: the weights of the three lights in ITU-R BT.709, of which sRGB has the primaries.
  package var lightness: CGFloat {
    if red == green, green == blue { return red }
    let light =
      0.2126 * red.linearized + 0.7152 * green.linearized + 0.0722 * blue.linearized
    return light.delinearized
  }
}

extension CGFloat {
  /// The light of a channel's number, by the transfer curve of sRGB, which Display P3 shares.
  var linearized: CGFloat {
    let value = magnitude
    let light = value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    return CGFloat(signOf: self, magnitudeOf: light)
  }

  /// The number of a channel's light.
  var delinearized: CGFloat {
    let light = magnitude
    let value = light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return CGFloat(signOf: self, magnitudeOf: value)
  }
}
