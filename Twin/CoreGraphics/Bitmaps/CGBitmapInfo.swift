/// Whether and where a pixel keeps its opacity.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// Nowhere; every pixel is opaque.
  case none = 0
  /// After the colors, which are multiplied by it: RGBA.
  case premultipliedLast = 1
  /// Before the colors, which are multiplied by it: ARGB.
  case premultipliedFirst = 2
  /// After the colors, which are not multiplied by it.
  case last = 3
  /// Before the colors, which are not multiplied by it.
  case first = 4
  /// Nowhere; after the colors lies a byte that means nothing.
  case noneSkipLast = 5
  /// Nowhere; before the colors lies a byte that means nothing.
  case noneSkipFirst = 6
  /// There is nothing but opacity.
  case alphaOnly = 7
}

/// How the bytes of a pixel lie in memory: a number of `CGImageAlphaInfo` and an order of bytes.
///
/// Source of the values: Core Graphics documentation, "CGBitmapInfo" and "CGImageAlphaInfo".
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a description of its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that hold a number of `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that say whether numbers are floating.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Numbers are floating.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits that hold the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The first byte of a pixel is its first number.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// Numbers of 16 bits, the lowest byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Numbers of 32 bits, the lowest byte first: the bytes of a pixel lie backwards.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Numbers of 16 bits, the highest byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Numbers of 32 bits, the highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// How a color that a space does not have becomes one that it has.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
  /// As is usual.
  case defaultIntent = 0
  /// The nearest one.
  case absoluteColorimetric = 1
  /// The nearest one, seen beside the white of the space.
  case relativeColorimetric = 2
  /// All colors move together, as in photographs.
  case perceptual = 3
  /// The vivid ones stay vivid.
  case saturation = 4
}
