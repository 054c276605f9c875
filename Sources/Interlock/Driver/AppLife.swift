import Foundation
import UIKit

/// Tells a runner when the app goes to the background and comes back, for as long as it lives.
final class AppLife {
  // Written on the main actor only, and read once more in `deinit`, when nobody has a reference left.
  private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

  init(telling runner: EngineRunner) {
    listen(to: UIApplication.didEnterBackgroundNotification) { [weak runner] in
      runner?.send(.paused)
    }
    listen(to: UIApplication.willEnterForegroundNotification) { [weak runner] in
      runner?.send(.resumed)
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
