import InterlockCore
import InterlockTesting
import Testing

/// Queues so long that what waits is in several blocks.
@Suite("A long queue")
struct LongQueueTests {
  /// Requests behind a push whose end comes when somebody says so, with a recorder of the engine.
  private struct Line {
    var recorder: FlightRecorder
    var pages = PageStack([PageID(rawValue: -1)])
    /// The call that has been ordered and not made.
    var order: NavigationEngine.Perform?
    var closed: [RequestID] = []

    init(capacity: Int) {
      recorder = FlightRecorder(
        NavigationEngine(
          shown: pages.pages, presence: .onScreen, settings: .init(queueLimit: .max)),
        capacity: capacity)
    }

    var engine: NavigationEngine { recorder.engine }

    mutating func handle(_ event: NavigationEngine.Event) {
      for action in recorder.handle(event, at: .zero) {
        switch action {
        case .perform(let perform): order = perform
        case .resolve(let request, _): closed.append(request)
        default: break
        }
      }
    }

    /// Asks for a page with the number of its request.
    mutating func push(_ number: Int, _ policy: OverlapPolicy = .queue) {
      let page = NavigationEngine.Page(PageID(rawValue: number))
      let request = NavigationEngine.Request(
        id: RequestID(rawValue: number), .push(page), policy: policy)
      handle(.requested(request, HostStatus()))
    }

    /// The host does what is ordered, or swallows it.
    mutating func carryOut(_ order: NavigationEngine.Perform, isSwallowed: Bool) {
      self.order = nil
      switch order.verb {
      case _ where isSwallowed: break
      case .push(let page): pages.append(page)
      case .set(let stack): pages = PageStack(stack)
      case .pop, .popTo, .popToRoot: Issue.record("Nobody asked for \(order.verb).")
      }
      handle(.performed(order.transition, attempt: order.attempt, HostReading(pages: pages)))
      handle(.witnessed(.layoutPass))
      handle(.read(HostReading(pages: pages), answering: nil))
    }

    /// Whether a recording begins in the middle, and leads to the same engine.
    func isRecordedExactly() -> Bool {
      let recording = recorder.recording()
      let replay = Replay(recording)
      return replay.difference == nil && replay.engine == engine && !recording.start.isAtRest
    }
  }

  @Test(
    "is carried out in its order, whoever leaves it and whatever the host swallows",
    arguments: [OverlapPolicy.queue, .merge], 0..<4 as Range<UInt64>)
  func order(policy: OverlapPolicy, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var line = Line(capacity: 24)
    var wanted = Array(1...700)
    for number in wanted { line.push(number, policy) }
    // The first one has begun.
    func withdraw(_ count: Int) {
      for _ in 0..<count where wanted.count > 400 {
        let number = wanted.remove(at: Int.random(in: 350..<wanted.count, using: &generator))
        line.handle(.withdrawn(RequestID(rawValue: number)))
      }
    }
    withdraw(60)
    var calls = 0
    while let order = line.order {
      calls += 1
      let isSwallowed = order.attempt == 1 && calls % 7 == 2
      line.carryOut(order, isSwallowed: isSwallowed)
      if calls < 20, policy == .queue { withdraw(2) }
      if calls % 97 == 0 {
        #expect(line.isRecordedExactly())
        #expect(line.engine.violations() == [])
      }
    }
    #expect(line.pages.pages.map(\.rawValue) == [-1] + wanted)
    #expect(line.engine.shown == line.pages.pages)
    #expect(line.engine.isAtRest)
    #expect(line.engine.openRequestCount == 0)
    #expect(line.closed.count == 700)
    #expect(Set(line.closed).count == 700)
  }

  @Test(
    "lets a request join the one before it if both are merged, and no other",
    arguments: 0..<4 as Range<UInt64>)
  func segments(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var line = Line(capacity: 0)
    var waiting: [(isOpen: Bool, pages: [PageID])] = []
    line.push(0)
    for number in 1...2_000 {
      let isGrowing = number % 1_000 < 600
      if Int.random(in: 0..<4, using: &generator) < (isGrowing ? 3 : 1) {
        let isMerged = Bool.random(using: &generator)
        line.push(number, isMerged ? .merge : .queue)
        let page = PageID(rawValue: number)
        if isMerged, waiting.last?.isOpen == true {
          waiting[waiting.count - 1].pages.append(page)
        } else {
          waiting.append((isMerged, [page]))
        }
      } else if let order = line.order, !waiting.isEmpty {
        line.carryOut(order, isSwallowed: false)
        let next = waiting.removeFirst().pages
        let stack = line.pages.pages + next
        #expect(line.order?.verb == (next.count == 1 ? .push(next[0]) : .set(stack)))
      }
    }
  }

  @Test(
    "lets a request join by what the last one is, wherever a block ends",
    arguments: Array(254...259) + Array(510...515), [true, false])
  func lastOfBlock(count: Int, isMerged: Bool) {
    var line = Line(capacity: 0)
    line.push(0)
    for number in 1..<count { line.push(number, isMerged ? .queue : .merge) }
    line.push(count, isMerged ? .merge : .queue)
    line.push(count + 1, .merge)
    var last: NavigationEngine.Perform.Verb?
    while let order = line.order {
      last = order.verb
      line.carryOut(order, isSwallowed: false)
    }
    let top = PageID(rawValue: count + 1)
    #expect(last == (isMerged ? .set(line.pages.pages) : .push(top)))
    #expect(line.pages.count == count + 3)
  }

  @Test("is recorded exactly while it grows and while it shrinks", arguments: [3, 24, 256])
  func recording(capacity: Int) {
    var line = Line(capacity: capacity)
    for number in 1...900 {
      line.push(number)
      if number > 2 * capacity, number % 119 == 0 { #expect(line.isRecordedExactly()) }
    }
    var calls = 0
    while let order = line.order, calls < 600 {
      calls += 1
      line.carryOut(order, isSwallowed: false)
      if calls % 59 == 0 { #expect(line.isRecordedExactly()) }
    }
    #expect(line.engine.waitingCount == 299)
  }

  @Test(
    "knows whose turn is over, whatever the requests are numbered",
    arguments: 0..<6 as Range<UInt64>)
  func numbers(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let runs = [Int.min...Int.min + 2, -7 ... -4, 0...40, 50...50, 52...60, Int.max - 3...Int.max]
    var line = Line(capacity: 0)
    var open: [Int] = []
    for number in runs.joined() {
      line.push(number)
      line.push(number)  // Its number is not new.
      open.append(number)
      #expect(line.engine.openRequestCount == open.count)
    }
    let first = open.removeFirst()  // It has begun, and cannot be taken back.
    for number in open.shuffled(using: &generator) {
      line.handle(.withdrawn(RequestID(rawValue: number)))
      line.handle(.withdrawn(RequestID(rawValue: number)))
      #expect(line.closed.last == RequestID(rawValue: number))
    }
    line.handle(.withdrawn(RequestID(rawValue: first)))
    #expect(line.closed.count == open.count)
    #expect(line.engine.openRequestCount == 1)
    #expect(line.engine.ignoredEventCount == 2 * open.count + 2)
    #expect(line.engine.violations() == [])
  }
}
