package import Foundation

/// Virtual time and the turns of the main run loop.
///
/// A turn is what a run loop does between two sleeps: it runs one piece of work (an event, a timer,
/// the blocks that were posted), then commits the implicit transaction, which lays out the windows
/// and starts the animations. Time stands still within a turn and moves only by `advance(by:)`.
package final class MainLoop {
  private static let active = MainThreadBox<MainLoop>(WallDriver.makeLoop())

  /// The loop of the active device; if there has been none, one whose time passes by itself.
  package static var current: MainLoop {
    get { active.value }
    set { active.value = newValue }
  }

  /// What runs between the turns; `nil` if tasks live in another time than this loop's.
  package var jobs: (any LoopJobs)?

  /// Is called with each block of the main queue, and runs it.
  package var runningBlock: (() -> Void) -> Void = { $0() }

  /// Lets time pass by itself; `nil` if it passes by `advance(by:)` alone.
  var driver: (any LoopDriver)?

  /// Whether time passes by itself, as in a process that has made no device.
  package var passesByItself: Bool { driver != nil }

  private var time: Int64 = 0

  /// How many turns have begun.
  package private(set) var turn = 0

  /// Whether the app has crashed: nothing is delivered any more, though time still passes.
  package var isStopped = false

  /// Raises an exception of a name for a reason, as the system that has the loop does; the caller returns then.
  package var raise: (_ name: String, _ reason: String) -> Void = { name, reason in
    preconditionFailure("\(name): \(reason)")
  }

  /// What runs before each commit, in order; UIKit lays out its windows here. There is a commit only if a layer
  /// was changed, or is to be laid out or drawn.
  package var beforeCommit: [() -> Void] = []

  /// What runs each time before the clock moves on, with the time to which it will move.
  ///
  /// Nothing changes between the two times, so a film can take all pictures of the time between.
  package var beforeTimePasses: ((_ end: Int64) -> Void)?

  /// The transactions that are open on this loop, and what waits for the next commit.
  let transactions = TransactionStack()

  /// Goes up with each commit that reaches the screen.
  package var commitCount: Int { transactions.commitCount }

  /// Lets the turn end with a commit.
  package func openTransaction() {
    transactions.open()
  }

  /// Whether an animation without an end was ever started.
  var hasEndlessAnimations = false

  /// Whether a turn is being run.
  package private(set) var isInTurn = false
  /// What the loop is at.
  package private(set) var activity = Activity.rest
  private var timers = TimerQueue()
  private var posted: [() -> Void] = []
  /// The animations that have an end, by the time at which it comes.
  var animationEnds: [Int64: AnimationEnds] = [:]
  /// Those of them to which one was added last.
  var latestAnimationEnds: AnimationEnds?

  /// Whether bounds that get another origin alone, as those of a scroll view do, have the layer around laid out, too.
  package var originsAskForLayoutAround = false

  /// Makes a loop whose time is zero.
  package init() {}

  /// What a loop is at.
  package enum Activity {
    /// It waits for work.
    case rest
    /// It runs turns, or what comes between them.
    case turns
    /// It moves the clock to a time that is known, and runs the turns until then.
    case passage
  }

  /// The time since the loop was made, in seconds.
  package var now: TimeInterval { Self.seconds(nowNanoseconds) }

  /// Runs a block in the next turn, after all blocks posted before it.
  package func post(_ block: @escaping () -> Void) {
    posted.append(block)
    askToBeWoken()
  }

  /// Runs a block in a turn of its own once an amount of time has passed.
  ///
  /// Timers fire in the order of their times; timers of the same time in the order of creation.
  @discardableResult
  package func schedule(after seconds: TimeInterval, _ block: @escaping () -> Void) -> TimerToken {
    schedule(at: deadline(after: seconds), block)
  }

  /// Takes back a timer. Does nothing if it has fired.
  package func cancel(_ token: TimerToken) {
    timers.cancel(token)
  }

  /// Takes back all that waits for a later turn, for a loop whose time does not pass any more.
  package func forgetWork() {
    // What is forgotten may die and ask for something more: it must find the loop in order.
    let work = (timers, posted, animationEnds, latestAnimationEnds)
    defer { withExtendedLifetime(work) {} }
    timers.removeAll()
    posted = []
    animationEnds = [:]
    latestAnimationEnds = nil
    for ends in work.2.values {
      for animation in ends.animations { animation.abandon() }
    }
  }

  /// Runs a turn with this work, then the turns of the blocks that were posted.
  ///
  /// Must not be called from within a turn.
  package func runTurn(_ body: () -> Void) {
    precondition(!isInTurn, "A turn of the main loop cannot begin inside another turn.")
    guard !isStopped else { return }
    guard activity != .passage else { return runTurns(body) }
    during(.turns) { runTurns(body) }
    askToBeWoken()
  }

  private func runTurns(_ body: () -> Void) {
    runSingleTurn(body)
    runOutstandingTurns()
  }

  /// Lets time pass and runs all turns that become due, each at its exact time.
  ///
  /// Work left over by code outside any turn (an open implicit transaction) is done first.
  package func advance(by seconds: TimeInterval) {
    advance(to: deadline(after: seconds))
  }

  func advance(to end: Int64) {
    precondition(!isInTurn, "Time cannot pass inside a turn of the main loop.")
    during(.passage) {
      runOutstandingTurns()
      while !isStopped, let next = timers.nextDeadline, next <= end { runNextTimer() }
      passTime(until: end)
    }
  }

  /// Advances to the next time at which something is due, and runs it.
  ///
  /// - Parameter seconds: The end of the search, a time of this loop.
  /// - Returns: Whether there was something by then; otherwise no time has passed.
  package func advanceToNextTurn(before seconds: TimeInterval) -> Bool {
    precondition(!isInTurn, "Time cannot pass inside a turn of the main loop.")
    return during(.passage) {
      if runOutstandingTurns() { return true }
      guard !isStopped, let next = timers.nextDeadline, next <= Self.nanoseconds(seconds) else {
        return false
      }
      runNextTimer()
      return true
    }
  }

  /// Advances until nothing is pending: no timer, no posted block, no animation that ends.
  ///
  /// Display links and animations that repeat forever are not waited for.
  /// - Returns: Whether the loop came to rest within the limit; otherwise the limit has passed.
  package func settle(limit seconds: TimeInterval) -> Bool {
    precondition(!isInTurn, "Time cannot pass inside a turn of the main loop.")
    let end = deadline(after: seconds)
    return during(.passage) {
      runOutstandingTurns()
      while !isStopped, timers.awaitedCount > 0 {
        guard let next = timers.nextDeadline, next <= end else {
          passTime(until: end)
          return false
        }
        runNextTimer()
      }
      return true
    }
  }
}

