public import Foundation
public import QuartzCore

/// A color.
///
/// Differs from UIKit: one sRGB value, no pattern, no change with the traits.
// Sendable although a class: all that it holds is one constant of a Sendable type.
nonisolated open class UIColor: NSObject, @unchecked Sendable {
  private let ownColor: CGColor

  /// Makes a color of red, green, blue and alpha, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    ownColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  /// Makes a gray of its lightness and alpha, each from 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) {
    ownColor = CGColor(srgbRed: white, green: white, blue: white, alpha: alpha)
    super.init()
  }

  /// Makes a color of hue, saturation, brightness and alpha, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
    }
    ownColor = CGColor(srgbRed: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    super.init()
  }

  /// Makes a color of Core Graphics' own.
  public init(cgColor: CGColor) {
    ownColor = cgColor
    super.init()
  }

  /// The color as Core Graphics has it.
  open var cgColor: CGColor { ownColor }

  /// The same color with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let parts = ownColor.rgba
    return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }

  /// Whether the other object is a color of the same value.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.ownColor == ownColor
  }

  /// A hash of the value.
  open override var hash: Int { ownColor.hashValue }

  // MARK: Fixed colors

  /// Black.
  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// A gray of a third.
  open class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  /// A gray of two thirds.
  open class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  /// White.
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// A gray of a half.
  open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Pure red.
  open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Pure green.
  open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Pure blue.
  open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Green and blue.
  open class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Red and green.
  open class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Red and blue.
  open class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Red with half of green.
  open class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Half of red with half of blue.
  open class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// A brown.
  open class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Nothing.
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  // MARK: Colors of the system, as they are in light mode
  // Values: Apple's Human Interface Guidelines, "Color", table of iOS system colors, light, read 2026.

  /// The system's red.
  open class var systemRed: UIColor { UIColor(hex: 0xFF3B30) }
  /// The system's green.
  open class var systemGreen: UIColor { UIColor(hex: 0x34C759) }
  /// The system's blue, the default tint.
  open class var systemBlue: UIColor { UIColor(hex: 0x007AFF) }
  /// The system's orange.
  open class var systemOrange: UIColor { UIColor(hex: 0xFF9500) }
  /// The system's yellow.
  open class var systemYellow: UIColor { UIColor(hex: 0xFFCC00) }
  /// The system's pink.
  open class var systemPink: UIColor { UIColor(hex: 0xFF2D55) }
  /// The system's purple.
  open class var systemPurple: UIColor { UIColor(hex: 0xAF52DE) }
  /// The system's teal.
  open class var systemTeal: UIColor { UIColor(hex: 0x30B0C7) }
  /// The system's indigo.
  open class var systemIndigo: UIColor { UIColor(hex: 0x5856D6) }
  /// The system's brown.
  open class var systemBrown: UIColor { UIColor(hex: 0xA2845E) }
  /// The system's mint.
  open class var systemMint: UIColor { UIColor(hex: 0x00C7BE) }
  /// The system's cyan.
  open class var systemCyan: UIColor { UIColor(hex: 0x32ADE6) }
  /// The darkest of the system's grays.
  open class var systemGray: UIColor { UIColor(hex: 0x8E8E93) }
  /// The second of the system's grays.
  open class var systemGray2: UIColor { UIColor(hex: 0xAEAEB2) }
  /// The third of the system's grays.
  open class var systemGray3: UIColor { UIColor(hex: 0xC7C7CC) }
  /// The fourth of the system's grays.
  open class var systemGray4: UIColor { UIColor(hex: 0xD1D1D6) }
  /// The fifth of the system's grays.
  open class var systemGray5: UIColor { UIColor(hex: 0xE5E5EA) }
  /// The lightest of the system's grays.
  open class var systemGray6: UIColor { UIColor(hex: 0xF2F2F7) }

  // MARK: Colors by purpose, as they are in light mode

  /// The tint that apps have unless they choose another.
  open class var tint: UIColor { .systemBlue }
  /// Text.
  open class var label: UIColor { .black }
  /// Text of second rank.
  open class var secondaryLabel: UIColor { UIColor(hex: 0x3C3C43, alpha: 0.6) }
  /// Text of third rank.
  open class var tertiaryLabel: UIColor { UIColor(hex: 0x3C3C43, alpha: 0.3) }
  /// Text of fourth rank.
  open class var quaternaryLabel: UIColor { UIColor(hex: 0x3C3C43, alpha: 0.18) }
  /// Links.
  open class var link: UIColor { .systemBlue }
  /// Thin lines that let what is below shine through.
  open class var separator: UIColor { UIColor(hex: 0x3C3C43, alpha: 0.29) }
  /// Thin lines.
  open class var opaqueSeparator: UIColor { UIColor(hex: 0xC6C6C8) }
  /// The ground of a page.
  open class var systemBackground: UIColor { .white }
  /// A group on the ground of a page.
  open class var secondarySystemBackground: UIColor { .systemGray6 }
  /// A group inside a group.
  open class var tertiarySystemBackground: UIColor { .white }
  /// The ground of a page of groups.
  open class var systemGroupedBackground: UIColor { .systemGray6 }
  /// A group on a page of groups.
  open class var secondarySystemGroupedBackground: UIColor { .white }
  /// A group inside a group on a page of groups.
  open class var tertiarySystemGroupedBackground: UIColor { .systemGray6 }
  /// Fills thin shapes.
  open class var systemFill: UIColor { UIColor(hex: 0x787880, alpha: 0.2) }
  /// Fills shapes of middle size.
  open class var secondarySystemFill: UIColor { UIColor(hex: 0x787880, alpha: 0.16) }
  /// Fills large shapes.
  open class var tertiarySystemFill: UIColor { UIColor(hex: 0x767680, alpha: 0.12) }
  /// Fills the largest shapes.
  open class var quaternarySystemFill: UIColor { UIColor(hex: 0x747480, alpha: 0.08) }

  /// Makes a color of 24 bits of red, green and blue.
  package convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }
}
