import UIKit

/// The gallery's colors: paper and ink, and six tones of enamel.
enum Palette {
  static let paper = color(0xF3EFE7)
  static let card = color(0xFFFFFF)
  static let ink = color(0x23211E)
  static let faded = color(0x7A736A)
  static let hairline = color(0xE5DFD5)
  static let brass = color(0x9A6A1F)
  static let iron = color(0x3B3E43)
  static let steel = color(0x8E949B)
  static let white = color(0xFBFAF7)

  /// A color from its red, green and blue bytes, as in 0xRRGGBB.
  private static func color(_ bytes: UInt32) -> UIColor {
    func component(_ shift: UInt32) -> CGFloat { CGFloat((bytes >> shift) & 0xFF) / 255 }
    return UIColor(red: component(16), green: component(8), blue: component(0), alpha: 1)
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

  /// A wash of it, behind drawings.
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

  /// Its shadow side, for headings and the evening end of a sky.
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
