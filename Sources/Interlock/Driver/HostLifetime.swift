import UIKit

/// Goes when its host goes, and tells the runner.
///
/// The guard itself may live longer: whoever awaits an outcome keeps it. Without the host nothing would
/// ever be carried out, and nobody would hear of it.
final class HostLifetime {
  private static let key = AttachmentKey<HostLifetime>()
  private let runner: EngineRunner

  private init(_ runner: EngineRunner) {
    self.runner = runner
  }

  deinit {
    let runner = runner
    Task { @MainActor in runner.hostWentAway() }
  }

  /// Watches over a host for its runner.
  static func watch(_ host: UIResponder, for runner: EngineRunner) {
    host[attachment: key] = HostLifetime(runner)
  }
}
