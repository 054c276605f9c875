/// The words that begin a line, each with its form and its meaning.
///
/// The parser, its messages, `--help` and the documentation all read this list; a test holds
/// `Documentation/StoryLanguage.md` to it.
package nonisolated enum StoryVerb: String, Hashable, Sendable, CaseIterable {
  case story, rows, device, direction, appearance
  case textSize = "text-size"
  case app, era, `guard`, scenario, cure
  case push, pop, set, present, dismiss
  case hide, show, replace, free, widen
  case segue, unwind
  case block, unblock, start
  case tap, press, swipe
  case look, go, expect
  case shot, film
  case wait

  /// Whether it describes the story; such lines stand before all others.
  package var isHeader: Bool {
    switch self {
    case .story, .rows, .device, .direction, .appearance, .textSize, .app, .era, .guard, .scenario,
      .cure:
      true
    default: false
    }
  }

  /// Whether it is a call of the app, which `;` can join to others.
  package var isCall: Bool {
    switch self {
    case .push, .pop, .set, .present, .dismiss, .hide, .show, .replace, .free, .widen, .segue,
      .unwind,
      .block, .unblock, .start:
      true
    default: false
    }
  }

  /// The form of the line, as messages and the documentation show it.
  package var form: String {
    switch self {
    case .story: #"story "TITLE""#
    case .rows: "rows R1 R2 ..."
    case .device: "device phone, or: device size WIDTH HEIGHT scale N"
    case .direction: "direction left-to-right or right-to-left"
    case .appearance: "appearance light or dark"
    case .textSize:
      "text-size " + StoryTextSize.allCases.dropLast().map(\.rawValue).joined(separator: ", ")
        + " or \(StoryTextSize.accessibilityExtraExtraExtraLarge.rawValue)"
    case .app: "app plain, tabs or tabs-at-root"
    case .era: "era all, or: era iOS7 iOS8 iOS9 iOS13 iOS18 iOS26"
    case .guard: "guard all, or: guard none queue ignore merge"
    case .scenario: "scenario NAME"
    case .cure:
      "cure " + StoryCure.allCases.dropLast().map(\.rawValue).joined(separator: ", ")
        + " or \(StoryCure.unanimatedBar.rawValue)"
    case .push: #"push "PAGE" [again] [without animation]"#
    case .pop: #"pop [to "PAGE" or to root] [without animation]"#
    case .set: #"set "PAGE" "PAGE" ... [without animation]"#
    case .present: #"present [alert] "TITLE" [without animation]"#
    case .dismiss: "dismiss [without animation]"
    case .hide: "hide bar, or hide back"
    case .show: "show bar, or show back"
    case .replace: #"replace back "TEXT""#
    case .free: "free swipe"
    case .widen: "widen swipe"
    case .segue: #"segue "PAGE""#
    case .unwind: #"unwind to "PAGE""#
    case .block: #"block "REASON""#
    case .unblock: "unblock"
    case .start: "start over"
    case .tap: #"tap "TEXT" [and "TEXT" ...], tap back, or tap again"#
    case .press: "press back"
    case .swipe: "swipe back [from FRACTION] [to FRACTION] [in SECONDS] [hold SECONDS] [cancelled]"
    case .look: "look"
    case .go: "go home"
    case .expect:
      #"expect stack "PAGE" ..., page "PAGE", title "TEXT", back "TEXT" or none, tab "TEXT" or none, "#
        + #"alert "TEXT" or none, [no] log "TEXT", [no] report "TEXT", [no] touch, [no] strip, or [no] crash; then optionally: for ERA-OR-GUARD ..."#
    case .shot: "shot NAME"
    case .film: "film NAME for SECONDS"
    case .wait: "wait SECONDS"
    }
  }
}
