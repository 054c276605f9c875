import CExecutorHooks
package import QuartzCore

/// Makes `await` on the main actor a matter of a device's time.
///
/// While the device's loop runs turns, the jobs that this thread creates wait in a queue of the
/// device, in their order, and sleeping tasks wait for the device's clock. So what awaits runs the
/// same way every time, and an hour of sleep takes no time.
package final class VirtualMainActor: LoopJobs {
  /// Whose time the tasks of this thread live in.
  private static let active = MainThreadBox<VirtualMainActor?>(nil)

  private let queue = JobQueue()
  private unowned let loop: MainLoop
  private let running: (() -> Void) -> Void
  /// How many calls of `begin()` have not met their `end()`, and who was active before the first.
  private var depth = 0
  private var outer: VirtualMainActor?

  /// Makes the tasks on a loop virtual. The loop must live longer.
  ///
  /// - Parameter running: Is called with each job, and runs it.
  package init(loop: MainLoop, running: @escaping (() -> Void) -> Void) {
    self.loop = loop
    self.running = running
  }

  package func begin() {
    depth += 1
    guard depth == 1 else { return }
    outer = Self.active.value
    activate()
  }

  package func end() {
    depth -= 1
    guard depth == 0 else { return }
    executor_hooks_end()
    Self.active.value = nil
    outer?.activate()
    outer = nil
  }

  package func runReady() -> Bool {
    let jobs = queue.takeAll()
    for job in jobs { running { LoopExecutor.shared.run(job) } }
    return !jobs.isEmpty
  }

  /// Whether the runtime hands this thread's jobs over; it is no stable interface that does it.
  @MainActor
  package func isInControl() -> Bool {
    begin()
    defer { end() }
    let before = queue.count
    var hasRun = false
    Task { @MainActor in hasRun = true }
    guard queue.count == before + 1, !hasRun else { return false }
    while !hasRun, runReady() {}
    return hasRun
  }

  private func activate() {
    Self.active.value = self
    LoopExecutor.shared.queue = queue
    let (identity, implementation) = LoopExecutor.shared.words
    executor_hooks_begin(identity, implementation) { pointer in
      guard let pointer else { return }
      VirtualMainActor.active.value?.queue.put(JobQueue.Job(pointer: pointer))
    }
  }

  /// Lets a job wait for the device's clock.
  ///
  /// The runtime works out the end of a sleep by the clock on the wall, some microseconds before it
  /// asks; rounding up to whole milliseconds takes them away.
  static func sleep(_ job: JobQueue.Job, nanoseconds: Int64) {
    guard let actor = active.value else { return }
    let milliseconds = (max(0, nanoseconds) + 999_999) / 1_000_000
    let queue = actor.queue
    actor.loop.schedule(after: Double(milliseconds) / 1000) { queue.put(job) }
  }
}
