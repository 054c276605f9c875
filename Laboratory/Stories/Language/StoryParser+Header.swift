nonisolated extension StoryParser {
  /// Reads a line that describes the story.
  mutating func readHeader(
    _ verb: StoryVerb, at place: Int, _ tokens: inout TokenCursor
  ) throws(StoryError) {
    guard story.steps.isEmpty else {
      throw tokens.error(at: place, "'\(verb.rawValue)' must stand before the first step")
    }
    guard headers.insert(verb).inserted else {
      throw tokens.error(at: place, "'\(verb.rawValue)' is given twice; one line of it is allowed")
    }
    switch verb {
    case .story:
      story.title = try tokens.string(in: verb).text
    case .rows:
      repeat { story.rows.append(try tokens.row(after: story.rows)) } while tokens.next != nil
    case .device:
      story.device = try readDevice(&tokens)
    case .direction:
      story.settings.direction = try tokens.choice(StoryDirection.self)
    case .appearance:
      story.settings.appearance = try tokens.choice(StoryAppearance.self)
    case .textSize:
      story.settings.textSize = try tokens.choice(StoryTextSize.self)
    case .app:
      story.app = try tokens.choice(StoryApp.self)
    case .era:
      if tokens.skip("all") == nil { story.eras = try tokens.list(of: EraName.self) }
    case .guard:
      if tokens.skip("all") == nil { story.guards = try tokens.list(of: Guard.self) }
    case .scenario:
      story.scenario = try tokens.name(after: verb)
    case .cure:
      story.cure = try tokens.choice(StoryCure.self)
    default:
      throw tokens.error(at: place, "'\(verb.rawValue)' does not describe a story")
    }
  }

  private func readDevice(_ tokens: inout TokenCursor) throws(StoryError) -> StoryDevice {
    if tokens.skip("phone") != nil { return .phone }
    try tokens.word("size", in: .device)
    let width = try tokens.integer(in: 120...StoryLimits.pixels, what: "a width in points")
    let height = try tokens.integer(in: 200...StoryLimits.pixels, what: "a height in points")
    try tokens.word("scale", in: .device)
    let place = tokens.column
    let scale = try tokens.integer(in: 1...4, what: "a scale")
    guard max(width, height) * scale <= StoryLimits.pixels else {
      throw tokens.error(
        at: place, "the screen has \(max(width, height) * scale) pixels on one side; allowed: 4,000"
      )
    }
    return .size(width: width, height: height, scale: scale)
  }
}

nonisolated extension TokenCursor {
  /// A row of the list of features, `R` and a number, that none before it names.
  fileprivate mutating func row(after rows: [String]) throws(StoryError) -> String {
    guard let token = next, token.kind == .word, token.text.first == "R",
      let number = Int(token.text.dropFirst()), number > 0, token.text == "R\(number)"
    else {
      throw unexpected(allowed: "a row such as R12")
    }
    guard !rows.contains(token.text) else {
      throw error(at: column, "\(token.shown) is given twice")
    }
    _ = take()
    return token.text
  }

  /// One or more different words of a closed list, in the list's own order.
  mutating func list<Choice: RawRepresentable & CaseIterable & Hashable>(
    of type: Choice.Type
  ) throws(StoryError) -> [Choice] where Choice.RawValue == String {
    var chosen: Set<Choice> = [try choice(type)]
    while next != nil {
      let place = column
      let more = try choice(type)
      guard chosen.insert(more).inserted else {
        throw error(at: place, "'\(more.rawValue)' is given twice")
      }
    }
    return type.allCases.filter(chosen.contains)
  }
}
