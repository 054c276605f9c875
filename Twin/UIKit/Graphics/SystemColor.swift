import CoreGraphics
import Foundation

/// A color of the system: one for light and one for dark, and another dark one for what lies on top.
///
/// Values: Apple's Human Interface Guidelines, "Color", tables of iOS system colors, read 2026; fills,
/// labels, separators and backgrounds as apps have read them from iOS 13.
nonisolated struct SystemColor: Hashable, Sendable {
  private let light: CGColor
  private let dark: CGColor
  private let elevatedDark: CGColor

  init(_ light: CGColor, dark: CGColor, elevatedDark: CGColor? = nil) {
    self.light = light
    self.dark = dark
    self.elevatedDark = elevatedDark ?? dark
  }

  /// A color of two times 24 bits of red, green and blue.
  init(
    _ light: UInt32, _ lightAlpha: CGFloat = 1, dark: UInt32, _ darkAlpha: CGFloat = 1,
    elevated: UInt32? = nil
  ) {
    self.init(
      CGColor(hex: light, alpha: lightAlpha), dark: CGColor(hex: dark, alpha: darkAlpha),
      elevatedDark: elevated.map { CGColor(hex: $0, alpha: darkAlpha) })
  }

  /// The color where traits are.
  func resolved(with traits: UITraitCollection) -> CGColor {
    guard traits.userInterfaceStyle == .dark else { return light }
    return traits.userInterfaceLevel == .elevated ? elevatedDark : dark
  }
}

nonisolated extension CGColor {
  /// A color of 24 bits of red, green and blue.
  convenience init(hex: UInt32, alpha: CGFloat) {
    self.init(
      srgbRed: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }
}
