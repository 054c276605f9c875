import InterlockCore
import InterlockTesting
import Testing

/// Stacks so deep that the engine looks pages up in an index and compares stacks by fingerprints.
@Suite("An engine with a deep stack")
struct DeepStackTests {
  /// A host that does at once what is ordered, beside an engine and a recorder of it.
  private struct Host {
    var pages: PageStack
    var recorder: FlightRecorder
    var steps: [FlightRecording.Step] = []
    private var lastRequest = 0
    private var mailbox: [NavigationEngine.Event] = []

    init(depth: Int, capacity: Int) {
      let stack = (0..<depth).map(PageID.init(rawValue:))
      pages = PageStack(stack)
      recorder = FlightRecorder(
        NavigationEngine(shown: stack, presence: .onScreen, settings: .init(queueLimit: .max)),
        capacity: capacity)
    }

    mutating func request(_ change: NavigationEngine.Change, endsAtOnce: Bool = true) {
      lastRequest += 1
      let id = RequestID(rawValue: lastRequest)
      mailbox.append(.requested(.init(id: id, change, policy: .queue), HostStatus()))
      if endsAtOnce { drain() } else { handle(mailbox.removeFirst()) }
    }

    /// What a request comes to that is answered at once.
    mutating func answer(to change: NavigationEngine.Change) -> NavigationOutcome? {
      lastRequest += 1
      let id = RequestID(rawValue: lastRequest)
      let actions = recorder.handle(
        .requested(.init(id: id, change, policy: .queue), HostStatus()), at: .zero)
      guard actions.count == 1, case .resolve(id, let outcome)? = actions.first else { return nil }
      return outcome
    }

    mutating func drain() {
      while !mailbox.isEmpty { handle(mailbox.removeFirst()) }
    }

    private mutating func handle(_ event: NavigationEngine.Event) {
      let actions = recorder.handle(event, at: .zero)
      steps.append(FlightRecording.Step(time: .zero, event: event, actions: actions))
      for action in actions {
        switch action {
        case .perform(let order):
          change(by: order.verb)
          let reading = HostReading(pages: pages)
          mailbox += [
            .performed(order.transition, attempt: order.attempt, reading), .witnessed(.layoutPass),
          ]
        case .probe(let probe, _):
          mailbox.append(.read(HostReading(pages: pages), answering: probe))
        case .resolve, .ask, .stopAsking, .hold, .release, .schedule, .unschedule, .report, .notify:
          break
        }
      }
    }

    private mutating func change(by verb: NavigationEngine.Perform.Verb) {
      switch verb {
      case .push(let page): pages.append(page)
      case .pop: pages.popLast()
      case .popTo(let page): while pages.last != page { pages.popLast() }
      case .popToRoot: while pages.count > 1 { pages.popLast() }
      case .set(let stack): pages = PageStack(stack)
      }
    }
  }

  /// Changes a plain list, and says what an engine is asked that is to do the same.
  private static func change(
    of list: inout [Int], using generator: inout SeededGenerator
  ) -> NavigationEngine.Change {
    let place = list.indices.randomElement(using: &generator) ?? 0
    let page = PageID(rawValue: list[place])
    let new = Int.random(in: 1_000..<1_200, using: &generator)
    let newPage = NavigationEngine.Page(PageID(rawValue: new))
    switch Int.random(in: 0..<12, using: &generator) {
    case 0:
      guard list.count - place < 30 else { return .popTo(PageID(rawValue: -1)) }
      list.removeSubrange((place + 1)...)
      return .popTo(page)
    case 1:
      let count = min(Int.random(in: 1...4, using: &generator), list.count - 1)
      list.removeLast(count)
      return .pop(count: max(1, count))
    case 2:
      if place > 0 { list.remove(at: place) }
      return .remove([page])
    case 3:
      if !list.contains(new), list.count > 1 { list[list.count - 1] = new }
      return .replaceTop(newPage)
    case 4:
      list.swapAt(place, list.count - 1)
      return .set(list.map { NavigationEngine.Page(PageID(rawValue: $0)) })
    case 5 where list.count > 1 && !list.contains(new):
      list[list.count - 1] = new
      return .batch([.pop(count: 1), .push(newPage)])
    default:
      if !list.contains(new) { list.append(new) }
      return .push(newPage)
    }
  }

  @Test("does to it what is done to a plain list", arguments: 0..<12)
  func plainList(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var list = Array(0..<Int.random(in: 20..<90, using: &generator))
    var host = Host(depth: list.count, capacity: 64)
    for _ in 0..<300 {
      host.request(Self.change(of: &list, using: &generator))
      #expect(host.recorder.engine.shown.map(\.rawValue) == list)
      #expect(host.pages.pages.map(\.rawValue) == list)
    }
    #expect(host.recorder.engine.violations() == [])
    #expect(host.recorder.engine.isAtRest)
  }

