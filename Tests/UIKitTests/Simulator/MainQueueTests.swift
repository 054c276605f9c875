import Foundation
import Simulator
import Testing
import UIKit

@Suite("A block for the main queue, in a device's time")
@MainActor
struct MainQueueTests {
  private let device = Device(era: .iOS18)

  /// What ran, and when.
  @MainActor
  private final class Notes {
    var lines: [String] = []
  }

  private func note(_ text: String, in notes: Notes) {
    notes.lines.append("\(text) \(device.now)")
  }

  private func later(_ time: DispatchTime, _ work: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: time) { MainActor.assumeIsolated(work) }
  }

  @Test("runs after the turn, and after those that came before")
  func async() {
    let notes = Notes()
    device.perform {
      DispatchQueue.main.async {
        note("first", in: notes)
        DispatchQueue.main.async { note("third", in: notes) }
      }
      DispatchQueue.main.async { note("second", in: notes) }
      note("turn", in: notes)
    }
    #expect(notes.lines == ["turn 0.0", "first 0.0", "second 0.0", "third 0.0"])
  }

  @Test("runs when it is due, in the order of times")
  func asyncAfter() {
    let notes = Notes()
    device.perform {
      later(.now() + 3600) { note("hour", in: notes) }
      later(.now() + .milliseconds(300)) { note("soon", in: notes) }
      later(.distantFuture) { note("never", in: notes) }
    }
    device.advance(by: 0.2)
    #expect(notes.lines.isEmpty)
    device.advance(by: 4000)
    #expect(notes.lines == ["soon 0.3", "hour 3600.0"])
  }

  @Test("does not run once its work item is cancelled")
  func cancelled() {
    let notes = Notes()
    let item = DispatchWorkItem { note("item", in: notes) }
    let other = DispatchWorkItem { note("other", in: notes) }
    device.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: other)
    }
    device.advance(by: 0.5)
    item.cancel()
    device.advance(by: 1)
    #expect(notes.lines == ["other 1.0"])
  }

  @Test("runs in callbacks of animations, and is part of what a device settles")
  func settling() {
    let notes = Notes()
    device.perform {
      UIView.animate(withDuration: 0.25, animations: { device.window.alpha = 0.5 }) { _ in
        later(.now() + 0.5) { note("after", in: notes) }
      }
    }
    #expect(device.settle(limit: 10))
    #expect(notes.lines == ["after 0.75"])
  }

  @Test("resumes code that awaits")
  func awaiting() throws {
    let time = try device.run {
      await withCheckedContinuation { continuation in
        later(.now() + 2) { continuation.resume() }
      }
      return device.now
    }
    #expect(time == 2)
  }

  @Test("is the app's code where it raises an exception")
  func exception() {
    device.perform {
      DispatchQueue.main.async {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(navigation, animated: false)
      }
    }
    #expect(device.crash?.hasAppFrame == true)
  }

  @Test("that waits for a group runs after the last has left it, or soon if it is empty")
  func group() {
    let notes = Notes()
    let group = DispatchGroup()
    device.perform {
      for time in [0.5, 0.2] {
        group.enter()
        later(.now() + time) { group.leave() }
      }
      for name in ["first", "second"] {
        group.notify(queue: .main) { MainActor.assumeIsolated { note(name, in: notes) } }
      }
    }
    device.advance(by: 0.4)
    #expect(notes.lines == [])
    device.advance(by: 0.4)
    #expect(notes.lines == ["first 0.5", "second 0.5"])
    device.perform {
      group.notify(queue: .main) { MainActor.assumeIsolated { note("empty", in: notes) } }
      note("turn", in: notes)
    }
    #expect(notes.lines.suffix(2) == ["turn 0.8", "empty 0.8"])
  }
}
