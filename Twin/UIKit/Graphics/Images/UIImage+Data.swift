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
  static let turns: [Orientation] = [
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
}
