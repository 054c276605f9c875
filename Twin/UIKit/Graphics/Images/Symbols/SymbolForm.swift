import CoreGraphics

/// How a symbol's name says what is drawn: a sketch, filled or not, in a frame, struck out or with a badge.
nonisolated enum SymbolForm {
  /// The width of lines in the field of a sketch, in points.
  private static let width: CGFloat = 1.5

  /// The parts to draw; those of a dashed square where there is no drawing.
  static func marks(of name: String) -> [ImageLines.Mark] {
    let isFilled = name.hasSuffix(".fill")
    if let sketch = sketch(isFilled ? String(name.dropLast(".fill".count)) : name) {
      return sketch.marks(isFilled: isFilled, width: width)
    }
    let parts = SymbolSketches.drawnName(name).split(separator: ".")
    let rest = parts.filter { $0 != "fill" }
    return marks(rest, isFilled: rest.count < parts.count)
      ?? SymbolSketches.missing.marks(isFilled: false, width: width)
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

  private static func marks(_ parts: [Substring], isFilled: Bool) -> [ImageLines.Mark]? {
    let name = parts.joined(separator: ".")
    if let sketch = sketch(name) { return sketch.marks(isFilled: isFilled, width: width) }
    if let sign = SymbolGlyphs.marks(name, width: width) { return sign }
    if let badge = parts.lastIndex(of: "badge"), badge > 0 {
      guard let base = marks(Array(parts[..<badge]), isFilled: isFilled) else { return nil }
      return badged(base, with: Array(parts[(badge + 1)...]))
    }
    guard parts.count > 1, let ending = parts.last else { return nil }
    let beginning = Array(parts.dropLast())
    if ending == "slash" { return marks(beginning, isFilled: isFilled).map(struckOut) }
    guard let frame = SymbolFrame(ending), let inside = inner(beginning) else { return nil }
    return frame.marks(around: inside, isFilled: isFilled, width: width)
  }

  /// What is in a frame: filled, if there is anything to fill, with lines that are as wide as usual there.
  private static func inner(_ parts: [Substring]) -> [ImageLines.Mark]? {
    guard let sketch = sketch(parts.joined(separator: ".")) else {
      return marks(parts, isFilled: true)
    }
    return sketch.marks(isFilled: sketch.hasBody, width: width)
  }

  private static func struckOut(_ marks: [ImageLines.Mark]) -> [ImageLines.Mark] {
    func line(_ dx: CGFloat) -> [CGPath.Segment] {
      [.move(CGPoint(x: 2 + dx, y: 2 - dx)), .line(CGPoint(x: 16 + dx, y: 16 - dx))]
    }
    return marks + [
      ImageLines.Mark(.gap, line(0.8), 2.4), ImageLines.Mark(.line, line(0), width),
    ]
  }

  /// A symbol with a sign in a disc at its lower right, or with a disc at its upper right.
  private static func badged(
    _ marks: [ImageLines.Mark], with sign: [Substring]
  ) -> [ImageLines.Mark] {
    func disc(_ y: CGFloat, _ radius: CGFloat) -> [CGPath.Segment] {
      let path = CGMutablePath()
      let side = 2 * radius
      path.addEllipse(in: CGRect(x: 13.3 - radius, y: y - radius, width: side, height: side))
      return path.segments
    }
    guard !sign.isEmpty else {
      return marks + [
        ImageLines.Mark(.hole, disc(4.7, 4.7), width),
        ImageLines.Mark(.area, disc(4.7, 3.4), width),
      ]
    }
    let center = CGPoint(x: 13.3, y: 13.3)
    let inside = inner(sign)?.map { $0.inside(0.29, center, 1.3) } ?? []
    return marks + [
      ImageLines.Mark(.hole, disc(13.3, 5.6), width),
      ImageLines.Mark(.area, disc(13.3, 4.5), width),
    ] + inside.map(\.opposite)
  }
}

/// What is around other symbols.
nonisolated private struct SymbolFrame {
  private let sketch: SymbolSketch
  /// What a filled one is; nil for what the sketch is if it is filled.
  private let filled: SymbolSketch?
  /// How much of the field what is in it takes (assumed).
  private let share: CGFloat
  /// The middle of what is in it.
  private let center: CGPoint

  init?(_ name: Substring) {
    // Frames are the symbols of their names, or larger.
    let frames: [Substring: (sketch: String?, share: CGFloat, y: CGFloat)] = [
      "circle": ("b O 9 9 7.8", 0.54, 9), "square": ("b R 1.2 1.2 15.6 15.6 3.5", 0.54, 9),
      "app": ("b R 1.2 1.2 15.6 15.6 4.5", 0.54, 9), "rectangle": (nil, 0.46, 9),
      "diamond": (nil, 0.4, 9), "octagon": (nil, 0.5, 9), "hexagon": (nil, 0.48, 9),
      "seal": (nil, 0.46, 9), "shield": (nil, 0.46, 8.5), "bubble": (nil, 0.46, 8.5),
      "message": ("bubble", 0.46, 8.5), "icloud": ("cloud", 0.4, 10),
      "triangle": (nil, 0.36, 11), "viewfinder": (nil, 0.5, 9), "capsule": (nil, 0.4, 9),
      "portrait": ("rectangle.portrait", 0.4, 9), "heart": (nil, 0.4, 8),
    ]
    guard let frame = frames[name] else { return nil }
    let text = frame.sketch ?? String(name)
    let known = text.hasPrefix("b ") ? SymbolSketch(text) : SymbolSketches.sketch(text)
    guard let known else { return nil }
    sketch = known
    let discs: [Substring: String] = [
      "circle": "f O 9 9 8.4", "square": "f R 0.6 0.6 16.8 16.8 3.5",
    ]
    filled = discs[name].map { SymbolSketch($0) }
    share = frame.share
    center = CGPoint(x: 9, y: frame.y)
  }

  func marks(
    around inside: [ImageLines.Mark], isFilled: Bool, width: CGFloat
  ) -> [ImageLines.Mark] {
    let isFilled = isFilled && sketch.hasBody
    let smaller = inside.map { $0.inside(share, center, 1 / share) }
    let shown = isFilled ? filled ?? sketch : sketch
    return shown.marks(isFilled: isFilled, width: width)
      + (isFilled ? smaller.map(\.opposite) : smaller)
  }
}

nonisolated extension ImageLines.Mark {
  /// The same, smaller and around another middle, with lines that are thicker by a factor.
  fileprivate func inside(_ share: CGFloat, _ center: CGPoint, _ thicker: CGFloat) -> Self {
    let half = SymbolSketches.side / 2 * share
    let move = CGAffineTransform(translationX: center.x - half, y: center.y - half)
    var mark = scaled(share, share * thicker)
    mark.segments = mark.segments.applying(move)
    return mark
  }

  /// The same as a part that is left out.
  fileprivate var opposite: Self {
    var mark = self
    switch use {
    case .line: mark.use = .gap
    case .area: mark.use = .hole
    case .gap: mark.use = .line
    case .hole: mark.use = .area
    }
    return mark
  }
}
