import CoreGraphics
import Interlock
package import Simulator
import UIKit

/// Plays a story on a device and writes down what happens.
package final class StoryPlayer {
  let performance: Performance
  let stage: StoryStage
  let camera: (any Camera)?
  /// Looks for strips, if the story is about them and pictures can be drawn.
  let strips: StripWatch?
  /// Where the last tap was.
  var lastTap: CGPoint?
  private let start: TimeInterval
  private let beat: Beat
  private var timeline: [TimelineEvent] = []
  private var findings: [Finding] = []
  private var known: Set<Finding> = []
  private var step = 0
  private var steps = 0
  private var logLinesTold = 0
  private var isCrashTold = false

  /// How far a run is.
  package nonisolated struct Progress {
    /// The thing that is being done, from 1, and how many there are.
    package var step: Int
    package var steps: Int
    /// The time on the story's clock.
    package var milliseconds: Int
  }

  /// Called often while a run goes on; an error ends the run.
  package typealias Beat = (Progress) throws(ToolFailure) -> Void

  /// Plays a performance from its first line to its end.
  ///
  /// - Parameters:
  ///   - makeCamera: Makes a camera for the device, if the run is to be filmed.
  ///   - beat: Says how far a long run is, or ends it by an error.
  package static func play(
    _ performance: Performance, makeCamera: ((Device) -> any Camera)? = nil,
    beat: @escaping Beat = { _ throws(ToolFailure) in }
  ) throws(ToolFailure) -> Run {
    try StoryPlayer(performance, makeCamera: makeCamera, beat: beat).play()
  }

  private init(
    _ performance: Performance, makeCamera: ((Device) -> any Camera)?, beat: @escaping Beat
  ) {
    self.performance = performance
    self.beat = beat
    stage = StoryStage(
      era: performance.era.era, screen: performance.story.device.screen,
      settings: performance.story.settings, app: performance.story.app,
      guard: performance.guard,
      cure: performance.story.cure)
    start = stage.device.now
    camera = makeCamera?(stage.device)
    let isWatched = performance.story.expectsStrips && camera == nil
    strips = isWatched ? StripWatch(stage) : nil
    listen()
    stage.onStartOver = { [weak self] in self?.listen() }
    stage.reports.onReport = { [weak self] in self?.tell(.note, "report: \($0)") }
  }

  private func play() throws(ToolFailure) -> Run {
    let story = performance.story
    let agenda = Agenda(story, era: performance.era, guard: performance.guard)
    steps = agenda.entries.count
    for (index, entry) in agenda.entries.enumerated() {
      step = index + 1
      try advance(to: entry.milliseconds)
      try carryOut(entry.item)
      catchUp()
    }
    try advance(to: story.endMilliseconds)
    return Run(
      story: story.name, title: story.title, era: performance.era, guard: performance.guard,
      timeline: timeline, findings: findings, lastReading: stage.reading,
      milliseconds: max(story.endMilliseconds, milliseconds),
      recording: stage.interlock?.recording())
  }

  // MARK: Time

  /// The longest time that passes without a beat, in milliseconds.
  private static let piece = 250

  /// The time since the app came to rest, in milliseconds.
  var milliseconds: Int { Int(((stage.device.now - start) * 1_000).rounded()) }

  /// Lets time pass, in pieces: much can happen in an hour.
  func advance(to end: Int) throws(ToolFailure) {
    repeat {
      try beat(Progress(step: step, steps: steps, milliseconds: milliseconds))
      let next = min(end, milliseconds + Self.piece)
      let seconds = start + TimeInterval(next) / 1_000 - stage.device.now
      if seconds > 0 { stage.device.advance(by: seconds) }
      catchUp()
    } while milliseconds < end
  }

  // MARK: Telling

  /// Writes a line into the timeline.
  func tell(_ kind: TimelineEvent.Kind, _ text: String) {
    timeline.append(TimelineEvent(milliseconds, kind, text))
  }

  /// Writes down that something is wrong; the same thing only once.
  func find(_ finding: Finding?) {
    guard let finding, known.insert(finding).inserted else { return }
    findings.append(finding)
    tell(.finding, "\(finding.code.rawValue) \(finding.text)")
  }

  /// Whether the app is gone.
  var hasCrashed: Bool { stage.device.crash != nil }

  /// What the log said until now.
  var log: [String] { stage.device.log.map(\.text) }

  /// What kind of crash there was.
  var crashCode: VerdictCode? {
    stage.device.crash.map { Observer.crash(hasAppFrame: $0.hasAppFrame) }
  }

  /// Tells what the device wrote down since the last time, at the times when it did.
  func catchUp() {
    for line in stage.device.log.dropFirst(logLinesTold) {
      timeline.append(TimelineEvent(self.milliseconds(of: line.time), .log, line.text))
    }
    logLinesTold = stage.device.log.count
    guard !isCrashTold, let crash = stage.device.crash else { return }
    isCrashTold = true
    timeline.append(
      TimelineEvent(
        self.milliseconds(of: crash.time), .crash,
        "\(crash.name): \(crash.reason); called by " + crash.frames.joined(separator: " > ")))
    let isExpected = performance.story.steps.contains {
      guard case .expect(let expectation) = $0.kind else { return false }
      return expectation.fact == .crash(present: true)
        && expectation.applies(era: performance.era, guard: performance.guard)
    }
    if !isExpected { find(Finding(Observer.crash(hasAppFrame: crash.hasAppFrame), crash.reason)) }
  }

  private func milliseconds(of time: TimeInterval) -> Int {
    Int(((time - start) * 1_000).rounded())
  }

  /// Tells what Interlock says.
  private func listen() {
    guard let interlock = stage.interlock else { return }
    let words = OutcomeWords(interlock: interlock)
    interlock.messageHandler = { _ in }
    stage.reports.listen(to: interlock)
    interlock.eventHandler = { [weak self, weak interlock] event in
      if let text = words.text(of: event) { self?.tell(.outcome, text) }
      if case .incident = event, let interlock { self?.stage.reports.collect(from: interlock) }
    }
  }
}
