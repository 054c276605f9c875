public import Foundation

/// What is known of the update of the screen under way.
///
/// Source: Apple, "UIUpdateInfo". Assumed: an update is to be complete when the next frame begins, and
/// is seen with it.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  /// The update under way.
  static var current: UIUpdateInfo?

  /// The time for what moves by time, in seconds.
  public let modelTime: TimeInterval
  /// When the update must be complete, in seconds.
  public let completionDeadlineTime: TimeInterval
  /// When the update is likely to be seen, in seconds.
  public let estimatedPresentationTime: TimeInterval

  init(modelTime: TimeInterval, deadline: TimeInterval) {
    self.modelTime = modelTime
    completionDeadlineTime = deadline
    estimatedPresentationTime = deadline
    super.init()
  }

  nonisolated deinit {}  // As in `UIResponder`.

  /// Whether the update is seen as soon as it is complete: never, since it waits for a frame.
  open var isImmediatePresentationExpected: Bool { false }
  /// Whether events of low latency come in this update: never, since there is no pencil.
  open var isLowLatencyEventDispatchConfirmed: Bool { false }
  /// Whether the update is in its steps of low latency: never, since it has none.
  open var isPerformingLowLatencyPhases: Bool { false }

  /// The update under way of the screen that a view is on; nil outside of updates.
  open class func current(for view: UIView) -> Self? {
    view.window == nil ? nil : current as? Self
  }

  /// The update under way of the screen that a scene is on; nil outside of updates.
  open class func current(for windowScene: UIWindowScene) -> Self? {
    current as? Self
  }
}
