import InterlockCore

/// Why a text is no script of a storm: where, and what is wrong.
public struct StormScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// What was read, and what there should have been.
  public var problem: String

  /// Creates an error in a line.
  public init(line: Int, problem: String) {
    self.line = line
    self.problem = problem
  }

  /// Both, as compilers write it, but for the name of the file.
  public var description: String { "\(line): error: \(problem)" }
}

extension StormScript {
  /// How many bytes a script may have.
  package static let byteLimit = 1_048_576
  /// How many lines a script may have.
  package static let lineLimit = 10_000
  /// How many characters a line may have.
  package static let lengthLimit = 1_000
  /// How many milliseconds may pass in a script: an hour.
  static let timeLimit = 3_600_000
  /// How deep batches may lie in one another.
  static let depthLimit = 8

  /// Whether bytes begin as a script does.
  package static func isBegun(in bytes: [UInt8]) -> Bool { bytes.starts(with: title.utf8) }

  /// Reads a script.
  ///
  /// - Throws: The first mistake, with its line. Lines that begin with `#` say nothing.
  public init(text: String) throws(StormScriptError) {
    guard text.utf8.count <= Self.byteLimit else {
      throw StormScriptError(
        line: 1,
        problem: "a script has \(Self.byteLimit) bytes at most, this one \(text.utf8.count)")
    }
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    guard lines.count <= Self.lineLimit + 1 else {
      throw StormScriptError(
        line: Self.lineLimit + 1, problem: "a script has \(Self.lineLimit) lines at most")
    }
    guard lines.first.map(String.init) == "\(Self.title) \(Self.version)" else {
      throw StormScriptError(
        line: 1,
        problem: "expected \"\(Self.title) \(Self.version)\": this is no script, or a newer one")
    }
    self.init()
    var milliseconds = 0
    var hasStack = false
    for (index, line) in lines.enumerated().dropFirst() {
      var words = StormWords(line, line: index + 1)
      guard try words.isMeant() else { continue }
      try read(&words, &hasStack)
      if case .wait(let more) = steps.last, line.hasPrefix("wait") { milliseconds += more }
      guard milliseconds <= Self.timeLimit else {
        throw words.wrong("an hour may pass at most, \(Self.timeLimit) ms, in a script")
      }
    }
  }

  /// Reads what stands before the stack, the stack, or a step after it.
  private mutating func read(
    _ words: inout StormWords, _ hasStack: inout Bool
  ) throws(StormScriptError) {
    guard !hasStack else {
      steps.append(try words.step())
      return try words.end()
    }
    switch try words.next("settings, host or stack") {
    case "settings": settings = try words.settings()
    case "host": presence = try words.choice(HostPresence.self)
    case "stack":
      stack = try words.pages()
      guard !stack.isEmpty, !stack.hasRepetition else {
        throw words.wrong("a stack has a page at least, and none twice")
      }
      hasStack = true
    default: throw words.wrong("expected settings, host or stack before the first step")
    }
    try words.end()
  }
}

/// The words of a line of a script, taken one by one.
struct StormWords {
  private let line: Int
  private let length: Int
  private var words: ArraySlice<Substring>

  init(_ text: Substring, line: Int) {
    self.line = line
    length = text.utf8.count
    words = text.split(separator: " ")[...]
  }

  /// Whether the line says anything.
  func isMeant() throws(StormScriptError) -> Bool {
    guard length <= StormScript.lengthLimit else {
      throw wrong("a line has \(StormScript.lengthLimit) characters at most, this one \(length)")
    }
    return words.first.map { !$0.hasPrefix("#") } ?? false
  }

  /// A mistake in this line.
  func wrong(_ problem: String) -> StormScriptError {
    StormScriptError(line: line, problem: problem)
  }

  private func wrong(_ word: Substring, expected: String) -> StormScriptError {
    wrong("expected \(expected), found \"\(word)\"")
  }

  /// The next word.
  mutating func next(_ expected: String) throws(StormScriptError) -> Substring {
    guard let word = words.popFirst() else {
      throw wrong("expected \(expected) before the line's end")
    }
    return word
  }

