public import Foundation
import QuartzCore

/// A control that is on or off: a tap changes that, and so does a finger that drags the knob over the middle.
///
/// Differs from UIKit: the knob is not wider while a finger is down.
open class UISwitch: UIControl {
  /// The form of a switch.
  nonisolated public enum Style: Int, Sendable {
    /// The system chooses.
    case automatic = 0
    /// A box to check, on a Mac only.
    case checkbox = 1
    /// A knob that slides.
    case sliding = 2
  }

  /// How large a switch and its knob are, in points.
  private struct Measures {
    let size: CGSize
    let knob: CGSize
    let intrinsicWidth: CGFloat
    /// The color of a switch that is off.
    let offColor: UIColor

    /// Source: known from the frames that apps log since iOS 7; Open Radar 31777116 (iOS 10.3.1: 49 wide by its
    /// content, and laid out 51 wide, so that its right edge lies beyond that of other views); the color:
    /// getsentry/sentry-cocoa, `SentryUIRedactBuilderTests`, views of switches on iOS 16 to 18.
    static let round = Measures(
      size: CGSize(width: 51, height: 31), knob: CGSize(width: 27, height: 27), intrinsicWidth: 49,
      offColor: .secondarySystemFill)
    /// From iOS 26 on.
    ///
    /// Source: wanteddev/montage-ios, pull request 488 (63 by 28); github.com/Vercantez/openuikit, `UISwitchTests`,
    /// measured in iOS 26.1 (61 wide by its content; black with an opacity of 66 of 255 in the light and white with 63 in
    /// the dark); others read the knob off UIKit's views in iOS 26.5 (37 by 24).
    static let oval = Measures(
      size: CGSize(width: 63, height: 28), knob: CGSize(width: 37, height: 24), intrinsicWidth: 61,
      offColor: UIColor(SystemColor(0x000000, 66 / 255, dark: 0xFFFFFF, 63 / 255)))
  }

  /// The space around the knob, in points (assumed).
  private static let margin: CGFloat = 2
  /// How long the knob slides, in seconds (assumed).
  private static let slideDuration: TimeInterval = 0.25

  private let measures: Measures =
    UISystem.current.behaviour.hasCapsuleControls ? .oval : .round
  private let element = UISwitchModernVisualElement()
  private let knob = UIView()
  private var storedValue = false
  /// Where the finger went down, from the left, and where the middle of the knob was then.
  private var grip: (finger: CGFloat, knob: CGFloat) = (0, 0)
  /// Whether the finger has gone far enough to drag the knob over the middle, so that it does not tap.
  private var isDragged = false

