/// The numbers of requests without an outcome, which come in rising order and go in nearly the same.
///
/// Drivers count their requests, so what is open is one run of numbers, however many there are.
struct OpenRequests: Sendable {
  /// The lowest numbers; those that have gone out of turn are still in a run.
  private var lowest = Run()
  /// Higher ones, in rising order; none while nothing is open.
  private var others = FirstInFirstOut<Run>()
  /// Those that have gone while others before and behind them are open. Only ever looked into.
  private var gone: Set<RequestID> = []
  /// How many are open.
  private(set) var count = 0

  /// So many numbers, one after the other.
  struct Run: Hashable, Sendable {
    var first = 0
    var count = 0

    var last: Int { first + (count - 1) }

    func contains(_ number: Int) -> Bool {
      UInt(bitPattern: number &- first) < UInt(bitPattern: count)
    }
  }

  /// Adds a request with a greater number than all that were added before. Complexity: O(1).
  mutating func append(_ request: RequestID) {
    let number = request.rawValue
    count += 1
    if lowest.count == 0 {
      lowest = Run(first: number, count: 1)
    } else if lowest.last == number - 1 {
      lowest.count += 1
    } else if let last = others.last, last.last == number - 1 {
      others[others.count - 1].count += 1
    } else {
      others.append(Run(first: number, count: 1))
    }
  }

  /// Whether a request is open. Complexity: O(log n) for n runs.
  @inline(__always)
  func contains(_ request: RequestID) -> Bool {
    isInRun(request.rawValue) && (gone.isEmpty || !gone.contains(request))
  }

  /// Takes a request out; `false` if it is not open. Complexity: as `contains`, amortised.
  @inline(__always)
  mutating func remove(_ request: RequestID) -> Bool {
    guard contains(request) else { return false }
    let number = request.rawValue
    count -= 1
    if number == lowest.first {
      dropLowest()
    } else if number == highest {
      dropHighest()
    } else {
      gone.insert(request)
    }
    if !gone.isEmpty { forgetGone() }
    return true
  }

  /// Calls a function with each open request, in order. Complexity: O(n).
  func forEach(_ body: (RequestID) -> Void) {
    visit(lowest, body)
    others.forEach { visit($0, body) }
  }

  private func visit(_ run: Run, _ body: (RequestID) -> Void) {
    for offset in 0..<run.count {
      let request = RequestID(rawValue: run.first + offset)
      if gone.isEmpty || !gone.contains(request) { body(request) }
    }
  }

  private var highest: Int { others.last?.last ?? lowest.last }

  /// Drops what has gone at either end.
  private mutating func forgetGone() {
    while gone.remove(RequestID(rawValue: lowest.first)) != nil { dropLowest() }
    while gone.remove(RequestID(rawValue: highest)) != nil { dropHighest() }
  }

  private mutating func dropLowest() {
    if lowest.count > 1 {
      lowest.first += 1
      lowest.count -= 1
    } else {
      lowest = others.popFirst() ?? Run()
    }
  }

  private mutating func dropHighest() {
    if others.isEmpty {
      lowest.count -= 1
    } else if others[others.count - 1].count > 1 {
      others[others.count - 1].count -= 1
    } else {
      others.dropLast()
    }
  }

  private func isInRun(_ number: Int) -> Bool {
    if lowest.contains(number) { return true }
    var low = 0
    var high = others.count
    while low < high {
      let middle = (low + high) / 2
      if others[middle].last < number { low = middle + 1 } else { high = middle }
    }
    return low < others.count && others[low].contains(number)
  }
}

extension OpenRequests: Hashable {
  /// The open requests, in order. Complexity: O(n).
  private var elements: [RequestID] {
    var all: [RequestID] = []
    forEach { all.append($0) }
    return all
  }

  static func == (first: Self, second: Self) -> Bool { first.elements == second.elements }
  func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
