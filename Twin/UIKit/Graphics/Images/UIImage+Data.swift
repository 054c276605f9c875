import CoreGraphics
public import Foundation

nonisolated extension UIImage {
  /// Reads a picture with a pixel to a point; nil if the data is no picture.
  ///
  /// Differs from UIKit: PNG files, none that are interlaced, and JPEG files, none of four components.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Reads a picture with a number of pixels to a point; nil if the data is no picture.
  ///
  /// Differs from UIKit: PNG files, none that are interlaced, and JPEG files, none of four components.
  public convenience init?(data: Data, scale: CGFloat) {
    let scale = scale > 0 ? scale : 1
    if let (image, hasOpacity) = PixelImage.readPNG(data) {
      self.init(
        .picture(CGImage(image, scale: scale, hasOpacity: hasOpacity)),
        Traits(orientation: .up, scale: scale))
    } else if let (image, turn) = PixelImage.readJPEG(data) {
      self.init(
        .picture(CGImage(image, scale: scale, hasOpacity: false)),
        Traits(orientation: Self.turns[turn - 1], scale: scale))
    } else {
      return nil
    }
  }

  /// How pictures are turned, in the order of Exif's numbers from 1 (Apple, "CGImagePropertyOrientation").
  private static let turns: [Orientation] = [
    .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
  ]

  /// Reads a picture from a file; `@2x` or `@3x` at the end of its name say how many pixels a point has.
  public convenience init?(contentsOfFile path: String) {
    let file = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: file) else { return nil }
    let name = file.deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  /// The picture as a PNG file; nil for a picture of nothing.
  ///
  /// As at Apple it is not turned: the file has the pixels of `cgImage` (multiple reports). It says nothing of
  /// opacity where the picture does not (assumed).
  ///
  /// Differs from UIKit: text that was drawn is bars as wide as its words, since letters are drawn by the
  /// laboratory only, and layers have no shadows; edges may differ by a little.
  public final func pngData() -> Data? {
    guard let cgImage, cgImage.width > 0, cgImage.height > 0 else { return nil }
    return cgImage.pixelImage.pngData(hasOpacity: !cgImage.isOpaque)
  }

  /// The picture as a JPEG file, from 0 for the smallest to 1 for the best quality; nil for a picture of nothing.
  ///
  /// What is transparent becomes white, and the file says how the picture is turned (multiple reports).
  ///
  /// Differs from UIKit: as ``pngData()``; the same quality gives files of other sizes.
  public final func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let cgImage, cgImage.width > 0, cgImage.height > 0 else { return nil }
    let turn = Self.turns.firstIndex(of: imageOrientation).map { $0 + 1 } ?? 1
    return cgImage.pixelImage.jpegData(quality: compressionQuality, turn: turn)
  }

  /// The picture made ready to be shown, which it always is; nil for a picture of nothing.
  public final func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

  /// The picture at another size, in points; nil for a picture of nothing and for no size.
  ///
  /// Source: UIKit documentation, `preparingThumbnail(of:)`: at the size that is asked for.
  public final func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard cgImage != nil, size.width > 0, size.height > 0 else { return nil }
    let target = GraphicsTarget(size: size, scale: scale)
    GraphicsStack.push(target)
    draw(in: CGRect(origin: .zero, size: size))
    GraphicsStack.pop()
    return target.image.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
