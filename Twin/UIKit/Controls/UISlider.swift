public import Foundation
import QuartzCore

/// A control with a value between two limits.
///
/// Differs from UIKit: no pictures at its ends.
open class UISlider: UIControl {
  /// The diameter of the knob and the height of the track, in points (assumed).
  private static let knobDiameter: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  /// The height of a slider, in points.
  ///
  /// Source: known from the frames that apps log since iOS 13; 34 since then, 31 before.
  private static let height: CGFloat = 34

  private let track = UIView()
  private let filled = UIView()
  private let knob = UIView()
  private var storedValue: Float = 0
  private var grip: CGFloat = 0

  /// Makes a slider from 0 to 1 with the value 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a slider as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [track, filled, knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    color()
  }

  /// The value. "If you try to set a value that is below the minimum or above the maximum value, the minimum or
  /// maximum value is set instead" (Apple, "value"). Setting it tells nobody.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value within the limits, and tells nobody.
  open func setValue(_ value: Float, animated: Bool) {
    storedValue = min(max(value, minimumValue), maximumValue)
    guard animated, window != nil else { return placeKnob() }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .allowUserInteraction,
      animations: { self.placeKnob() })
  }

  /// The lower limit. A higher one than the upper limit moves that, too (Apple, "minimumValue").
  open var minimumValue: Float = 0 {
    didSet {
      if minimumValue > maximumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The upper limit. A lower one than the lower limit moves that, too (Apple, "maximumValue").
  open var maximumValue: Float = 1 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// Whether it is told of each move of the finger, and not only of the end.
  open var isContinuous = true

  /// The color of the part below the value; the tint unless set.
  open var minimumTrackTintColor: UIColor? {
    didSet { color() }
  }

  /// The color of the part above the value; a gray unless set.
  open var maximumTrackTintColor: UIColor? {
    didSet { color() }
  }

  /// The color of the knob; white unless set.
  open var thumbTintColor: UIColor? {
    didSet { color() }
  }

  /// Where the track is.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + 2, y: bounds.midY - Self.trackHeight / 2, width: bounds.width - 4,
      height: Self.trackHeight)
  }

  /// Where the knob is at a value, for a place of the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let shown = isRightToLeft ? 1 - part : part
    let size = Self.knobDiameter
    return CGRect(
      x: rect.minX - 2 + shown * (rect.width + 4 - size), y: bounds.midY - size / 2, width: size,
      height: size)
  }

  /// A height, and no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// The height of sliders.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: Self.height)
  }

  /// Places track and knob.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeKnob()
  }

  /// Colors the track anew.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  // MARK: Touches

  /// Follows a finger that went down on the knob, and no other (Apple, "UISlider": people drag the thumb).
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard knob.frame.insetBy(dx: -8, dy: -8).contains(place) else { return false }
    grip = place.x - knob.center.x
    return true
  }

  /// Follows the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    move(to: touch)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  /// Tells of the value, unless each move was told.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  private func move(to touch: UITouch) {
    let room = bounds.width - Self.knobDiameter
    guard room > 0 else { return }
    let x = touch.location(in: self).x - grip - Self.knobDiameter / 2
    let part = Float(min(max(x / room, 0), 1))
    value = minimumValue + (isRightToLeft ? 1 - part : part) * (maximumValue - minimumValue)
  }

  private func placeKnob() {
    let rect = trackRect(forBounds: bounds)
    track.frame = rect
    track.layer.cornerRadius = rect.height / 2
    knob.frame = thumbRect(forBounds: bounds, trackRect: rect, value: storedValue)
    knob.layer.cornerRadius = Self.knobDiameter / 2
    filled.frame =
      isRightToLeft
      ? CGRect(
        x: knob.center.x, y: rect.minY, width: max(0, rect.maxX - knob.center.x),
        height: rect.height)
      : CGRect(
        x: rect.minX, y: rect.minY, width: max(0, knob.center.x - rect.minX), height: rect.height)
    filled.layer.cornerRadius = rect.height / 2
  }

  private func color() {
    track.backgroundColor = maximumTrackTintColor ?? .systemGray4
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    knob.backgroundColor = thumbTintColor ?? .white
  }
}
