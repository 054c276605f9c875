import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("The canonical form of an engine", .row("R41"))
struct CanonicalFormTests {
  @Test("names every stored property of every type in it, or says why it is left out")
  func isComplete() {
    var seen: [String: Set<String>] = [:]
    for seed in 0..<30 as Range<UInt64> {
      let storm = Storm(seed: seed)
      var engine = NavigationEngine(
        shown: [PageID(rawValue: 0)], presence: .onScreen, settings: storm.settings)
      for record in storm.run().host.recording.steps {
        _ = engine.handle(record.event, at: record.time)
        Self.collect(engine, into: &seen)
      }
    }
    let expected = CanonicalForm.coverage.mapValues {
      Set($0.written).union($0.leftOut.keys)
    }
    for (type, properties) in expected {
      #expect(seen[type] == properties, "\(type)")
    }
    #expect(Set(seen.keys).subtracting(expected.keys) == [])
  }

  @Test("is the same for engines that differ by names and counters only")
  func forgetsNames() {
    let first = Names(page: 0, request: 1, coordinator: 1, token: 1)
    let second = Names(page: 70, request: 900, coordinator: 40, token: 12)
    for length in 0...Names.story.count {
      var engines = [first, second].map { $0.engine(after: length) }
      #expect(engines[0].form.content == engines[1].form.content, "after \(length) events")
      // What they do next is the same, too.
      let next = NavigationEngine.Event.read(HostReading(stack: []), answering: nil)
      let answers = engines.indices.map { engines[$0].handle(next, at: .zero).count }
      #expect(answers[0] == answers[1])
      #expect(engines[0].form.content == engines[1].form.content)
    }
  }

  @Test("is different after each event that changes anything")
  func tellsApart() {
    let names = Names(page: 0, request: 1, coordinator: 1, token: 1)
    let forms = (0...Names.story.count).map { names.engine(after: $0).form }
    #expect(Set(forms.map(\.content)).count == forms.count)
    #expect(Set(forms.map(\.fingerprint)).count == forms.count)
  }

  @Test("keeps pages of different sorts apart, and those of one sort not")
  func keepsSorts() {
    func form(_ page: Int) -> CanonicalForm {
      var form = CanonicalForm(pageClasses: [0, 1, 1], keepsContent: true)
      NavigationEngine(shown: [PageID(rawValue: page)]).write(to: &form)
      return form
    }
    #expect(form(0).content != form(1).content)
    #expect(form(1).content == form(2).content)
  }

  @Test("knows the order of deadlines, and not how far away they are")
  func ranksDeadlines() {
    func form(_ recheck: Int64, _ report: Int64) -> [UInt64] {
      let deadlines = NavigationDeadlines(
        recheck: .milliseconds(recheck), report: .milliseconds(report))
      var engine = NavigationEngine(
        shown: [PageID(rawValue: 0)], presence: .onScreen,
        settings: .init(deadlines: deadlines, blocksInteraction: true))
      _ = engine.handle(.holdTaken(HoldToken(rawValue: 1), atMost: nil), at: .zero)
      return engine.form.content
    }
    #expect(form(1_000, 2_000) == form(1_500, 9_000))
    #expect(form(1_000, 2_000) != form(2_000, 1_000))
    #expect(form(1_000, 2_000) != form(1_000, 1_000))
  }

  /// Looks at every type of the engine's own that a value consists of, except in what is left out.
  private static func collect(_ value: Any, into seen: inout [String: Set<String>]) {
    let mirror = Mirror(reflecting: value)
    let type = String(reflecting: mirror.subjectType).prefix { $0 != "<" }
    let name = type.split(separator: ".").last.map(String.init) ?? ""
    let labels = mirror.children.compactMap(\.label)
    let isNumber = labels == ["rawValue"] && name != "Witnesses" || labels == ["nanoseconds"]
    if type.hasPrefix("InterlockCore."), mirror.displayStyle == .struct, !isNumber {
      seen[name, default: []].formUnion(labels)
    }
    let leftOut = CanonicalForm.coverage[name]?.leftOut ?? [:]
    for child in mirror.children where leftOut[child.label ?? ""] == nil {
      collect(child.value, into: &seen)
    }
  }
}

/// One story, told with other numbers for everything.
private struct Names {
  var page: Int
  var request: Int
  var coordinator: Int
  var token: Int

  private func page(_ offset: Int) -> PageID { PageID(rawValue: page + offset) }

  /// A request's status and a reading during the first coordinator's transition.
  private func moving(_ stack: [PageID]) -> HostReading {
    HostReading(
      stack: stack,
      status: HostStatus(
        coordinator: HostCoordinator(
          CoordinatorID(rawValue: coordinator), duration: .milliseconds(350))))
  }

  private func request(
    _ offset: Int, _ change: NavigationEngine.Change, _ policy: OverlapPolicy? = nil,
    asking pages: [PageID] = []
  ) -> NavigationEngine.Request {
    NavigationEngine.Request(
      id: RequestID(rawValue: request + offset), change, policy: policy, pagesToAsk: pages)
  }

  typealias Step = @Sendable (Names, NavigationEngine) -> NavigationEngine.Event

  /// Each step changes something that decides what the engine does later.
  static let story: [Step] = [
    { names, _ in .holdTaken(HoldToken(rawValue: names.token), atMost: .milliseconds(9_000)) },
    { names, _ in
      let page = NavigationEngine.Page(names.page(1), key: PageKey(rawValue: "row"))
      return .requested(names.request(0, .push(page)), HostStatus())
    },
    { names, engine in
      .performed(
        engine.running?.id ?? TransitionID(rawValue: 0), attempt: 1,
        names.moving([names.page(0), names.page(1)]))
    },
    { names, _ in
      let page = NavigationEngine.Page(names.page(2))
      return .requested(names.request(1, .push(page), .merge), names.moving([]).status)
    },
    { names, _ in .requested(names.request(2, .pop(count: 2), .merge), names.moving([]).status) },
    { names, _ in .requested(names.request(3, .popToRoot, .queue), names.moving([]).status) },
    { names, _ in
      .requested(
        names.request(4, .pop(count: 1), .queue, asking: [names.page(0), names.page(1)]),
        names.moving([]).status)
    },
    { names, _ in .witnessed(.layoutPass) },
    { _, _ in .paused },
    { _, _ in .resumed },
    { names, _ in
      .witnessed(
        .coordinatorEnded(CoordinatorID(rawValue: names.coordinator), isCancelled: false))
    },
    { names, _ in
      .read(HostReading(stack: [names.page(0), names.page(1)]), answering: nil)
    },
  ]

  /// The engine after the first events of the story.
  func engine(after length: Int) -> NavigationEngine {
    var engine = NavigationEngine(
      shown: [page(0)], presence: .onScreen, settings: .init(blocksInteraction: true))
    for step in Self.story.prefix(length) { _ = engine.handle(step(self, engine), at: .zero) }
    return engine
  }
}

extension NavigationEngine {
  /// The engine's form, all pages being of one sort.
  fileprivate var form: CanonicalForm {
    var form = CanonicalForm(keepsContent: true)
    write(to: &form)
    form.finish()
    return form
  }
}
