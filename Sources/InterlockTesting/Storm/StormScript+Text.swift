import InterlockCore

extension StormScript {
  /// The first line of every script, without the number of the version.
  static let title = "interlock storm script"

  /// The script as lines of text, each ended by a line feed.
  public var text: String { text(notes: []) }

  /// The script with lines for a person after the first one.
  package func text(notes: [String]) -> String {
    var lines = ["\(Self.title) \(Self.version)"]
    lines += notes.map { "# \($0)" }
    let chosen = Self.words(settings)
    if !chosen.isEmpty { lines.append("settings \(chosen.joined(separator: " "))") }
    if presence != .onScreen { lines.append("host \(presence)") }
    lines.append("stack \(Self.list(stack))")
    lines += steps.map(Self.line)
    return lines.map { $0 + "\n" }.joined()
  }

  /// A step as a line of a script.
  static func line(_ step: StormStep) -> String {
    switch step {
    case .request(let request): (["request"] + words(request)).joined(separator: " ")
    case .withdraw(let back): "withdraw \(back)"
    case .settings(let settings): (["settings"] + words(settings)).joined(separator: " ")
    case .quirk(let quirk): "quirk \(quirk.rawValue)"
    case .wait(let milliseconds): "wait \(milliseconds)"
    case .userPops: "user-pops"
    case .beginSwipe(let isOverlapping): isOverlapping ? "swipe overlapping" : "swipe"
    case .drag(let thousandths): "drag \(thousandths)"
    case .liftFinger(let isFinishing): isFinishing ? "lift finish" : "lift cancel"
    case .otherCodePops(let isAnimated): isAnimated ? "other-code-pops" : "other-code-pops still"
    case .answer(let isAgreed): isAgreed ? "answer yes" : "answer no"
    case .hold(let limit): limit.map { "hold \($0)" } ?? "hold"
    case .release(let back): "release \(back)"
    case .obstruct(let obstacle, let milliseconds): "obstruct \(obstacle) \(milliseconds)"
    case .presence(let presence): "presence \(presence)"
    case .pause: "background"
    case .resume: "foreground"
    case .answerDelay(let milliseconds): "answer-delay \(milliseconds)"
    case .read: "read"
    case .stray(let stray): "stray \(stray.rawValue)"
    case .calm: "calm"
    case .close: "close"
    }
  }

  // MARK: Words

  private static func words(_ settings: NavigationEngine.Settings) -> [String] {
    let usual = NavigationEngine.Settings()
    var words: [String] = []
    if settings.policy != usual.policy { words.append("policy=\(settings.policy)") }
    if settings.stackPolicy != usual.stackPolicy {
      words.append("stack-policy=\(settings.stackPolicy)")
    }
    if settings.areTransitionsInterruptible { words.append("interruptible") }
    if settings.duplicates != usual.duplicates { words.append("duplicates=\(settings.duplicates)") }
    if settings.queueLimit != usual.queueLimit {
      words.append("queue-limit=\(settings.queueLimit)")
    }
    if settings.blocksInteraction { words.append("blocks") }
    for (name, path) in deadlines
    where settings.deadlines[keyPath: path] != usual.deadlines[keyPath: path] {
      words.append("\(name)=\(settings.deadlines[keyPath: path].nanoseconds / 1_000_000)")
    }
    return words
  }

  /// The deadlines that an app may choose, in milliseconds, and what scripts call them.
  static var deadlines: [(String, WritableKeyPath<NavigationDeadlines, Interval>)] {
    [
      ("settle", \.settleGrace), ("recheck", \.recheck), ("report", \.report),
      ("manual-hold", \.manualHold),
    ]
  }

  private static func words(_ request: NavigationEngine.Request) -> [String] {
    var words = words(request.change)
    if !request.isAnimated { words.append("still") }
    if let policy = request.policy { words.append("policy=\(policy)") }
    if request.origin != .program { words.append("origin=\(request.origin)") }
    if let source = request.source { words.append("source=\(name(source))") }
    if request.requiresSource { words.append("needs-source") }
    if request.isHostVerb { words.append("host-verb") }
    if !request.pagesToAsk.isEmpty { words.append("ask=\(list(request.pagesToAsk))") }
    return words
  }

  private static func words(_ change: NavigationEngine.Change) -> [String] {
    switch change {
    case .push(let page): return ["push", name(page)]
    case .pop(let count): return ["pop", "\(count)"]
    case .popTo(let page): return ["pop-to", name(page)]
    case .popToRoot: return ["pop-to-root"]
    case .set(let pages):
      return ["set", pages.isEmpty ? "-" : pages.map(name).joined(separator: ",")]
    case .replaceTop(let page): return ["replace-top", name(page)]
    case .remove(let pages): return ["remove", list(pages)]
    case .batch(let changes): return ["("] + changes.flatMap(words) + [")"]
    }
  }

  private static func name(_ page: PageID) -> String { pageNames.name(of: page) }

  private static func name(_ page: NavigationEngine.Page) -> String {
    name(page.id) + (page.key.map { ":\($0.rawValue)" } ?? "")
      + (page.fault.map { "!\($0)" } ?? "")
  }

  private static func list(_ pages: [PageID]) -> String {
    pages.isEmpty ? "-" : pages.map(name).joined(separator: ",")
  }
}
