import CExecutorHooks
import Synchronization

/// The jobs that wait for a device's main thread, in the order in which they came.
///
/// Priorities do not count: a run must not depend on who was quicker.
final class JobQueue: Sendable {
  /// A job of Swift's concurrency: a part of a task, from one suspension to the next.
  ///
  /// Proof of `@unchecked Sendable`: a job is opaque, whoever has it owns it until he runs or
  /// forwards it, and each of ours is taken out of its queue once.
  struct Job: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer
  }

  private let jobs = Mutex<[Job]>([])

  var count: Int { jobs.withLock { $0.count } }

  func put(_ job: Job) {
    jobs.withLock { $0.append(job) }
  }

  func takeAll() -> [Job] {
    jobs.withLock { jobs in
      defer { jobs = [] }
      return jobs
    }
  }

  deinit {
    for job in takeAll() { executor_hooks_forward_to_main(job.pointer) }
  }
}
