import Simulator
import Testing
import UIKit

@Suite("Code that awaits, in a device's time")
@MainActor
struct AwaitTests {
  private let device = Device(era: .iOS18)

  @Test("sees an animation end, at its exact time")
  func animation() throws {
    let view = UIView()
    device.launch { UIViewController() }
    let times = try device.run {
      device.window.addSubview(view)
      await withCheckedContinuation { continuation in
        UIView.animate(withDuration: 0.25) {
          view.alpha = 0
        } completion: { _ in
          continuation.resume()
        }
      }
      return device.now
    }
    #expect(abs(times - 0.25) < 1e-9)
  }

  // In whole seconds: the runtime's own look at the wall clock can take some milliseconds from a sleep, on a machine that
  // is busy.
  @Test("sleeps for an hour without waiting")
  func sleep() throws {
    var order: [String] = []
    try device.run(limit: 4_000) {
      async let short: Void = Task.sleep(for: .seconds(1_800))
      try await Task.sleep(for: .seconds(3_600))
      order.append("hour \(device.now.rounded())")
      try await short
      order.append("short \(device.now.rounded())")
    }
    #expect(order == ["hour 3600.0", "short 3600.0"])
  }

  // No two ends of a sleep are near each other, for the same reason.
  @Test("runs tasks in the same order every time", arguments: 0..<20)
  func order(_ run: Int) throws {
    var order: [String] = []
    try device.run(limit: 200) {
      let tasks = [10, 21, 35].enumerated().map { task, seconds in
        Task {
          for step in 0..<3 {
            order.append("\(task)\(step)")
            try await Task.sleep(for: .seconds(seconds))
          }
        }
      }
      for task in tasks { try await task.value }
    }
    #expect(order == ["00", "10", "20", "01", "02", "11", "21", "12", "22"])
  }

  @Test("lets a test move time by itself, and tasks run when they are due")
  func advance() throws {
    var log: [String] = []
    try device.run {
      let task = Task {
        try await Task.sleep(for: .seconds(1))
        log.append("task \(device.now)")
      }
      device.advance(by: 0.9)
      log.append("early \(device.now)")
      device.advance(by: 0.9)
      log.append("late \(device.now)")
      try await task.value
    }
    #expect(log == ["early 0.9", "task 1.0", "late 1.8"])
  }

  @Test("keeps to the main actor, also from other actors and from code of none")
  func isolation() throws {
    let sum = try device.run {
      MainActor.preconditionIsolated()
      async let first = double(2)
      let second = await Calculator().double(3)
      MainActor.preconditionIsolated()
      return await first + second
    }
    #expect(sum == 10)
  }

  @Test("tasks go on in the device's time after the code has ended")
  func leftTask() throws {
    var hasRun = false
    try device.run {
      Task {
        try await Task.sleep(for: .seconds(2))
        hasRun = true
      }
    }
    device.advance(by: 1.9)
    #expect(!hasRun)
    device.advance(by: 0.2)
    #expect(hasRun)
  }

  @Test("hears what the code throws")
  func throwing() {
    #expect(throws: CancellationError.self) {
      try device.run { throw CancellationError() }
    }
  }

  @Test("says when the code takes longer, and when it waits for ever")
  func endless() {
    #expect(throws: AwaitError.takesLonger(than: 5)) {
      try device.run(limit: 5) { try await Task.sleep(for: .seconds(6)) }
    }
    let other = Device(era: .iOS18)
    #expect(throws: AwaitError.waitsForever(since: 0)) {
      try other.run { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    }
  }

  @Test("says when the app crashes meanwhile")
  func crash() {
    device.launch { UINavigationController(rootViewController: UIViewController()) }
    #expect {
      try device.run {
        let navigation = device.window.rootViewController as? UINavigationController
        let page = UIViewController()
        navigation?.pushViewController(page, animated: false)
        navigation?.pushViewController(page, animated: false)
        try await Task.sleep(for: .seconds(1))
      }
    } throws: { error in
      if case AwaitError.appCrashed = error { true } else { false }
    }
  }

  @Test("leaves the tasks of other tests alone")
  func others() async throws {
    let outside = Task { 1 }
    try device.run { try await Task.sleep(for: .seconds(1)) }
    #expect(await outside.value == 1)
    #expect(await double(4) == 8)
  }
}

private nonisolated func double(_ number: Int) async -> Int { 2 * number }

private actor Calculator {
  func double(_ number: Int) -> Int { 2 * number }
}
