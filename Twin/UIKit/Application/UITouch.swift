public import Foundation

/// One finger on the screen, from the moment it goes down until it is lifted.
///
/// Differs from UIKit: no force, no radius, no pencil.
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
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
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
  private weak var touchedWindow: UIWindow?
  /// Tells the touches of one event apart by age.
  let number: Int

  /// The view that was hit; set when the touch begins.
  package weak var hitView: UIView?
  /// The recognizers that get this touch, those of the hit view first.
  package var recognizers: [UIGestureRecognizer] = []
  /// Whether the view that was hit has been told of the touch.
  var isTold = false
  /// How often this place was tapped in a row, this touch included.
  package var taps = 1

  /// Makes a touch that is nowhere, for tests of an app that override where it is.
  public override init() {
    windowLocation = .zero
    formerWindowLocation = .zero
    currentTime = 0
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
}
