public import Foundation

/// A picture.
///
/// - `CGImage+Bitmap`: its bytes.
///
/// Differs from Core Graphics: it holds what was drawn, not pixels, and stays sharp at any size; no file can
/// be read or written.
public final class CGImage: Hashable, Sendable {
  /// What was drawn, in points from the upper left corner.
  package let commands: [DrawingCommand]
  /// The size, in points.
  package let size: CGSize
  /// The pixels in a point.
  package let scale: CGFloat
  /// How its pixels lie in memory, for who asks for them.
  let layout: PixelLayout

  /// Makes a picture of commands.
  package convenience init(_ commands: [DrawingCommand], size: CGSize, scale: CGFloat) {
    self.init(commands, size: size, scale: scale, layout: .drawn)
  }

  init(_ commands: [DrawingCommand], size: CGSize, scale: CGFloat, layout: PixelLayout) {
    self.commands = commands
    self.size = size
    self.scale = scale
    self.layout = layout
  }

  /// Whether its pixels have no opacity.
  package var isOpaque: Bool { layout.isOpaque }

  /// The width, in pixels.
  public var width: Int { Int((size.width * scale).rounded(.up)) }

  /// The height, in pixels.
  public var height: Int { Int((size.height * scale).rounded(.up)) }

  /// The part of the picture in a rectangle of pixels; nil if nothing of the picture is in there.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, !part.isEmpty else { return nil }
    let shift = CGAffineTransform(translationX: -part.minX / scale, y: -part.minY / scale)
    var group = DrawingGroup(commands)
    group.transform = shift
    return CGImage(
      [.group(group)], size: CGSize(width: part.width / scale, height: part.height / scale),
      scale: scale, layout: layout)
  }

  /// Whether another picture shows the same.
  package func shows(sameAs other: CGImage) -> Bool {
    self === other
      || (commands == other.commands && size == other.size && scale == other.scale)
  }

  /// Whether both are the same picture.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Feeds what `==` compares into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
