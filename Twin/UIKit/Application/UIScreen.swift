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

  /// Pixels in a point of the screen itself: as many as content has.
  open var nativeScale: CGFloat { screen.scale }

  /// The screen's rectangle when it is upright, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: screen.size.width * scale, height: screen.size.height * scale)
  }

  /// How many pictures the screen shows in a second at most, as a display link ticks.
  open var maximumFramesPerSecond: Int { 60 }

  /// How bright the screen is, from 0 to 1. Differs from UIKit: kept and otherwise ignored.
  open var brightness: CGFloat = 0.5 {
    didSet { brightness = min(max(brightness, 0), 1) }
  }

  /// The coordinates of the screen as it is held.
  open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(bounds: bounds) }

  /// The coordinates of the upright screen.
  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(bounds: bounds) }

  /// Tells that the traits changed. Does nothing unless overridden.
  ///
  /// Differs from UIKit: never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What hardware and the status bar cover of each edge, in points.
  package var safeAreaInsets: UIEdgeInsets { screen.safeAreaInsets }
}
