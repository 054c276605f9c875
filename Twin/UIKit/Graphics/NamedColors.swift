/// The colors that have names, each made once: UIKit's are single objects, too (`UICachedDeviceRGBColor` in logs).
nonisolated enum NamedColors {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)

  static let systemRed = UIColor(
    SystemColor(0xFF3B30, dark: 0xFF453A), name: "systemRedColor")
  static let systemGreen = UIColor(
    SystemColor(0x34C759, dark: 0x30D158), name: "systemGreenColor")
  static let systemBlue = UIColor(
    SystemColor(0x007AFF, dark: 0x0A84FF), name: "systemBlueColor")
  static let systemOrange = UIColor(
    SystemColor(0xFF9500, dark: 0xFF9F0A), name: "systemOrangeColor")
  static let systemYellow = UIColor(
    SystemColor(0xFFCC00, dark: 0xFFD60A), name: "systemYellowColor")
  static let systemPink = UIColor(
    SystemColor(0xFF2D55, dark: 0xFF375F), name: "systemPinkColor")
  static let systemPurple = UIColor(
    SystemColor(0xAF52DE, dark: 0xBF5AF2), name: "systemPurpleColor")
  static let systemTeal = UIColor(
    SystemColor(0x30B0C7, dark: 0x40C8E0), name: "systemTealColor")
  static let systemIndigo = UIColor(
    SystemColor(0x5856D6, dark: 0x5E5CE6), name: "systemIndigoColor")
  static let systemBrown = UIColor(
    SystemColor(0xA2845E, dark: 0xAC8E68), name: "systemBrownColor")
  static let systemMint = UIColor(
    SystemColor(0x00C7BE, dark: 0x63E6E2), name: "systemMintColor")
  static let systemCyan = UIColor(
    SystemColor(0x32ADE6, dark: 0x64D2FF), name: "systemCyanColor")
  static let systemGray = UIColor(
    SystemColor(0x8E8E93, dark: 0x8E8E93), name: "systemGrayColor")
  static let systemGray2 = UIColor(
    SystemColor(0xAEAEB2, dark: 0x636366), name: "systemGray2Color")
  static let systemGray3 = UIColor(
    SystemColor(0xC7C7CC, dark: 0x48484A), name: "systemGray3Color")
  static let systemGray4 = UIColor(
    SystemColor(0xD1D1D6, dark: 0x3A3A3C), name: "systemGray4Color")
  static let systemGray5 = UIColor(
    SystemColor(0xE5E5EA, dark: 0x2C2C2E), name: "systemGray5Color")
  static let systemGray6 = UIColor(
    SystemColor(0xF2F2F7, dark: 0x1C1C1E), name: "systemGray6Color")

  static let label = UIColor(
    SystemColor(0x000000, dark: 0xFFFFFF), name: "labelColor")
  static let secondaryLabel = UIColor(
    SystemColor(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6), name: "secondaryLabelColor")
  static let tertiaryLabel = UIColor(
    SystemColor(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3), name: "tertiaryLabelColor")
  static let quaternaryLabel = UIColor(
    SystemColor(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16), name: "quaternaryLabelColor")
  static let placeholderText = UIColor(
    SystemColor(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3), name: "placeholderTextColor")
  static let link = UIColor(
    SystemColor(0x007AFF, dark: 0x0984FF), name: "linkColor")
  static let separator = UIColor(
    SystemColor(0x3C3C43, 0.29, dark: 0x545458, 0.6), name: "separatorColor")
  static let opaqueSeparator = UIColor(
    SystemColor(0xC6C6C8, dark: 0x38383A), name: "opaqueSeparatorColor")
  static let systemBackground = UIColor(
    SystemColor(0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E), name: "systemBackgroundColor")
  static let secondarySystemBackground = UIColor(
    SystemColor(0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E),
    name: "secondarySystemBackgroundColor")
  static let tertiarySystemBackground = UIColor(
    SystemColor(0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C), name: "tertiarySystemBackgroundColor"
  )
  static let systemGroupedBackground = UIColor(
    SystemColor(0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E), name: "systemGroupedBackgroundColor")
  static let secondarySystemGroupedBackground = UIColor(
    SystemColor(0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E),
    name: "secondarySystemGroupedBackgroundColor")
  static let tertiarySystemGroupedBackground = UIColor(
    SystemColor(0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C),
    name: "tertiarySystemGroupedBackgroundColor")
  static let systemFill = UIColor(
    SystemColor(0x787880, 0.2, dark: 0x787880, 0.36), name: "systemFillColor")
  static let secondarySystemFill = UIColor(
    SystemColor(0x787880, 0.16, dark: 0x787880, 0.32), name: "secondarySystemFillColor")
  static let tertiarySystemFill = UIColor(
    SystemColor(0x767680, 0.12, dark: 0x767680, 0.24), name: "tertiarySystemFillColor")
  static let quaternarySystemFill = UIColor(
    SystemColor(0x747480, 0.08, dark: 0x747480, 0.18), name: "quaternarySystemFillColor")
}
