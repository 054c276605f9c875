import CoreGraphics
import Foundation
import Synchronization

/// A color of the system: one for light and one for dark, and another dark one for what lies on top.
///
/// Values: Apple's Human Interface Guidelines, "Color", tables of iOS system colors, read 2026; fills,
/// labels, separators and backgrounds as apps have read them from iOS 13.
nonisolated final class SystemColor: Hashable, Sendable {
  /// A color for light and one for dark.
  private struct Pair: Hashable, Sendable {
    let light: CGColor
    let dark: CGColor
  }

  private let usual: Pair
  private let elevatedDark: CGColor
  /// The colors where a person wants more contrast; nil if they are the usual ones.
  private let highContrast: Pair?
  /// The color that took this one's place in iOS 26; nil if none did.
  private let later: SystemColor?

  init(_ light: CGColor, dark: CGColor, elevatedDark: CGColor? = nil) {
    usual = Pair(light: light, dark: dark)
    self.elevatedDark = elevatedDark ?? dark
    (highContrast, later) = (nil, nil)
  }

  /// A color of two times 24 bits of red, green and blue.
  convenience init(
    _ light: UInt32, _ lightAlpha: CGFloat = 1, dark: UInt32, _ darkAlpha: CGFloat = 1,
    elevated: UInt32? = nil
  ) {
    self.init(
      CGColor(hex: light, alpha: lightAlpha), dark: CGColor(hex: dark, alpha: darkAlpha),
      elevatedDark: elevated.map { CGColor(hex: $0, alpha: darkAlpha) })
  }

  /// A color that is another one with more contrast, and since iOS 26.
  init(
    _ light: UInt32, dark: UInt32, highContrast: (light: UInt32, dark: UInt32),
    since26 later: SystemColor? = nil
  ) {
    usual = Pair(light: CGColor(hex: light, alpha: 1), dark: CGColor(hex: dark, alpha: 1))
    elevatedDark = usual.dark
    self.highContrast = Pair(
      light: CGColor(hex: highContrast.light, alpha: 1),
      dark: CGColor(hex: highContrast.dark, alpha: 1))
    self.later = later
  }

  /// The color where traits are, on the active device's system.
  func resolved(with traits: UITraitCollection) -> CGColor {
    if let later, SymbolNames.systemVersion.load(ordering: .relaxed) >= 2600 {
      return later.resolved(with: traits)
    }
    let isDark = traits.userInterfaceStyle == .dark
    if let highContrast, traits.accessibilityContrast == .high {
      return isDark ? highContrast.dark : highContrast.light
    }
    guard isDark else { return usual.light }
    return traits.userInterfaceLevel == .elevated ? elevatedDark : usual.dark
  }

  static func == (left: SystemColor, right: SystemColor) -> Bool {
    left === right
      || left.usual == right.usual && left.elevatedDark == right.elevatedDark
        && left.highContrast == right.highContrast && left.later == right.later
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(usual)
    hasher.combine(elevatedDark)
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
