/// Walks over one line's tokens and says what was allowed where something else stands.
nonisolated struct TokenCursor {
  let line: Int
  private let tokens: [Token]
  private let endColumn: Int
  private var position = 0

  init(tokens: [Token], line: Int, endColumn: Int) {
    self.tokens = tokens
    self.line = line
    self.endColumn = endColumn
  }

  /// The token that comes next, or nil at the end of the line.
  var next: Token? { position < tokens.count ? tokens[position] : nil }

  /// Where the next token begins, or where the line ends.
  var column: Int { next?.column ?? endColumn }

  // MARK: Errors

  func error(at column: Int, _ message: String) -> StoryError {
    StoryError(line: line, column: column, message)
  }

  /// An error about the next token.
  func unexpected(allowed: String) -> StoryError {
    let found = next.map { "unexpected \($0.shown)" } ?? "the line ends too early"
    return error(at: column, "\(found); allowed: \(allowed)")
  }

  func tooLate(at column: Int) -> StoryError {
    error(at: column, "a story may last 1 h (3600 s) of virtual time at most")
  }

  // MARK: Reading

  mutating func take() -> Token? {
    guard let token = next else { return nil }
    position += 1
    return token
  }

  /// Takes this word if it comes next, and tells where it stood.
  mutating func skip(_ word: String) -> Int? {
    guard let token = next, token.kind == .word, token.text == word else { return nil }
    position += 1
    return token.column
  }

  /// Takes `;` if it comes next.
  mutating func skipSemicolon() -> Bool {
    guard next?.kind == .semicolon else { return false }
    position += 1
    return true
  }

  /// The next text, if one comes next.
  mutating func optionalString() -> Token? {
    guard let token = next, token.kind == .string else { return nil }
    position += 1
    return token
  }

  mutating func string(in verb: StoryVerb) throws(StoryError) -> Token {
    guard let token = optionalString() else { throw unexpected(allowed: verb.form) }
    return token
  }

  mutating func word(_ word: String, in verb: StoryVerb) throws(StoryError) {
    guard skip(word) != nil else { throw unexpected(allowed: verb.form) }
  }

  /// One of the words of a closed list.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type
  ) throws(StoryError) -> Choice where Choice.RawValue == String {
    guard let token = next, token.kind == .word, let choice = Choice(rawValue: token.text) else {
      throw unexpected(allowed: Choice.allCases.map(\.rawValue).joined(separator: ", "))
    }
    position += 1
    return choice
  }

  /// The word that says what the line is.
  mutating func verb() throws(StoryError) -> (StoryVerb, column: Int) {
    let place = column
    guard let token = next, token.kind == .word, let verb = StoryVerb(rawValue: token.text) else {
      let verbs = StoryVerb.allCases.filter { !$0.isHeader }.map(\.rawValue)
      let headers = StoryVerb.allCases.filter(\.isHeader).map(\.rawValue)
      throw unexpected(
        allowed: (["at", "after"] + verbs).joined(separator: ", ") + "; before all steps: "
          + headers.joined(separator: ", "))
    }
    position += 1
    return (verb, place)
  }

  /// A time in seconds, as milliseconds.
  mutating func seconds(after word: String) throws(StoryError) -> Int {
    guard let token = next, token.kind != .semicolon, token.kind != .string,
      let milliseconds = Milliseconds.parse(token.text)
    else {
      throw unexpected(allowed: "after '\(word)' seconds from 0 to 3600, such as 0.3 or 1.125")
    }
    guard milliseconds <= StoryLimits.milliseconds else { throw tooLate(at: token.column) }
    position += 1
    return milliseconds
  }

  /// A whole number.
  mutating func integer(in range: ClosedRange<Int>, what: String) throws(StoryError) -> Int {
    guard let token = next, token.kind == .number, token.text.utf8.count <= 9,
      let number = Int(token.text), range.contains(number)
    else {
      throw unexpected(allowed: "\(what) from \(range.lowerBound) to \(range.upperBound)")
    }
    position += 1
    return number
  }

  /// The name of a picture: never a path.
  mutating func name(after verb: StoryVerb) throws(StoryError) -> String {
    guard let token = next, token.kind == .word || token.kind == .number,
      (1...64).contains(token.text.utf8.count), token.text.unicodeScalars.allSatisfy(Self.isNamed)
    else {
      throw unexpected(allowed: "after '\(verb.rawValue)' a name of 1 to 64 of A-Z a-z 0-9 -")
    }
    position += 1
    return token.text
  }

  /// Makes sure that nothing is left over.
  func end(of verb: StoryVerb) throws(StoryError) {
    guard let token = next else { return }
    throw error(
      at: token.column, "unexpected \(token.shown) after '\(verb.rawValue)'; allowed: \(verb.form)")
  }

  private static func isNamed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-": true
    default: false
    }
  }
}
