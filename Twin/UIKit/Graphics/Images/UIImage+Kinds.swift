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

  /// A picture that shows those of the app one after the other whose names are this one and a number; nil if there
  /// are none.
  ///
  /// Source: Apple, "animatedImageNamed(_:duration:)": the numbers go from 0 to 1024 at most. Assumed: the first
  /// may be 0 or 1, and they end before the first that is not there.
  ///
  /// - Parameter duration: How long all of them take, in seconds; 0 for a thirtieth of a second each.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: series(named: name), duration: duration)
  }

  /// The same, of pictures that stretch between caps, in points.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(
      name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// The same, of pictures that stretch or are repeated between caps, in points.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode,
    duration: TimeInterval
  ) -> UIImage? {
    let images = series(named: name).map {
      $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
    return animatedImage(with: images, duration: duration)
  }

  private class func series(named name: String) -> [UIImage] {
    let start = UIImage(named: "\(name)0") == nil ? 1 : 0
    var images: [UIImage] = []
    for number in start...1024 {
      guard let image = UIImage(named: "\(name)\(number)") else { break }
      images.append(image)
    }
    return images
  }
}
