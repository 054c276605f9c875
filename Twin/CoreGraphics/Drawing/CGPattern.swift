public import Foundation

/// Draws one cell of a pattern, with the info that the pattern was made with.
///
/// Differs from Core Graphics: it is a closure of Swift, not a function of C.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// Lets go of the info of a pattern.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What draws the cells of a pattern.
public struct CGPatternCallbacks {
  /// The version of the structure; 0.
  public var version: UInt32
  /// Draws a cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Lets go of the info.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Makes callbacks that do nothing.
  public init() {
    self.init(version: 0, drawPattern: nil, releaseInfo: nil)
  }

  /// Makes callbacks.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// How cells are put side by side where their distance is no whole number of pixels.
///
/// Differs from Core Graphics: all do as `constantSpacing`.
public enum CGPatternTiling: Int32, Hashable, Sendable {
  /// Cells keep their shape.
  case noDistortion = 0
  /// Distances are the same, and cells keep their shape as far as that lets them.
  case constantSpacingMinimalDistortion = 1
  /// Distances are the same.
  case constantSpacing = 2
}

/// Something that is put side by side in place of a color.
///
/// Its space has the y axis pointing up, and its origin at the lower left corner of the context, whatever transforms
/// that has; so what a cell draws is upside down for one who thinks in the coordinates of a view. Source: Apple, Quartz 2D
/// Programming Guide, "Patterns": a pattern is drawn in the context's default space.
///
/// Differs from Core Graphics: a cell is drawn once, when the pattern is made, and its info is let go of at once; patterns
/// are equal that look the same.
public final class CGPattern: Hashable, Sendable {
  fileprivate struct Cell: Hashable, Sendable {
    var bounds: CGRect
    var matrix: CGAffineTransform
    var step: CGSize
    var isColored: Bool
    var commands: [DrawingCommand]
  }

  private enum Source: Hashable, Sendable {
    /// A picture that is upright where y points down, with its upper left corner at the origin.
    case tile(CGImage)
    case cell(Cell)
  }

  private let source: Source

  /// Makes a pattern of a picture, as in colors of `UIColor`.
  package init(tile: CGImage) {
    source = .tile(tile)
  }