  @Test("finds each page where it is, after many have come and gone")
  func index() {
    var host = Host(depth: 70, capacity: 8)
    for round in 0..<40 {
      for number in 0..<100 {
        host.request(.push(.init(PageID(rawValue: 100 * round + 70 + number))))
      }
      host.request(.pop(count: 60 + round))
    }
    let stack = host.recorder.engine.shown
    for (index, page) in stack.enumerated() {
      let answer = host.recorder.handle(
        .requested(
          .init(id: RequestID(rawValue: 100_000 + index), .push(.init(page))), HostStatus()),
        at: .zero)
      #expect(
        answer == [
          .resolve(
            RequestID(rawValue: 100_000 + index), .refused(.alreadyInStack(page, index: index)))
        ])
    }
  }

  /// Numbers of pages that an index looks for in few places: by chance, in every other one, or in one.
  private static func crowd(_ count: Int, shift: Int, _ generator: inout SeededGenerator) -> [Int] {
    guard shift > 0 else {
      return (0..<count).map { _ in Int.random(in: 1 ... .max, using: &generator) }
    }
    return (1...count).map { Int(bitPattern: UInt($0) << shift &* 0xF1DE_83E1_9937_733D) }
  }

  @Test(
    "finds each page where it is, however badly the pages are numbered", arguments: [0, 33, 40])
  func crowd(shift: Int) {
    var generator = SeededGenerator(seed: UInt64(shift))
    let numbers = Self.crowd(400, shift: shift, &generator)
    var host = Host(depth: 2, capacity: 0)
    var count = 0
    for goal in [80, 40, 390, 60, 47, 200] {
      while count < goal {
        host.request(.push(.init(PageID(rawValue: numbers[count]))))
        count += 1
      }
      if count > goal { host.request(.pop(count: count - goal)) }
      count = goal
      for (place, number) in numbers[..<goal].enumerated() {
        let page = PageID(rawValue: number)
        let refusal = Refusal.alreadyInStack(page, index: 2 + place)
        #expect(host.answer(to: .push(.init(page))) == .refused(refusal))
      }
      for number in numbers[goal...] {
        let page = PageID(rawValue: number)
        #expect(host.answer(to: .popTo(page)) == .refused(.notInStack(page)))
      }
      #expect(host.recorder.engine.violations() == [])
    }
  }

  @Test("is recorded exactly, at rest and with many that wait", arguments: [3, 24, 256])
  func recording(capacity: Int) throws {
    var host = Host(depth: 100, capacity: capacity)
    for number in 0..<60 {
      host.request(
        number.isMultiple(of: 3) ? .pop(count: 2) : .push(.init(PageID(rawValue: 500 + number))))
    }
    for number in 0..<200 {
      host.request(.push(.init(PageID(rawValue: 1_000 + number))), endsAtOnce: false)
    }
    host.drain()
    let recording = host.recorder.recording()
    #expect(recording.steps == host.steps.suffix(recording.steps.count))
    #expect(recording.steps.count >= capacity)
    let replay = Replay(recording)
    #expect(replay.difference == nil)
    #expect(replay.engine == host.recorder.engine)
    let again = try FlightRecording(text: recording.text)
    #expect(Replay(again).difference == nil)
  }

  // With a comparison or a copy of the stack at each step: many minutes.
  @Test("and many that wait is drained one page at a time", .timeLimit(.minutes(20)))
  func drain() {
    var host = Host(depth: 50_000, capacity: 256)
    for number in 0..<2_000 {
      host.request(.push(.init(PageID(rawValue: 100_000 + number))), endsAtOnce: false)
    }
    host.drain()
    #expect(host.recorder.engine.isAtRest)
    #expect(host.pages.count == 52_000)
  }
}

@Suite("A list of actions that is used again")
struct ReusedListTests {
  @Test("holds what a new list would, and nothing of before", arguments: 0..<20)
  func same(seed: UInt64) {
    let recording = Storm(seed: seed).run().host.recording
    var engines = (recording.start, recording.start)
    var actions: [NavigationEngine.Action] = [.notify(.cameToRest)]
    for step in recording.steps {
      if let settings = step.settings {
        engines.0.settings = settings
        engines.1.settings = settings
      }
      engines.0.handle(step.event, at: step.time, into: &actions)
      #expect(actions == engines.1.handle(step.event, at: step.time))
    }
    #expect(engines.0 == engines.1)
  }
}
