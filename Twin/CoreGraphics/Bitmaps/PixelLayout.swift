import Foundation

/// How pixels lie in memory.
///
/// Known are, as Core Graphics documents them for 8 bits a number: gray without opacity, opacity alone, and
/// four bytes of red, green, blue and an opacity or a byte that means nothing, in either order of bytes.
package struct PixelLayout: Hashable, Sendable {
  /// What the bytes of a pixel are.
  enum Kind: Hashable, Sendable {
    case gray
    case alphaOnly
    /// Where in four bytes the numbers are.
    case color(Places)
  }

  /// The places of numbers among the four bytes of a pixel, 0 to 3.
  struct Places: Hashable, Sendable {
    var red: Int
    var green: Int
    var blue: Int
    /// The place of the opacity, or of the byte that means nothing.
    var alpha: Int
  }

  let alphaInfo: CGImageAlphaInfo
  let bitmapInfo: CGBitmapInfo
  let kind: Kind

  /// That of pictures which were drawn: what UIKit's renderer of images makes on devices.
  ///
  /// Source: `CGBitmapInfo` 8194 of such pictures in public reports: the 32 bit little order, with the
  /// opacity first.
  static let drawn = PixelLayout(
    .premultipliedFirst, isLittle: true, kind: .color(Places(red: 2, green: 1, blue: 0, alpha: 3)))

  /// That of pictures which were drawn where nothing shines through.
  ///
  /// Source: UIKit documentation, `UIGraphicsBeginImageContextWithOptions(_:_:_:)`: the alpha channel is
  /// ignored. Assumed: the order of bytes is that of the others.
  static let drawnOpaque = PixelLayout(
    .noneSkipFirst, isLittle: true, kind: .color(Places(red: 2, green: 1, blue: 0, alpha: 3)))

  /// That of pictures which were read from files with opacity.
  static let file = PixelLayout(
    .last, isLittle: false, kind: .color(Places(red: 0, green: 1, blue: 2, alpha: 3)))

  /// That of pictures which were read from files without opacity.
  ///
  /// Source: AlamofireImage's tests, which pass on iOS (github.com/Alamofire/AlamofireImage,
  /// `UIImageTests.swift`): pictures of JPEG files have no opacity. Assumed: the fourth byte is the last.
  static let opaqueFile = PixelLayout(
    .noneSkipLast, isLittle: false, kind: .color(Places(red: 0, green: 1, blue: 2, alpha: 3)))

  private init(_ alphaInfo: CGImageAlphaInfo, isLittle: Bool, kind: Kind) {
    self.alphaInfo = alphaInfo
    self.kind = kind
    bitmapInfo = CGBitmapInfo(
      rawValue: alphaInfo.rawValue | (isLittle ? CGBitmapInfo.byteOrder32Little.rawValue : 0))
  }

  /// Nil if the combination is none that is known.
  init?(bitsPerComponent: Int, space: CGColorSpaceModel?, bitmapInfo: CGBitmapInfo) {
    let number = bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue
    guard bitsPerComponent == 8, let alpha = CGImageAlphaInfo(rawValue: number),
      bitmapInfo.intersection(.floatInfoMask).isEmpty
    else { return nil }
    self.bitmapInfo = bitmapInfo
    alphaInfo = alpha
    let order = bitmapInfo.intersection(.byteOrderMask)
    switch (space, alpha) {
    case (_, .alphaOnly): kind = .alphaOnly
    case (.monochrome, .none): kind = .gray
    case (.rgb, .premultipliedLast), (.rgb, .last), (.rgb, .noneSkipLast):
      guard let places = Places(alphaFirst: false, order) else { return nil }
      kind = .color(places)
    case (.rgb, .premultipliedFirst), (.rgb, .first), (.rgb, .noneSkipFirst):
      guard let places = Places(alphaFirst: true, order) else { return nil }
      kind = .color(places)
    default: return nil
    }
  }

  var bytesPerPixel: Int { if case .color = kind { 4 } else { 1 } }

  /// Whether the opacity is kept, and not multiplied into the colors.
  var isStraight: Bool { alphaInfo == .last || alphaInfo == .first }

  /// Whether every pixel is opaque.
  var isOpaque: Bool {
    switch alphaInfo {
    case .none, .noneSkipFirst, .noneSkipLast: true
    case .premultipliedFirst, .premultipliedLast, .first, .last, .alphaOnly: false
    }
  }

  /// The pixel at an address, `0xAARRGGBB`, multiplied.
  func pixel(at address: UnsafePointer<UInt8>) -> UInt32 {
    switch kind {
    case .gray: return 0xFF00_0000 | UInt32(address[0]) * 0x01_0101
    case .alphaOnly: return UInt32(address[0]) << 24
    case .color(let places):
      let alpha: UInt32 = isOpaque ? 255 : UInt32(address[places.alpha])
      func number(_ place: Int) -> UInt32 {
        let byte = UInt32(address[place])
        return isStraight ? (byte * alpha + 127) / 255 : byte
      }
      return alpha << 24 | number(places.red) << 16 | number(places.green) << 8
        | number(places.blue)
    }
  }

  /// Puts a pixel, `0xAARRGGBB`, multiplied, at an address.
  func put(_ pixel: UInt32, at address: UnsafeMutablePointer<UInt8>) {
    let alpha = pixel >> 24
    switch kind {
    case .gray: address[0] = Self.gray(of: pixel)
    case .alphaOnly: address[0] = UInt8(alpha)
    case .color(let places):
      func number(_ shift: UInt32) -> UInt8 {
        let byte = pixel >> shift & 0xFF
        guard isStraight, alpha > 0 else { return UInt8(byte) }
        return UInt8(min(255, (byte * 255 + alpha / 2) / alpha))
      }
      address[places.red] = number(16)
      address[places.green] = number(8)
      address[places.blue] = number(0)
      address[places.alpha] = isOpaque ? 255 : UInt8(alpha)
    }
  }

  private static func gray(of pixel: UInt32) -> UInt8 {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(pixel >> shift & 0xFF) / 255 }
    let color = CGColor.Components(red: part(16), green: part(8), blue: part(0), alpha: 1)
    return UInt8((min(1, color.lightness) * 255).rounded())
  }
}

extension PixelLayout.Places {
  /// Nil if the order is one of numbers of 16 bits.
  fileprivate init?(alphaFirst: Bool, _ order: CGBitmapInfo) {
    switch order {
    case .byteOrderDefault, .byteOrder32Big:
      self =
        alphaFirst
        ? Self(red: 1, green: 2, blue: 3, alpha: 0) : Self(red: 0, green: 1, blue: 2, alpha: 3)
    case .byteOrder32Little:
      self =
        alphaFirst
        ? Self(red: 2, green: 1, blue: 0, alpha: 3) : Self(red: 3, green: 2, blue: 1, alpha: 0)
    default: return nil
    }
  }
}
