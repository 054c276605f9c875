import CoreGraphics
public import Foundation

nonisolated extension UIImage {
  /// A picture that shows others one after the other; nil if there are none.
  ///
  /// - Parameters:
  ///   - images: The pictures.
  ///   - duration: How long all of them take, in seconds; 0 for a thirtieth of a second each.
  public class func animatedImage(
    with images: [UIImage], duration: TimeInterval
  ) -> UIImage? {
    guard let first = images.first else { return nil }
    let time = duration > 0 ? duration : TimeInterval(images.count) / 30
    return first.changed { $0.animation = Frames(images: images, duration: time) }
  }
}
