import InterlockCore

/// Compares a recording with what must be.
struct StormJudge {
  private var oracle: PlainListOracle
  private var replay: NavigationEngine
  /// When each request was placed: when it was made or, if pages were asked, when the last agreed.
  private var places: [RequestID: Int] = [:]
  private var lastPlace = 0
  private var lastCarriedOut = 0
  /// Whether the host has gone away: what it shows is nobody's business any more.
  private var isClosed = false
  private(set) var faults: [String] = []

  init(_ recording: FlightRecording) {
    oracle = PlainListOracle(shown: recording.start.shown, recording: recording.steps)
    replay = recording.start
  }

  mutating func judge(_ host: ScriptedHost) {
    while let record = oracle.next() {
      if replay.take(record) != record.actions {
        faults.append("The replay answers otherwise to \(record.event).")
      }
      checkOrder(record)
      if record.event == .closed { isClosed = true }
      if replay.isAtRest, !isClosed, replay.shown != oracle.stack {
        let found = host.names(of: replay.shown)
        let wanted = host.names(of: oracle.stack)
        faults.append("At rest (\(record.time.seconds) s): \(found); there must be \(wanted).")
      }
    }
    if !host.engine.isAtRest { faults.append("The engine does not come to rest.") }
    if host.engine.openRequestCount > 0 { faults.append("A request has no outcome.") }
    if !isClosed, host.engine.shown != host.stack {
      faults.append("The engine is wrong about the host.")
    }
    if !host.held.isEmpty { faults.append("Interaction stays blocked, by \(host.held).") }
    if host.engine != replay { faults.append("The replay ends in another state.") }
  }

  /// Requests are carried out in the order in which they were made, or agreed to.
  private mutating func checkOrder(_ record: FlightRecording.Step) {
    lastPlace += 1
    switch record.event {
    case .requested(let request, _): places[request.id] = lastPlace
    case .consentGiven(let request, _, _): places[request] = lastPlace
    default: break
    }
    for case .resolve(let request, let outcome) in record.actions where outcome.isCarriedOut {
      let place = places[request] ?? 0
      if place < lastCarriedOut { faults.append("\(request) was overtaken.") }
      lastCarriedOut = place
    }
  }
}

extension Timestamp {
  /// Seconds since the clock's origin.
  fileprivate var seconds: Double { (self - .zero).seconds }
}

extension NavigationOutcome {
  /// Whether a transition carried the request out.
  fileprivate var isCarriedOut: Bool {
    switch self {
    case .shown, .placed, .merged(into: .some): true
    case .merged(into: nil), .nothingToDo, .ignored, .refused, .superseded, .vetoed, .interrupted,
      .cancelledByUser, .withdrawn, .dropped, .timedOut, .closed:
      false
    }
  }
}
