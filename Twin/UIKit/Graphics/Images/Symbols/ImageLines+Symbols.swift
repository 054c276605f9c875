import CoreGraphics
import Foundation

nonisolated extension ImageLines {
  /// The symbol of a name at the size of running text; nil if the system has none of that name.
  init?(symbolNamed name: String) {
    guard SymbolNames.isKnown(name) else { return nil }
    let parts = name.split(separator: ".")
    let flips = parts.contains { ["backward", "forward", "leading", "trailing"].contains($0) }
    if let lines = Self.arrow(name, flips: flips) {
      self = lines
      return
    }
    let side = SymbolSketches.side
    self.init(
      size: CGSize(width: side, height: side), marks: SymbolForm.marks(of: name), flips: flips,
      name: SymbolSketches.drawnName(name))
  }

  /// Symbols whose field is no square.
  private static func arrow(_ name: String, flips: Bool) -> ImageLines? {
    func lines(_ width: CGFloat, _ height: CGFloat, _ strokes: [[CGPoint]]) -> ImageLines {
      ImageLines(
        size: CGSize(width: width, height: height), strokes: strokes, lineWidth: 2, flips: flips,
        name: name)
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
