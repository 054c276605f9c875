/// Reads a story file.
///
/// Nothing outside the bytes takes part: no include, no environment, no clock. The parser reads on
/// after a mistake, at the next line, so that one run shows up to 20 of them.
package nonisolated struct StoryParser {
  /// The story so far.
  var story: Story
  /// Where a line without a time of its own happens.
  var cursor = 0
  /// What the lines so far cost.
  var pages = 0
  var frames = 0
  /// The headers that were given.
  var headers: Set<StoryVerb> = []
  /// Whether a `go home` has ended the story.
  var wentHome = false

  /// Parses one file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: What tables call the story: its file's name without `.story`.
  /// - Throws: Every mistake found, in the order of the lines.
  package static func parse(_ bytes: [UInt8], name: String) throws(StoryErrors) -> Story {
    var errors = StoryErrors()
    let source = SourceText(bytes: bytes, errors: &errors)
    var parser = StoryParser(story: Story(name: name))
    for line in source.lines {
      do {
        try parser.readLine(line)
      } catch {
        errors.add(error)
      }
    }
    if errors.count == 0, parser.story.steps.isEmpty {
      errors.add(
        StoryError(line: 1, column: 1, "the story has no step; begin with: at 0 push \"PAGE\""))
    }
    guard errors.count == 0 else { throw errors }
    parser.story.endMilliseconds = parser.cursor
    return parser.story
  }

  private mutating func readLine(_ line: SourceText.Line) throws(StoryError) {
    let tokens = try Lexer.tokens(of: line)
    guard !tokens.isEmpty else { return }
    var cursor = TokenCursor(
      tokens: tokens, line: line.number, endColumn: line.scalars.count + 1)
    let time = try readTime(&cursor)
    let (verb, place) = try cursor.verb()
    if verb.isHeader {
      guard time == nil else {
        throw cursor.error(at: place, "'\(verb.rawValue)' has no time; allowed: \(verb.form)")
      }
      try readHeader(verb, at: place, &cursor)
    } else {
      try readStep(verb, at: place, time: time, &cursor)
    }
    try cursor.end(of: verb)
  }

  /// The moment that begins a line, if one does.
  private func readTime(_ tokens: inout TokenCursor) throws(StoryError) -> Int? {
    if let place = tokens.skip("at") {
      let time = try tokens.seconds(after: "at")
      guard time >= cursor else {
        throw tokens.error(
          at: place,
          "\(Milliseconds.text(time)) s is before the line above (\(Milliseconds.text(cursor)) s); "
            + "times may not go back")
      }
      return time
    }
    if let place = tokens.skip("after") {
      let time = cursor + (try tokens.seconds(after: "after"))
      guard time <= StoryLimits.milliseconds else { throw tokens.tooLate(at: place) }
      return time
    }
    return nil
  }

  // MARK: Steps

  private mutating func readStep(
    _ verb: StoryVerb, at place: Int, time: Int?, _ tokens: inout TokenCursor
  ) throws(StoryError) {
    guard !wentHome else {
      throw tokens.error(at: place, "'go home' ends a story; nothing may follow it")
    }
    if let time { cursor = time }
    if verb == .wait {
      cursor += try tokens.seconds(after: "wait")
      guard cursor <= StoryLimits.milliseconds else { throw tokens.tooLate(at: place) }
      return
    }
    let kind = try stepKind(verb, at: place, &tokens)
    story.steps.append(StoryStep(milliseconds: cursor, kind: kind, line: tokens.line))
  }

  private mutating func stepKind(
    _ verb: StoryVerb, at place: Int, _ tokens: inout TokenCursor
  ) throws(StoryError) -> StoryStep.Kind {
    switch verb {
    case .push, .pop, .set, .present, .dismiss, .hide, .show, .replace, .free, .widen, .segue,
      .unwind,
      .block, .unblock, .start:
      return .calls(try readCalls(first: verb, at: place, &tokens))
    case .tap, .press, .swipe:
      return .touch(try readTouch(verb, &tokens))
    case .look:
      return .look
    case .go:
      try tokens.word("home", in: verb)
      wentHome = true
      return .goHome
    case .expect:
      return .expect(try readExpectation(&tokens))
    case .shot:
      let name = try tokens.name(after: verb)
      try countFrames(1, at: place, tokens)
      return .shot(name)
    case .film:
      let name = try tokens.name(after: verb)
      try tokens.word("for", in: verb)
      let length = try tokens.seconds(after: "for")
      try countFrames(length * StoryLimits.filmFramesPerSecond / 1_000 + 1, at: place, tokens)
      return .film(name: name, milliseconds: length)
    case .story, .rows, .device, .direction, .appearance, .textSize, .app, .era, .guard, .scenario,
      .cure, .wait:
      // Read before a step begins.
      throw tokens.error(at: place, "'\(verb.rawValue)' is no step")
    }
  }

  private mutating func countFrames(
    _ count: Int, at place: Int, _ tokens: TokenCursor
  ) throws(StoryError) {
    frames += count
    guard frames <= StoryLimits.frames else {
      throw tokens.error(at: place, "the story asks for more than 2,000 frames")
    }
  }

  mutating func countPages(
    _ count: Int, at place: Int, _ tokens: TokenCursor
  ) throws(StoryError) {
    pages += count
    guard pages <= StoryLimits.pages else {
      throw tokens.error(at: place, "the story makes more than 10,000 pages")
    }
  }
}
