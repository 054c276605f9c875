import Renderer

/// The colours of everything that Film draws around the screens.
nonisolated enum Palette {
  static let paper = DisplayColor.white
  static let ink = DisplayColor(hex: 0x1D1D1F)
  static let faintInk = DisplayColor(hex: 0x6E6E73)
  static let hairline = DisplayColor(hex: 0xD2D2D7)
  static let panel = DisplayColor(hex: 0xF5F5F7)
  static let red = DisplayColor(hex: 0xC5221F)
  static let green = DisplayColor(hex: 0x1E7B34)
  static let amber = DisplayColor(hex: 0x9A5B00)
  static let blue = DisplayColor(hex: 0x0066CC)
}
