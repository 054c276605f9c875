public import Foundation

/// A rule between the edges of views.
///
/// Differs from UIKit: there are no constraints; only the name of the axes is here, which stack
/// views use.
open class NSLayoutConstraint: NSObject {
  /// From side to side or from top to bottom.
  nonisolated public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  private override init() {
    super.init()
  }
}