  /// Makes a switch that is off; the size of the frame does not count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: measures.size))
    setUp()
  }

  /// Makes a switch as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    self.frame.size = measures.size
    setUp()
  }

  private func setUp() {
    element.isUserInteractionEnabled = false
    element.frame.size = measures.size
    element.layer.cornerRadius = measures.size.height / 2
    knob.isUserInteractionEnabled = false
    knob.backgroundColor = .white
    knob.layer.castKnobShadow(true)
    element.addSubview(knob)
    addSubview(element)
    showValue()
  }

  /// Where the switch is; its size stays the switch's own.
  ///
  /// Constraints can give it another one, but it draws as large as ever, from its upper left corner on.
  ///
  /// Source: UIKit documentation of `init(frame:)`: "The size components of this rectangle are ignored";
  /// github.com/Vercantez/openuikit, `UISwitchTests` (iOS 26.1: also of a frame that is set later); firefox-ios issue
  /// 26723 (a switch that constraints make 24 points wide draws its track at its natural size);
  /// getsentry/sentry-cocoa, `SentryUIRedactBuilderTests` (its one view is at 0, 0).
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard transform.isIdentity else {
        super.frame = newValue
        bounds.size = measures.size
        return
      }
      super.frame = CGRect(origin: newValue.origin, size: measures.size)
    }
  }

  /// Whether the switch is on. Setting it tells nobody.
  open var isOn: Bool {
    get { storedValue }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off and tells nobody.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedValue else { return }
    storedValue = on
    defer { tellObservers() }
    if animated, window != nil {
      UIView.animate(
        withDuration: Self.slideDuration, delay: 0, options: .allowUserInteraction,
        animations: { self.showValue() })
    } else {
      showValue()
    }
  }

  /// The color of the switch while it is on; the system's green unless set.
  open var onTintColor: UIColor? {
    didSet { showValue() }
  }

  /// The color of the knob; white unless set.
  open var thumbTintColor: UIColor? {
    didSet { knob.backgroundColor = thumbTintColor ?? .white }
  }

  /// The form of the switch: a sliding knob, as on every phone.
  open var style: UISwitch.Style { .sliding }

  /// The form that the app would like; only a Mac has another one than `sliding`.
  open var preferredStyle = UISwitch.Style.automatic

  /// A picture that UIKit does not show since iOS 7 (UIKit documentation, `onImage`: "has no effect").
  open var onImage: UIImage?

  /// A picture that UIKit does not show since iOS 7 (UIKit documentation, `offImage`: "has no effect").
  open var offImage: UIImage?

  /// The text beside the switch where it is a box to check, which is on a Mac only; nothing shows it here.
  open var title: String?

  /// What a switch is wider than its content says; constraints do not see it.
  ///
  /// Assumed: on the right in languages of both directions.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: measures.size.width - measures.intrinsicWidth)
  }

  /// The one size of switches: two points less wide than they are.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: measures.intrinsicWidth, height: measures.size.height)
  }

  /// The one size of switches.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measures.size }

  /// Places the knob.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showValue()
  }

  // MARK: Touches

  /// Taps, and drags of the knob to the sides.
  override func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return recognizer.isSingleTap }
    let way = pan.translation(in: self)
    return isTracking && pan.numberOfTouches == 1 && abs(way.x) > abs(way.y)
  }

  /// Takes hold of the knob, wherever the finger is.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    grip = (touch.location(in: self).x, knobCenter(isOn: storedValue))
    isDragged = false
    return super.beginTracking(touch, with: event)
  }

  /// Goes on or off as soon as the finger has dragged the knob over the middle, and back if it comes back.
  ///
  /// Source: mt-megami.com/article/409249447, where the event of the value comes since iOS 7 while the finger is
  /// still down, and none of the value when it is lifted then. Assumed: where the knob turns.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let way = touch.location(in: self).x - grip.finger
    let ends = [knobCenter(isOn: false), knobCenter(isOn: true)].sorted()
    if abs(way) > (ends[1] - ends[0]) / 2 { isDragged = true }
    let place = min(max(grip.knob + way, ends[0]), ends[1])
    let isOver = isDragged && abs(place - knobCenter(isOn: storedValue)) > (ends[1] - ends[0]) / 2
    if isOver { change() }
    return super.continueTracking(touch, with: event)
  }

  override func touchWasLiftedInside() {
    if !isDragged { change() }
  }

  private func change() {
    setOn(!storedValue, animated: true)
    sendChosenValue()
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : 0.5
  }

  /// Source: AccessibilitySnapshot for the trait of switches; general knowledge for the values.
  override var usualAccessibilityValue: String? { storedValue ? "1" : "0" }
  override var usualAccessibilityTraits: UIAccessibilityTraits {
    super.usualAccessibilityTraits.union([.button, .toggleButton])
  }

  /// Where the middle of the knob is, from the left.
  private func knobCenter(isOn: Bool) -> CGFloat {
    let isAtEnd = isOn == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let nearest = Self.margin + measures.knob.width / 2
    return isAtEnd ? measures.size.width - nearest : nearest
  }

  private func showValue() {
    knob.frame = CGRect(
      x: knobCenter(isOn: storedValue) - measures.knob.width / 2, y: Self.margin,
      width: measures.knob.width, height: measures.knob.height)
    knob.layer.cornerRadius = measures.knob.height / 2
    element.backgroundColor = storedValue ? onTintColor ?? .systemGreen : measures.offColor
  }
}

/// What a switch shows: its track, and in it the knob. UIKit's name, as printed hierarchies have it.
private final class UISwitchModernVisualElement: UIView {}
