public import Foundation

/// The screen of the active device.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  private let screen: ScreenDescription

  init(description: ScreenDescription) {
    screen = description
    super.init()
  }

  /// The screen of the active device.
  open class var main: UIScreen { UISystem.current.screen }

  /// The screen's rectangle, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: screen.size) }

  /// Pixels in a point.
  open var scale: CGFloat { screen.scale }

  /// Tells that the traits changed. Does nothing unless overridden.
  ///
  /// Differs from UIKit: never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What hardware and the status bar cover of each edge, in points.
  package var safeAreaInsets: UIEdgeInsets { screen.safeAreaInsets }
}
