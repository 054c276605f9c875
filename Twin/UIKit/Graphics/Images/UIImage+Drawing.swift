import CoreGraphics
public import Foundation

nonisolated extension UIImage {
  /// Draws the picture into the current context, at a point.
  public final func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the picture into the current context, stretched to a rectangle; what `capInsets` names is not.
  ///
  /// A picture that is a template is drawn in its tint, or in black.
  public final func draw(in rect: CGRect) {
    let size = size
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0,
      let picture = picture(tint: traits.tint ?? .black)
    else { return }
    for command in commands(of: picture, in: rect) { context.record(command) }
  }

  /// The picture as it is shown: turned, and in one color if it is a template.
  ///
  /// - Parameters:
  ///   - tint: The color that a template has if it has none of its own.
  ///   - isMirrored: Whether the interface that shows it runs from right to left.
  /// - Returns: Nil for a picture of nothing.
  package func picture(tint: UIColor, isMirrored: Bool = false) -> CGImage? {
    guard let cgImage else { return nil }
    let isFlipped = isMirrored && traits.flips
    let orientation = isFlipped ? traits.orientation.mirrored : traits.orientation
    let own = traits.tint ?? traits.symbol?.parts.color
    let color = own ?? tint
    if let symbolLines, isTemplate, orientation == .up {
      return CGImage(
        [symbolLines.drawing(color.cgColor.rgba)], size: symbolLines.size, scale: traits.scale)
    }
    guard isTemplate || traits.tint != nil || orientation != .up else { return cgImage }
    let upright = uprightSize
    var group = DrawingGroup([.image(cgImage, CGRect(origin: .zero, size: upright))])
    group.transform = orientation.transform(of: upright)
    if isTemplate || traits.tint != nil { group.tint = color.cgColor.rgba }
    return CGImage([.group(group)], size: size, scale: traits.scale)
  }

  /// Whether the picture has the color of what shows it.
  var isTemplate: Bool {
    switch traits.mode {
    case .automatic: isSymbolImage
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }
}

nonisolated extension ImageLines {
  /// The lines, drawn in a color.
  func drawing(_ color: CGColor.Components) -> DrawingCommand {
    var pen = DrawingPen()
    pen.width = lineWidth
    pen.cap = .round
    pen.join = .round
    return .stroke(path.segments, pen, color)
  }
}
