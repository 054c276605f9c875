import UIKit

/// The gallery's colors: paper and ink, by day and by night, and six tones of enamel.
enum Palette {
  static let paper = color(0xF3EFE7, byNight: 0x171614)
  static let card = color(0xFFFFFF, byNight: 0x25231F)
  static let ink = color(0x23211E, byNight: 0xEFEAE1)
  static let faded = color(0x7A736A, byNight: 0xA29A8F)
  static let hairline = color(0xE5DFD5, byNight: 0x3B372F)
  static let brass = color(0x9A6A1F, byNight: 0xD9A95C)
  static let iron = color(0x3B3E43, byNight: 0x9BA1A8)
  static let steel = color(0x8E949B)
  /// Iron that stays dark at night.
  static let board = color(0x3B3E43)
  static let white = color(0xFBFAF7)

  /// A color from its red, green and blue bytes, as in 0xRRGGBB.
  private static func color(_ bytes: UInt32) -> UIColor {
    func component(_ shift: UInt32) -> CGFloat { CGFloat((bytes >> shift) & 0xFF) / 255 }
    return UIColor(red: component(16), green: component(8), blue: component(0), alpha: 1)
  }

  /// A color that is another one in a dark interface.
  private static func color(_ day: UInt32, byNight night: UInt32) -> UIColor {
    let (light, dark) = (color(day), color(night))
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// The enamel itself: arms, lamps, lever handles.
  static func strong(_ tone: Exhibit.Tone) -> UIColor {
    switch tone {
    case .red: color(0xC2392E)
    case .amber: color(0xDE9A26)
    case .green: color(0x2C7F58)
    case .blue: color(0x2B6499)
    case .violet: color(0x6A4D97)
    case .iron: color(0x55595F)
    }
  }

  /// What stands behind drawings: a wash of it by day, its shade by night.
  static func wash(_ tone: Exhibit.Tone) -> UIColor {
    let (day, night) = (pale(tone), shade(tone))
    return UIColor { $0.userInterfaceStyle == .dark ? night : day }
  }

  /// Headings: its shadow side by day, a wash of it by night.
  static func heading(_ tone: Exhibit.Tone) -> UIColor {
    let (day, night) = (deep(tone), pale(tone))
    return UIColor { $0.userInterfaceStyle == .dark ? night : day }
  }

  private static func shade(_ tone: Exhibit.Tone) -> UIColor {
    switch tone {
    case .red: color(0x3A211E)
    case .amber: color(0x3A2F1A)
    case .green: color(0x1B3327)
    case .blue: color(0x1B2C3D)
    case .violet: color(0x2B2338)
    case .iron: color(0x2C2E31)
    }
  }

  /// A wash of it.
  static func pale(_ tone: Exhibit.Tone) -> UIColor {
    switch tone {
    case .red: color(0xF8E1DC)
    case .amber: color(0xFCEFD3)
    case .green: color(0xDCEFE4)
    case .blue: color(0xDBE8F4)
    case .violet: color(0xE9E2F3)
    case .iron: color(0xE7E8EA)
    }
  }

  /// Its shadow side, for panels and the evening end of a sky.
  static func deep(_ tone: Exhibit.Tone) -> UIColor {
    switch tone {
    case .red: color(0x7C201B)
    case .amber: color(0x7F5310)
    case .green: color(0x15492F)
    case .blue: color(0x153A5C)
    case .violet: color(0x3D2A5D)
    case .iron: color(0x26282B)
    }
  }
}
