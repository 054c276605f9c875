import CoreGraphics

/// The outlines of symbols, as this project draws them: own drawings, that only mean the same as Apple's.
///
/// A sketch is a text in a field of 18 by 18 points. Its parts are between bars, and each says first what it is
/// (``SymbolSketch/Role``); then come steps, all with absolute numbers between spaces:
///
/// - `P x y x y …`: a new line through points; `M x y`: a new beginning; `L x y`: a line; `Z`: back to the beginning.
/// - `Q cx cy x y` and `C ax ay bx by x y`: curves.
/// - `O x y r`: a circle; `E x y w h`: an ellipse; `R x y w h r`: a rectangle with round corners.
/// - `A x y r from to`: a part of a circle, in degrees, clockwise from the right.
nonisolated enum SymbolSketches {
  /// Width and height of the field, in points.
  static let side: CGFloat = 18

  /// The sketch of a name; nil if there is none.
  static func sketch(_ name: String) -> SymbolSketch? {
    let name = aliases[name] ?? name
    let text = signs[name] ?? things[name] ?? world[name] ?? text[name] ?? travel[name]
    return (text ?? machines[name]).map { SymbolSketch($0) }
  }

  /// The name by which a symbol is drawn: an older one for what was named anew.
  static func drawnName(_ name: String) -> String {
    renamed.reduce(name) { $0.replacing($1.0, with: $1.1) }
  }

  /// What stands for symbols that nobody has drawn yet.
  static let missing = SymbolSketch(
    "s P 2 5 2 3.5 3.5 2 5 2 P 13 2 14.5 2 16 3.5 16 5 P 16 13 16 14.5 14.5 16 13 16"
      + " P 5 16 3.5 16 2 14.5 2 13 P 8 2 10 2 P 8 16 10 16 P 2 8 2 10 P 16 8 16 10")

  /// Parts of newer names, and the older ones that mean the same.
  private static let renamed = [
    ("document", "doc"), ("microphone", "mic"), ("text.page", "doc.text"),
    ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.2.counterclockwise.rotate.90", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.2.clockwise", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.counterclockwise.rotate.90", "arrow.counterclockwise"),
    ("arrow.trianglehead.counterclockwise", "arrow.counterclockwise"),
    ("arrow.trianglehead.clockwise", "arrow.clockwise"),
    ("arrow.circlepath", "arrow.counterclockwise"),
    ("arrow.2.circlepath", "arrow.triangle.2.circlepath"),
    ("line.horizontal.3", "line.3.horizontal"),
    ("wand.and.sparkles", "wand.and.stars"), ("airplay.", "airplay"),
  ]

  /// Names for what another sketch shows as well.
  private static let aliases = [
    "arrow.forward": "arrow.right", "message": "bubble.left", "shippingbox": "cube",
    "bubble": "bubble.left", "icloud": "cloud", "mail": "envelope",
    "line.horizontal.3": "line.3.horizontal", "car.side": "car", "speaker.1": "speaker.wave.1",
    "speaker.2": "speaker.wave.2", "speaker.3": "speaker.wave.3", "text.doc": "doc.text",
    "text.document": "doc.text", "smiley": "face.smiling", "text.justify.left": "text.alignleft",
    "text.justifyleft": "text.alignleft", "text.justifyright": "text.alignright",
    "text.justify.right": "text.alignright", "text.justify.leading": "text.alignleft",
    "text.justify.trailing": "text.alignright", "sidebar.leading": "sidebar.left",
    "sidebar.trailing": "sidebar.right", "list.clipboard": "list.bullet.clipboard",
    "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
    "photo.on.rectangle.angled": "photo.on.rectangle", "snow": "snowflake",
    "battery.100percent": "battery.100", "battery.75percent": "battery.75",
    "battery.50percent": "battery.50", "battery.25percent": "battery.25",
    "battery.0percent": "battery.0", "thermometer.variable": "thermometer",
    "rectangle.stack.person.crop": "person.crop.square", "creditcard.and.123": "creditcard",
    "cube.box": "cube", "house.lodge": "house",
    "person.crop.circle.badge.exclam": "person.crop.circle",
  ]
}

/// What a sketch consists of.
nonisolated struct SymbolSketch {
  /// What a part is, in the outline and in the filled symbol.
  enum Role: String {
    /// A line around an area, which the filled symbol fills.
    case body = "b"
    /// A line; in the filled symbol, a gap.
    case detail = "d"
    /// A dot; in the filled symbol, a hole.
    case dot = "g"
    /// A line around an area; in the filled symbol, a hole.
    case hollow = "h"
    /// A line in both.
    case line = "s"
    /// An area in both.
    case area = "f"
    /// A hole in both.
    case hole = "e"
  }

  let parts: [(role: Role, segments: [CGPath.Segment])]

  init(_ text: String) {
    parts = text.split(separator: "|").compactMap { part in
      let words = part.split(separator: " ")
      guard let role = words.first.flatMap({ Role(rawValue: String($0)) }) else { return nil }
      return (role, SketchSteps(words.dropFirst()).path.segments)
    }
  }

  /// Whether there is something to fill.
  var hasBody: Bool { parts.contains { $0.role == .body } }

  /// The parts to draw, back to front.
  func marks(isFilled: Bool, width: CGFloat) -> [ImageLines.Mark] {
    parts.flatMap { part in
      Self.uses(part.role, isFilled: isFilled).map {
        ImageLines.Mark($0, part.segments, width)
      }
    }
  }

  private static func uses(_ role: Role, isFilled: Bool) -> [ImageLines.Mark.Use] {
    switch role {
    case .body: isFilled ? [.area, .line] : [.line]
    case .detail: isFilled ? [.gap] : [.line]
    case .dot: isFilled ? [.hole] : [.area]
    case .hollow: isFilled ? [.hole] : [.line]
    case .line: [.line]
    case .area: [.area]
    case .hole: [.hole]
    }
  }
}

/// The steps of a part, as a path.
nonisolated private struct SketchSteps {
  let path = CGMutablePath()

  init(_ words: ArraySlice<Substring>) {
    var step: Substring = ""
    var numbers: [CGFloat] = []
    for word in words {
      if let number = Double(word) {
        numbers.append(number)
      } else {
        add(step, numbers)
        step = word
        numbers = []
      }
    }
    add(step, numbers)
  }

  private func add(_ step: Substring, _ numbers: [CGFloat]) {
    let n = numbers
    let points = stride(from: 0, to: n.count - 1, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) }
    switch step {
    case "P": path.addLines(between: points)
    case "M": path.move(to: points[0])
    case "L": path.addLine(to: points[0])
    case "Z": path.closeSubpath()
    case "Q": path.addQuadCurve(to: points[1], control: points[0])
    case "C": path.addCurve(to: points[2], control1: points[0], control2: points[1])
    case "O":
      path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
    case "E": path.addEllipse(in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case "R":
      path.addRoundedRect(
        in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerWidth: n[4],
        cornerHeight: n[4])
    case "A":
      let arc = CGMutablePath()
      arc.addArc(
        center: points[0], radius: n[2], startAngle: n[3] * .pi / 180, endAngle: n[4] * .pi / 180,
        clockwise: false)
      path.addPath(arc)
    default: break
    }
  }
}
