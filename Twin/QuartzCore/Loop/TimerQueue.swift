/// Names a timer of a main loop, for cancelling it.
package struct TimerToken: Hashable, Sendable {
  let number: UInt64
  /// Where the queue keeps the timer until it fires or is cancelled; another one may be there then.
  let place: Int
}

/// Timers in the order of their deadlines, then of their creation.
///
/// A binary heap; a cancelled timer stays in it as an empty shell until its turn comes.
struct TimerQueue {
  /// What a timer does to the question whether the loop has come to rest.
  enum Kind {
    /// The loop is not at rest before this timer has fired.
    case awaited
    /// The timer repeats for as long as somebody wants it, so nobody waits for its end.
    case background
  }

  struct Timer {
    var deadline: Int64
    var token: TimerToken
    var kind: Kind
    var block: () -> Void
  }

  private struct Slot: Comparable {
    var deadline: Int64
    var token: TimerToken

    static func < (left: Slot, right: Slot) -> Bool {
      (left.deadline, left.token.number) < (right.deadline, right.token.number)
    }
  }

  /// How many awaited timers have neither fired nor been cancelled.
  private(set) var awaitedCount = 0
  /// The timers that have neither fired nor been cancelled, at the places that their tokens name.
  private var timers: [Timer?] = []
  /// The places where no timer is.
  private var freePlaces: [Int] = []
  private var heap: [Slot] = []
  private var lastNumber: UInt64 = 0

  /// When the next timer is due, in nanoseconds.
  var nextDeadline: Int64? {
    mutating get {
      dropCancelled()
      return heap.first?.deadline
    }
  }

  mutating func add(at deadline: Int64, kind: Kind, _ block: @escaping () -> Void) -> TimerToken {
    lastNumber += 1
    let token = TimerToken(number: lastNumber, place: freePlaces.popLast() ?? timers.count)
    if token.place == timers.count { timers.append(nil) }
    timers[token.place] = Timer(deadline: deadline, token: token, kind: kind, block: block)
    if kind == .awaited { awaitedCount += 1 }
    heap.append(Slot(deadline: deadline, token: token))
    siftUp(from: heap.count - 1)
    return token
  }

  mutating func cancel(_ token: TimerToken) {
    _ = take(token)
  }

  mutating func removeFirst() -> Timer? {
    dropCancelled()
    guard let first = heap.first, let timer = take(first.token) else { return nil }
    removeFirstSlot()
    return timer
  }

  /// Takes a timer out of its place; nil if it has fired or was cancelled.
  private mutating func take(_ token: TimerToken) -> Timer? {
    guard isPending(token), let timer = timers[token.place] else { return nil }
    timers[token.place] = nil
    freePlaces.append(token.place)
    if timer.kind == .awaited { awaitedCount -= 1 }
    return timer
  }

  /// Whether a timer has neither fired nor been cancelled.
  private func isPending(_ token: TimerToken) -> Bool {
    timers.indices.contains(token.place) && timers[token.place]?.token.number == token.number
  }

  private mutating func dropCancelled() {
    while let first = heap.first, !isPending(first.token) { removeFirstSlot() }
  }

  private mutating func removeFirstSlot() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    siftDown()
  }

  private mutating func siftUp(from start: Int) {
    var index = start
    while index > 0, heap[index] < heap[(index - 1) / 2] {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func siftDown() {
    var index = 0
    while true {
      var least = index
      let first = 2 * index + 1
      for child in first..<max(first, min(first + 2, heap.count)) {
        if heap[child] < heap[least] { least = child }
      }
      guard least != index else { return }
      heap.swapAt(index, least)
      index = least
    }
  }
}
