package import Baselines
package import InterlockCore
private import Measuring

/// What is done again and again, by an engine or by what it is compared with.
package enum Workload: String, CaseIterable, Sendable {
  /// A push and a pop over five pages at rest, each with its outcome.
  case engine, miniQueue, tightQueue
  /// Requests that wait behind a push that runs; then all are carried out.
  case engineQueue, engineMerge, miniQueueWaiting, tightQueueWaiting
  /// A push and a pop over a hundred thousand pages.
  case engineDeep

  /// Does the work for so many requests, an even number of them.
  package func run(_ count: Int) {
    switch self {
    case .engine: Self.pushAndPop(count, depth: 5)
    case .miniQueue: Self.pushAndPopOfMiniQueue(count)
    case .tightQueue: Self.pushAndPopOfTightQueue(count)
    case .engineQueue: Self.wait(count, policy: .queue)
    case .engineMerge: Self.wait(count, policy: .merge)
    case .miniQueueWaiting: Self.waitInMiniQueue(count)
    case .tightQueueWaiting: Self.waitInTightQueue(count)
    case .engineDeep: Self.pushAndPop(count, depth: 100_000)
    }
  }

  static func pages(_ count: Int) -> [Page] { (0..<count).map { _ in Page() } }
}

// MARK: - At rest

extension Workload {
  /// Pushes a page and pops it, over that many pages.
  package static func pushAndPop(_ count: Int, depth: Int) {
    pushAndPop(count, on: BareDriver(depth: depth, endsAtOnce: true), depth: depth)
  }

  /// Pushes the same page and pops it, as a person goes back and forth.
  package static func pushAndPop(_ count: Int, on driver: BareDriver, depth: Int) {
    var outcomes = 0
    let page = NavigationEngine.Page(PageID(rawValue: depth))
    for _ in 0..<(count / 2) {
      driver.request(.push(page)) { _ in outcomes += 1 }
      driver.request(.pop(count: 1)) { _ in outcomes += 1 }
    }
    precondition(outcomes == count / 2 * 2, "each request has one outcome")
  }

  /// The same, with a page that has never been there for each push.
  package static func pushAndPopNewPages(_ count: Int, on driver: BareDriver, depth: Int) {
    for number in depth..<(depth + count / 2) {
      driver.request(.push(NavigationEngine.Page(PageID(rawValue: number)))) { _ in }
      driver.request(.pop(count: 1)) { _ in }
    }
  }

  package static func pushAndPopOfMiniQueue(_ count: Int) {
    let queue = MiniQueue(pages(5), endsAtOnce: true)
    let page = Page()
    var outcomes = 0
    for _ in 0..<(count / 2) {
      queue.request(.push(page)) { _ in outcomes += 1 }
      queue.request(.pop) { _ in outcomes += 1 }
    }
    precondition(outcomes == count / 2 * 2, "each request has one outcome")
  }

  package static func pushAndPopOfTightQueue(_ count: Int) {
    let queue = TightQueue(pages(5), endsAtOnce: true)
    let page = Page()
    var outcomes = 0
    for _ in 0..<(count / 2) {
      queue.request(page) { _ in outcomes += 1 }
      queue.request(nil) { _ in outcomes += 1 }
    }
    precondition(outcomes == count / 2 * 2, "each request has one outcome")
  }
}

// MARK: - Waiting

extension Workload {
  /// So many pushes wait behind one that runs; then all are carried out.
  ///
  /// - Returns: The bytes that a waiting request takes.
  @discardableResult
  package static func wait(_ count: Int, policy: OverlapPolicy) -> Double {
    let driver = BareDriver(depth: 1, endsAtOnce: false)
    driver.request(.push(.init(PageID(rawValue: 1))))
    let before = Heap.bytesInUse
    for page in 2..<(count + 2) {
      driver.request(.push(.init(PageID(rawValue: page))), policy: policy)
    }
    let bytes = Double(Heap.bytesInUse - before) / Double(count)
    while driver.isBusy { driver.end() }
    precondition(driver.stack.count == count + 2, "nothing is lost")
    return bytes
  }

  /// The same in a `MiniQueue`, whose pages are there already.
  package static func waitInMiniQueue(_ pages: [Page]) {
    let queue = MiniQueue([Page()], endsAtOnce: false)
    queue.request(.push(Page()))
    for page in pages { queue.request(.push(page)) }
    while queue.isBusy { queue.end() }
    precondition(queue.stack.count == pages.count + 2, "nothing is lost")
  }

  static func waitInMiniQueue(_ count: Int) { waitInMiniQueue(pages(count)) }

  static func waitInTightQueue(_ count: Int) {
    let queue = TightQueue([Page()], endsAtOnce: false)
    let pages = pages(count)
    queue.request(Page())
    for page in pages { queue.request(page) }
    while queue.isBusy { queue.end() }
    precondition(queue.depth == count + 2, "nothing is lost")
  }
}
