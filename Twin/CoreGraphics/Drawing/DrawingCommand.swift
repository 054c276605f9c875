package import Foundation

/// One thing that a layer or an image shows, as it was recorded.
///
/// Nothing here has pixels: who draws plays the commands, at the scale that it needs. So the twin draws
/// into contexts without a library that rasterizes.
package indirect enum DrawingCommand: Hashable, Sendable {
  /// One line of text.
  case text(TextLine)
  /// The inside of a path.
  case fill([CGPath.Segment], CGPathFillRule, CGColor.Components)
  /// A line along a path.
  case stroke([CGPath.Segment], DrawingPen, CGColor.Components)
  /// An image, stretched to a rectangle.
  case image(CGImage, CGRect)
  /// Pixels, stretched to a rectangle.
  case pixels(PixelImage, CGRect)
  /// Colors that go over into each other, everywhere.
  case gradient(DrawingGradient)
  /// What a tree of layers showed when it was recorded.
  case layers(RecordedLayers)
  /// Several commands together.
  case group(DrawingGroup)
}

/// Commands that are moved, faded, cut off or colored together.
package struct DrawingGroup: Hashable, Sendable {
  /// The inside of a path, as a limit for what is seen.
  package struct Clip: Hashable, Sendable {
    /// The path, in the coordinates of the commands.
    package var path: [CGPath.Segment]
    /// What is inside where it crosses itself.
    package var rule: CGPathFillRule

    /// Makes a limit.
    package init(_ path: [CGPath.Segment], _ rule: CGPathFillRule) {
      self.path = path
      self.rule = rule
    }
  }

  /// From the coordinates of the commands to those around them.
  package var transform = CGAffineTransform.identity
  /// 0 to 1; below 1 the commands are faded as one picture.
  package var opacity: CGFloat = 1
  /// What limits the commands; nil for nothing.
  package var clip: Clip?
  /// The color that all of them have instead of their own; only their opacity counts then.
  package var tint: CGColor.Components?
  /// Only where these are opaque do the commands show, in the coordinates of the commands; nil: everywhere.
  package var mask: [DrawingCommand]?
  /// How the commands, as one picture, are mixed with what is below.
  package var blend = CGBlendMode.normal
  /// The shadow that the commands cast as one picture.
  package var shadow: DrawingShadow?
  /// Whether the commands are a picture of their own, with which nothing below is mixed.
  package var isIsolated = false
  /// What is drawn, back to front.
  package var commands: [DrawingCommand]

  /// Makes a group that changes nothing about its commands.
  package init(_ commands: [DrawingCommand]) {
    self.commands = commands
  }
}

/// How a line along a path looks.
package struct DrawingPen: Hashable, Sendable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  /// How many half widths a pointed join may reach: Core Graphics' own limit, as its documentation says.
  package var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps in turn; empty for a solid line.
  package var dashes: [CGFloat] = []
  /// Where in the dashes the line begins.
  package var dashPhase: CGFloat = 0

  /// Makes a solid pen, 1 point wide.
  package init() {}
}

/// The shadow of what is drawn.
package struct DrawingShadow: Hashable, Sendable {
  /// Its color.
  package var color: CGColor.Components
  /// How far it lies from what casts it, to the right and down, in points of the picture.
  package var offset: CGSize
  /// The standard deviation of its blur, in points of the picture.
  package var radius: CGFloat

  /// Makes a shadow.
  package init(color: CGColor.Components, offset: CGSize, radius: CGFloat) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}

extension DrawingCommand {
  /// Whether it is mixed with what is below, so that the picture in which it is must be one of its own.
  package var mixes: Bool {
    guard case .group(let group) = self else { return false }
    return group.blend != .normal || (!group.isIsolated && group.commands.contains(where: \.mixes))
  }
}

/// What layers showed at a moment; who draws knows of which type it is.
package protocol LayerRecord: AnyObject, Sendable {
  /// The same as commands, without shadows of layers and transitions.
  var commands: [DrawingCommand] { get }
}

/// What layers showed at a moment, as a value: equal if it is the same record.
package struct RecordedLayers: Hashable, Sendable {
  /// The record.
  package let record: any LayerRecord

  /// Makes a value of a record.
  package init(_ record: any LayerRecord) {
    self.record = record
  }

  package static func == (left: RecordedLayers, right: RecordedLayers) -> Bool {
    left.record === right.record
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(record))
  }
}
