/// The smallest piece of a story line that has a meaning.
nonisolated struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A verb or another word of the language.
    case word
    /// Text between quotes, without them and with its escapes resolved.
    case string
    /// Digits, or what looks like a try at a number.
    case number
    /// `;`, which joins the calls of one turn.
    case semicolon
  }

  var kind: Kind
  var text: String
  /// Where the token begins, counted from 1.
  var column: Int

  /// The token as a message shows it.
  var shown: String {
    kind == .string ? Shown.quoted(text) : "'" + Shown.plain(text) + "'"
  }
}

/// Cuts one line into tokens.
nonisolated struct Lexer {
  private let line: SourceText.Line
  private var position = 0

  /// The tokens of the line, without its comment.
  static func tokens(of line: SourceText.Line) throws(StoryError) -> [Token] {
    var lexer = Lexer(line: line)
    var tokens: [Token] = []
    while let token = try lexer.next() { tokens.append(token) }
    return tokens
  }

  private init(line: SourceText.Line) {
    self.line = line
  }

  private var current: Unicode.Scalar? {
    position < line.scalars.count ? line.scalars[position] : nil
  }

  private mutating func next() throws(StoryError) -> Token? {
    while let scalar = current, scalar == " " || scalar == "\t" { position += 1 }
    guard let first = current, first != "#" else { return nil }
    let column = position + 1
    if first == ";" {
      position += 1
      return Token(kind: .semicolon, text: ";", column: column)
    }
    if first == "\"" { return try string(column: column) }
    if Self.beginsNumber(first) {
      return Token(kind: .number, text: run(Self.continuesNumber), column: column)
    }
    if Self.isLetter(first) {
      return Token(kind: .word, text: run(Self.continuesWord), column: column)
    }
    throw StoryError(
      line: line.number, column: column,
      "unexpected character '\(Shown.plain(String(first)))'; allowed: a word, a number of seconds, "
        + "\"text\" in double quotes, ';' and '# comment'")
  }

  private mutating func run(_ belongs: (Unicode.Scalar) -> Bool) -> String {
    var text = ""
    while let scalar = current, belongs(scalar) {
      text.unicodeScalars.append(scalar)
      position += 1
    }
    return text
  }

  private mutating func string(column: Int) throws(StoryError) -> Token {
    position += 1
    var text = ""
    while let scalar = current {
      position += 1
      if scalar == "\"" { return Token(kind: .string, text: text, column: column) }
      if scalar == "\\" {
        text.unicodeScalars.append(try escaped())
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    throw StoryError(
      line: line.number, column: column,
      "the text \(Shown.quoted(text)) has no closing quote; it must end on its line")
  }

  /// The character after a backslash.
  private mutating func escaped() throws(StoryError) -> Unicode.Scalar {
    let column = position
    guard let scalar = current, scalar == "\"" || scalar == "\\" else {
      let text = current.map { String($0) } ?? ""
      throw StoryError(
        line: line.number, column: column,
        "unknown escape '\\\(Shown.plain(text))'; allowed: \\\" and \\\\")
    }
    position += 1
    return scalar
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  private static func beginsNumber(_ scalar: Unicode.Scalar) -> Bool {
    isDigit(scalar) || scalar == "-" || scalar == "+" || scalar == "."
  }

  private static func continuesNumber(_ scalar: Unicode.Scalar) -> Bool {
    beginsNumber(scalar) || isLetter(scalar) || scalar == ","
  }

  private static func continuesWord(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || isDigit(scalar) || scalar == "-" || scalar == "."
  }
}
