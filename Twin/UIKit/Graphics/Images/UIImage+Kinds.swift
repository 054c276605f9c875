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

  /// The pictures of an animated one; nil for others.
  public final var images: [UIImage]? { traits.animation?.images }

  /// How long the pictures of an animated one take, in seconds; 0 for others.
  public final var duration: TimeInterval { traits.animation?.duration ?? 0 }

  /// The same picture with edges that keep their size, and a pixel between them that is stretched
  /// (deprecated since iOS 5).
  public final func stretchableImage(
    withLeftCapWidth leftCapWidth: Int, topCapHeight: Int
  ) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(0, size.height - top - (top > 0 ? 1 : size.height)),
        right: max(0, size.width - left - (left > 0 ? 1 : size.width))),
      resizingMode: .stretch)
  }

  /// How wide the left edge is that keeps its size, in points.
  public final var leftCapWidth: Int { Int(capInsets.left) }

  /// How high the upper edge is that keeps its size, in points.
  public final var topCapHeight: Int { Int(capInsets.top) }

  /// What a renderer needs to know to make pictures like this one.
  public final var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// Whether the picture is brighter than white anywhere: never.
  public final var isHighDynamicRange: Bool { false }

  /// The same picture, nowhere brighter than white.
  public final var imageRestrictedToStandardDynamicRange: UIImage { self }
}
