package import CoreGraphics
package import Foundation

/// A colour in sRGB, not multiplied by its alpha.
package typealias DisplayColor = CGColor.Components

extension CGColor.Components {
  /// Makes a colour as style sheets write it: `0xRRGGBB`.
  package init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }

  /// Makes a gray from 0 (black) to 1 (white).
  package init(white: CGFloat, alpha: CGFloat = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Opaque white.
  package static let white = CGColor.Components(white: 1)

  /// The same colour with its alpha multiplied.
  package func faded(by opacity: CGFloat) -> CGColor.Components {
    CGColor.Components(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }
}

/// What an area is painted with.
package enum DisplayPaint: Hashable, Sendable {
  /// One colour.
  case color(DisplayColor)
  /// Colours that blend into each other along a line.
  case linearGradient(LinearGradient)
  /// Colours that blend into each other from one circle to another.
  case radialGradient(RadialGradient)
  /// Colours that blend into each other around a point.
  case conicGradient(ConicGradient)
  /// Pixels that fill a rectangle, in the coordinates of what they paint.
  case pixels(PixelImage, CGRect)
}

/// Colours that blend into each other from one circle to another.
package struct RadialGradient: Hashable, Sendable {
  /// The middle of the circle that has the first colour.
  package var startCenter: CGPoint
  /// Its radius.
  package var startRadius: CGFloat
  /// The middle of the circle that has the last colour.
  package var endCenter: CGPoint
  /// Its radius.
  package var endRadius: CGFloat
  /// The colours, by rising location.
  package var stops: [LinearGradient.Stop]
  /// From the coordinates of the circles to those of what it paints, where the circles may be ellipses.
  package var space = CGAffineTransform.identity
}

/// Colours that blend into each other around a point, clockwise.
package struct ConicGradient: Hashable, Sendable {
  /// The point.
  package var center: CGPoint
  /// Where the first colour is: clockwise from the x axis, in radians.
  package var angle: CGFloat
  /// The colours, by rising location.
  package var stops: [LinearGradient.Stop]
}

/// Colours that blend into each other along a line.
package struct LinearGradient: Hashable, Sendable {
  /// A colour at a place of the line.
  package struct Stop: Hashable, Sendable {
    /// 0 (start) to 1 (end).
    package var location: CGFloat
    /// The colour there.
    package var color: DisplayColor

    /// Makes a stop.
    package init(_ location: CGFloat, _ color: DisplayColor) {
      self.location = location
      self.color = color
    }
  }

  /// Where the first colour begins.
  package var start: CGPoint
  /// Where the last colour is reached.
  package var end: CGPoint
  /// The colours, by rising location.
  package var stops: [Stop]

  /// Makes a gradient between two points, in the coordinates of what it paints.
  package init(from start: CGPoint, to end: CGPoint, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// How a line is drawn.
package struct DisplayStroke: Hashable, Sendable {
  /// The colour of the line.
  package var color: DisplayColor
  /// The width of the line.
  package var width: CGFloat
  /// How an open line ends.
  package var cap: CGLineCap
  /// How two lines meet.
  package var join: CGLineJoin
  /// Lengths of dashes and gaps in turn. Empty: a solid line.
  package var dashes: [CGFloat]
  /// Where in the pattern of dashes the line begins.
  package var dashPhase: CGFloat

  /// Makes a line, solid by default.
  package init(
    _ color: DisplayColor, width: CGFloat = 1, cap: CGLineCap = .butt,
    join: CGLineJoin = .miter,
    dashes: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.color = color
    self.width = width
    self.cap = cap
    self.join = join
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}

/// How a shadow falls.
package struct DisplayShadow: Hashable, Sendable {
  /// The colour, with the opacity of the shadow as its alpha.
  package var color: DisplayColor
  /// How far it lies from its shape.
  package var offset: CGSize
  /// How far it blurs: the standard deviation of the blur, as a layer's `shadowRadius` is.
  package var radius: CGFloat

  /// Makes a shadow.
  package init(_ color: DisplayColor, offset: CGSize = .zero, radius: CGFloat) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}

/// What becomes of what was drawn before.
package struct DisplayBackdrop: Hashable, Sendable {
  /// How far it blurs: the standard deviation, in points.
  package var radius: CGFloat
  /// By what colours are made stronger: 1 leaves them as they are.
  package var saturation: CGFloat

  /// Makes a blur; by default colours stay as they are.
  package init(radius: CGFloat, saturation: CGFloat = 1) {
    self.radius = radius
    self.saturation = saturation
  }
}
