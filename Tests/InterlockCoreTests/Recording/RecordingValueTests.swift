import Foundation
import InterlockCore
import InterlockTesting
import Testing

@Suite("A recording keeps")
struct RecordingValueTests {
  private let summary = TransitionSummary(
    id: TransitionID(rawValue: 4), cause: .hostNotReady, from: PageID(rawValue: 1),
    to: PageID(rawValue: 2))
  private let page = PageID(rawValue: 7)

  /// The actions after they were written and read again; no engine has ever answered so.
  private func readAgain(
    _ actions: [NavigationEngine.Action]
  ) throws -> [NavigationEngine.Action]? {
    var recording = FlightRecording(start: NavigationEngine(shown: [page]))
    recording.steps = [.init(time: .zero, event: .paused, actions: actions)]
    recording.keepsPageKeys = true
    return try FlightRecording(text: recording.text).steps.first?.actions
  }

  @Test("every outcome of a request")
  func outcomes() throws {
    let refusals: [Refusal] = [
      .alreadyInStack(page, index: 3), .sameKeyBeingPushed(PageKey(rawValue: "a")),
      .replacesRoot(page),
      .inBatch(step: 2, .emptyStack), .notInStack(page), .emptyStack, .repeatedPage(page),
      .illegalPage(page, .navigationController), .full(limit: 5), .busy, .closed,
    ]
    let outcomes: [NavigationOutcome] =
      [
        .shown, .merged(into: nil), .merged(into: summary.id), .placed, .nothingToDo,
        .ignored(during: summary), .superseded(by: nil), .superseded(by: RequestID(rawValue: 2)),
        .superseded(by: RequestID(rawValue: 2), step: 1), .vetoed(by: page),
        .interrupted(by: summary), .cancelledByUser, .withdrawn, .dropped, .timedOut, .closed,
      ] + refusals.map(NavigationOutcome.refused)
    let actions = outcomes.map { NavigationEngine.Action.resolve(RequestID(rawValue: 1), $0) }
    #expect(try readAgain(actions) == actions)
  }

  @Test("whoever caused a transition")
  func causes() throws {
    let causes: [TransitionCause] =
      [.requests, .otherCode, .hostNotReady, .asking(page), .obstacle(.presentation)]
      + RequestOrigin.allCases.map(TransitionCause.user)
    let actions = causes.map { cause in
      NavigationEngine.Action.notify(
        .willBegin(TransitionSummary(id: nil, cause: cause, from: nil, to: nil)))
    }
    #expect(try readAgain(actions) == actions)
  }

  @Test("every report")
  func reports() throws {
    let incidents: [NavigationIncident] = [
      .lateEnd(summary, .probe), .lateEnd(summary, .layout), .longBlock(summary, .release),
      .longBlock(summary, .place), .longBlock(summary, .giveUp),
      .divergence(expected: [page], found: []), .retried(TransitionID(rawValue: 1), .swallowed),
      .dropped(TransitionID(rawValue: 1), .wentBack),
      .dropped(TransitionID(rawValue: 1), .obstacle(.presentation)),
      .longHold([.manual(HoldToken(rawValue: 3))]), .holdExpired(HoldToken(rawValue: 3)),
    ]
    let actions = incidents.map(NavigationEngine.Action.report)
    #expect(try readAgain(actions) == actions)
  }

  @Test("what requests of an origin do by default")
  func originPolicies() throws {
    var settings = NavigationEngine.Settings()
    settings.originPolicies[.escapeGesture] = .queue
    settings.originPolicies[.program] = .ignore
    let recording = FlightRecording(start: NavigationEngine(shown: [page], settings: settings))
    #expect(try FlightRecording(text: recording.text).start == recording.start)
    let twice = recording.text.replacingOccurrences(of: "\"escapeGesture\"", with: "\"program\"")
    let error = try #require(throws: FlightRecordingError.self) { try FlightRecording(text: twice) }
    #expect(error.problem == "the origin program is there twice")
  }

  @Test("an engine that waits for a transition of other code, before its end and after it")
  func foreignTransition() throws {
    var engine = NavigationEngine(shown: [page], presence: .onScreen)
    let coordinator = HostCoordinator(CoordinatorID(rawValue: 9), duration: .milliseconds(350))
    let push = NavigationEngine.Change.push(NavigationEngine.Page(PageID(rawValue: 8)))
    func request(_ number: Int) -> NavigationEngine.Event {
      .requested(
        NavigationEngine.Request(id: RequestID(rawValue: number), push, isAnimated: true),
        HostStatus(coordinator: number == 1 ? coordinator : nil))
    }
    for event in [
      request(1), .witnessed(.coordinatorEnded(coordinator.id, isCancelled: true)),
      .withdrawn(RequestID(rawValue: 1)), request(2),
    ] {
      _ = engine.handle(event, at: .zero)
      let read = try FlightRecording(text: FlightRecording(start: engine).text).start
      #expect(read == engine)
    }
    #expect(!engine.isAtRest)
  }

  @Test("the keys of pushes that have no outcome yet, each with its request")
  func openKeys() throws {
    var host = ScriptedHost(stack: ["A"])
    for name in ["B", "C", "D", "E"] { host.push(name, key: name.lowercased()) }
    var recording = FlightRecording(start: host.engine)
    recording.keepsPageKeys = true
    let text = recording.text
    #expect(try FlightRecording(text: text).start == host.engine)
    // They are written in the order of their requests.
    let places = (1...4).compactMap { text.range(of: "{\"request\":\($0),\"source\"")?.lowerBound }
    #expect(places.count == 4)
    #expect(places == places.sorted())

    for other in [99, 2] {  // One that is not open, and one that is there already.
      let damaged = text.replacingOccurrences(
        of: "{\"request\":1,\"source\"", with: "{\"request\":\(other),\"source\"")
      let error = try #require(throws: FlightRecordingError.self) {
        try FlightRecording(text: damaged)
      }
      #expect(error.problem == "its requests contradict each other")
    }
  }

  @Test("the text of a key where an action is shown to a person")
  func actionText() {
    let refusal = Refusal.sameKeyBeingPushed(PageKey(rawValue: "patient 17"))
    let action = NavigationEngine.Action.resolve(RequestID(rawValue: 1), .refused(refusal))
    #expect(FlightRecording.text(of: action).contains("patient 17"))
  }

  @Test("one line after the other, where it is written so")
  func inPieces() {
    let recording = Storm(seed: 3, steps: 20).run().host.recording
    var writer = FlightRecordingWriter(
      start: recording.start, droppedStepCount: 0,
      origin: recording.steps.first?.time ?? .zero)
    var bytes = writer.takeBytes()
    for step in recording.steps {
      writer.add(step)
      bytes += writer.takeBytes()
    }
    writer.finish()
    bytes += writer.takeBytes()
    #expect(bytes == recording.bytes)
  }

  @Test("itself in whatever an app encodes")
  func encoded() throws {
    let recording = Storm(seed: 3, steps: 20).run().host.recording
    let data = try JSONEncoder().encode(["recording": recording])
    let read = try JSONDecoder().decode([String: FlightRecording].self, from: data)
    #expect(read["recording"]?.text == recording.text)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FlightRecording.self, from: Data("\"{}\"".utf8))
    }
  }
}
