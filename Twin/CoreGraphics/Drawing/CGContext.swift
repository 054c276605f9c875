public import Foundation

/// Where code draws.
///
/// - `CGContext+Bitmap`: contexts with pixels.
///
/// Differs from Core Graphics: it records what is drawn, with y pointing down, and has no pixels unless it is
/// made of memory.
public final class CGContext {
  /// What is said about everything that is drawn next.
  struct State {
    var transform = CGAffineTransform.identity
    var fill = CGColor.Components.black { didSet { pattern = nil } }
    /// What is put side by side where areas are drawn, in place of a color.
    var pattern: CGPattern?
    var stroke = CGColor.Components.black { didSet { strokePattern = nil } }
    /// What is put side by side where lines are drawn, in place of a color.
    var strokePattern: CGPattern?
    /// How far patterns are moved, in the pattern's space.
    var patternPhase = CGSize.zero
    /// What the numbers of colors mean that are set without a color.
    var spaces: (fill: CGColorSpace?, stroke: CGColorSpace?) = (nil, nil)
    var pen = DrawingPen()
    var alpha: CGFloat = 1
    var blend = CGBlendMode.normal
    var shadow: DrawingShadow?
    var limits: [Limit] = []
    var interpolation = CGInterpolationQuality.default
    var textMatrix = CGAffineTransform.identity
  }

  /// What keeps things from being drawn.
  enum Limit {
    case path(DrawingGroup.Clip)
    case mask([DrawingCommand])
  }

  /// What was drawn before a transparency layer was begun, and what was set then.
  private struct OpenLayer {
    var commands: [DrawingCommand]
    var state: State
    var saved: [State]
    var limit: [CGPath.Segment]?
  }

  private(set) var size: CGSize
  let scale: CGFloat
  /// Whether nothing shines through what is drawn, so that its picture has no opacity.
  package var isOpaque = false
  private(set) var state = State()
  private var savedStates: [State] = []
  private var openLayers: [OpenLayer] = []
  /// The path under way, in the coordinates of the picture.
  var segments: [CGPath.Segment] = []
  /// What has been drawn.
  package private(set) var commands: [DrawingCommand] = []
  /// The pixels, if there are any; what is drawn is there at once then, and not kept as commands.
  let bitmap: BitmapMemory?
  /// The file of pages, if it draws one.
  var pages: PDFPages?

