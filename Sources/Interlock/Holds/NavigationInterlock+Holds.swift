public import Foundation
import InterlockCore
import UIKit

// Questions about what goes on, and blocking interaction by hand.

extension NavigationInterlock {
  /// What is going on at this moment; empty if nothing is.
  ///
  /// Article: isBarPopProcessing, isBarPushProcessing, isTransitionControllerProcessing
  public var activity: NavigationActivity { driver.runner.activity }

  /// Whether the guard blocks interaction with the controller, for a transition or for the app.
  ///
  /// Article: isBlockedInteraction
  public var isInteractionBlocked: Bool { driver.blocker.isBlocking }

  /// Whether interaction with the controller is blocked, by the guard or by the app.
  ///
  /// By the app: `isUserInteractionEnabled` is false on the controller's view or on one around it, up
  /// to the window.
  ///
  /// Article: isInteractionDisabled
  public var isInteractionDisabled: Bool { driver.runner.isInteractionDisabled }

  /// Blocks interaction with the controller's bar and pages until the hold ends.
  ///
  /// The hold ends when it is released, when nobody keeps it any more, at its maximum, and when the
  /// controller leaves the screen or goes away. The window, the tab bar, the keyboard and what is
  /// presented over the controller stay free.
  ///
  /// ```swift
  /// let hold = navigation.interlock.blockInteraction("payment")
  /// await pay()
  /// hold.release()
  /// ```
  ///
  /// - Parameters:
  ///   - reason: What to say about the hold in a report.
  ///   - seconds: How long it may last; `nil` for ``NavigationDeadlines/manualHold``.
  ///
  /// Article: blockAllInteraction
  public func blockInteraction(
    _ reason: String, atMost seconds: TimeInterval? = nil
  ) -> InteractionHold {
    let token = driver.runner.takeHold(reason, atMost: seconds.map { Interval(seconds: $0) })
    return InteractionHold(reason: reason, token: token, runner: driver.runner)
  }

  /// Ends all holds that the app has taken.
  ///
  /// - Returns: Whether interaction is free now: not if a transition holds it, which ends by itself.
  ///
  /// Article: restoreAllInteraction
  @discardableResult
  public func restoreInteraction() -> Bool {
    driver.runner.releaseAllHolds()
    return !isInteractionBlocked
  }
}
