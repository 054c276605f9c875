/// The colors that have names, each made once: UIKit's are single objects, too (`UICachedDeviceRGBColor` in logs).
///
/// Source of the colors with more contrast and of those since iOS 26: Apple's Human Interface Guidelines, "Color",
/// tables of iOS system colors, as of 2022 and of June 2025.
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
    SystemColor(
      0xFF3B30, dark: 0xFF453A, highContrast: (0xD70015, 0xFF6961),
      since26: SystemColor(
        0xFF383C, dark: 0xFF4245, highContrast: (0xE9152D, 0xFF6165))),
    name: "systemRedColor")
  static let systemGreen = UIColor(
    SystemColor(
      0x34C759, dark: 0x30D158, highContrast: (0x248A3D, 0x30DB5B),
      since26: SystemColor(
        0x34C759, dark: 0x30D158, highContrast: (0x008932, 0x4AD968))),
    name: "systemGreenColor")
  static let systemBlue = UIColor(
    SystemColor(
      0x007AFF, dark: 0x0A84FF, highContrast: (0x0040DD, 0x409CFF),
      since26: SystemColor(
        0x0088FF, dark: 0x0091FF, highContrast: (0x1E6EF4, 0x5CB8FF))),
    name: "systemBlueColor")
  static let systemOrange = UIColor(
    SystemColor(
      0xFF9500, dark: 0xFF9F0A, highContrast: (0xC93400, 0xFFB340),
      since26: SystemColor(
        0xFF8D28, dark: 0xFF9230, highContrast: (0xC55300, 0xFFA056))),
    name: "systemOrangeColor")
  static let systemYellow = UIColor(
    SystemColor(
      0xFFCC00, dark: 0xFFD60A, highContrast: (0xB25000, 0xFFD426),
      since26: SystemColor(
        0xFFCC00, dark: 0xFFD600, highContrast: (0xA16A00, 0xFEDF43))),
    name: "systemYellowColor")
  static let systemPink = UIColor(
    SystemColor(
      0xFF2D55, dark: 0xFF375F, highContrast: (0xD30F45, 0xFF6482),
      since26: SystemColor(
        0xFF2D55, dark: 0xFF375F, highContrast: (0xE7124D, 0xFF8AC4))),
    name: "systemPinkColor")
  static let systemPurple = UIColor(
    SystemColor(
      0xAF52DE, dark: 0xBF5AF2, highContrast: (0x8944AB, 0xDA8FFF),
      since26: SystemColor(
        0xCB30E0, dark: 0xDB34F2, highContrast: (0xB02FC2, 0xEA8DFF))),
    name: "systemPurpleColor")
  static let systemTeal = UIColor(
    SystemColor(
      0x30B0C7, dark: 0x40C8E0, highContrast: (0x008299, 0x5DE6FF),
      since26: SystemColor(
        0x00C3D0, dark: 0x00D2E0, highContrast: (0x008198, 0x3BDDEC))),
    name: "systemTealColor")
  static let systemIndigo = UIColor(
    SystemColor(
      0x5856D6, dark: 0x5E5CE6, highContrast: (0x3634A3, 0x7D7AFF),
      since26: SystemColor(
        0x6155F5, dark: 0x6D7CFF, highContrast: (0x564ADE, 0xA7AAFF))),
    name: "systemIndigoColor")
  static let systemBrown = UIColor(
    SystemColor(
      0xA2845E, dark: 0xAC8E68, highContrast: (0x7F6545, 0xB59469),
      since26: SystemColor(
        0xAC7F5E, dark: 0xB78A66, highContrast: (0x956D51, 0xDBA679))),
    name: "systemBrownColor")
  static let systemMint = UIColor(
    SystemColor(
      0x00C7BE, dark: 0x63E6E2, highContrast: (0x0C817B, 0x66D4CF),
      since26: SystemColor(
        0x00C8B3, dark: 0x00DAC3, highContrast: (0x008575, 0x54DFCB))),
    name: "systemMintColor")
  static let systemCyan = UIColor(
    SystemColor(
      0x32ADE6, dark: 0x64D2FF, highContrast: (0x0071A4, 0x70D7FF),
      since26: SystemColor(
        0x00C0E8, dark: 0x3CD3FE, highContrast: (0x007EAE, 0x6DD9FF))),
    name: "systemCyanColor")
  static let systemGray = UIColor(
    SystemColor(0x8E8E93, dark: 0x8E8E93, highContrast: (0x6C6C70, 0xAEAEB2)),
    name: "systemGrayColor")
  static let systemGray2 = UIColor(
    SystemColor(0xAEAEB2, dark: 0x636366, highContrast: (0x8E8E93, 0x7C7C80)),
    name: "systemGray2Color")
  static let systemGray3 = UIColor(
    SystemColor(0xC7C7CC, dark: 0x48484A, highContrast: (0xAEAEB2, 0x545456)),
    name: "systemGray3Color")
  static let systemGray4 = UIColor(
    SystemColor(0xD1D1D6, dark: 0x3A3A3C, highContrast: (0xBCBCC0, 0x444446)),
    name: "systemGray4Color")
  static let systemGray5 = UIColor(
    SystemColor(0xE5E5EA, dark: 0x2C2C2E, highContrast: (0xD8D8DC, 0x363638)),
    name: "systemGray5Color")
  static let systemGray6 = UIColor(
    SystemColor(0xF2F2F7, dark: 0x1C1C1E, highContrast: (0xEBEBF0, 0x242426)),
    name: "systemGray6Color")

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
