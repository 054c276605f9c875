/// What is wrong with a run, from the mildest to the worst.
package nonisolated enum VerdictCode: String, Hashable, Sendable, CaseIterable, Codable {
  /// All is as it should be.
  case ok
  /// An expectation of another kind was not met.
  case unmet = "FAIL"
  /// The bar draws a title or a back button that does not fit the top page.
  case bar = "BAR"
  /// In a transition, a page is seen without its bar, or with one that is not its own.
  case strip = "STRIP"
  /// The page drawn is not the stack's top: another one, or none.
  case page = "PAGE"
  /// Something happened once too often: a page too many.
  case twice = "TWICE"
  /// A page that was asked for is missing.
  case lost = "LOST"
  /// A tap on something visible did nothing.
  case froze = "FROZE"
  /// An exception without a frame of the app's code, raised after the call that caused it.
  case later = "LATER"
  /// An exception from within a call of the app.
  case crash = "CRASH"

  /// What a legend says about it.
  package var meaning: String {
    switch self {
    case .ok: "as it should be"
    case .unmet: "another expectation not met"
    case .bar: "the bar does not fit the page"
    case .strip: "a strip, or a bar too early"
    case .page: "the wrong page, or none, is drawn"
    case .twice: "a page too many"
    case .lost: "a page is missing"
    case .froze: "a tap does nothing"
    case .later: "crash later, no frame of the app"
    case .crash: "crash in the app's call"
    }
  }
}

extension VerdictCode: Comparable {
  /// Milder before worse.
  package nonisolated static func < (one: VerdictCode, other: VerdictCode) -> Bool {
    one.severity < other.severity
  }

  private nonisolated var severity: Int {
    Self.allCases.firstIndex(of: self) ?? 0
  }
}

/// One thing that is wrong, when it was seen, and how.
package nonisolated struct Finding: Hashable, Sendable, Codable {
  /// What kind of thing.
  package var code: VerdictCode
  /// What was expected and what was seen instead.
  package var text: String
  /// When it could be seen, in milliseconds after the app has come to rest; nil if that is when it was
  /// noticed.
  package var milliseconds: Int?

  package init(_ code: VerdictCode, _ text: String, milliseconds: Int? = nil) {
    self.code = code
    self.text = text
    self.milliseconds = milliseconds
  }
}
