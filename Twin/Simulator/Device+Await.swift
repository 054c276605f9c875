public import Foundation
import UIKit
import VirtualExecutor

/// Why code that awaits did not come to its end.
public nonisolated enum AwaitError: Error, Hashable, CustomStringConvertible {
  /// The code still waits when the limit has passed.
  case takesLonger(than: TimeInterval)
  /// Nothing is left on the device that could wake the code: no animation, no timer, no task that
  /// sleeps. It waits for another thread, or for a continuation that nobody resumes.
  case waitsForever(since: TimeInterval)
  /// The app has crashed; the device delivers nothing any more.
  case appCrashed(reason: String)
  /// The Swift runtime of this process does not hand over the jobs of the main actor.
  case noControlOfTheMainActor

  /// What was waited for, and what to do.
  public var description: String {
    switch self {
    case .takesLonger(let limit):
      "The code still awaits after \(limit) s of the device's time. Give a higher limit, or look what it waits for."
    case .waitsForever(let time):
      """
      The code awaits since \(time) s of the device's time, and nothing is left on the device that could wake it: no \
      animation, no timer, no sleeping task. Resume its continuation, or wait for other threads outside of run(limit:).
      """
    case .appCrashed(let reason):
      "The app has crashed while the code awaited: \(reason)"
    case .noControlOfTheMainActor:
      """
      A task of the main actor did not arrive at the device's queue: this Swift runtime has no hooks for it. Await \
      nothing in device time, and use advance(by:) with completions instead.
      """
    }
  }
}

extension Device {
  /// Runs code that awaits, in the device's time.
  ///
  /// ```swift
  /// try device.run {
  ///   await navigation.interlock.push(page)     // takes 0.5 s of the device's time, and none of yours
  ///   try await Task.sleep(for: .seconds(3600))
  /// }
  /// ```
  ///
  /// Time passes while the code awaits, from one thing that becomes due to the next. Tasks of the
  /// app live in the device's time too from now on: they run between the turns of its main loop, in
  /// the order in which they became ready, the same in every run. `Task.sleep` is rounded up to whole
  /// milliseconds. Code that belongs to no actor runs on the main thread as well.
  ///
  /// - Parameters:
  ///   - seconds: How much time of the device may pass.
  ///   - body: The code. It may let time pass by the device's own methods too.
  /// - Returns: What the code returns.
  /// - Throws: What the code throws, or an ``AwaitError`` if it does not come to its end. It then
  ///   stays where it waits.
  @discardableResult
  public func run<Value>(
    limit seconds: TimeInterval = 60, _ body: @escaping @MainActor () async throws -> Value
  ) throws -> Value {
    try makeTasksVirtual()
    var result: Result<Value, any Error>?
    let end = now + seconds
    turn(.app("run")) {
      Task {
        do { result = .success(try await body()) } catch { result = .failure(error) }
      }
    }
    while true {
      if let result { return try result.get() }
      if let crash { throw AwaitError.appCrashed(reason: crash.reason) }
      UISystem.current = system
      guard !loop.advanceToNextTurn(before: end) else { continue }
      throw loop.nextWork == nil ? AwaitError.waitsForever(since: now) : .takesLonger(than: seconds)
    }
  }

  private func makeTasksVirtual() throws {
    guard loop.jobs == nil else { return }
    let tasks = VirtualMainActor(loop: loop) { [unowned system] job in
      MainActor.assumeIsolated { system.running(.app("a task"), job) }
    }
    guard tasks.isInControl() else { throw AwaitError.noControlOfTheMainActor }
    loop.jobs = tasks
  }
}
