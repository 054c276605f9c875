import Renderer

/// How the pixels of a PNG file are written: the smallest way that loses nothing.
nonisolated enum PixelCoding {
  /// One byte a pixel that names one of at most 256 colours.
  case palette([UInt32])
  /// Three bytes a pixel: red, green, blue.
  case opaque
  /// Four bytes a pixel: red, green, blue, alpha.
  case transparent

  /// The smallest coding for all of some pictures.
  init(for bitmaps: some Sequence<Bitmap>) {
    var colors: Set<UInt32> = []
    var isOpaque = true
    var fitsPalette = true
    for bitmap in bitmaps {
      isOpaque = isOpaque && bitmap.isOpaque
      if fitsPalette { fitsPalette = Self.add(bitmap, to: &colors) }
    }
    // Transparent colours first, so that the table of alphas is short; then any fixed order.
    self =
      fitsPalette
      ? .palette(colors.sorted { ($0 >> 24, $0) < ($1 >> 24, $1) })
      : isOpaque ? .opaque : .transparent
  }

  /// Adds the colours of a picture; `false` if they become too many.
  private static func add(_ bitmap: Bitmap, to colors: inout Set<UInt32>) -> Bool {
    var previous: UInt32?
    for pixel in bitmap.pixels where pixel != previous {
      previous = pixel
      colors.insert(pixel)
      guard colors.count <= 256 else { return false }
    }
    return true
  }

  /// The number by which the header names the coding.
  var colorType: UInt8 {
    switch self {
    case .palette: 3
    case .opaque: 2
    case .transparent: 6
    }
  }

  /// Adds the parts that a file needs before its first pixel.
  func appendTables(to chunks: inout PNGChunks) {
    guard case .palette(let colors) = self else { return }
    let straight = colors.map(StraightPixel.init)
    chunks.append("PLTE", straight.flatMap { [$0.red, $0.green, $0.blue] })
    let alphas = straight.prefix { $0.alpha < 255 }.map(\.alpha)
    if !alphas.isEmpty { chunks.append("tRNS", alphas) }
  }

  /// The pixels of a picture as a compressed stream; each row begins with its filter, "none".
  func compressedPixels(of bitmap: Bitmap) -> [UInt8] {
    Zlib.compress(rows(of: bitmap))
  }

  private func rows(of bitmap: Bitmap) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(bitmap.height * (bitmap.width * 4 + 1))
    var indices: [UInt32: UInt8] = [:]
    if case .palette(let colors) = self {
      for (index, color) in colors.enumerated() { indices[color] = UInt8(index) }
    }
    for row in 0..<bitmap.height {
      bytes.append(0)
      let pixels = bitmap.pixels[row * bitmap.width..<(row + 1) * bitmap.width]
      switch self {
      case .palette: append(pixels, indices, to: &bytes)
      case .opaque:
        for pixel in pixels {
          bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
          bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
          bytes.append(UInt8(truncatingIfNeeded: pixel))
        }
      case .transparent:
        for pixel in pixels {
          let straight = StraightPixel(pixel)
          bytes += [straight.red, straight.green, straight.blue, straight.alpha]
        }
      }
    }
    return bytes
  }

  /// Neighbours are often alike, so the last answer is remembered.
  private func append(
    _ pixels: ArraySlice<UInt32>, _ indices: [UInt32: UInt8], to bytes: inout [UInt8]
  ) {
    var last: (pixel: UInt32, index: UInt8)?
    for pixel in pixels {
      if let last, last.pixel == pixel {
        bytes.append(last.index)
      } else {
        let index = indices[pixel, default: 0]
        bytes.append(index)
        last = (pixel, index)
      }
    }
  }
}

/// A pixel whose colour is not multiplied by its alpha, as PNG files have it.
nonisolated struct StraightPixel: Hashable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  let alpha: UInt8

  init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Undoes the multiplication. `premultiplied` gives back the same pixel.
  init(_ premultiplied: UInt32) {
    let alpha = premultiplied >> 24
    func component(_ shift: UInt32) -> UInt8 {
      let value = premultiplied >> shift & 0xFF
      return alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
    }
    self.init(
      red: component(16), green: component(8), blue: component(0), alpha: UInt8(alpha))
  }

  /// The pixel as a bitmap has it.
  var premultiplied: UInt32 {
    func component(_ value: UInt8) -> UInt32 { (UInt32(value) * UInt32(alpha) + 127) / 255 }
    return UInt32(alpha) << 24 | component(red) << 16 | component(green) << 8 | component(blue)
  }
}
