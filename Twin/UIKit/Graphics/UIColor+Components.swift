public import Foundation
import QuartzCore

/// The numbers that make up a color; where it depends on traits, with the current ones.
nonisolated extension UIColor {
  private var numbers: CGColor.Components? {
    let color = cgColor
    return color.tile == nil ? color.rgba : nil
  }

  /// Writes red, green, blue and alpha, each from 0 to 1, to the places that are given.
  ///
  /// - Returns: Whether the color has such numbers; only a pattern has none, and nothing is written for it.
  @discardableResult
  public final func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = numbers else { return false }
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// Writes hue, saturation, brightness and alpha, each from 0 to 1, to the places that are given.
  ///
  /// A gray has hue and saturation 0.
  ///
  /// - Returns: Whether the color has such numbers; only a pattern has none, and nothing is written for it.
  @discardableResult
  public final func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = numbers else { return false }
    let highest = max(parts.red, parts.green, parts.blue)
    let range = highest - min(parts.red, parts.green, parts.blue)
    hue?.pointee = range == 0 ? 0 : Self.hue(of: parts, highest: highest, range: range)
    saturation?.pointee = highest == 0 ? 0 : range / highest
    brightness?.pointee = highest
    alpha?.pointee = parts.alpha
    return true
  }

  private static func hue(
    of parts: CGColor.Components, highest: CGFloat, range: CGFloat
  ) -> CGFloat {
    let sector: CGFloat =
      switch highest {
      case parts.red: (parts.green - parts.blue) / range
      case parts.green: (parts.blue - parts.red) / range + 2
      default: (parts.red - parts.green) / range + 4
      }
    return (sector < 0 ? sector + 6 : sector) / 6
  }

  /// Writes the lightness of the color as a gray and its alpha, each from 0 to 1.
  ///
  /// A gray is exact. Assumed: another color is as light as its luminance (weights and curve of sRGB,
  /// IEC 61966-2-1).
  ///
  /// - Returns: Whether the color has such numbers; only a pattern has none, and nothing is written for it.
  @discardableResult
  public final func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = numbers else { return false }
    white?.pointee = parts.lightness
    alpha?.pointee = parts.alpha
    return true
  }
}
