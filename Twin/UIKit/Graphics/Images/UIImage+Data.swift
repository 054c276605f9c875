import CoreGraphics
import Foundation

nonisolated extension UIImage {
  /// The picture in a file's data, and how it is turned.
  static func read(_ data: Data, scale: CGFloat) -> (CGImage, Orientation)? {
    if let (image, hasOpacity) = PixelImage.readPNG(data) {
      return (CGImage(image, scale: scale, hasOpacity: hasOpacity), .up)
    }
    guard let (image, turn) = PixelImage.readJPEG(data) else { return nil }
    return (CGImage(image, scale: scale, hasOpacity: false), turns[turn - 1])
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
