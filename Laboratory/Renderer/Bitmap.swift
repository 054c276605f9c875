/// A picture made of pixels.
///
/// Pixels are in row order from the top left. Each is `0xAARRGGBB` with the colour already
/// multiplied by the alpha: Cairo's own format, so drawing needs no conversion.
package struct Bitmap: Hashable, Sendable {
  /// Columns of pixels.
  package let width: Int
  /// Rows of pixels.
  package let height: Int
  /// `width * height` pixels, premultiplied `0xAARRGGBB`.
  package var pixels: [UInt32]

  /// Makes a transparent picture.
  package init(width: Int, height: Int) {
    self.init(width: width, height: height, pixels: Array(repeating: 0, count: width * height))
  }

  /// Makes a picture of existing pixels.
  ///
  /// - Parameters:
  ///   - width: Columns of pixels, not negative.
  ///   - height: Rows of pixels, not negative.
  ///   - pixels: Exactly `width * height` premultiplied pixels.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width >= 0 && height >= 0, "A bitmap of \(width)x\(height) pixels cannot exist.")
    precondition(
      pixels.count == width * height,
      "A bitmap of \(width)x\(height) needs \(width * height) pixels, not \(pixels.count).")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel in a column and a row, premultiplied.
  package subscript(column: Int, row: Int) -> UInt32 {
    get { pixels[row * width + column] }
    set { pixels[row * width + column] = newValue }
  }

  /// Whether no pixel lets anything shine through.
  ///
  /// - Complexity: O(pixels).
  package var isOpaque: Bool {
    pixels.allSatisfy { $0 >= 0xFF00_0000 }
  }
}

extension Bitmap {
  /// A rectangle of whole pixels.
  package struct Region: Hashable, Sendable {
    /// The leftmost column.
    package var x: Int
    /// The topmost row.
    package var y: Int
    /// Columns covered.
    package var width: Int
    /// Rows covered.
    package var height: Int

    /// Makes a region from its top left corner and its size.
    package init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The whole picture as a region.
  package var region: Region { Region(x: 0, y: 0, width: width, height: height) }

  /// A copy of a part of the picture.
  ///
  /// - Parameter region: A part that lies inside the picture.
  package func cropped(to region: Region) -> Bitmap {
    var copy: [UInt32] = []
    copy.reserveCapacity(region.width * region.height)
    for row in region.y..<region.y + region.height {
      let start = row * width + region.x
      copy.append(contentsOf: pixels[start..<start + region.width])
    }
    return Bitmap(width: region.width, height: region.height, pixels: copy)
  }

  /// The smallest region that holds every pixel in which two pictures of one size differ.
  ///
  /// - Returns: `nil` if the pictures are equal.
  /// - Complexity: O(pixels).
  package func difference(from other: Bitmap) -> Region? {
    precondition(width == other.width && height == other.height, "Only equal sizes compare.")
    var left = width
    var right = -1
    var top = height
    var bottom = -1
    pixels.withUnsafeBufferPointer { mine in
      other.pixels.withUnsafeBufferPointer { theirs in
        for row in 0..<height {
          let start = row * width
          guard let first = (0..<width).first(where: { mine[start + $0] != theirs[start + $0] })
          else { continue }
          let last = (0..<width).last { mine[start + $0] != theirs[start + $0] } ?? first
          left = min(left, first)
          right = max(right, last)
          top = min(top, row)
          bottom = row
        }
      }
    }
    guard bottom >= 0 else { return nil }
    return Region(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
