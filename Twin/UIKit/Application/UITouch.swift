public import CoreGraphics
public import Foundation

/// One finger on the screen, from the moment it goes down until it is lifted.
///
/// Differs from UIKit: no force, no radius, no pencil: what says of them is as on a device without.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What a finger did last.
  public enum Phase: Int, Sendable {
    /// It went down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It stayed where it was since the last event.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The system took the touch away.
    case cancelled = 4
    /// A pointer came over a view's region, with no button down.
    case regionEntered = 5
    /// A pointer moved over a view's region.
    case regionMoved = 6
    /// A pointer left a view's region.
    case regionExited = 7
  }

  /// What touches the screen.
  nonisolated public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A remote control.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3

    /// The same as `pencil`.
    public static let stylus = TouchType.pencil
  }

  private var currentPhase = Phase.began
  private var currentTime: TimeInterval
  private var windowLocation: CGPoint
  private var formerWindowLocation: CGPoint
  @Loose private var touchedWindow: UIWindow?
  /// Tells the touches of one event apart by age.
  let number: Int

  /// The view that was hit; set when the touch begins.
  package weak var hitView: UIView?
  /// The recognizers that get this touch, those of the hit view first.
  package var recognizers: [UIGestureRecognizer] = []
  /// Whether the view that was hit has been told of the touch.
  var isTold = false
  /// How often this place was tapped in a row, this touch included.
  package var taps: Int

  /// Makes a touch that is nowhere, for tests of an app that override where it is.
  public override init() {
    windowLocation = .zero
    formerWindowLocation = .zero
    currentTime = 0
    taps = 0
    number = UISystem.current.nextTouchNumber()
    super.init()
  }

  /// Puts a finger on a window.
  ///
  /// - Parameters:
  ///   - window: The window under the finger.
  ///   - location: Where, in the window's coordinates.
  ///   - timestamp: When, in seconds since the device started.
  package init(window: UIWindow, location: CGPoint, timestamp: TimeInterval) {
    touchedWindow = window
    windowLocation = location
    formerWindowLocation = location
    currentTime = timestamp
    taps = 1
    number = UISystem.current.nextTouchNumber()
    super.init()
  }

  /// Records what the finger did next. The event that carries the touch is sent afterwards.
  package func update(_ phase: Phase, at location: CGPoint, timestamp: TimeInterval) {
    currentPhase = phase
    formerWindowLocation = windowLocation
    windowLocation = location
    currentTime = timestamp
  }

  /// Records that the finger did nothing while another one did.
  package func rest() {
    currentPhase = .stationary
    formerWindowLocation = windowLocation
  }

  /// What the finger did last, and where.
  nonisolated open override var description: String {
    ObjectText.text(of: self, GestureText.describe)
  }

  /// When the touch changed last, in seconds since the device started.
  open var timestamp: TimeInterval { currentTime }

  /// What touches the screen. Differs from UIKit: always a finger.
  open var type: TouchType { .direct }

  /// What the finger did last.
  open var phase: Phase { currentPhase }

  /// How often the place was tapped in a row.
  open var tapCount: Int { taps }

  /// The window in which the touch began.
  open var window: UIWindow? { touchedWindow }

  /// The view in which the touch began.
  open var view: UIView? { hitView }

  /// The recognizers that get this touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// Where the finger is, in a view's coordinates; in the window's for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return windowLocation }
    return view.convert(windowLocation, from: touchedWindow)
  }

  /// Where the finger was before its last change.
  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let view else { return formerWindowLocation }
    return view.convert(formerWindowLocation, from: touchedWindow)
  }

  // MARK: Force, size and pencils (UITouch+Pencil.swift)

  /// Where a pencil is, more exactly than a finger; as `location(in:)` for fingers.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Where a pencil was; as `previousLocation(in:)` for fingers.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  /// How hard the touch is, 1 for the average; 0 on a device that feels no force.
  open var force: CGFloat { 0 }
  /// The hardest that a touch can be; 0 on a device that feels no force.
  open var maximumPossibleForce: CGFloat { 0 }
  /// How large the touch is, in points. Differs from UIKit: a finger is a point.
  open var majorRadius: CGFloat { 0 }
  /// How exact the size is, in points.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// How steep a pencil is, in radians; upright for fingers (Apple, "altitudeAngle": π/2 is perpendicular).
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Where a pencil points, in radians from the x axis.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Where a pencil points, as a vector of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let angle = azimuthAngle(in: view)
    return CGVector(dx: cos(angle), dy: sin(angle))
  }
  /// How a pencil is turned about itself, in radians.
  open var rollAngle: CGFloat { 0 }
  /// What is guessed, and may be said better later; nothing of a finger.
  open var estimatedProperties: Properties { [] }
  /// What of the guesses will be said better.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// Tells an update apart from others; nil for touches that get none.
  open var estimationUpdateIndex: NSNumber? { nil }
}
