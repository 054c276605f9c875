/// The numbers of requests without an outcome, which come in rising order and go in nearly the same.
struct OpenRequests: Sendable {
  /// In rising order; those that have gone out of turn are still among them.
  private var numbers = FirstInFirstOut<RequestID>()
  /// Those that have gone while others before and behind them are open. Only ever looked into.
  private var gone: Set<RequestID> = []

  /// How many are open.
  var count: Int { numbers.count - gone.count }

  /// Adds a request with a greater number than all that were added before. Complexity: O(1).
  mutating func append(_ request: RequestID) {
    numbers.append(request)
  }

  /// Whether a request is open. Complexity: O(1) for the first and the last one, else O(log n).
  func contains(_ request: RequestID) -> Bool {
    isAmongThem(request) && (gone.isEmpty || !gone.contains(request))
  }

  /// Takes a request out; `false` if it is not open. Complexity: as `contains`, amortised.
  mutating func remove(_ request: RequestID) -> Bool {
    if request == numbers.first {
      _ = numbers.popFirst()
    } else if request == numbers.last {
      numbers.dropLast()
    } else {
      guard contains(request) else { return false }
      gone.insert(request)
    }
    guard !gone.isEmpty else { return true }
    while let first = numbers.first, gone.remove(first) != nil { _ = numbers.popFirst() }
    while let last = numbers.last, gone.remove(last) != nil { numbers.dropLast() }
    return true
  }

  /// Calls a function with each open request, in order. Complexity: O(n).
  func forEach(_ body: (RequestID) -> Void) {
    numbers.forEach { if gone.isEmpty || !gone.contains($0) { body($0) } }
  }

  /// The open requests, in order. Complexity: O(n).
  private var elements: [RequestID] { numbers.elements.filter { !gone.contains($0) } }

  private func isAmongThem(_ request: RequestID) -> Bool {
    guard let first = numbers.first, let last = numbers.last else { return false }
    if request == first || request == last { return true }
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < request { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low] == request
  }
}

extension OpenRequests: Hashable {
  static func == (first: Self, second: Self) -> Bool { first.elements == second.elements }
  func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
