public import Foundation
public import QuartzCore

/// The screen of the active device.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The upright screen.
  private let screen: ScreenDescription
  private lazy var mode = UIScreenMode(size: nativeBounds.size)
  /// The screen as it is turned now.
  var shown: ScreenDescription

  init(description: ScreenDescription) {
    screen = description
    shown = description
    super.init()
  }

  /// The screen of the active device.
  open class var main: UIScreen { UISystem.current.screen }

  /// The screen's rectangle, in points, with the side up that is up in the app (since iOS 8).
  open var bounds: CGRect { CGRect(origin: .zero, size: shown.size) }

  /// The part of the screen below the status bar (deprecated since iOS 9).
  ///
  /// Source: UIKit documentation: "the bounds of the screen less the area occupied by the status bar, if it is visible".
  open var applicationFrame: CGRect {
    bounds.divided(atDistance: UISystem.current.statusBarFrame.height, from: .minYEdge).remainder
  }

  /// The value with a key for which there is no property.
  ///
  /// Differs from UIKit: `_displayCornerRadius` is known, how round the corners are, in points (kylebshr/ScreenCorners).
  /// Of other keys, those of public properties too, the class does not know.
  open func value(forKey key: String) -> Any? {
    guard key != "_displayCornerRadius" else { return screen.cornerRadius }
    raiseUndefined(key, in: "valueForUndefinedKey:")
    return nil
  }

  /// Pixels in a point.
  open var scale: CGFloat { screen.scale }

  /// The width of a pixel, in points: that of the finest lines.
  final var pixel: CGFloat { 1 / scale }

  /// A length of whole pixels: the nearest one, or that of another rule.
  final func inPixels(
    _ length: CGFloat, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> CGFloat {
    (length * scale).rounded(rule) / scale
  }

  /// Pixels in a point of the screen itself: as many as content has.
  open var nativeScale: CGFloat { screen.scale }

  /// The screen's rectangle when it is upright, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: screen.size.width * scale, height: screen.size.height * scale)
  }

  /// How many pixels the screen can show: a device's own has one mode.
  open var availableModes: [UIScreenMode] { [mode] }

  /// The mode that suits the screen best.
  open var preferredMode: UIScreenMode? { mode }

  /// The mode that the screen is in. Setting it has no effect, for there is no other one.
  open var currentMode: UIScreenMode? {
    get { mode }
    set {}
  }

  /// What is cut off at the edges of an external screen. Differs from UIKit: kept; there is no such screen.
  open var overscanCompensation = OverscanCompensation.scale

  /// What an external screen cuts off; nothing.
  open var overscanCompensationInsets: UIEdgeInsets { .zero }

  /// How long an external screen takes to show a picture, in seconds; 0 for the device's own.
  open var calibratedLatency: CFTimeInterval { 0 }

  /// Whether the screen shows the colors that film makers refer to; it cannot.
  open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

  /// How many pictures the screen shows in a second at most, as a display link ticks.
  open var maximumFramesPerSecond: Int { 60 }

  /// How bright the screen is, from 0 to 1. Differs from UIKit: nothing is darker; changes are told.
  open var brightness: CGFloat = 0.5 {
    didSet {
      brightness = min(max(brightness, 0), 1)
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }

  /// All screens: the one of the device (deprecated since iOS 16).
  open class var screens: [UIScreen] { [main] }

  /// Whether the screen is recorded or shown elsewhere: never.
  open var isCaptured: Bool { false }

  /// Whether the screen may get darker than it can by itself. Differs from UIKit: kept and without effect.
  open var wantsSoftwareDimming = false

  /// The screen that this one repeats; nil for none.
  open var mirrored: UIScreen? { nil }

  /// How much brighter than white the screen can show now, 1 for not at all.
  open var currentEDRHeadroom: CGFloat { 1 }

  /// How much brighter than white the screen can show at most, 1 for not at all.
  open var potentialEDRHeadroom: CGFloat { 1 }

  /// A view that goes on showing what the screen shows: all windows that are not hidden.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let view = UIView(frame: bounds)
    for window in UIApplication.shared.windows where !window.isHidden {
      guard let picture = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      picture.frame = window.frame
      view.addSubview(picture)
    }
    return view
  }

  /// Told when another screen is there.
  nonisolated public static let didConnectNotification = NSNotification.Name(
    "UIScreenDidConnectNotification")
  /// Told when another screen has gone.
  nonisolated public static let didDisconnectNotification = NSNotification.Name(
    "UIScreenDidDisconnectNotification")
  /// Sent when a screen gets another mode. Never sent: a screen keeps its own.
  nonisolated public static let modeDidChangeNotification = NSNotification.Name(
    "UIScreenModeDidChangeNotification")
  /// Told when the screen is brighter or darker.
  nonisolated public static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Told when the screen is recorded, or not any more.
  nonisolated public static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")

  /// The coordinates of the screen as it is held.
  open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(bounds: bounds) }

  /// The coordinates of the upright screen, whichever way it is held.
  open var fixedCoordinateSpace: any UICoordinateSpace {
    ScreenCoordinateSpace(bounds: CGRect(origin: .zero, size: screen.size), isUpright: true)
  }

  /// The way of a point of the upright screen to the screen as it is turned now.
  ///
  /// Source: google/EarlGrey, GeometryTest, for a device that is held each way.
  final var turnOfUpright: CGAffineTransform {
    let (width, height) = (shown.size.width, shown.size.height)
    return switch UISystem.current.rotation.interface {
    case .landscapeRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: height)
    case .landscapeLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: width, ty: 0)
    case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    default: .identity
    }
  }

  /// Makes a link that calls a method of a target before each frame of the screen; see
  /// `CADisplayLink.init(target:selector:)`.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// Tells that the traits changed. Does nothing unless overridden.
  ///
  /// Differs from UIKit: never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What hardware and the status bar cover of each edge, in points.
  package var safeAreaInsets: UIEdgeInsets {
    var insets = shown.safeAreaInsets
    if UISystem.current.isStatusBarHidden, !screen.hasNotch { insets.top = 0 }
    return insets
  }
}