  /// Makes a context for a picture.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - scale: The pixels in a point.
  package init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
    bitmap = nil
  }

  /// Makes a context for pixels; the y axis points up.
  init(_ bitmap: BitmapMemory) {
    self.bitmap = bitmap
    size = CGSize(width: bitmap.width, height: bitmap.height)
    scale = 1
    state.transform = pixels
  }

  /// The width, in pixels.
  public var width: Int { Int((size.width * scale).rounded(.up)) }

  /// The height, in pixels.
  public var height: Int { Int((size.height * scale).rounded(.up)) }

  /// What has been drawn, as a picture.
  public func makeImage() -> CGImage? {
    if let bitmap { return CGImage(bitmap.image, scale: 1, layout: bitmap.layout) }
    return CGImage(
      commands, size: size, scale: scale, layout: isOpaque ? .drawnOpaque : .drawn)
  }

  /// From the coordinates of the picture to its pixels, whose y axis points up.
  private var pixels: CGAffineTransform {
    CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height))
  }

  /// From the coordinates in which things are drawn next to pixels, whose y axis points up.
  ///
  /// Where y points down at first, as in pictures and layers of UIKit, it holds the scale of the screen and the flip
  /// from the beginning: `[2, 0, 0, -2, 0, 200]` for 100 points of two pixels.
  ///
  /// Source: logs of it from image contexts and `draw(_:)`, blog.csdn.net/linuxchen/article/details/8535112.
  public var ctm: CGAffineTransform { state.transform.concatenating(pixels) }

  /// From the coordinates in which things are drawn next to pixels; here the same as ``ctm``.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// From the coordinates in which things are drawn next to those of the picture.
  package var transformFromStart: CGAffineTransform { state.transform }

  /// Ends a page: hands over what was drawn on it, and forgets what was set.
  ///
  /// - Parameter nextSize: The size of the next page, in points.
  package func takePage(nextSize: CGSize) -> [DrawingCommand] {
    while !openLayers.isEmpty { closeLayer() }
    let drawn = commands
    (commands, state, savedStates, segments) = ([], State(), [], [])
    size = nextSize
    return drawn
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
    state.pattern = color.pattern
  }

  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.rgba
    state.strokePattern = color.pattern
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
    state.limits.append(.path(DrawingGroup.Clip(path, rule)))
  }

  /// Lets things be drawn only as far as commands, in the coordinates of the picture, are opaque.
  func limit(to mask: [DrawingCommand]) {
    state.limits.append(.mask(mask))
  }

  func changeState(_ change: (inout State) -> Void) {
    change(&state)
  }

  // MARK: Transparency layers

  func openLayer(limit: [CGPath.Segment]? = nil) {
    openLayers.append(
      OpenLayer(commands: commands, state: state, saved: savedStates, limit: limit))
    commands = []
    savedStates = []
    state.alpha = 1
    state.blend = .normal
    state.shadow = nil
    state.limits = []
  }

  func closeLayer() {
    guard let layer = openLayers.popLast() else { return }
    var group = DrawingGroup(commands)
    group.isIsolated = true
    group.opacity = layer.state.alpha
    group.clip = layer.limit.map { DrawingGroup.Clip($0, .winding) }
    commands = layer.commands
    (state, savedStates) = (layer.state, layer.saved)
    if !group.commands.isEmpty { append(.group(group)) }
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
    let color = faded(state.fill)
    guard let pattern = state.pattern else { return append(.fill(path, rule, color)) }
    append(pattern.filling(path, rule, color, phase: state.patternPhase, height: size.height))
  }

  /// The pen is transformed as well, so the path goes back to where the pen is.
  func stroke(_ path: [CGPath.Segment]) {
    let transform = state.transform
    guard !path.isEmpty, transform.a * transform.d != transform.b * transform.c else { return }
    if let pattern = state.strokePattern {
      let outline = CGPath(outlining: path.applying(transform.inverted()), state.pen)
      return append(
        pattern.filling(
          outline.segments.applying(transform), .winding, faded(state.stroke),
          phase: state.patternPhase, height: size.height))
    }
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

  func paint(
    _ gradient: CGGradient, _ spread: DrawingGradient.Spread, _ options: CGGradientDrawingOptions
  ) {
    let drawn = DrawingGradient(gradient, spread, options, alpha: state.alpha)
    guard state.transform.a * state.transform.d != state.transform.b * state.transform.c else {
      return
    }
    var group = DrawingGroup([.gradient(drawn)])
    group.transform = state.transform
    append(state.transform.isIdentity ? .gradient(drawn) : .group(group))
  }

  private func append(_ command: DrawingCommand) {
    var command = command
    if state.blend != .normal || state.shadow != nil {
      var group = DrawingGroup([command])
      group.shadow = state.shadow
      group.blend = state.blend
      command = .group(group)
    }
    command = state.limits.reversed().reduce(command) { $1.limiting($0) }
    if let bitmap, openLayers.isEmpty { bitmap.draw(command) } else { commands.append(command) }
  }
}

extension CGContext.Limit {
  /// A command that shows inside the limit only. What is mixed with what is below stays outermost: a group
  /// that is cut off is a picture of its own only if it has to be.
  fileprivate func limiting(_ command: DrawingCommand) -> DrawingCommand {
    var group = DrawingGroup([command])
    if case .group(var inner) = command, inner.blend != .normal {
      group.blend = inner.blend
      inner.blend = .normal
      group.commands = [.group(inner)]
    }
    switch self {
    case .path(let clip): group.clip = clip
    case .mask(let mask): group.mask = mask
    }
    return .group(group)
  }
}
