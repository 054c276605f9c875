import CoreGraphics

/// Letters and numbers up to 99, as lines.
nonisolated enum SymbolGlyphs {
  /// The lines of a letter or number; nil for other names.
  static func marks(_ name: String, width: CGFloat) -> [ImageLines.Mark]? {
    let isNumber = name.allSatisfy(\.isNumber)
    guard name.count == 1 || (name.count == 2 && isNumber) else { return nil }
    let glyphs = name.compactMap { lines[$0] }
    guard glyphs.count == name.count else { return nil }
    let scale: CGFloat = glyphs.count > 1 ? 0.8 : 1
    let step = 10.5 * scale
    let left = 9 - (step * CGFloat(glyphs.count - 1) + 10 * scale) / 2
    return glyphs.enumerated().flatMap { index, glyph in
      SymbolSketch("s " + glyph).marks(isFilled: false, width: width).map { mark in
        var mark = mark.scaled(scale, 1)
        let move = CGAffineTransform(
          translationX: left + step * CGFloat(index), y: 9 - 8 * scale)
        mark.segments = mark.segments.applying(move)
        return mark
      }
    }
  }

  /// In a field of 10 by 16 points.
  private static let lines: [Character: String] = [
    "0": "R 1 1 8 14 4", "1": "P 2 4 6 1 6 15",
    "2": "M 1.5 4.5 C 1.5 0 9 0 8.5 5 C 8 8 3 11 1.5 15 L 9 15",
    "3":
      "M 1.5 3 C 4 0 8.5 1 8.5 4.5 C 8.5 7 6 7.5 4 7.5 C 7 7.5 9 9 9 11.3 C 9 15.5 3.5 16.5 1 12.5",
    "4": "P 9.5 11 0.5 11 7 1 7 15",
    "5": "M 8.5 1 L 2.5 1 L 2 7 C 4 5 9 5.5 9 10.3 C 9 15.5 3 16.3 1 13",
    "6": "O 5 10.3 4 M 7.5 1 L 2 8", "7": "P 1 1 9 1 4 15", "8": "O 5 4.3 3.2 O 5 11.2 3.8",
    "9": "O 5 5.7 4 M 8 8 L 2.5 15",
    "a": "P 0.5 15 5 1 9.5 15 P 2.3 10 7.7 10",
    "b": "M 1.5 1 L 5 1 C 10 1 10 7.7 5 7.7 L 1.5 7.7 L 5.5 7.7 C 11 7.7 10.5 15 5.5 15 L 1.5 15 Z",
    "c": "M 9.5 4.5 C 7.5 -1 0.5 0 0.5 8 C 0.5 16 7.5 17 9.5 11.5",
    "d": "M 1 1 L 4 1 C 11 1 11 15 4 15 L 1 15 Z", "e": "P 9 1 1.5 1 1.5 15 9 15 P 1.5 7.8 8 7.8",
    "f": "P 9 1 1.5 1 1.5 15 P 1.5 7.8 8 7.8",
    "g": "M 9.3 4.5 C 7.5 -1 0.5 0 0.5 8 C 0.5 17 9.5 17 9.5 9 L 5.5 9",
    "h": "P 1 1 1 15 P 9 1 9 15 P 1 7.8 9 7.8", "i": "P 5 1 5 15",
    "j": "M 7.5 1 L 7.5 11 C 7.5 16.5 1.5 16 1.5 11.5",
    "k": "P 1.5 1 1.5 15 P 9 1 1.5 9.5 P 4 7 9.5 15",
    "l": "P 2 1 2 15 9 15", "m": "P 0.5 15 0.5 1 5 10 9.5 1 9.5 15", "n": "P 1 15 1 1 9 15 9 1",
    "o": "E 0.3 1 9.4 14", "p": "M 1.5 15 L 1.5 1 L 5 1 C 10.5 1 10.5 8.5 5 8.5 L 1.5 8.5",
    "q": "E 0.3 1 9.4 14 P 6 11 9.5 15.5",
    "r": "M 1.5 15 L 1.5 1 L 5 1 C 10.5 1 10.5 8.3 5 8.3 L 1.5 8.3 P 5 8.3 9 15",
    "s": "M 8.8 4 C 7.5 0 1 0 1 4.5 C 1 9 9 7 9 11.5 C 9 16 2 16 1 12",
    "t": "P 0.5 1 9.5 1 P 5 1 5 15", "u": "M 1 1 L 1 10 C 1 16.7 9 16.7 9 10 L 9 1",
    "v": "P 0.5 1 5 15 9.5 1", "w": "P 0 1 2.5 15 5 4 7.5 15 10 1", "x": "P 1 1 9 15 P 9 1 1 15",
    "y": "P 0.5 1 5 8 9.5 1 P 5 8 5 15", "z": "P 1 1 9 1 1 15 9 15",
  ]
}
