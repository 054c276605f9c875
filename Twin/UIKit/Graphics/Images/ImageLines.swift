import CoreGraphics
import Foundation

/// Lines that are drawn with one pen.
nonisolated struct ImageLines: Equatable {
  let size: CGSize
  let strokes: [[CGPoint]]
  let lineWidth: CGFloat
  /// Whether the lines point the other way where interfaces run from right to left.
  var flips = false

  /// The lines as a path.
  var path: CGPath {
    let path = CGMutablePath()
    for stroke in strokes {
      for (index, point) in stroke.enumerated() {
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    return path
  }

  /// As the back button has it; measured from pictures (assumed).
  static let backArrow = ImageLines(
    size: CGSize(width: 12, height: 21),
    strokes: [
      [CGPoint(x: 10.5, y: 1.5), CGPoint(x: 1.5, y: 10.5), CGPoint(x: 10.5, y: 19.5)]
    ],
    lineWidth: 2.8, flips: true)

  init(size: CGSize, strokes: [[CGPoint]], lineWidth: CGFloat, flips: Bool = false) {
    self.size = size
    self.strokes = strokes
    self.lineWidth = lineWidth
    self.flips = flips
  }

  /// The lines of a symbol at the size of running text; nil if there is none of that name.
  init?(symbolNamed name: String) {
    let size: CGSize
    let strokes: [[CGPoint]]
    switch name {
    case "chevron.left", "chevron.backward":
      size = CGSize(width: 11, height: 18)
      strokes = [[CGPoint(x: 9.5, y: 1.5), CGPoint(x: 1.5, y: 9), CGPoint(x: 9.5, y: 16.5)]]
    case "arrow.left", "arrow.backward":
      size = CGSize(width: 20, height: 17)
      strokes = [
        [CGPoint(x: 18.5, y: 8.5), CGPoint(x: 1.5, y: 8.5)],
        [CGPoint(x: 8.5, y: 1.5), CGPoint(x: 1.5, y: 8.5), CGPoint(x: 8.5, y: 15.5)],
      ]
    case "xmark":
      size = CGSize(width: 17, height: 17)
      strokes = [
        [CGPoint(x: 1.5, y: 1.5), CGPoint(x: 15.5, y: 15.5)],
        [CGPoint(x: 15.5, y: 1.5), CGPoint(x: 1.5, y: 15.5)],
      ]
    default:
      guard SymbolNames.known.contains(name) else { return nil }
      size = CGSize(width: 18, height: 18)
      strokes = [Self.frame(of: size)]
    }
    let flips = name.hasSuffix(".backward") || name.hasSuffix(".forward")
    self.init(size: size, strokes: strokes, lineWidth: 2, flips: flips)
  }

  /// A frame with cut corners, for symbols without a drawing of their own.
  private static func frame(of size: CGSize) -> [CGPoint] {
    let (low, high, cut) = (CGFloat(2), size.width - 2, CGFloat(3))
    return [
      CGPoint(x: low + cut, y: low), CGPoint(x: high - cut, y: low), CGPoint(x: high, y: low + cut),
      CGPoint(x: high, y: high - cut), CGPoint(x: high - cut, y: high),
      CGPoint(x: low + cut, y: high), CGPoint(x: low, y: high - cut), CGPoint(x: low, y: low + cut),
      CGPoint(x: low + cut, y: low),
    ]
  }
}
