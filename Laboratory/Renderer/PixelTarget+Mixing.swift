import CCairo
import CoreGraphics
import Foundation

// Cairo needs some thousand steps to begin with a mask or a source, so what is small or simple, and there are
// many of in a picture, is mixed here. Each pixel is what Pixman makes of it.
extension PixelTarget {
  /// Lays a row of pixels above those of an area, in each of its rows.
  ///
  /// - Parameters:
  ///   - source: As many pixels as the area is wide.
  ///   - area: Whole pixels inside the target.
  ///   - isOpaque: Whether nothing shines through the source.
  func lay(_ source: UnsafePointer<UInt32>, over area: CGRect, isOpaque: Bool) {
    let (column, count) = (Int(area.minX), Int(area.width))
    for line in Int(area.minY)..<Int(area.maxY) {
      let pixels = row(line, from: column)
      guard !isOpaque else {
        pixels.update(from: source, count: count)
        continue
      }
      for index in Swift.stride(from: 0, to: count, by: FourPixels.count) {
        let length = min(FourPixels.count, count - index)
        FourPixels(source + index, count: length)
          .over(FourPixels(pixels + index, count: length))
          .write(to: pixels + index, count: length)
      }
    }
    markChanged()
  }

  /// Fills each row of an area with a pixel of a column.
  ///
  /// - Parameters:
  ///   - source: As many opaque pixels as the area is high.
  ///   - area: Whole pixels inside the target.
  func spread(_ source: UnsafePointer<UInt32>, over area: CGRect) {
    for index in 0..<Int(area.height) {
      row(Int(area.minY) + index, from: Int(area.minX))
        .update(repeating: source[index], count: Int(area.width))
    }
    markChanged()
  }

  /// Draws with one colour through masks, one after the other.
  ///
  /// - Parameter shown: What is drawn into at most, in whole pixels.
  func mix(_ color: UInt32, through masks: [CoverageSurface.Placed], within shown: CGRect) {
    let area = shown.intersection(bounds)
    guard !area.isEmpty else { return }
    let region = Bitmap.Region(
      x: Int(area.minX), y: Int(area.minY), width: Int(area.width), height: Int(area.height))
    for (mask, x, y) in masks {
      guard let column = Int(exactly: x + mask.x), let row = Int(exactly: y + mask.y) else {
        continue
      }
      mix(color, through: mask, column: column, row: row, within: region)
    }
    markChanged()
  }

  private func mix(
    _ color: UInt32, through mask: CoverageSurface, column: Int, row: Int,
    within region: Bitmap.Region
  ) {
    guard let coverage = cairo_image_surface_get_data(mask.surface) else { return }
    let maskStride = Int(cairo_image_surface_get_stride(mask.surface))
    let (left, top) = (max(column, region.x), max(row, region.y))
    let count = min(column + mask.width, region.x + region.width) - left
    let bottom = min(row + mask.height, region.y + region.height)
    guard count > 0, top < bottom else { return }
    for line in top..<bottom {
      let covered = UnsafePointer(coverage + (line - row) * maskStride + left - column)
      Self.mix(color, through: covered, into: self.row(line, from: left), count: count)
    }
  }

  /// Draws with one colour through a row of a mask.
  private static func mix(
    _ color: UInt32, through covered: UnsafePointer<UInt8>,
    into pixels: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let source = FourPixels(repeating: color)
    var index = 0
    while index + FourPixels.count <= count {
      // Most of a letter's rectangle is empty.
      let shares = UnsafeRawPointer(covered + index).loadUnaligned(as: UInt32.self)
      if shares != 0 {
        source.scaled(by: unsafeBitCast(shares, to: SIMD4<UInt8>.self))
          .over(FourPixels(pixels + index, count: FourPixels.count))
          .write(to: pixels + index, count: FourPixels.count)
      }
      index += FourPixels.count
    }
    while index < count {
      if covered[index] != 0 {
        source.scaled(by: SIMD4(repeating: covered[index]))
          .over(FourPixels(pixels + index, count: 1))
          .write(to: pixels + index, count: 1)
      }
      index += 1
    }
  }
}

/// Pixels side by side, which are mixed together: premultiplied, with products rounded as Pixman does.
struct FourPixels {
  static let count = 4

  private let value: SIMD4<UInt32>

  private init(_ value: SIMD4<UInt32>) { self.value = value }

  /// The same pixel four times.
  init(repeating pixel: UInt32) { value = SIMD4(repeating: pixel) }

  /// Reads up to four pixels; those beyond are transparent.
  @inline(__always)
  init(_ pixels: UnsafePointer<UInt32>, count: Int) {
    guard count < Self.count else {
      value = UnsafeRawPointer(pixels).loadUnaligned(as: SIMD4<UInt32>.self)
      return
    }
    var some = SIMD4<UInt32>(repeating: 0)
    for index in 0..<count { some[index] = pixels[index] }
    value = some
  }

  /// Writes the first of them.
  @inline(__always)
  func write(to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    guard count < Self.count else {
      return UnsafeMutableRawPointer(pixels).storeBytes(of: value, as: SIMD4<UInt32>.self)
    }
    for index in 0..<count { pixels[index] = value[index] }
  }

  /// Each pixel multiplied by a share of 255.
  @inline(__always)
  func scaled(by shares: SIMD4<UInt8>) -> FourPixels {
    FourPixels(Self.scaled(value, by: SIMD4<UInt32>(truncatingIfNeeded: shares)))
  }

  /// The pixels above others.
  @inline(__always)
  func over(_ behind: FourPixels) -> FourPixels {
    FourPixels(value &+ Self.scaled(behind.value, by: 255 &- value &>> 24))
  }

  @inline(__always)
  private static func scaled(
    _ pixels: SIMD4<UInt32>, by shares: SIMD4<UInt32>
  ) -> SIMD4<UInt32> {
    let shares = unsafeBitCast(shares | shares &<< 16, to: SIMD8<UInt16>.self)
    return half(pixels, shares) | half(pixels &>> 8, shares) &<< 8
  }

  /// Every second part of the pixels, multiplied.
  @inline(__always)
  private static func half(
    _ pixels: SIMD4<UInt32>, _ shares: SIMD8<UInt16>
  ) -> SIMD4<UInt32> {
    let parts = unsafeBitCast(pixels & 0x00FF_00FF, to: SIMD8<UInt16>.self)
    let product = parts &* shares &+ 0x80
    return unsafeBitCast((product &+ product &>> 8) &>> 8, to: SIMD4<UInt32>.self)
  }
}

extension DisplayColor {
  /// The pixel that Cairo makes of a colour and an opacity.
  func pixel(opacity: CGFloat) -> UInt32 {
    func clamped(_ value: CGFloat) -> CGFloat { min(1, max(0, value)) }
    func byte(_ value: CGFloat) -> UInt32 {
      let sixteenBits = UInt32(value * 65_536)
      return (sixteenBits - sixteenBits >> 16) >> 8
    }
    let alpha = clamped(self.alpha * opacity)
    let (red, green, blue) = (clamped(red) * alpha, clamped(green) * alpha, clamped(blue) * alpha)
    return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
