import CExecutorHooks
import Synchronization
@_spi(ExperimentalScheduling) import _Concurrency

/// The main actor's executor on a thread whose time is virtual.
final class LoopExecutor: SerialExecutor {
  static let shared = LoopExecutor()

  private struct Target {
    weak var queue: JobQueue?
  }

  private let target = Mutex(Target())

  /// Where jobs go: to the device that began last.
  var queue: JobQueue? {
    get { target.withLock { $0.queue } }
    set { target.withLock { $0.queue = newValue } }
  }

  /// The two words of a reference to this executor, as the runtime passes it.
  var words: (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) {
    let words = unsafeBitCast(asUnownedSerialExecutor(), to: (UInt, UInt).self)
    return (
      UnsafeMutableRawPointer(bitPattern: words.0), UnsafeMutableRawPointer(bitPattern: words.1)
    )
  }

  func enqueue(_ job: consuming ExecutorJob) {
    put(JobQueue.Job(UnownedJob(job)))
  }

  func checkIsolated() {
    precondition(executor_hooks_are_active(), "This code belongs to the main actor of a device.")
  }

  func isIsolatingCurrentContext() -> Bool? {
    executor_hooks_are_active()
  }

  /// Runs a job on this thread, also one that belongs to no actor: only what runs on this executor
  /// sleeps in its time.
  func run(_ job: JobQueue.Job) {
    unsafeBitCast(job.pointer, to: UnownedJob.self).runSynchronously(on: asUnownedSerialExecutor())
  }

  private func put(_ job: JobQueue.Job) {
    guard let queue else { return executor_hooks_forward_to_main(job.pointer) }
    queue.put(job)
  }
}

extension JobQueue.Job {
  /// The two are one word, a reference to the runtime's job.
  init(_ job: UnownedJob) {
    self.init(pointer: unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
  }
}

/// `Task.sleep` asks its executor whether it can wait; only one that can makes sleeping virtual.
extension LoopExecutor: SchedulingExecutor {
  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    sleep(JobQueue.Job(UnownedJob(job)), for: delay)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    sleep(JobQueue.Job(UnownedJob(job)), for: clock.now.duration(to: instant))
  }

  private func sleep<D: DurationProtocol>(_ job: JobQueue.Job, for delay: D) {
    guard let delay = delay as? Duration, executor_hooks_are_active() else { return put(job) }
    let parts = delay.components
    VirtualMainActor.sleep(
      job, nanoseconds: parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000)
  }
}
