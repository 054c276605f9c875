public import Foundation

/// How many pixels a screen shows.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The width and height of the upright screen, in pixels.
  open var size: CGSize { pixels }
  private let pixels: CGSize

  /// How wide a pixel is for its height: pixels of a device are square.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    pixels = size
    super.init()
  }
}

extension UIScreen {
  /// What is cut off at the edges of a screen that shows less than it gets.
  nonisolated public enum OverscanCompensation: Int, Sendable {
    /// Nothing: all of it is made smaller.
    case scale = 0
    /// Nothing that is inside the bounds, which are made smaller.
    case insetBounds = 1
    /// Whatever is there.
    case none = 2
  }

  /// Whether the screen shows the colors that film makers refer to.
  nonisolated public enum ReferenceDisplayModeStatus: Int, Sendable {
    /// It cannot.
    case notSupported = 0
    /// It could.
    case notEnabled = 1
    /// It does, as far as it can now.
    case limited = 2
    /// It does.
    case enabled = 3
  }
}
