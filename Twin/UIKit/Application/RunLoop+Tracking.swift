public import Foundation

nonisolated extension RunLoop.Mode {
  /// While a finger tracks a control or a scroll view. Differs from UIKit: the main run loop is never in it; display links run
  /// in all modes.
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
