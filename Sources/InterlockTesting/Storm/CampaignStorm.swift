import InterlockCore

/// One storm of a campaign: long, with settings of its own, and an end that is calm or sudden.
struct CampaignStorm: Sendable {
  private let seed: UInt64
  private let campaign: StormCampaign

  init(seed: UInt64, _ campaign: StormCampaign) {
    self.seed = seed
    self.campaign = campaign
  }

  /// What came of it.
  struct Outcome: Sendable {
    var events: Int
    var digest: StormDigest
    var fault: StormFault?
    var trace: [UInt8] = []
  }

  /// Of so many storms, one is also recorded, read again and replayed, which costs as much as four storms;
  /// and one is also a comparison of policies.
  private static let sampleSize: UInt64 = 64

  /// Runs it.
  func run(isTraced: Bool) -> Outcome {
    let isRecorded = seed % Self.sampleSize == 0
    var steps = Steps(seed: seed, campaign)
    var run = StormRun(
      StormScript(settings: steps.settings), seed: seed, isRecorded: isRecorded,
      isTraced: isTraced)
    while !run.hasFault, let step = steps.next(after: run.eventCount) { run.take(step) }
    if isRecorded, run.fault == nil, let wrong = RecordingCheck.check(run.host.recording) {
      run.note(.replay, wrong)
    }
    var outcome = Outcome(events: run.eventCount, digest: run.digest, fault: run.fault)
    if isTraced { outcome.trace = run.takeTrace() }
    if seed % Self.sampleSize == 1, outcome.fault == nil {
      let comparison = PolicyComparison(seed: seed)
      outcome.events += comparison.events
      outcome.digest = outcome.digest + comparison.digest
      outcome.fault = comparison.fault
    }
    return outcome
  }

  /// All that happens until a rule is broken; `nil` if none is, or none that a script can show.
  var script: StormScript? {
    var steps = Steps(seed: seed, campaign)
    var script = StormScript(settings: steps.settings)
    var run = StormRun(script, isRecorded: false)
    while !run.hasFault, let step = steps.next(after: run.eventCount) {
      run.take(step)
      script.steps.append(step)
    }
    return run.fault == nil ? nil : script
  }

  /// What happens, one after the other.
  private struct Steps {
    let settings: NavigationEngine.Settings
    private var generator: StormGenerator
    private let endsSuddenly: Bool
    /// What is left of the end, last step first; `nil` before it.
    private var end: [StormStep]?

    init(seed: UInt64, _ campaign: StormCampaign) {
      generator = StormGenerator(
        seed: seed, quirks: campaign.quirks, policies: campaign.policies, hasUser: campaign.hasUser)
      settings = generator.settings()
      endsSuddenly = generator.endsSuddenly()
    }

    /// The next step of a storm that has had so many events; `nil` at its end.
    mutating func next(after events: Int) -> StormStep? {
      if end == nil, events >= StormCampaign.eventsPerStorm {
        // After a sudden end the app has not noticed yet.
        end = [.calm] + (endsSuddenly ? [generator.next(), generator.next(), .close] : [])
      }
      return end == nil ? generator.next() : end?.popLast()
    }
  }
}

/// Whether a recording tells what happened.
enum RecordingCheck {
  /// How many steps the ring keeps that is tried.
  private static let capacity = 64

  /// Writes a recording, reads it again and replays it; then does the same with what a ring has kept.
  ///
  /// - Returns: What is wrong; `nil` if nothing is.
  static func check(_ recording: FlightRecording) -> String? {
    var recorder = FlightRecorder(recording.start, capacity: capacity)
    for step in recording.steps {
      if let settings = step.settings { recorder.settings = settings }
      guard recorder.handle(step.event, at: step.time) == step.actions else {
        return "told the same, the engine decides otherwise"
      }
    }
    let kept = recorder.recording()
    guard kept.steps.count <= capacity + capacity / 4 else {
      return "the recorder keeps \(kept.steps.count) steps"
    }
    guard kept.steps[...] == recording.steps.suffix(kept.steps.count) else {
      return "the recorder keeps other steps than were taken"
    }
    for recording in [recording, kept] {
      guard let read = try? FlightRecording(bytes: recording.bytes) else {
        return "a recording cannot be read again"
      }
      if let difference = Replay(read).difference { return difference.text }
    }
    return nil
  }
}

/// The same requests, once in a queue and once merged: they lead to the same stack, and merging takes no
/// more transitions.
struct PolicyComparison: Sendable {
  private(set) var events = 0
  private(set) var digest = StormDigest.zero
  private(set) var fault: StormFault?

  private static let stepCount = 60

  init(seed: UInt64) {
    let queue = run(.queue, seed: seed)
    let merge = run(.merge, seed: seed)
    guard fault == nil else { return }
    if queue.host.stack != merge.host.stack {
      note("the queue leads to \(queue.host.stack), merging to \(merge.host.stack)", merge)
    }
    if merge.transitionCount > queue.transitionCount {
      note(
        "merging takes \(merge.transitionCount) transitions, the queue \(queue.transitionCount)",
        merge)
    }
  }

  private mutating func note(_ text: String, _ run: StormRun) {
    fault = StormFault(rule: .merge, text: text, event: run.eventCount, step: Self.stepCount)
  }

  /// Makes the same requests with this policy, at the same times, and waits for the end.
  private mutating func run(_ policy: OverlapPolicy, seed: UInt64) -> StormRun {
    var generator = StormGenerator(seed: seed, quirks: [], policies: [policy], hasUser: false)
    var run = StormRun(StormScript(), seed: ~seed)
    for _ in 0..<Self.stepCount {
      switch generator.next() {
      case .request(var request):
        // Whatever depends on the moment is left out: consent, the double tap, a source, an origin.
        request.pagesToAsk = []
        request.source = nil
        request.requiresSource = false
        request.origin = .program
        request.change = request.change.withoutKeys
        run.take(.request(request))
      case .wait(let milliseconds): run.take(.wait(milliseconds: milliseconds))
      default: break  // Nothing else belongs to the comparison.
      }
    }
    run.take(.calm)
    events += run.eventCount
    digest = digest + run.digest
    if fault == nil { fault = run.fault }
    return run
  }
}

extension StormRun {
  /// How many transitions have been begun for requests.
  fileprivate var transitionCount: Int {
    host.actions.count { if case .notify(.willBegin) = $0 { true } else { false } }
  }
}

extension NavigationEngine.Change {
  /// The same, of pages that say nothing about what they show.
  fileprivate var withoutKeys: NavigationEngine.Change {
    func plain(_ page: NavigationEngine.Page) -> NavigationEngine.Page {
      NavigationEngine.Page(page.id, fault: page.fault)
    }
    switch self {
    case .push(let page): return .push(plain(page))
    case .replaceTop(let page): return .replaceTop(plain(page))
    case .set(let pages): return .set(pages.map(plain))
    case .batch(let changes): return .batch(changes.map(\.withoutKeys))
    case .pop, .popTo, .popToRoot, .remove: return self
    }
  }
}
