package import InterlockCore

/// A story played once: on one era, with one guard.
package nonisolated struct Run: Hashable, Sendable, Codable {
  /// The story's name.
  package var story: String
  /// The story's title.
  package var title: String
  package var era: EraName
  package var `guard`: Guard
  /// What happened, in the order of time.
  package var timeline: [TimelineEvent]
  /// What is wrong.
  package var findings: [Finding]
  /// What could be seen at the end.
  package var lastReading: Reading
  /// How long it lasted, in milliseconds of virtual time.
  package var milliseconds: Int
  /// What the guard has recorded, if there was one. Has a file of its own, and is not in the JSON.
  package var recording: FlightRecording?

  private enum CodingKeys: CodingKey {
    case story, title, era, `guard`, timeline, findings, lastReading, milliseconds
  }

  package init(
    story: String, title: String, era: EraName, guard policy: Guard, timeline: [TimelineEvent],
    findings: [Finding], lastReading: Reading, milliseconds: Int,
    recording: FlightRecording? = nil
  ) {
    self.story = story
    self.title = title
    self.era = era
    self.guard = policy
    self.timeline = timeline
    self.findings = findings
    self.lastReading = lastReading
    self.milliseconds = milliseconds
    self.recording = recording
  }

  /// The name that its files begin with.
  package var fileName: String { "\(story).\(era.rawValue).\(`guard`.rawValue)" }

  /// The worst of the findings.
  package var verdict: VerdictCode { findings.map(\.code).max() ?? .ok }
}

/// One line of a timeline.
package nonisolated struct TimelineEvent: Hashable, Sendable, Codable {
  /// When, in milliseconds after the app has come to rest.
  package var milliseconds: Int
  package var kind: Kind
  package var text: String

  package init(_ milliseconds: Int, _ kind: Kind, _ text: String) {
    self.milliseconds = milliseconds
    self.kind = kind
    self.text = text
  }

  /// Who speaks in a line.
  package enum Kind: String, Hashable, Sendable, Codable {
    /// The story's own line.
    case step
    /// What a person sees.
    case reading
    /// What the app's requests came to, as Interlock says.
    case outcome
    /// A line in the log.
    case log
    /// An exception.
    case crash
    /// Something that is wrong.
    case finding
    /// What the player did or could not do.
    case note
  }
}

nonisolated extension Run {
  /// The whole run as text, on one time axis: the first golden form of a story.
  package var timelineText: String {
    var lines = [
      "\(story): \(Shown.plain(title))", "\(era.rawValue) (iOS \(era.versions)), \(guardText)", "",
    ]
    var lastTime = -1
    for event in timeline {
      let time = Milliseconds.columns(event.milliseconds)
      let shown = event.milliseconds == lastTime ? "" : time
      lastTime = event.milliseconds
      let head = String(repeating: " ", count: max(0, 9 - shown.count)) + shown
      lines.append(head + "  " + Self.label(event.kind) + event.text)
    }
    lines += ["", "verdict: \(verdict.rawValue)", ""]
    return lines.joined(separator: "\n")
  }

  /// The guard in words.
  package var guardText: String {
    `guard` == .none ? "bare UIKit" : "Interlock, policy \(`guard`.rawValue)"
  }

  private static func label(_ kind: TimelineEvent.Kind) -> String {
    switch kind {
    case .step: ""
    case .reading: "  sees     "
    case .outcome: "  outcome  "
    case .log: "  log      "
    case .crash: "  crash    "
    case .finding: "  WRONG    "
    case .note: "  note     "
    }
  }
}
