/// Names a timer of a main loop, for cancelling it. Timers fire in the order of their names.
package struct TimerToken: Hashable, Sendable, Comparable {
  /// When the timer is due, in nanoseconds.
  let deadline: Int64
  /// Timers are numbered in the order of their creation.
  let number: UInt64

  package static func < (left: TimerToken, right: TimerToken) -> Bool {
    left.deadline == right.deadline ? left.number < right.number : left.deadline < right.deadline
  }
}

/// Timers in the order of their deadlines, then of their creation.
///
/// A sorted row that gives room at its beginning only now and then: most timers are due after all others, or, as
/// that of the next frame, take the place of the one that has just fired. Neither moves any other.
struct TimerQueue {
  /// What a timer does to the question whether the loop has come to rest.
  enum Kind {
    /// The loop is not at rest before this timer has fired.
    case awaited
    /// The timer repeats for as long as somebody wants it, so nobody waits for its end.
    case background
  }

  private struct Timer {
    let token: TimerToken
    let kind: Kind
    /// Nil once the timer has fired.
    var block: (() -> Void)?
  }

  /// How many awaited timers have neither fired nor been cancelled.
  private(set) var awaitedCount = 0
  private var timers: [Timer] = []
  /// Where the timers begin that have not fired.
  private var start = 0
  private var lastNumber: UInt64 = 0
  /// How many timers that have fired may lie before the others.
  private static let usualWaste = 32

  /// When the next timer is due, in nanoseconds.
  var nextDeadline: Int64? { start < timers.count ? timers[start].token.deadline : nil }

  mutating func add(at deadline: Int64, kind: Kind, _ block: @escaping () -> Void) -> TimerToken {
    lastNumber += 1
    let token = TimerToken(deadline: deadline, number: lastNumber)
    if kind == .awaited { awaitedCount += 1 }
    let timer = Timer(token: token, kind: kind, block: block)
    let place = place(of: token)
    if place == start, start > 0 {
      start -= 1
      timers[start] = timer
    } else {
      timers.insert(timer, at: place)
    }
    return token
  }

  /// Takes out all timers.
  mutating func removeAll() {
    timers = []
    start = 0
    awaitedCount = 0
  }

  /// Takes out a timer. Does nothing if it has fired or was cancelled.
  mutating func cancel(_ token: TimerToken) {
    let place = place(of: token)
    guard place < timers.count, timers[place].token == token else { return }
    if timers[place].kind == .awaited { awaitedCount -= 1 }
    timers.remove(at: place)
  }

  /// Takes out the next timer; nil if there is none.
  mutating func removeFirst() -> (deadline: Int64, block: () -> Void)? {
    guard start < timers.count, let block = timers[start].block.take() else { return nil }
    let (token, kind) = (timers[start].token, timers[start].kind)
    if kind == .awaited { awaitedCount -= 1 }
    start += 1
    tidyUp()
    return (token.deadline, block)
  }

  /// Forgets the timers that have fired, once they are the greater part.
  private mutating func tidyUp() {
    guard start > Self.usualWaste, start > timers.count / 2 else { return }
    timers.removeFirst(start)
    start = 0
  }

  /// Where a timer is, or would be.
  private func place(of token: TimerToken) -> Int {
    var (low, high) = (start, timers.count)
    while low < high {
      let middle = (low + high) / 2
      if timers[middle].token < token { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