// MARK: - Times

extension MainLoop {
  /// The time since the loop was made, in nanoseconds.
  package var nowNanoseconds: Int64 {
    followDriver()
    return time
  }

  /// When the next turn is due; `nil` if nothing is.
  package var nextWork: Int64? {
    transactions.isOpen || !posted.isEmpty ? time : timers.nextDeadline
  }

  /// The number of whole nanoseconds nearest to a time; extreme times become the nearest possible.
  static func nanoseconds(_ seconds: TimeInterval) -> Int64 {
    Int64(exactly: (seconds * 1e9).rounded()) ?? (seconds > 0 ? .max : 0)
  }

  /// Whole nanoseconds as seconds.
  package static func seconds(_ nanoseconds: Int64) -> TimeInterval {
    TimeInterval(nanoseconds) / 1e9
  }

  private func deadline(after seconds: TimeInterval) -> Int64 {
    let (sum, overflow) = nowNanoseconds.addingReportingOverflow(max(0, Self.nanoseconds(seconds)))
    return overflow ? .max : sum
  }

  /// Sets a timer for a time of this loop's clock, in nanoseconds; the past means now.
  func schedule(
    at nanoseconds: Int64, kind: TimerQueue.Kind = .awaited, _ block: @escaping () -> Void
  ) -> TimerToken {
    let token = timers.add(at: max(nowNanoseconds, nanoseconds), kind: kind, block)
    askToBeWoken()
    return token
  }
}

// MARK: - Turns

extension MainLoop {
  private func runSingleTurn(_ body: () -> Void) {
    turn += 1
    isInTurn = true
    body()
    transactions.endTurn(of: self)
    isInTurn = false
  }

  /// Blocks posted during a turn run together in the next one.
  private func runPostedTurns() {
    var turnsAtThisTime = 0
    while !isStopped, !posted.isEmpty {
      turnsAtThisTime += 1
      precondition(turnsAtThisTime < 100_000, "Blocks post each other forever; time cannot pass.")
      let blocks = posted
      posted = []
      runSingleTurn {
        for block in blocks where !isStopped { block() }
      }
    }
  }

  /// Commits what code outside any turn has left, runs what was posted, then the jobs that are ready,
  /// and so on, until nothing is left to do at this time.
  ///
  /// - Returns: Whether there was anything to do.
  @discardableResult
  private func runOutstandingTurns() -> Bool {
    let lastTurn = turn
    var jobsAtThisTime = 0
    while !isStopped {
      if transactions.isOpen { runSingleTurn {} }
      runPostedTurns()
      guard jobs?.runReady() == true else { break }
      jobsAtThisTime += 1
      precondition(jobsAtThisTime < 100_000, "Tasks wake each other forever; time cannot pass.")
    }
    return jobsAtThisTime > 0 || turn > lastTurn
  }

  /// Runs a body that runs turns, with the tasks of this thread in this loop's time.
  private func during<T>(_ activity: Activity, _ body: () -> T) -> T {
    let outer = self.activity
    self.activity = activity
    defer { self.activity = outer }
    jobs?.begin()
    defer { jobs?.end() }
    return body()
  }

  func passTime(until end: Int64) {
    guard end > time else { return }
    beforeTimePasses?(end)
    time = end
  }

  private func runNextTimer() {
    guard let timer = timers.removeFirst() else { return }
    passTime(until: timer.deadline)
    runTurn(timer.block)
  }
}

/// The current time, in seconds.
///
/// Differs from QuartzCore: it starts at zero and stands still within a run-loop turn. On a device
/// it is virtual; in a process that has made no device it follows the clock on the wall.
public func CACurrentMediaTime() -> CFTimeInterval {
  MainLoop.current.now
}
