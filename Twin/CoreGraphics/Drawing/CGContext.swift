public import Foundation

/// Where code draws.
///
/// Differs from Core Graphics: it records what is drawn, with y pointing down, and has no pixels; no
/// shadows, gradients, patterns, blend modes or transparency layers.
public final class CGContext {
  /// What is said about everything that is drawn next.
  struct State {
    var transform = CGAffineTransform.identity
    var fill = CGColor.Components.black
    var stroke = CGColor.Components.black
    var pen = DrawingPen()
    var alpha: CGFloat = 1
    var clips: [DrawingGroup.Clip] = []
  }

  private let size: CGSize
  private let scale: CGFloat
  private(set) var state = State()
  private var savedStates: [State] = []
  /// The path under way, in the coordinates of the picture.
  var segments: [CGPath.Segment] = []
  /// What has been drawn.
  package private(set) var commands: [DrawingCommand] = []

  /// Makes a context for a picture.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - scale: The pixels in a point.
  package init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }

  /// The width, in pixels.
  public var width: Int { Int((size.width * scale).rounded(.up)) }

  /// The height, in pixels.
  public var height: Int { Int((size.height * scale).rounded(.up)) }

  /// What has been drawn, as a picture.
  public func makeImage() -> CGImage? {
    CGImage(commands, size: size, scale: scale)
  }

  // MARK: State

  /// Keeps what is set now for `restoreGState()`.
  public func saveGState() {
    savedStates.append(state)
  }

  /// Sets what was set at the last `saveGState()` that has not been taken back.
  public func restoreGState() {
    if let saved = savedStates.popLast() { state = saved }
  }

  /// Moves what is drawn next.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Makes what is drawn next larger or smaller.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns what is drawn next, by an angle in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Transforms what is drawn next.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Sets the color of areas.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.rgba
  }

  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.rgba
  }

  /// Sets how opaque everything is, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = min(1, max(0, alpha))
  }

  /// Sets how wide lines are.
  public func setLineWidth(_ width: CGFloat) {
    state.pen.width = width
  }

  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) {
    state.pen.cap = cap
  }

  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) {
    state.pen.join = join
  }

  /// Sets dashes: their lengths and those of the gaps in turn, none for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.pen.dashes = lengths
    state.pen.dashPhase = phase
  }

  /// Lets nothing be drawn outside a path, in the coordinates of the picture.
  func limit(to path: [CGPath.Segment], _ rule: CGPathFillRule) {
    state.clips.append(DrawingGroup.Clip(path, rule))
  }

  // MARK: Recording

  /// Adds a command in the coordinates that are set.
  package func record(_ command: DrawingCommand) {
    var group = DrawingGroup([command])
    group.transform = state.transform
    group.opacity = state.alpha
    let isPlain = state.transform.isIdentity && state.alpha == 1
    append(isPlain ? command : .group(group))
  }

  func shape(_ draw: (CGMutablePath) -> Void) -> [CGPath.Segment] {
    let path = CGMutablePath()
    draw(path)
    return path.segments.applying(state.transform)
  }

  func fill(_ path: [CGPath.Segment], _ rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    append(.fill(path, rule, faded(state.fill)))
  }

  /// The pen is transformed as well, so the path goes back to where the pen is.
  func stroke(_ path: [CGPath.Segment]) {
    let transform = state.transform
    guard !path.isEmpty, transform.a * transform.d != transform.b * transform.c else { return }
    let command = DrawingCommand.stroke(
      path.applying(transform.inverted()), state.pen, faded(state.stroke))
    guard !transform.isIdentity else { return append(command) }
    var group = DrawingGroup([command])
    group.transform = transform
    append(.group(group))
  }

  private func faded(_ color: CGColor.Components) -> CGColor.Components {
    var color = color
    color.alpha *= state.alpha
    return color
  }

  private func append(_ command: DrawingCommand) {
    commands.append(
      state.clips.reversed().reduce(command) { command, clip in
        var group = DrawingGroup([command])
        group.clip = clip
        return .group(group)
      })
  }
}
