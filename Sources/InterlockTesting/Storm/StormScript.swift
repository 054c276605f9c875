public import InterlockCore

/// What happens in a storm, step by step: made up from a seed, or shrunk to what breaks a rule.
///
/// ```swift
/// let script = try StormScript(text: """
///   interlock storm script 1
///   stack A
///   request push B
///   request pop policy=merge
///   calm
///   """)
/// let fault = script.run().fault  // nil: no rule is broken any more
/// ```
/// `Documentation/Proof.md` says how a script is written, and how it becomes a test.
public struct StormScript: Hashable, Sendable {
  /// The form of scripts that this version reads and writes.
  public static let version = 1

  /// What the engine is set to at first.
  public var settings: NavigationEngine.Settings
  /// The pages that are shown at first.
  public var stack: [PageID]
  /// Where the host is at first.
  public var presence: HostPresence
  /// What happens.
  public var steps: [StormStep]

  /// Creates a script; without steps nothing happens.
  public init(
    settings: NavigationEngine.Settings = NavigationEngine.Settings(),
    stack: [PageID] = [PageID(rawValue: 0)], presence: HostPresence = .onScreen,
    steps: [StormStep] = []
  ) {
    self.settings = settings
    self.stack = stack
    self.presence = presence
    self.steps = steps
  }

  /// Lets it happen, up to the end or to the first rule that is broken.
  public func run() -> Storm.Result { run(tampering: nil) }

  /// The same, with an engine whose answers are not its own.
  package func run(tampering: ScriptedHost.Tampering?) -> Storm.Result {
    var run = StormRun(self)
    run.tamper(tampering)
    for step in steps {
      run.take(step)
      if run.hasFault { break }
    }
    return Storm.Result(host: run.host, fault: run.fault)
  }
}

// MARK: - Names of pages

extension StormScript {
  /// The pages that there may be: one for each capital letter, in their order.
  static let pageNames = {
    var names = PageNames()
    for letter in UInt8(ascii: "A")...UInt8(ascii: "Z") {
      _ = names.page(String(UnicodeScalar(letter)))
    }
    return names
  }()
}
