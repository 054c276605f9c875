import Baselines
import InterlockCore
import Measuring
import Workloads

/// All figures, in the order of the table.
struct Report {
  private let rounds: Int
  /// A tenth of the work, to see that it runs.
  private let isQuick: Bool
  private(set) var figures: [Figure] = []

  init(rounds: Int, isQuick: Bool) {
    self.rounds = rounds
    self.isQuick = isQuick
  }

  mutating func measureAll(progress: @Sendable (String) -> Void) async {
    progress("a push and a pop at rest")
    atRest()
    for policy in [OverlapPolicy.queue, .merge] {
      progress("requests that wait, policy \(policy)")
      waiting(policy)
    }
    progress("deep stacks")
    depth()
    progress("whole stacks")
    stacks()
    progress("requests that are awaited")
    await awaited()
    progress("memory")
    memory()
  }

  private mutating func note(
    _ work: String, _ value: Double, _ unit: String, atMost target: Double? = nil
  ) {
    figures.append(Figure(work: work, value: value, unit: unit, target: target))
  }

  private func count(_ full: Int) -> Int { isQuick ? max(2, full / 10) : full }
}

// MARK: - Figures

extension Report {
  private mutating func atRest() {
    let work = "push, pop at rest; outcome; recorder on"
    let comparison = Comparison(
      [
        Contender("engine", work: Workload.engine.run),
        Contender("TightQueue", work: Workload.tightQueue.run),
        Contender("MiniQueue", work: Workload.miniQueue.run),
      ], count: count(200_000), rounds: rounds)
    note(work, comparison.medians[0], "ns a request")
    note(work, comparison.ratios[1], "x TightQueue", atMost: 3)
    note(work, comparison.ratios[2], "x MiniQueue", atMost: 1.5)
    allocations()
  }

  /// The closure with an outcome is one allocation of the caller's; there is to be no other.
  private mutating func allocations() {
    let driver = BareDriver(depth: 5, endsAtOnce: true)
    let requests = count(10_000)
    let works: [(String, (Int) -> Void)] = [
      ("push, pop of one page", { Workload.pushAndPop($0, on: driver, depth: 5) }),
      ("push, pop of new pages", { Workload.pushAndPopNewPages($0, on: driver, depth: 5) }),
    ]
    for (name, work) in works {
      work(requests)
      let before = Heap.allocationCount
      work(requests)
      let allocated = Heap.allocationCount - before
      note(name, Double(allocated) / Double(requests), "allocations a request", atMost: 1.001)
    }
  }

  private mutating func waiting(_ policy: OverlapPolicy) {
    let sizes = [10, 100, 1_000, 10_000, 100_000] + (isQuick ? [] : [1_000_000])
    var times: [Int: Double] = [:]
    for size in sizes {
      let pages = (0..<size).map { _ in Page() }
      let comparison = Comparison(
        [
          Contender("engine") { for _ in 0..<$0 { Workload.wait(size, policy: policy) } },
          Contender("MiniQueue") { for _ in 0..<$0 { Workload.waitInMiniQueue(pages) } },
        ], count: max(1, count(10_000) / size), rounds: rounds)
      times[size] = comparison.medians[0] / Double(size)
      note("\(size) wait, \(policy)", comparison.ratios[1], "x MiniQueue", atMost: 2)
    }
    if let many = times[1_000_000], let few = times[1_000] {
      note("1000000 wait, \(policy)", many, "ns a request")
      note("1000000 wait, \(policy)", many / few, "x the time of 1000", atMost: 2)
    }
    for size in sizes where size >= 1_000 {
      note(
        "\(size) wait, \(policy)", Workload.wait(size, policy: policy), "bytes a request",
        atMost: 96)
    }
  }

  private mutating func depth() {
    for deep in [1_000, 100_000] {
      let contenders = [deep, 10].map { depth in
        let driver = BareDriver(depth: depth, endsAtOnce: true)
        return Contender("\(depth)") { Workload.pushAndPop($0, on: driver, depth: depth) }
      }
      let comparison = Comparison(contenders, count: count(100_000), rounds: rounds)
      note(
        "push, pop over \(deep) pages", comparison.ratios[1], "x the time over 10", atMost: 1.5)
    }
  }

  private mutating func stacks() {
    for difference in Workload.Difference.allCases {
      for depth in [10, 100, 1_000, 10_000, 100_000] {
        let comparison = Comparison(
          [
            Contender("engine") { Workload.set($0, depth: depth, difference) },
            Contender("scan") { Workload.scan($0, depth: depth, difference) },
          ], count: max(4, count(400_000) / depth), rounds: rounds)
        note(
          "set \(depth) pages, \(difference.rawValue)", comparison.ratios[1],
          "x scan and identity set", atMost: 3)
      }
    }
  }

  private mutating func awaited() async {
    let count = count(100_000)
    var ratios: [Double] = []
    let driver = BareDriver(depth: 5, endsAtOnce: true)
    let page = NavigationEngine.Page(PageID(rawValue: 5))
    for _ in 0...rounds {
      let start = nanoseconds()
      for index in 0..<count {
        await withCheckedContinuation { continuation in
          driver.request(index % 2 == 0 ? .push(page) : .pop(count: 1)) { _ in
            continuation.resume()
          }
        }
      }
      let middle = nanoseconds()
      for _ in 0..<count { await withCheckedContinuation { $0.resume() } }
      ratios.append((middle - start) / (nanoseconds() - middle))
    }
    note(
      "await of one that ends at once", Comparison.median(ratios), "x bare continuation", atMost: 3)
  }

  private mutating func memory() {
    let depth = count(100_000)
    let before = Heap.bytesInUse
    let engine = FlightRecorder(
      NavigationEngine(shown: (0..<depth).map(PageID.init(rawValue:)), presence: .onScreen))
    let bytes = Heap.bytesInUse - before
    withExtendedLifetime(engine) {}
    note("\(depth) pages", Double(bytes) / Double(depth), "bytes a page", atMost: 64)
    let driver = BareDriver(depth: 1, endsAtOnce: true)
    /// The most memory that was in use after one of 100 cycles.
    func peak() -> Int {
      (0..<100).map { _ in
        for page in 1...1_000 { driver.request(.push(.init(PageID(rawValue: page)))) }
        driver.request(.popToRoot)
        return Heap.bytesInUse
      }.max() ?? 0
    }
    // Rooms that are used again find their size in the first cycles, and later than that where the recorder
    // drops steps at another place of the cycle each time; what a leak leaves adds up.
    let settled = (0..<20).map { _ in peak() }.max() ?? 0
    let later = (0..<10).map { _ in peak() }.max() ?? 0
    note(
      "1000 pushes, popToRoot, 1000 times", Double(max(0, later - settled)), "bytes left",
      atMost: 0)
  }
}
