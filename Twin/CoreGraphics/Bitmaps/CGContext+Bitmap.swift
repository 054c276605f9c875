extension CGContext {
  /// Makes a context with pixels, the origin of which is the lower left corner; the first row of the memory
  /// is the uppermost one.
  ///
  /// Differs from Core Graphics: 8 bits a number only, gray without opacity, opacity alone, or red, green
  /// and blue; nil for everything else. Letters are bars as wide as their words, as in files of pictures.
  ///
  /// - Parameters:
  ///   - data: Memory of the app's for the pixels, `bytesPerRow * height` bytes that live as long as the
  ///     context; nil for memory of the context's.
  ///   - width: Columns, in pixels.
  ///   - height: Rows, in pixels.
  ///   - bitsPerComponent: The bits of a number.
  ///   - bytesPerRow: How far the beginnings of rows lie apart, in bytes; 0 for as near as they can, if the
  ///     memory is the context's.
  ///   - space: The space of the colors.
  ///   - bitmapInfo: A number of `CGImageAlphaInfo` and an order of bytes.
  ///
  /// Nil for colors that are not multiplied by their opacity, as at Apple.
  /// Source: Core Graphics documentation, `CGBitmapContextCreate`, and "Supported Pixel Formats" of the
  /// Quartz 2D Programming Guide.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0,
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, space: space.model,
        bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo)),
      !layout.isStraight
    else { return nil }
    let needed = width * layout.bytesPerPixel
    guard bytesPerRow >= needed || (bytesPerRow == 0 && data == nil) else { return nil }
    self.init(
      BitmapMemory(
        data, width: width, height: height, bytesPerRow: max(needed, bytesPerRow),
        layout: layout, space: space))
  }

  /// Where the pixels are; nil for a context without any.
  public var data: UnsafeMutableRawPointer? { bitmap?.address }

  /// The bits of a number of a pixel; 0 without pixels.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }

  /// The bits of a pixel; 0 without pixels.
  public var bitsPerPixel: Int { (bitmap?.layout.bytesPerPixel ?? 0) * 8 }

  /// How far the beginnings of rows lie apart, in bytes; 0 without pixels.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }

  /// The space of the pixels' colors; nil without pixels.
  public var colorSpace: CGColorSpace? { bitmap?.space }

  /// Where a pixel keeps its opacity; `none` without pixels.
  public var alphaInfo: CGImageAlphaInfo { bitmap?.layout.alphaInfo ?? .none }

  /// How the bytes of a pixel lie; nothing without pixels.
  public var bitmapInfo: CGBitmapInfo { bitmap?.layout.bitmapInfo ?? [] }
}
