/// Names a timer of a main loop, for cancelling it.
package struct TimerToken: Hashable, Sendable {
  let number: UInt64
  /// Where the queue keeps the timer until it fires or is cancelled; another one may be there then.
  let place: Int
}

/// Timers in the order of their deadlines, then of their creation.
///
/// A binary heap that knows where each timer is in it, so that a cancelled one is gone at once.
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
    /// Where its slot is in the heap.
    fileprivate var slot: Int
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
  var nextDeadline: Int64? { heap.first?.deadline }

  mutating func add(at deadline: Int64, kind: Kind, _ block: @escaping () -> Void) -> TimerToken {
    lastNumber += 1
    let token = TimerToken(number: lastNumber, place: freePlaces.popLast() ?? timers.count)
    if token.place == timers.count { timers.append(nil) }
    timers[token.place] = Timer(
      deadline: deadline, token: token, kind: kind, block: block, slot: heap.count)
    if kind == .awaited { awaitedCount += 1 }
    heap.append(Slot(deadline: deadline, token: token))
    siftUp(from: heap.count - 1)
    return token
  }

  mutating func cancel(_ token: TimerToken) {
    _ = take(token)
  }

  mutating func removeFirst() -> Timer? {
    heap.first.flatMap { take($0.token) }
  }

  /// Takes a timer out of its place; nil if it has fired or was cancelled.
  private mutating func take(_ token: TimerToken) -> Timer? {
    guard isPending(token), let timer = timers[token.place] else { return nil }
    timers[token.place] = nil
    freePlaces.append(token.place)
    if timer.kind == .awaited { awaitedCount -= 1 }
    removeSlot(at: timer.slot)
    return timer
  }

  /// Whether a timer has neither fired nor been cancelled.
  private func isPending(_ token: TimerToken) -> Bool {
    timers.indices.contains(token.place) && timers[token.place]?.token.number == token.number
  }

  // MARK: The heap

  private mutating func removeSlot(at index: Int) {
    let last = heap.removeLast()
    guard index < heap.count else { return }
    put(last, at: index)
    siftUp(from: index)
    siftDown(from: index)
  }

  private mutating func put(_ slot: Slot, at index: Int) {
    heap[index] = slot
    timers[slot.token.place]?.slot = index
  }

  private mutating func exchange(_ index: Int, _ other: Int) {
    let slot = heap[index]
    put(heap[other], at: index)
    put(slot, at: other)
  }

  private mutating func siftUp(from start: Int) {
    var index = start
    while index > 0, heap[index] < heap[(index - 1) / 2] {
      exchange(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func siftDown(from start: Int) {
    var index = start
    while true {
      var least = index
      let first = 2 * index + 1
      for child in first..<max(first, min(first + 2, heap.count)) {
        if heap[child] < heap[least] { least = child }
      }
      guard least != index else { return }
      exchange(index, least)
      index = least
    }
  }
}
