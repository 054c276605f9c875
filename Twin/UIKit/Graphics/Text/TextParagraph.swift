import Foundation
import QuartzCore

/// A text broken into lines.
///
/// Lines break at spaces, after hyphens and between ideographs; a word that is wider than the line breaks between
/// characters. What does not fit into the allowed number of lines is cut as the mode says.
nonisolated struct TextParagraph: Hashable, Sendable {
  /// One line and its width, in points.
  struct Line: Hashable, Sendable {
    let text: String
    let width: CGFloat
    /// Whether what follows begins a new paragraph.
    var endsParagraph = false
  }

  /// The lines, top to bottom.
  let lines: [Line]

  /// Breaks a text.
  ///
  /// - Parameters:
  ///   - text: The text; line feeds end a line.
  ///   - look: How it looks.
  ///   - width: The width of the lines, in points.
  ///   - numberOfLines: The most lines there may be; 0 for as many as it takes.
  ///   - mode: How lines break and how the last one is cut.
  init(
    _ text: String, look: TextLook, width: CGFloat, numberOfLines: Int, mode: NSLineBreakMode
  ) {
    let measure = look.width(of:)
    let breaker = LineBreaker(measure: measure, width: width)
    let cutter = LineCutter(measure: measure, width: width)
    let paragraphs =
      text.utf8.contains(UInt8(ascii: "\n"))
      ? text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) : [text]

    let brokenParagraphs = paragraphs.map { paragraph in
      numberOfLines == 1 ? [paragraph] : breaker.lines(of: paragraph, mode: mode)
    }
    var broken = Array(brokenParagraphs.joined())
    if numberOfLines > 0, broken.count > numberOfLines {
      let rest = broken[(numberOfLines - 1)...].joined(separator: " ")
      broken = broken.prefix(numberOfLines - 1) + [rest]
    }
    guard let last = broken.popLast() else {
      lines = []
      return
    }
    var end = Line(text: last, width: measure(last))
    if numberOfLines > 0, end.width > width + LineBreaker.tolerance {
      let cut = cutter.cut(last, mode: mode)
      end = Line(text: cut, width: measure(cut))
    }
    var lines = broken.map { Line(text: $0, width: measure($0)) } + [end]
    var count = 0
    for paragraph in brokenParagraphs {
      count += paragraph.count
      if count <= lines.count { lines[count - 1].endsParagraph = true }
    }
    self.lines = lines
  }

  /// The width of the widest line, in points.
  var width: CGFloat { lines.map(\.width).max() ?? 0 }
}

/// Finds where lines end.
nonisolated private struct LineBreaker {
  /// What a line may be too wide before it counts: sums of widths round differently.
  static let tolerance: CGFloat = 0.01

  let measure: (String) -> CGFloat
  let width: CGFloat

  func lines(of paragraph: String, mode: NSLineBreakMode) -> [String] {
    var lines: [String] = []
    var line = ""
    // Pieces are measured and not lines, which would be measured as often as they have pieces.
    var length: CGFloat = 0
    for piece in pieces(of: paragraph, mode: mode) {
      let word = withoutTrailingSpaces(piece)
      if word.isEmpty || length + measure(word) <= width + Self.tolerance {
        line += piece
        length += measure(piece)
        continue
      }
      if !line.isEmpty { lines.append(withoutTrailingSpaces(line)) }
      line = piece
      while !fits(line), line.count > 1 {
        let head = longestFittingPrefix(of: line)
        lines.append(head)
        line = String(line.dropFirst(head.count))
      }
      length = measure(line)
    }
    return lines + [withFittingSpaces(line)]
  }

  /// Words with the spaces after them, or single characters if lines may break anywhere.
  private func pieces(of paragraph: String, mode: NSLineBreakMode) -> [String] {
    if mode == .byCharWrapping { return paragraph.map(String.init) }
    var pieces: [String] = []
    var piece = ""
    var before = BreakClass.letter
    for character in paragraph {
      let kind = BreakClass(character)
      if !piece.isEmpty, BreakClass.mayBreak(between: before, and: kind) {
        pieces.append(piece)
        piece = ""
      }
      before = kind
      piece.append(character)
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  private func fits(_ line: String) -> Bool {
    measure(withoutTrailingSpaces(line)) <= width + Self.tolerance
  }

  private func longestFittingPrefix(of word: String) -> String {
    var prefix = String(word.prefix(1))
    for character in word.dropFirst() {
      guard fits(prefix + String(character)) else { break }
      prefix.append(character)
    }
    return prefix
  }

  /// The end of a paragraph keeps the spaces behind it, as far as there is room: apps measure a space by its size.
  private func withFittingSpaces(_ line: String) -> String {
    var line = line
    while line.last == " ", measure(line) > width + Self.tolerance { line.removeLast() }
    return line
  }

  private func withoutTrailingSpaces(_ line: String) -> String {
    guard let last = line.lastIndex(where: { $0 != " " }) else { return "" }
    return String(line[...last])
  }
}

/// Shortens a line that is too wide.
nonisolated private struct LineCutter {
  private static let ellipsis = "…"

  let measure: (String) -> CGFloat
  let width: CGFloat

  func cut(_ line: String, mode: NSLineBreakMode) -> String {
    let characters = Array(line)
    switch mode {
    case .byWordWrapping, .byCharWrapping:
      return longest(characters.count) { String(characters.prefix($0)) }
    case .byClipping:
      return line
    case .byTruncatingHead:
      return longest(characters.count) { Self.ellipsis + String(characters.suffix($0)) }
    case .byTruncatingTail:
      return longest(characters.count) { count in
        var head = characters.prefix(count)
        while head.last == " " { head.removeLast() }
        return String(head) + Self.ellipsis
      }
    case .byTruncatingMiddle:
      return longest(characters.count) { count in
        String(characters.prefix((count + 1) / 2)) + Self.ellipsis
          + String(characters.suffix(count / 2))
      }
    }
  }

  /// The form that keeps the most characters and still fits: each one more makes it wider.
  private func longest(_ count: Int, _ form: (Int) -> String) -> String {
    let tooMany = (0..<count + 1).firstOfSorted { measure(form($0)) > width }
    return form(max(0, tooMany - 1))
  }
}
