import CoreGraphics
import Foundation

nonisolated extension UIImage {
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
        symbolLines.drawing(color.cgColor.rgba), size: symbolLines.size, scale: traits.scale)
    }
    guard isTemplate || traits.tint != nil || orientation != .up else { return cgImage }
    let upright = uprightSize
    var group = DrawingGroup([.image(cgImage, CGRect(origin: .zero, size: upright))])
    group.transform = orientation.transform(of: upright)
    if isTemplate || traits.tint != nil { group.tint = color.cgColor.rgba }
    return CGImage([.group(group)], size: size, scale: traits.scale)
  }

  /// The picture as what is put side by side; nothing to see if it is of nothing.
  var pattern: CGColor {
    guard let picture = picture(tint: .black), size.width > 0, size.height > 0 else {
      return CGColor(.clear)
    }
    let tile =
      picture.size == size
      ? picture
      : CGImage(
        [.image(picture, CGRect(origin: .zero, size: size))], size: size, scale: traits.scale)
    return CGColor(.black, tile: tile)
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
  /// The symbol, drawn in a color; parts that cover each other are one picture where light comes through it.
  func drawing(_ color: CGColor.Components) -> [DrawingCommand] {
    guard marks.count > 1 else { return marks.map { $0.command(color) } }
    var opaque = color
    opaque.alpha = 1
    var group = DrawingGroup(marks.map { $0.command(opaque) })
    group.opacity = color.alpha
    group.isIsolated = true
    return [.group(group)]
  }
}

nonisolated extension ImageLines.Mark {
  fileprivate func command(_ color: CGColor.Components) -> DrawingCommand {
    var pen = DrawingPen()
    pen.width = width
    pen.cap = .round
    pen.join = .round
    switch use {
    case .line: return .stroke(segments, pen, color)
    case .area: return .fill(segments, .winding, color)
    case .gap: return .cutting(.stroke(segments, pen, color))
    case .hole: return .cutting(.fill(segments, .winding, color))
    }
  }
}

nonisolated extension DrawingCommand {
  /// Takes away what is below instead of drawing.
  fileprivate static func cutting(_ command: DrawingCommand) -> DrawingCommand {
    var group = DrawingGroup([command])
    group.blend = .destinationOut
    return .group(group)
  }
}
