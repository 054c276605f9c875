public import Foundation

extension CGImage {
  /// Makes a picture of bytes; nil if there are too few, or of an arrangement that is not known.
  ///
  /// Differs from Core Graphics: 8 bits a number only, gray without opacity, opacity alone, or red, green
  /// and blue; what the numbers stand for otherwise (`decode`) and the intent are ignored.
  ///
  /// - Parameters:
  ///   - width: Columns, in pixels.
  ///   - height: Rows, in pixels, the uppermost first.
  ///   - bitsPerComponent: The bits of a number.
  ///   - bitsPerPixel: The bits of a pixel.
  ///   - bytesPerRow: How far the beginnings of rows lie apart, in bytes.
  ///   - space: The space of the colors.
  ///   - bitmapInfo: Where the opacity is, and the order of bytes.
  ///   - provider: Gives the bytes.
  ///   - decode: What the numbers stand for; nil for what is usual.
  ///   - shouldInterpolate: Whether pixels may be smoothed.
  ///   - intent: How a color that the space does not have becomes one that it has.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0, let data = provider.data,
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, space: space.model, bitmapInfo: bitmapInfo),
      bitsPerPixel == layout.bytesPerPixel * 8, bytesPerRow >= width * layout.bytesPerPixel,
      data.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel
    else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    data.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      for row in 0..<height {
        for column in 0..<width {
          pixels.append(
            layout.pixel(at: start + row * bytesPerRow + column * layout.bytesPerPixel))
        }
      }
    }
    self.init(
      PixelImage(width: width, height: height, pixels: pixels), scale: 1, layout: layout)
  }

  /// The bits of a number of a pixel.
  public var bitsPerComponent: Int { 8 }

  /// The bits of a pixel.
  public var bitsPerPixel: Int { layout.bytesPerPixel * 8 }

  /// How far the beginnings of rows lie apart, in bytes.
  ///
  /// Differs from Core Graphics: rows lie without gaps between them.
  public var bytesPerRow: Int { width * layout.bytesPerPixel }

  /// Where a pixel keeps its opacity.
  public var alphaInfo: CGImageAlphaInfo { layout.alphaInfo }

  /// How the bytes of a pixel lie. What was drawn has its opacity first and its bytes backwards (blue,
  /// green, red, opacity), as on devices.
  public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }

  /// The space of the colors; nil for a picture of opacity alone.
  public var colorSpace: CGColorSpace? {
    switch layout.kind {
    case .gray: CGColorSpaceCreateDeviceGray()
    case .alphaOnly: nil
    case .color: CGColorSpaceCreateDeviceRGB()
    }
  }

  /// Whether the picture is nothing but a mask, which is never so here.
  public var isMask: Bool { false }

  /// Whether pixels may be smoothed.
  public var shouldInterpolate: Bool { true }

  /// How a color that the space does not have becomes one that it has.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// The same picture, not shared.
  public func copy() -> CGImage? {
    CGImage(commands, size: size, scale: scale, layout: layout)
  }

  /// Gives the pixels, row by row from the top; letters are bars as wide as their words.
  public var dataProvider: CGDataProvider? {
    let image = pixelImage
    let count = image.pixels.count * layout.bytesPerPixel
    guard count > 0 else { return CGDataProvider(data: Data()) }
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    for (index, pixel) in image.pixels.enumerated() {
      layout.put(pixel, at: bytes + index * layout.bytesPerPixel)
    }
    return CGDataProvider(
      data: Data(
        bytesNoCopy: bytes, count: count,
        deallocator: .custom { address, _ in address.deallocate() }))
  }
}
