package import Foundation

/// A picture made of pixels.
package struct PixelImage: Hashable, Sendable {
  /// Columns of pixels.
  package let width: Int
  /// Rows of pixels.
  package let height: Int
  /// The rows from the top, each from the left; `0xAARRGGBB`, the colors multiplied by the opacity.
  package var pixels: [UInt32]

  /// Makes a picture of pixels, of which there must be `width * height`.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a picture has a pixel for each place")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

extension CGImage {
  /// Makes a picture of pixels from a file.
  ///
  /// - Parameters:
  ///   - scale: The pixels in a point.
  ///   - hasOpacity: Whether the file says how opaque each pixel is.
  package convenience init(_ image: PixelImage, scale: CGFloat, hasOpacity: Bool = true) {
    self.init(image, scale: scale, layout: hasOpacity ? .file : .opaqueFile)
  }

  convenience init(_ image: PixelImage, scale: CGFloat, layout: PixelLayout) {
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    self.init(
      [.pixels(image, CGRect(origin: .zero, size: size))], size: size, scale: scale, layout: layout)
  }

  /// The picture in pixels.
  ///
  /// Text is bars as wide as its words, because letters are drawn by others.
  package var pixelImage: PixelImage {
    if commands.count == 1, case .pixels(let image, let rect) = commands[0],
      rect == CGRect(origin: .zero, size: size), image.width == width, image.height == height
    {
      return image
    }
    var raster = Raster(width: width, height: height)
    raster.draw(commands, CGAffineTransform(scaleX: scale, y: scale))
    return raster.pixelImage
  }
}
