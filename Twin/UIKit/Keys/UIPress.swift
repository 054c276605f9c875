public import Foundation

/// A button or a key that is pressed, from the moment it goes down until it is let go.
nonisolated open class UIPress: NSObject {
  /// What became of a press last.
  public enum Phase: Int, Sendable {
    /// It went down.
    case began = 0
    /// It is pressed harder or softer.
    case changed = 1
    /// Nothing happened to it since the last event.
    case stationary = 2
    /// It was let go.
    case ended = 3
    /// The system took the press away.
    case cancelled = 4
  }

  /// The kind of button of a remote control. Keys of a keyboard have none of these.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// To the left.
    case leftArrow = 2
    /// To the right.
    case rightArrow = 3
    /// Chooses.
    case select = 4
    /// Goes back.
    case menu = 5
    /// Plays, or stops for a while.
    case playPause = 6
    /// A page up.
    case pageUp = 30
    /// A page down.
    case pageDown = 31
    /// The number keys of a television's remote control.
    case tvRemoteOneTwoThree = 32
    /// The colored keys of a television's remote control.
    case tvRemoteFourColors = 33
  }

  private let pressedKey: UIKey?
  private let time: TimeInterval
  private weak var pressedWindow: UIWindow?
  private weak var receiver: UIResponder?
  private var currentPhase = Phase.began
  /// The recognizers that get the press, once somebody has asked.
  @MainActor private var chosen: [UIGestureRecognizer]?

  /// Makes a press of nothing, which no window gets.
  public override init() {
    pressedKey = nil
    time = 0
    super.init()
  }

  init(key: UIKey, window: UIWindow, responder: UIResponder, timestamp: TimeInterval) {
    pressedKey = key
    time = timestamp
    pressedWindow = window
    receiver = responder
    super.init()
  }

  /// When the press last changed, in seconds since the device started. Differs from UIKit: when it began.
  open var timestamp: TimeInterval { time }

  /// What became of the press last.
  open var phase: UIPress.Phase { currentPhase }

  /// The kind of button. Differs from UIKit: its raw value for a key is unknown, and this is `select`.
  open var type: UIPress.PressType { .select }

  /// The window that gets the press.
  open var window: UIWindow? { pressedWindow }

  /// Who gets the press first.
  open var responder: UIResponder? { receiver }

  /// The recognizers that get the press: those of the views around who gets it first.
  @MainActor
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// How hard it is pressed, from 0 to 1. Differs from UIKit: always 0.
  open var force: CGFloat { 0 }

  /// The key, if it is one of a keyboard.
  open var key: UIKey? { pressedKey }

  func end() {
    currentPhase = .ended
  }

  /// Those that watch presses of this type, if their delegates agree, from who gets it first outwards.
  @MainActor
  var recognizers: [UIGestureRecognizer] {
    if let chosen { return chosen }
    let number = NSNumber(value: type.rawValue)
    var found: [UIGestureRecognizer] = []
    var responder: UIResponder? = receiver
    while let current = responder {
      for recognizer in (current as? UIView)?.attachedGestureRecognizers ?? []
      where recognizer.isEnabled && recognizer.allowedPressTypes.contains(number)
        && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: self) ?? true
      {
        found.append(recognizer)
      }
      responder = current.next
    }
    chosen = found
    return found
  }
}

/// Presses that changed at one moment.
open class UIPressesEvent: UIEvent {
  private let presses: Set<UIPress>

  /// Makes an event without presses, as tests do that pass one along.
  public override init() {
    presses = []
    super.init()
  }

  init(_ presses: Set<UIPress>, timestamp: TimeInterval) {
    self.presses = presses
    super.init(touches: [], timestamp: timestamp)
  }

  /// Presses.
  open override var type: UIEvent.EventType { .presses }

  /// The keys that are held down besides.
  open override var modifierFlags: UIKeyModifierFlags {
    presses.first?.key?.modifierFlags ?? []
  }

  /// All presses that are under way or have just ended.
  open var allPresses: Set<UIPress> { presses }

  /// The presses that a recognizer gets.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    presses.filter { $0.recognizers.contains { $0 === gesture } }
  }

  override func dispatch(in window: UIWindow) {
    for press in presses {
      switch press.phase {
      case .began:
        for recognizer in press.recognizers { recognizer.pressesBegan([press], with: self) }
        press.responder?.pressesBegan([press], with: self)
      case .ended:
        for recognizer in press.recognizers { recognizer.pressesEnded([press], with: self) }
        press.responder?.pressesEnded([press], with: self)
      case .changed, .stationary, .cancelled: break  // Keys only go down and up.
      }
    }
  }
}

extension UIPress.PressType {
  /// The numbers of all types but those of a television's remote control.
  ///
  /// Source of the values: Apple, "UIPress.PressType".
  static let allNumbers = (Array(0...6) + [30, 31]).map { NSNumber(value: $0) }
}
