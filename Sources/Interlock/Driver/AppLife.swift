import Foundation
import UIKit

/// Tells a runner when the app goes to the background and comes back, for as long as it lives.
final class AppLife {
  // Written on the main actor only, and read once more in `deinit`, when nobody has a reference left.
  private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

  init(telling runner: EngineRunner) {
    // Whoever has this keeps the runner, too. A weak reference would make every look at the runner slower.
    listen(to: UIApplication.didEnterBackgroundNotification) { [unowned runner] in
      runner.send(.paused)
    }
    listen(to: UIApplication.willEnterForegroundNotification) { [unowned runner] in
      runner.send(.resumed)
    }
  }

  deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  private func listen(to name: Notification.Name, _ work: @escaping @MainActor () -> Void) {
    let observer = NotificationCenter.default.addObserver(
      forName: name, object: senderOfAppNotifications(), queue: nil
    ) { _ in
      MainActor.assumeIsolated(work)  // UIKit posts them on the main thread.
    }
    observers.append(observer)
  }
}
