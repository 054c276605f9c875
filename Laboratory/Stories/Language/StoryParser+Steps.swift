nonisolated extension StoryParser {
  // MARK: Calls

  /// Reads the calls of one turn.
  mutating func readCalls(
    first verb: StoryVerb, at place: Int, _ tokens: inout TokenCursor
  ) throws(StoryError) -> [StoryCall] {
    var calls = [try readCall(verb, at: place, &tokens)]
    while tokens.skipSemicolon() {
      let (verb, place) = try tokens.verb()
      guard verb.isCall else {
        throw tokens.error(
          at: place,
          "'\(verb.rawValue)' cannot share a turn; allowed after ';': "
            + StoryVerb.allCases.filter(\.isCall).map(\.rawValue).joined(separator: ", ")
        )
      }
      calls.append(try readCall(verb, at: place, &tokens))
    }
    return calls
  }

  private mutating func readCall(
    _ verb: StoryVerb, at place: Int, _ tokens: inout TokenCursor
  ) throws(StoryError) -> StoryCall {
    var call: StoryCall
    switch verb {
    case .push:
      let title = try tokens.title(in: verb)
      call = StoryCall(kind: .push(title.text, again: tokens.skip("again") != nil), titles: [title])
      try countPages(1, at: place, tokens)
    case .pop:
      call = try readPop(&tokens)
    case .set:
      var titles = [try tokens.title(in: verb)]
      while tokens.next?.kind == .string { titles.append(try tokens.title(in: verb)) }
      call = StoryCall(kind: .set(titles.map(\.text)), titles: titles)
      try countPages(titles.count, at: place, tokens)
    case .present:
      if tokens.skip("alert") != nil {
        call = StoryCall(kind: .presentAlert(try tokens.string(in: verb).text))
      } else {
        let title = try tokens.title(in: verb)
        call = StoryCall(kind: .present(title.text), titles: [title])
      }
      try countPages(1, at: place, tokens)
    case .segue:
      let title = try tokens.title(in: verb)
      try countPages(1, at: place, tokens)
      return StoryCall(kind: .segue(title.text), titles: [title])
    case .unwind:
      try tokens.word("to", in: verb)
      let title = try tokens.title(in: verb)
      return StoryCall(kind: .unwind(title.text), titles: [title])
    case .dismiss:
      call = StoryCall(kind: .dismiss)
    case .start:
      try tokens.word("over", in: verb)
      try countPages(1, at: place, tokens)
      return StoryCall(kind: .startOver)
    default:
      return StoryCall(kind: try readSetting(verb, &tokens))
    }
    if tokens.skip("without") != nil {
      try tokens.word("animation", in: verb)
      call.animated = false
    }
    return call
  }

  /// Reads what the app does to the bar, the page on top, the swipe or its touches; none is animated.
  private func readSetting(
    _ verb: StoryVerb, _ tokens: inout TokenCursor
  ) throws(StoryError) -> StoryCall.Kind {
    switch verb {
    case .replace:
      try tokens.word("back", in: verb)
      return .replaceBack(try tokens.string(in: verb).text)
    case .free:
      try tokens.word("swipe", in: verb)
      return .freeSwipe
    case .block:
      return .block(try tokens.string(in: verb).text)
    case .unblock:
      return .unblock
    case .widen:
      try tokens.word("swipe", in: verb)
      return .widenSwipe
    default:
      if tokens.skip("bar") != nil { return .setBarHidden(verb == .hide) }
      try tokens.word("back", in: verb)
      return .setBackHidden(verb == .hide)
    }
  }

  private func readPop(_ tokens: inout TokenCursor) throws(StoryError) -> StoryCall {
    guard tokens.skip("to") != nil else { return StoryCall(kind: .pop) }
    if tokens.skip("root") != nil { return StoryCall(kind: .popToRoot) }
    let title = try tokens.title(in: .pop)
    return StoryCall(kind: .popTo(title.text), titles: [title])
  }

  // MARK: Touches

  /// Reads what a finger does.
  func readTouch(_ verb: StoryVerb, _ tokens: inout TokenCursor) throws(StoryError) -> StoryTouch {
    if verb == .press {
      try tokens.word("back", in: verb)
      return .pressBack
    }
    guard verb == .swipe else {
      if tokens.skip("back") != nil { return .tapBack }
      if tokens.skip("again") != nil { return .tapAgain }
      return .tap(try readTexts(&tokens))
    }
    return .swipeBack(try readSwipe(&tokens))
  }

  /// Reads what the fingers of one hand tap.
  private func readTexts(_ tokens: inout TokenCursor) throws(StoryError) -> [String] {
    var texts = [try tokens.string(in: .tap).text]
    while let place = tokens.skip("and") {
      guard texts.count < StoryLimits.fingers else {
        throw tokens.error(at: place, "a hand has \(StoryLimits.fingers) fingers")
      }
      texts.append(try tokens.string(in: .tap).text)
    }
    return texts
  }

  private func readSwipe(_ tokens: inout TokenCursor) throws(StoryError) -> StorySwipe {
    try tokens.word("back", in: .swipe)
    var swipe = StorySwipe()
    if tokens.skip("from") != nil { swipe.start = try tokens.fraction() }
    if tokens.skip("to") != nil { swipe.end = try tokens.fraction() }
    if tokens.skip("in") != nil {
      let place = tokens.column
      swipe.milliseconds = try tokens.seconds(after: "in")
      guard (20...60_000).contains(swipe.milliseconds) else {
        throw tokens.error(at: place, "a swipe lasts from 0.02 to 60 s")
      }
    }
    if tokens.skip("hold") != nil { swipe.rest = try tokens.seconds(after: "hold") }
    swipe.isCancelled = tokens.skip("cancelled") != nil
    return swipe
  }

  // MARK: Expectations

  /// Reads what must be so, and for which eras and guards.
  func readExpectation(_ tokens: inout TokenCursor) throws(StoryError) -> StoryExpectation {
    var expectation = StoryExpectation(fact: try readFact(&tokens))
    guard tokens.skip("for") != nil else { return expectation }
    repeat {
      guard let token = tokens.next, token.kind == .word else {
        throw tokens.unexpected(allowed: Self.limits)
      }
      if let era = EraName(rawValue: token.text) {
        expectation.eras.insert(era)
      } else if let policy = Guard(rawValue: token.text) {
        expectation.guards.insert(policy)
      } else {
        throw tokens.unexpected(allowed: Self.limits)
      }
      _ = tokens.take()
    } while tokens.next != nil
    return expectation
  }

  private static let limits =
    (EraName.allCases.map(\.rawValue) + Guard.allCases.map(\.rawValue)).joined(separator: ", ")

  private func readFact(_ tokens: inout TokenCursor) throws(StoryError) -> StoryExpectation.Fact {
    let isAbsence = tokens.skip("no") != nil
    if tokens.skip("log") != nil {
      return .log(try tokens.string(in: .expect).text, present: !isAbsence)
    }
    if tokens.skip("report") != nil {
      return .report(try tokens.string(in: .expect).text, present: !isAbsence)
    }
    if tokens.skip("crash") != nil { return .crash(present: !isAbsence) }
    if tokens.skip("touch") != nil { return .touch(present: !isAbsence) }
    if tokens.skip("strip") != nil { return .strip(present: !isAbsence) }
    guard !isAbsence else {
      throw tokens.unexpected(
        allowed: "after 'no': log \"TEXT\", report \"TEXT\", touch, strip or crash")
    }
    if tokens.skip("stack") != nil {
      var titles = [try tokens.string(in: .expect).text]
      while let title = tokens.optionalString() { titles.append(title.text) }
      return .stack(titles)
    }
    if tokens.skip("page") != nil { return .page(try tokens.string(in: .expect).text) }
    if tokens.skip("title") != nil { return .title(try tokens.string(in: .expect).text) }
    if tokens.skip("back") != nil { return .back(try tokens.stringOrNone()) }
    if tokens.skip("tab") != nil { return .tab(try tokens.stringOrNone()) }
    if tokens.skip("alert") != nil { return .alert(try tokens.stringOrNone()) }
    throw tokens.unexpected(allowed: StoryVerb.expect.form)
  }
}

nonisolated extension TokenCursor {
  /// The title of a page.
  fileprivate mutating func title(in verb: StoryVerb) throws(StoryError) -> PlacedTitle {
    let token = try string(in: verb)
    return PlacedTitle(text: token.text, line: line, column: token.column)
  }

  fileprivate mutating func stringOrNone() throws(StoryError) -> String? {
    skip("none") != nil ? nil : try string(in: .expect).text
  }

  /// A part of the screen's width, in thousandths.
  fileprivate mutating func fraction() throws(StoryError) -> Int {
    guard let token = next, token.kind == .number,
      let thousandths = Milliseconds.parse(token.text), (0...1_000).contains(thousandths)
    else { throw unexpected(allowed: "a part of the width from 0 to 1, such as 0.6") }
    _ = take()
    return thousandths
  }
}
