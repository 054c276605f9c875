public import Foundation

/// What a person does with a device at one moment: touches that changed, or a motion.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  private let touches: Set<UITouch>
  private let time: TimeInterval

  /// Makes an event without touches, for tests of an app.
  public override init() {
    touches = []
    time = 0
    super.init()
  }

  /// Makes an event of the touches that are on the screen, changed or not.
  package init(touches: Set<UITouch>, timestamp: TimeInterval) {
    self.touches = touches
    time = timestamp
    super.init()
  }

  /// The kind of event.
  ///
  /// Differs from UIKit: none comes of a remote control, and none of a pointer.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// A motion of the device.
    case motion = 1
    /// A remote control of sound and films.
    case remoteControl = 2
    /// Keys.
    case presses = 3
    /// A wheel, or two fingers on a trackpad.
    case scroll = 10
    /// A pointer over the screen.
    case hover = 11
    /// Fingers on a trackpad.
    case transform = 14
  }

  /// The kind of motion.
  ///
  /// Differs from UIKit: none comes of a remote control.
  nonisolated public enum EventSubtype: Int, Sendable {
    /// There are no kinds of this event.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play if it pauses, and pause if it plays.
    case remoteControlTogglePlayPause = 103
    /// What comes next.
    case remoteControlNextTrack = 104
    /// What came before.
    case remoteControlPreviousTrack = 105
    /// Go back fast.
    case remoteControlBeginSeekingBackward = 106
    /// No longer go back fast.
    case remoteControlEndSeekingBackward = 107
    /// Go on fast.
    case remoteControlBeginSeekingForward = 108
    /// No longer go on fast.
    case remoteControlEndSeekingForward = 109
  }

  /// When it was, and the touches, in the order in which they began.
  nonisolated open override var description: String {
    ObjectText.text(of: self) { event in
      GestureText.describe(event, touches: event.touches.sorted { $0.number < $1.number })
    }
  }

  /// The kind of this event.
  open var type: EventType { .touches }

  /// The kind of motion.
  open var subtype: EventSubtype { .none }

  /// The keys that are held down besides. Differs from UIKit: none at touches.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// The buttons of a mouse that are down. Differs from UIKit: none at touches.
  open var buttonMask: ButtonMask { [] }

  /// All that a touch did since the last event, finer than events come: the touch itself here.
  ///
  /// Nil for a touch that is not of this event (Apple, "coalescedTouches(for:)": the last one is a copy of the
  /// touch). Differs from UIKit: it is the touch, not a copy.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [touch] : nil
  }

  /// Where a touch may be at the next events. Differs from UIKit: nothing is foretold.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [] : nil
  }

  /// Gives the event to whom in a window it concerns.
  func dispatch(in window: UIWindow) {
    window.touches.dispatch(self)
  }

  /// Seconds since the device started.
  open var timestamp: TimeInterval { time }

  /// All touches that are on the screen; nil for an event that has none.
  ///
  /// Assumed: also for one that an app's tests have made. What the touches of an event are, only the system's own
  /// classes of events know.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  /// The touches that belong to a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    matching { $0.window === window }
  }

  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    matching { $0.view === view }
  }

  /// The touches that a gesture recognizer gets.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    matching { touch in touch.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  private func matching(_ condition: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(condition)
    return found.isEmpty ? nil : found
  }
}
