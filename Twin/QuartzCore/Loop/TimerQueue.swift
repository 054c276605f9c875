/// Names a timer of a main loop, for cancelling it.
package struct TimerToken: Hashable, Sendable {
  let number: UInt64
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
    var number: UInt64

    static func < (left: Slot, right: Slot) -> Bool {
      (left.deadline, left.number) < (right.deadline, right.number)
    }
  }

  /// How many awaited timers have neither fired nor been cancelled.
  private(set) var awaitedCount = 0
  private var timers: [UInt64: Timer] = [:]
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
    let token = TimerToken(number: lastNumber)
    timers[lastNumber] = Timer(deadline: deadline, token: token, kind: kind, block: block)
    if kind == .awaited { awaitedCount += 1 }
    heap.append(Slot(deadline: deadline, number: lastNumber))
    siftUp(from: heap.count - 1)
    return token
  }

  mutating func cancel(_ token: TimerToken) {
    guard let timer = timers.removeValue(forKey: token.number) else { return }
    if timer.kind == .awaited { awaitedCount -= 1 }
  }

  mutating func removeFirst() -> Timer? {
    dropCancelled()
    guard let first = heap.first, let timer = timers.removeValue(forKey: first.number) else {
      return nil
    }
    if timer.kind == .awaited { awaitedCount -= 1 }
    removeFirstSlot()
    return timer
  }

  private mutating func dropCancelled() {
    while let first = heap.first, timers[first.number] == nil { removeFirstSlot() }
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
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
        if heap[child] < heap[least] { least = child }
      }
      guard least != index else { return }
      heap.swapAt(index, least)
      index = least
    }
  }
}
