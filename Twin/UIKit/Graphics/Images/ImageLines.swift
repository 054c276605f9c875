import CoreGraphics
import Foundation

/// What a symbol consists of: lines and areas in one color.
nonisolated struct ImageLines: Equatable {
  /// One part of it.
  struct Mark: Equatable {
    /// What is done with its path.
    enum Use {
      /// A line along it.
      case line
      /// The inside of it.
      case area
      /// Nothing is left along it of what is below.
      case gap
      /// Nothing is left inside of it of what is below.
      case hole
    }

    var use: Use
    var segments: [CGPath.Segment]
    /// The width of the line or gap, in points.
    var width: CGFloat

    init(_ use: Use, _ segments: [CGPath.Segment], _ width: CGFloat) {
      self.use = use
      self.segments = segments
      self.width = width
    }

    /// The same, larger.
    func scaled(_ factor: CGFloat, _ widthFactor: CGFloat) -> Mark {
      let larger = CGAffineTransform(scaleX: factor, y: factor)
      return Mark(use, segments.applying(larger), width * widthFactor)
    }
  }

  let size: CGSize
  /// The parts, back to front.
  let marks: [Mark]
  /// Whether the lines point the other way where interfaces run from right to left.
  let flips: Bool
  /// The symbol's name, or the one that it had before it was named anew; empty for other lines.
  let name: String

  /// All parts as one path.
  var path: CGPath { CGPath(segments: marks.flatMap(\.segments)) }

  /// The width of the lines.
  var lineWidth: CGFloat { marks.first?.width ?? 0 }

  /// As the back button has it; measured from pictures (assumed).
  static let backArrow = ImageLines(
    size: CGSize(width: 12, height: 21),
    strokes: [
      [CGPoint(x: 10.5, y: 1.5), CGPoint(x: 1.5, y: 10.5), CGPoint(x: 10.5, y: 19.5)]
    ],
    lineWidth: 2.8, flips: true)

  init(size: CGSize, marks: [Mark], flips: Bool = false, name: String = "") {
    self.name = name
    self.size = size
    self.marks = marks
    self.flips = flips
  }

  /// Makes lines of one width.
  init(
    size: CGSize, strokes: [[CGPoint]], lineWidth: CGFloat, flips: Bool = false, name: String = ""
  ) {
    let path = CGMutablePath()
    for stroke in strokes { path.addLines(between: stroke) }
    self.init(size: size, marks: [Mark(.line, path.segments, lineWidth)], flips: flips, name: name)
  }
}
