import Foundation
import InterlockCore

/// A block on interaction that the app has asked for, until it releases it.
///
/// Ends by ``release()``, when the last reference to it goes (off the main thread, soon after that), at
/// its maximum, and when the controller leaves the screen or goes away. Several holds count: interaction is free when all have ended.
///
/// Article: blockAllInteraction, restoreAllInteraction
public final class InteractionHold {
  /// Why interaction is blocked, as the app said; stands in reports.
  public let reason: String
  let token: HoldToken
  private weak var runner: EngineRunner?

  init(reason: String, token: HoldToken, runner: EngineRunner) {
    self.reason = reason
    self.token = token
    self.runner = runner
  }

  deinit {
    let runner = runner
    let token = token
    guard Thread.isMainThread else {
      Task { @MainActor in runner?.releaseHold(token) }
      return
    }
    MainActor.assumeIsolated { runner?.releaseHold(token) }
  }

  /// Ends the hold; does nothing if it has ended.
  ///
  /// Article: restoreAllInteraction
  public func release() {
    runner?.releaseHold(token)
  }
}
