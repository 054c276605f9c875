public import Foundation
import QuartzCore

/// A control with two halves: one makes a value smaller, the other makes it larger.
///
/// - `UIStepper+Images`: pictures of an app's own.
///
/// Differs from UIKit: no haptics.
open class UIStepper: UIControl {
  /// The size of a stepper, in points.
  ///
  /// Source: known from the frames that apps log since iOS 13; 94 by 29 before, with an outline. From iOS 26 on it is a
  /// capsule of the same size (read off UIKit's own views in iOS 26.5 by others).
  private static var size: CGSize {
    CGSize(width: 94, height: UISystem.current.behaviour.outlinesControls ? 29 : 32)
  }
  /// How long a finger rests until steps repeat, and the times between the first two of them and between two of
  /// the quickest, in seconds (assumed).
  private static let repeatDelay: TimeInterval = 0.5
  private static let repeatIntervals: (first: TimeInterval, least: TimeInterval) = (0.1, 0.05)
  /// How much of the time between two steps the next one waits (assumed). That steps become quicker is Apple's,
  /// "UIStepper": "The rate of change depends on how long the user continues pressing the control."
  private static let quickening = 0.9

  private let minus = UILabel()
  private let plus = UILabel()
  private let line = UIImageView()
  private let pictures = (minus: UIImageView(), plus: UIImageView(), ground: UIImageView())
  var images = StepperImages() {
    didSet { showLimits() }
  }
  private var storedValue = 0.0
  /// 1 while the finger is on the half that adds, -1 on the other one, 0 on none.
  private var direction = 0.0
  private var nextStep: TimerToken?