  /// Makes a pattern; nil without a function that draws, or without distances.
  ///
  /// - Parameters:
  ///   - info: Handed to the callbacks.
  ///   - bounds: The cell, which cuts off what is drawn outside.
  ///   - matrix: From the pattern's space to that of the context.
  ///   - xStep: From one cell to the next, in points of the pattern.
  ///   - yStep: From one row to the next.
  ///   - tiling: Ignored.
  ///   - isColored: Whether the cell has colors of its own; if not, it is a mask for the color of each use.
  ///   - callbacks: Draw the cell.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard let draw = callbacks.pointee.drawPattern, xStep != 0, yStep != 0, !bounds.isEmpty else {
      return nil
    }
    let context = CGContext(size: bounds.size, scale: 1)
    draw(info, context)
    callbacks.pointee.releaseInfo?(info)
    source = .cell(
      Cell(
        bounds: bounds, matrix: matrix, step: CGSize(width: abs(xStep), height: abs(yStep)),
        isColored: isColored, commands: context.commands))
  }

  /// Whether the pattern has colors of its own.
  var isColored: Bool {
    switch source {
    case .tile: true
    case .cell(let cell): cell.isColored
    }
  }

  /// One cell as a picture that is upright where y points down, for layers.
  func tile(_ color: CGColor.Components) -> CGImage {
    switch source {
    case .tile(let image): return image
    case .cell(let cell):
      let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: cell.step.height)
      return CGImage([cell.drawn(color, flip)], size: cell.step, scale: 1)
    }
  }

  /// Fills the inside of a path.
  ///
  /// - Parameters:
  ///   - path: The path, in the coordinates of the picture, whose y axis points down.
  ///   - color: What a pattern without colors is drawn in; of others its opacity counts.
  ///   - phase: How far the pattern is moved.
  ///   - height: The height of the picture.
  func filling(
    _ path: [CGPath.Segment], _ rule: CGPathFillRule, _ color: CGColor.Components, phase: CGSize,
    height: CGFloat
  ) -> DrawingCommand {
    switch source {
    case .tile(let image): return image.filling(path, rule, opacity: color.alpha)
    case .cell(let cell):
      let flip = CGAffineTransform(
        a: 1, b: 0, c: 0, d: -1, tx: phase.width, ty: height - phase.height)
      let transform = cell.matrix.concatenating(flip)
      guard transform.a * transform.d != transform.b * transform.c else {
        return .group(DrawingGroup([]))
      }
      let area = CGPath(segments: path).boundingBox.applying(transform.inverted())
      var cells = DrawingGroup(cell.rows(over: area, color))
      cells.transform = transform
      var group = DrawingGroup([.group(cells)])
      group.clip = DrawingGroup.Clip(path, rule)
      group.opacity = color.alpha
      return .group(group)
    }
  }

  /// Whether two patterns look the same.
  public static func == (left: CGPattern, right: CGPattern) -> Bool { left.source == right.source }

  /// Feeds what `==` compares into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension CGPattern.Cell {
  /// The cell alone.
  fileprivate func drawn(
    _ color: CGColor.Components, _ transform: CGAffineTransform
  ) -> DrawingCommand {
    var group = DrawingGroup(commands)
    group.transform = transform
    let edge = CGMutablePath()
    edge.addRect(bounds)
    group.clip = DrawingGroup.Clip(edge.segments, .winding)
    if !isColored {
      var opaque = color
      opaque.alpha = 1
      group.tint = opaque
    }
    return .group(group)
  }

  /// All cells that are in an area, row by row; a row is the same commands again, moved.
  fileprivate func rows(over area: CGRect, _ color: CGColor.Components) -> [DrawingCommand] {
    guard !area.isEmpty, !area.isInfinite else { return [] }
    let first = (
      x: Int(((area.minX - bounds.maxX) / step.width).rounded(.down)),
      y: Int(((area.minY - bounds.maxY) / step.height).rounded(.down))
    )
    let last = (
      x: Int(((area.maxX - bounds.minX) / step.width).rounded(.up)),
      y: Int(((area.maxY - bounds.minY) / step.height).rounded(.up))
    )
    let row = (first.x...last.x).map {
      drawn(color, CGAffineTransform(translationX: CGFloat($0) * step.width, y: 0))
    }
    return (first.y...last.y).map {
      var group = DrawingGroup(row)
      group.transform = CGAffineTransform(translationX: 0, y: CGFloat($0) * step.height)
      return .group(group)
    }
  }
}

extension CGColor {
  /// Makes a color of a pattern; nil if the space is none of patterns.
  ///
  /// - Parameters:
  ///   - space: A space made by `CGColorSpace(patternBaseSpace:)`.
  ///   - pattern: The pattern.
  ///   - components: Its opacity; of a pattern without colors the numbers of its color before that.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern else { return nil }
    let color = pattern.color(components, in: space)
    self.init(color, space: space, tile: pattern.tile(color), pattern: pattern)
  }
}

extension CGPattern {
  /// The color of a use of the pattern.
  fileprivate func color(
    _ numbers: UnsafePointer<CGFloat>, in space: CGColorSpace?
  ) -> CGColor.Components {
    guard !isColored, let base = space?.base else {
      return CGColor.Components(red: 0, green: 0, blue: 0, alpha: numbers[0])
    }
    return base.numberOfComponents == 1
      ? CGColor(gray: numbers[0], alpha: numbers[1]).rgba
      : CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]).rgba
  }
}

extension CGContext {
  /// Sets what the numbers of the colors of areas mean; for patterns without colors.
  public func setFillColorSpace(_ space: CGColorSpace) {
    changeState { $0.spaces.fill = space }
  }

  /// Sets what the numbers of the colors of lines mean; for patterns without colors.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    changeState { $0.spaces.stroke = space }
  }

  /// Sets a pattern for areas.
  ///
  /// - Parameter colorComponents: Its opacity; of a pattern without colors the numbers of its color before that, in the
  ///   space that was set by ``setFillColorSpace(_:)``.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    changeState {
      $0.fill = pattern.color(colorComponents, in: $0.spaces.fill)
      $0.pattern = pattern
    }
  }

  /// Sets a pattern for lines; see ``setFillPattern(_:colorComponents:)``.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    changeState {
      $0.stroke = pattern.color(colorComponents, in: $0.spaces.stroke)
      $0.strokePattern = pattern
    }
  }

  /// Sets how far patterns are moved.
  public func setPatternPhase(_ phase: CGSize) {
    changeState { $0.patternPhase = phase }
  }
}
