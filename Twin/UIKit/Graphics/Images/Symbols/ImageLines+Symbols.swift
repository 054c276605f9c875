import CoreGraphics
import Foundation

nonisolated extension ImageLines {
  /// The symbol of a name at the size of running text; nil if there is none of that name.
  init?(symbolNamed name: String) {
    let flips = name.contains(".backward") || name.contains(".forward")
    if let lines = Self.arrow(name, flips: flips) {
      self = lines
      return
    }
    guard SymbolNames.known.contains(name), let marks = SymbolForm(name).marks else { return nil }
    let side = SymbolSketches.side
    self.init(size: CGSize(width: side, height: side), marks: marks, flips: flips)
  }

  /// Symbols whose field is no square.
  private static func arrow(_ name: String, flips: Bool) -> ImageLines? {
    func lines(_ width: CGFloat, _ height: CGFloat, _ strokes: [[CGPoint]]) -> ImageLines {
      ImageLines(
        size: CGSize(width: width, height: height), strokes: strokes, lineWidth: 2, flips: flips)
    }
    switch name {
    case "chevron.left", "chevron.backward":
      return lines(
        11, 18, [[CGPoint(x: 9.5, y: 1.5), CGPoint(x: 1.5, y: 9), CGPoint(x: 9.5, y: 16.5)]])
    case "chevron.right", "chevron.forward":
      return lines(
        11, 18, [[CGPoint(x: 1.5, y: 1.5), CGPoint(x: 9.5, y: 9), CGPoint(x: 1.5, y: 16.5)]])
    case "arrow.left", "arrow.backward":
      return lines(
        20, 17,
        [
          [CGPoint(x: 18.5, y: 8.5), CGPoint(x: 1.5, y: 8.5)],
          [CGPoint(x: 8.5, y: 1.5), CGPoint(x: 1.5, y: 8.5), CGPoint(x: 8.5, y: 15.5)],
        ])
    case "xmark":
      return lines(
        17, 17,
        [
          [CGPoint(x: 1.5, y: 1.5), CGPoint(x: 15.5, y: 15.5)],
          [CGPoint(x: 15.5, y: 1.5), CGPoint(x: 1.5, y: 15.5)],
        ])
    default: return nil
    }
  }
}

/// How a symbol's name says what is drawn: a sketch, filled or not, in a frame or struck out.
nonisolated private struct SymbolForm {
  /// What is around a sketch or over it.
  private enum Addition: String, CaseIterable {
    case circle = ".circle"
    case square = ".square"
    case slash = ".slash"
  }

  /// The width of lines in the field of a sketch, in points.
  private static let width: CGFloat = 1.5
  /// How much of a frame what is in it takes (assumed).
  private static let share: CGFloat = 0.54

  /// The parts to draw; nil if there is no drawing.
  let marks: [ImageLines.Mark]?

  init(_ name: String) {
    let isFilled = name.hasSuffix(".fill")
    let rest = isFilled ? String(name.dropLast(".fill".count)) : name
    if let sketch = Self.sketch(rest) {
      marks = sketch.marks(isFilled: isFilled, width: Self.width)
    } else if let addition = Addition.allCases.first(where: { rest.hasSuffix($0.rawValue) }),
      let sketch = Self.sketch(String(rest.dropLast(addition.rawValue.count)))
    {
      marks = Self.marks(of: sketch, addition, isFilled: isFilled)
    } else {
      marks = nil
    }
  }

  /// The sketch of a name; what other symbols say on the left and right is the same in frames.
  private static func sketch(_ name: String) -> SymbolSketch? {
    if let sketch = SymbolSketches.sketch(name) { return sketch }
    switch name {
    case "xmark": return SymbolSketches.sketch("multiply")
    case "chevron.left", "chevron.backward": return SymbolSketch("s P 12.5 1.5 5 9 12.5 16.5")
    case "chevron.right", "chevron.forward": return SymbolSketch("s P 5.5 1.5 13 9 5.5 16.5")
    case "arrow.left", "arrow.backward": return SymbolSketch("s P 16 9 2 9 P 8 3 2 9 8 15")
    default: return nil
    }
  }

  private static func marks(
    of sketch: SymbolSketch, _ addition: Addition, isFilled: Bool
  ) -> [ImageLines.Mark] {
    guard addition != .slash else { return struckOut(sketch, isFilled: isFilled) }
    let frame = framePath(addition, inset: isFilled ? 0.6 : 1.2)
    let smaller = inside(sketch.marks(isFilled: sketch.hasBody, width: width / share))
    guard isFilled else { return [ImageLines.Mark(.line, frame, width)] + smaller }
    let opposite = smaller.map { mark in
      var mark = mark
      switch mark.use {
      case .line: mark.use = .gap
      case .area: mark.use = .hole
      case .gap: mark.use = .line
      case .hole: mark.use = .area
      }
      return mark
    }
    return [ImageLines.Mark(.area, frame, width)] + opposite
  }

  private static func framePath(_ addition: Addition, inset: CGFloat) -> [CGPath.Segment] {
    let path = CGMutablePath()
    let side = SymbolSketches.side
    let rect = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: inset, dy: inset)
    if addition == .circle {
      path.addEllipse(in: rect)
    } else {
      path.addRoundedRect(in: rect, cornerWidth: 3.5, cornerHeight: 3.5)
    }
    return path.segments
  }

  private static func inside(_ marks: [ImageLines.Mark]) -> [ImageLines.Mark] {
    let margin = SymbolSketches.side * (1 - share) / 2
    let move = CGAffineTransform(translationX: margin, y: margin)
    return marks.map { mark in
      var mark = mark.scaled(share, share)
      mark.segments = mark.segments.applying(move)
      return mark
    }
  }

  private static func struckOut(_ sketch: SymbolSketch, isFilled: Bool) -> [ImageLines.Mark] {
    func line(_ dx: CGFloat) -> [CGPath.Segment] {
      [.move(CGPoint(x: 2 + dx, y: 2 - dx)), .line(CGPoint(x: 16 + dx, y: 16 - dx))]
    }
    return sketch.marks(isFilled: isFilled, width: width) + [
      ImageLines.Mark(.gap, line(0.8), 2.4), ImageLines.Mark(.line, line(0), width),
    ]
  }
}