  /// Makes a stepper from 0 to 100 with the value 0 and steps of 1; the size of the frame does not count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Makes a stepper as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    self.frame.size = Self.size
    setUp()
  }

  private func setUp() {
    shape()
    clipsToBounds = true
    addSubview(pictures.ground)
    for (label, text) in [(minus, "\u{2212}"), (plus, "+")] {
      label.text = text
      label.font = .systemFont(ofSize: 22)
      label.textAlignment = .center
      addSubview(label)
    }
    line.backgroundColor = .separator
    addSubview(line)
    for picture in [pictures.minus, pictures.plus] {
      picture.contentMode = .center
      addSubview(picture)
    }
    showLimits()
  }

  private func shape() {
    guard !isOutlined else { return shapeOutline() }
    layer.cornerRadius =
      UISystem.current.behaviour.hasCapsuleControls ? Self.size.height / 2 : 8
    showUsualBackground(.tertiarySystemFill)
  }

  // MARK: The value

  /// The value; one beyond a limit is that limit. Setting it tells nobody.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), maximumValue)
      showLimits()
      tellObservers()
    }
  }

  /// The lower limit. "Must be numerically less than maximumValue" (Apple): raises otherwise.
  open var minimumValue = 0.0 {
    didSet { limitsDidChange() }
  }

  /// The upper limit. "Must be numerically greater than minimumValue" (Apple): raises otherwise.
  open var maximumValue = 100.0 {
    didSet { limitsDidChange() }
  }

  /// What a step adds or takes away. "Must be numerically greater than 0" (Apple): raises otherwise.
  open var stepValue = 1.0 {
    didSet {
      if stepValue <= 0 { raise("stepValue must be greater than 0") }
    }
  }

  /// Whether it is told of each step of a finger that rests, and not only of the end.
  open var isContinuous = true

  /// Whether steps repeat while a finger rests.
  open var autorepeat = true

  /// Whether a step beyond a limit leads to the other one.
  open var wraps = false {
    didSet { showLimits() }
  }

  private func limitsDidChange() {
    guard minimumValue < maximumValue else {
      return raise("minimumValue must be less than maximumValue")
    }
    value = storedValue
  }

  /// Assumed: the texts.
  private func raise(_ reason: String) {
    UISystem.current.raise("NSInvalidArgumentException", "UIStepper: \(reason)")
  }

  // MARK: Look

  /// The one size of steppers.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// The one size of steppers.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Places the halves: the one that takes away is where lines begin.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (left, right) = bounds.divided(atDistance: bounds.midX, from: .minXEdge)
    minus.frame = isRightToLeft ? right : left
    plus.frame = isRightToLeft ? left : right
    pictures.minus.frame = minus.frame
    pictures.plus.frame = plus.frame
    pictures.ground.frame = bounds
    let gap: CGFloat = isOutlined ? 0 : 7
    line.frame = CGRect(x: bounds.midX - 0.5, y: gap, width: 1, height: bounds.height - 2 * gap)
  }

  /// Whether the stepper can be used; one that cannot looks pale.
  open override var isEnabled: Bool {
    didSet { showLimits() }
  }

  /// A half that leads nowhere is pale.
  private func showLimits() {
    minus.textColor = signColor(isAble: canStep(-1))
    plus.textColor = signColor(isAble: canStep(1))
    show(images.decrement, in: pictures.minus, insteadOf: minus, isAble: canStep(-1))
    show(images.increment, in: pictures.plus, insteadOf: plus, isAble: canStep(1))
    pictures.ground.image = images.background.image(in: state)
    line.image = images.divider
    line.backgroundColor =
      images.divider != nil ? nil : isOutlined ? tintColor : .separator
    if isOutlined { colorOutline() }
  }

  /// Assumed: how pale a sign is in an outline.
  private func signColor(isAble: Bool) -> UIColor {
    guard isOutlined else { return isAble ? .label : .tertiaryLabel }
    return isAble ? tintColor : tintColor.withAlphaComponent(0.3)
  }

  /// Shows the tint, where that is the color of the outline.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if isOutlined { showLimits() }
  }

  private func show(
    _ own: StateImages, in picture: UIImageView, insteadOf label: UILabel, isAble: Bool
  ) {
    picture.image = own.image(in: isAble ? state : state.union(.disabled))
    picture.tintColor = label.textColor
    label.isHidden = picture.image != nil
  }

  private func canStep(_ direction: Double) -> Bool {
    guard isEnabled else { return false }
    return wraps || (direction < 0 ? storedValue > minimumValue : storedValue < maximumValue)
  }

  // MARK: Touches

  override func keeps(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }

  /// Steps when a finger goes down (assumed), and again while it rests.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    direction = half(of: touch)
    guard canStep(direction) else { return false }
    step()
    if autorepeat { wait(Self.repeatDelay, next: Self.repeatIntervals.first) }
    return true
  }

  /// Goes on with the half that the finger is on.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    direction = bounds.contains(touch.location(in: self)) ? half(of: touch) : 0
    return true
  }

  /// Ends the steps, and tells of the value unless each was told.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    stop()
    if !isContinuous { sendChosenValue() }
  }

  /// Ends the steps.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    stop()
  }

  /// Sets the picture of the half that adds, instead of a plus.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images.increment.all[state] = image
  }

  /// The picture of the half that adds that was set for a state.
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    images.increment.all[state]
  }

  /// Sets the picture of the half that takes away, instead of a minus.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images.decrement.all[state] = image
  }

  /// The picture of the half that takes away that was set for a state.
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    images.decrement.all[state]
  }

  /// Sets the picture behind both halves.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    images.background.all[state] = image
  }

  /// The picture behind both halves that was set for a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    images.background.all[state]
  }

  /// Sets the picture between the halves in their states.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    images.dividers[StepperImages.Halves(left: leftState, right: rightState)] = image
  }

  /// The picture between the halves that was set for their states.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    images.dividers[StepperImages.Halves(left: leftState, right: rightState)]
  }

  private func half(of touch: UITouch) -> Double {
    (touch.location(in: self).x < bounds.midX) == isRightToLeft ? 1 : -1
  }

  private func step() {
    guard direction != 0, canStep(direction) else { return }
    let next = storedValue + direction * stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if isContinuous { sendChosenValue() }
  }

  private func wait(_ seconds: TimeInterval, next interval: TimeInterval) {
    nextStep = UISystem.current.loop.schedule(after: seconds) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.step()
        let quicker = max(interval * Self.quickening, Self.repeatIntervals.least)
        self.wait(interval, next: quicker)
      }
    }
  }

  private func stop() {
    if let nextStep { UISystem.current.loop.cancel(nextStep) }
    nextStep = nil
  }

  // MARK: Accessibility

  /// The halves are elements, which the app cannot reach (general knowledge; apps that override that).
  override var isUsuallyAccessibilityElement: Bool { false }
  override var usualAccessibilityElements: [Any]? { halves }

  private lazy var halves: [ControlPart] = [
    ControlPart(of: self) { [weak self] in
      self.map {
        ControlPart.Facts(
          label: "Decrement", frame: $0.minus.frame,
          isEnabled: $0.isEnabled && $0.canStep(down: true))
      }
    },
    ControlPart(of: self) { [weak self] in
      self.map {
        ControlPart.Facts(
          label: "Increment", frame: $0.plus.frame,
          isEnabled: $0.isEnabled && $0.canStep(down: false))
      }
    },
  ]

  private func canStep(down: Bool) -> Bool {
    wraps || (down ? storedValue > minimumValue : storedValue < maximumValue)
  }
}
