public import InterlockCore

/// What an engine was told and what it answered, as text on one time axis.
///
/// ```
///   0.000  push B                     begin push B
///   0.100  push C                     target changed
///   0.350  coordinator 1 ended
/// ```
/// Readings, layout passes and returned calls are left out unless something followed from them, and so
/// are probes and deadlines: what is left is what a person would tell.
public struct Timeline: Sendable {
  /// The lines, without line ends.
  public private(set) var lines: [String] = []
  /// The names of pages, by number.
  public var names: PageNames

  /// Creates an empty timeline.
  public init(names: PageNames) {
    self.names = names
  }

  /// The lines as one text, each ended by a line feed.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  /// Adds what happened at a time, and what followed from it.
  public mutating func add(
    _ event: NavigationEngine.Event, _ actions: [NavigationEngine.Action], at time: Timestamp
  ) {
    add(event, actions, at: time, isEverything: false)
  }

  /// Adds what happened at a time, and what followed; if everything is wanted, also what led to nothing.
  package mutating func add(
    _ event: NavigationEngine.Event, _ actions: [NavigationEngine.Action], at time: Timestamp,
    isEverything: Bool
  ) {
    let consequences = actions.compactMap(describe)
    if consequences.isEmpty, isQuiet(event), !isEverything { return }
    let left = "\(Self.clock(time))  \(describe(event))"
    let padding = String(repeating: " ", count: max(1, 36 - left.count))
    lines.append(
      consequences.isEmpty ? left : left + padding + consequences.joined(separator: "; "))
  }

  /// Adds what the engine was not told.
  package mutating func add(note: String, at time: Timestamp) {
    lines.append("\(Self.clock(time))  (\(note))")
  }

  /// Seconds with three decimals, right-aligned.
  private static func clock(_ time: Timestamp) -> String {
    let milliseconds = time.nanoseconds / 1_000_000
    let rest = String(milliseconds % 1_000)
    let text = "\(milliseconds / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
    return String(repeating: " ", count: max(0, 8 - text.count)) + text
  }

  private func isQuiet(_ event: NavigationEngine.Event) -> Bool {
    switch event {
    case .read, .performed, .witnessed(.layoutPass), .witnessed(.appeared), .witnessed(.barBegan),
      .witnessed(.barEnded), .witnessed(.progressed):
      true
    case .deadlineReached(let deadline): deadline.kind == .holdRecheck
    case .requested, .hostBegan, .witnessed, .presenceChanged, .consentGiven, .consentRefused,
      .withdrawn, .holdTaken, .holdReleased, .paused, .resumed, .closed:
      false
    }
  }
}

/// The names of pages in a test: a page's number is the place of its name.
public struct PageNames: Hashable, Sendable {
  private var names: [String] = []

  /// Creates an empty list of names.
  public init() {}

  /// The number of a page; a name that is new gets a number.
  public mutating func page(_ name: String) -> PageID {
    if let index = names.firstIndex(of: name) { return PageID(rawValue: index) }
    names.append(name)
    return PageID(rawValue: names.count - 1)
  }

  /// The name of a page; `P` and its number, if it has none.
  public func name(of page: PageID?) -> String {
    guard let page else { return "–" }
    return names.indices.contains(page.rawValue) ? names[page.rawValue] : "P\(page.rawValue)"
  }

  /// The names of a stack, bottom to top.
  public func names(of stack: [PageID]) -> String {
    "[" + stack.map { name(of: $0) }.joined(separator: ", ") + "]"
  }
}
