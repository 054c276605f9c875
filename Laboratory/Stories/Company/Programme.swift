import Dispatch
import Synchronization

/// The stories that a command plays, shared by all who play them: who is free takes the next one.
package nonisolated final class Programme: Sendable {
  /// Every performance of each story.
  package let performances: [[Performance]]
  private let state: Mutex<State>
  /// For each story, whether it has been played, or has come back.
  private let ends: [DispatchSemaphore]

  private struct State {
    var next = 0
    var runs: [Int: [Run]] = [:]
    var isStopped = false
  }

  package init(_ performances: [[Performance]]) {
    self.performances = performances
    state = Mutex(State())
    ends = performances.map { _ in DispatchSemaphore(value: 0) }
  }

  /// How many runs there will be.
  package var count: Int { performances.reduce(0) { $0 + $1.count } }

  /// How many runs are over.
  package var playedCount: Int { state.withLock { $0.runs.values.reduce(0) { $0 + $1.count } } }

  /// The number of a story that nobody has taken; nil if there is none.
  package func takeNext() -> Int? {
    state.withLock { state in
      guard !state.isStopped, state.next < performances.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  /// A story that was taken has been played.
  package func finish(_ story: Int, _ runs: [Run]) {
    state.withLock { $0.runs[story] = runs }
    ends[story].signal()
  }

  /// A story that was taken has not been played: who waits for it has to play it.
  package func giveBack(_ story: Int) {
    ends[story].signal()
  }

  /// Waits for the end of a story that somebody has taken.
  ///
  /// - Returns: Its runs; nil if it was given back.
  package func wait(for story: Int) -> [Run]? {
    ends[story].wait()
    return state.withLock { $0.runs[story] }
  }

  /// Nobody takes a story any more.
  package func stop() {
    state.withLock { $0.isStopped = true }
  }
}