  /// Nothing may follow.
  func end() throws(StormScriptError) {
    if let word = words.first { throw wrong(word, expected: "the line's end") }
  }

  /// Takes a word if it comes next.
  private mutating func take(_ word: String) -> Bool {
    guard words.first.map({ $0 == word }) == true else { return false }
    words.removeFirst()
    return true
  }

  // MARK: Values

  private mutating func number(in range: ClosedRange<Int>) throws(StormScriptError) -> Int {
    try number(next("a number"), in: range)
  }

  private func number(
    _ word: Substring, in range: ClosedRange<Int>
  ) throws(StormScriptError) -> Int {
    guard let number = Int(word), range.contains(number) else {
      throw wrong(word, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private mutating func milliseconds() throws(StormScriptError) -> Int {
    try number(in: 0...StormScript.timeLimit)
  }

  mutating func choice<Choice: CaseIterable>(
    _ type: Choice.Type
  ) throws(StormScriptError) -> Choice {
    try choice(next("one of \(Self.names(type))"), type)
  }

  private func choice<Choice: CaseIterable>(
    _ word: Substring, _ type: Choice.Type
  ) throws(StormScriptError) -> Choice {
    guard let choice = Choice.allCases.first(where: { "\($0)" == word }) else {
      throw wrong(word, expected: "one of \(Self.names(type))")
    }
    return choice
  }

  private static func names<Choice: CaseIterable>(_ type: Choice.Type) -> String {
    type.allCases.map { "\($0)" }.joined(separator: ", ")
  }

  /// A list of pages; `-` is the empty one.
  mutating func pages() throws(StormScriptError) -> [PageID] {
    try pages(next("pages"))
  }

  private func pages(_ word: Substring) throws(StormScriptError) -> [PageID] {
    var pages: [PageID] = []
    for part in try parts(word) { pages.append(try page(part)) }
    return pages
  }

  private func parts(_ word: Substring) throws(StormScriptError) -> [Substring] {
    word == "-" ? [] : word.split(separator: ",", omittingEmptySubsequences: false)
  }

  private func page(_ word: Substring) throws(StormScriptError) -> PageID {
    guard word.utf8.count == 1, let letter = word.utf8.first,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
    else { throw wrong(word, expected: "a page, which is a letter from A to Z") }
    return PageID(rawValue: Int(letter - UInt8(ascii: "A")))
  }

  /// A page as a request names it: with a key after a colon, and a fault after an exclamation mark.
  private func requestedPage(_ word: Substring) throws(StormScriptError) -> NavigationEngine.Page {
    let halves = word.split(separator: "!", maxSplits: 1, omittingEmptySubsequences: false)
    let names = halves[0].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    var page = NavigationEngine.Page(try page(names[0]))
    if names.count > 1 { page.key = PageKey(rawValue: String(names[1])) }
    if halves.count > 1 { page.fault = try choice(halves[1], PageFault.self) }
    return page
  }
}

// MARK: - Steps

extension StormWords {
  /// The step that the line tells.
  mutating func step() throws(StormScriptError) -> StormStep {
    let verb = try next("a step")
    switch verb {
    case "request": return .request(try request())
    case "withdraw": return .withdraw(back: try number(in: -1...StormScript.lineLimit))
    case "settings": return .settings(try settings())
    case "quirk": return .quirk(try choice(ScriptedHost.Quirk.self))
    case "wait": return .wait(milliseconds: try milliseconds())
    case "user-pops": return .userPops
    case "swipe": return .beginSwipe(overlapping: take("overlapping"))
    case "drag": return .drag(thousandths: try number(in: 0...1_000))
    case "lift": return .liftFinger(finishing: try either("finish", "cancel"))
    case "other-code-pops": return .otherCodePops(animated: !take("still"))
    case "answer": return .answer(isAgreed: try either("yes", "no"))
    case "hold": return .hold(atMostMilliseconds: words.isEmpty ? nil : try milliseconds())
    case "release": return .release(back: try number(in: -1...StormScript.lineLimit))
    case "obstruct":
      return .obstruct(try choice(HostObstacle.self), milliseconds: try milliseconds())
    case "presence": return .presence(try choice(HostPresence.self))
    case "background": return .pause
    case "foreground": return .resume
    case "answer-delay": return .answerDelay(milliseconds: try milliseconds())
    case "read": return .read
    case "stray": return .stray(try choice(StormStep.Stray.self))
    case "calm": return .calm
    case "close": return .close
    default: throw wrong(verb, expected: "a step")
    }
  }

  /// Which of two words comes next: `true` for the first.
  private mutating func either(
    _ first: String, _ second: String
  ) throws(StormScriptError) -> Bool {
    let word = try next("\(first) or \(second)")
    guard word == first || word == second else {
      throw wrong(word, expected: "\(first) or \(second)")
    }
    return word == first
  }

  /// What the app chooses; what it does not name is as usual.
  mutating func settings() throws(StormScriptError) -> NavigationEngine.Settings {
    var settings = NavigationEngine.Settings()
    while let word = words.popFirst() {
      let halves = word.split(separator: "=", maxSplits: 1)
      let value = halves.count > 1 ? halves[1] : ""
      switch halves[0] {
      case "interruptible": settings.areTransitionsInterruptible = true
      case "blocks": settings.blocksInteraction = true
      case "policy": settings.policy = try choice(value, OverlapPolicy.self)
      case "stack-policy": settings.stackPolicy = try choice(value, OverlapPolicy.self)
      case "duplicates": settings.duplicates = try choice(value, DuplicatePolicy.self)
      case "queue-limit": settings.queueLimit = try number(value, in: 0...1_000_000)
      default:
        guard let path = StormScript.deadlines.first(where: { $0.0 == halves[0] })?.1 else {
          throw wrong(word, expected: "a setting")
        }
        let milliseconds = try number(value, in: 0...StormScript.timeLimit)
        settings.deadlines[keyPath: path] = .milliseconds(Int64(milliseconds))
      }
    }
    return settings
  }

  private mutating func request() throws(StormScriptError) -> NavigationEngine.Request {
    var request = NavigationEngine.Request(id: RequestID(rawValue: 0), try change(depth: 0))
    while let word = words.popFirst() {
      let halves = word.split(separator: "=", maxSplits: 1)
      let value = halves.count > 1 ? halves[1] : ""
      switch halves[0] {
      case "still": request.isAnimated = false
      case "policy": request.policy = try choice(value, OverlapPolicy.self)
      case "origin": request.origin = try choice(value, RequestOrigin.self)
      case "source": request.source = try page(value)
      case "needs-source": request.requiresSource = true
      case "host-verb": request.isHostVerb = true
      case "ask": request.pagesToAsk = try pages(value)
      default: throw wrong(word, expected: "what there is to say about a request")
      }
    }
    return request
  }

  private mutating func change(depth: Int) throws(StormScriptError) -> NavigationEngine.Change {
    let verb = try next("a change")
    switch verb {
    case "push": return .push(try requestedPage(next("a page")))
    case "pop": return .pop(count: try number(in: 0...StormScript.lineLimit))
    case "pop-to": return .popTo(try page(next("a page")))
    case "pop-to-root": return .popToRoot
    case "set":
      var pages: [NavigationEngine.Page] = []
      for part in try parts(next("pages")) { pages.append(try requestedPage(part)) }
      return .set(pages)
    case "replace-top": return .replaceTop(try requestedPage(next("a page")))
    case "remove": return .remove(try pages())
    case "(":
      guard depth < StormScript.depthLimit else {
        throw wrong("batches lie in one another \(StormScript.depthLimit) deep at most")
      }
      var changes: [NavigationEngine.Change] = []
      while !take(")") { changes.append(try change(depth: depth + 1)) }
      return .batch(changes)
    default: throw wrong(verb, expected: "a change")
    }
  }
}
