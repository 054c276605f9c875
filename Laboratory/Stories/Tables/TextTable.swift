/// Puts text into columns.
nonisolated enum TextTable {
  /// The text cut or filled to a width.
  static func pad(_ text: String, _ width: Int) -> String {
    let count = text.count
    if count > width { return String(text.prefix(max(0, width - 1))) + "…" }
    return text + String(repeating: " ", count: width - count)
  }

  /// Breaks words into lines of at most `width` characters; continued lines are indented.
  static func wrap(_ words: [String], width: Int, indent: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: indent) + word
      } else {
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
