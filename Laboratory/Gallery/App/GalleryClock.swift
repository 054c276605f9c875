package import Foundation

/// What the gallery asks of time, so that a player can put a clock moved by hand in its place.
package protocol GalleryClock {
  /// Runs the block once, this many seconds from now.
  func after(_ seconds: TimeInterval, _ block: @escaping @MainActor () -> Void)

  /// Runs the block once, in the next turn of the main run loop.
  func nextTurn(_ block: @escaping @MainActor () -> Void)
}

/// The clock of an app on a device: the main queue.
package struct MainQueueClock: GalleryClock {
  package init() {}

  package func after(_ seconds: TimeInterval, _ block: @escaping @MainActor () -> Void) {
    // Blocks of the main queue run on the main thread, which is the main actor's.
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated(block)
    }
  }

  package func nextTurn(_ block: @escaping @MainActor () -> Void) {
    // As above; going through the queue is the very thing that article 004 advises against.
    DispatchQueue.main.async {
      MainActor.assumeIsolated(block)
    }
  }
}
