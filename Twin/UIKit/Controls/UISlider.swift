public import Foundation
import QuartzCore

/// A control with a value between two limits.
///
/// - `UISlider+Images`: pictures of the track, the knob and the ends.
///
/// Differs from UIKit: pictures do not fade in and out with a state.
open class UISlider: UIControl {
  /// The size of the knob and the height of the track, in points.
  private struct Measures {
    let knob: CGSize
    let track: CGFloat

    /// Assumed.
    static let round = Measures(knob: CGSize(width: 28, height: 28), track: 4)
    /// From iOS 26 on; read off UIKit's own views in iOS 26.5 by others.
    static let oval = Measures(knob: CGSize(width: 37, height: 24), track: 6)
  }

  private static let endPadding: CGFloat = 9
  /// The height of a slider, in points.
  ///
  /// Source: Interface Builder's files, such as `Slider.storyboard` of jihokim94/IOS-STUDY (Xcode 12) and `Main.storyboard` of
  /// Wizzmo/ColorizedApp (Xcode 15); from iOS 26 on, github.com/Vercantez/openuikit, read off iOS 26.1.
  private let height: CGFloat = UISystem.current.behaviour.hasCapsuleControls ? 34 : 31

  private let measures: Measures =
    UISystem.current.behaviour.hasCapsuleControls ? .oval : .round
  private let track = UIImageView()
  private let filled = UIImageView()
  private let knob = UIImageView()
  private let ends = (minimum: UIImageView(), maximum: UIImageView())
  var images = SliderImages()
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
    for view in [track, filled, knob, ends.minimum, ends.maximum] {
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
    defer { tellObservers() }
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

  /// What the slider is to behave as; phones and iPads keep it and otherwise ignore it (since iOS 15).
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// What the slider behaves as: `pad` on phones and iPads, whatever is preferred.
  open var behavioralStyle: UIBehavioralStyle { .pad }

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

  /// The picture at the end of the lower limit.
  open var minimumValueImage: UIImage? {
    didSet { imagesDidChange() }
  }

  /// The picture at the end of the upper limit.
  open var maximumValueImage: UIImage? {
    didSet { imagesDidChange() }
  }

  /// Where the picture of the lower limit is: where lines begin, in the middle.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(minimumValueImage, forBounds: bounds, atLeft: !isRightToLeft)
  }

  /// Where the picture of the upper limit is: where lines end, in the middle.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(maximumValueImage, forBounds: bounds, atLeft: isRightToLeft)
  }

  private func endRect(_ image: UIImage?, forBounds bounds: CGRect, atLeft: Bool) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Where the track is: between the pictures of the limits (assumed: 9 points from each), as high as a
  /// picture of its own.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    func room(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + Self.endPadding } ?? 2 }
    let (first, last) = (room(minimumValueImage), room(maximumValueImage))
    let height = max(
      currentMinimumTrackImage?.size.height ?? measures.track,
      currentMaximumTrackImage?.size.height ?? measures.track)
    return CGRect(
      x: bounds.minX + (isRightToLeft ? last : first), y: bounds.midY - height / 2,
      width: bounds.width - first - last, height: height)
  }

  /// Where the knob is at a value, for a place of the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let shown = isRightToLeft ? 1 - part : part
    let size = currentThumbImage?.size ?? measures.knob
    return CGRect(
      x: rect.minX - 2 + shown * (rect.width + 4 - size.width), y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// What lies beside the track and below the knob, which constraints do not see.
  ///
  /// Source: Interface Builder's files. Of jihokim94/IOS-STUDY, `Slider.storyboard` (Xcode 12): three sliders in a stack, 30
  /// points from each other, have x -2 and y 0, 60 and 120; they are 4 points wider than the stack, and 31 high.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  /// A height, a point less than the slider's, and no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height - alignmentRectInsets.bottom)
  }

  /// The height of sliders.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: height)
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

  /// Swipes of the knob to the sides.
  override func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isTracking, let swipe = recognizer as? UISwipeGestureRecognizer else { return false }
    return swipe.numberOfTouchesRequired == 1 && !swipe.direction.isDisjoint(with: [.left, .right])
  }

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
    if isContinuous { sendChosenValue() }
    return true
  }

  /// Tells of the value, unless each move was told.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendChosenValue() }
  }

  /// Sets the picture of the knob in a state, which is then as large as it.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images.thumb[state] = image
    imagesDidChange()
  }

  /// Sets the picture of the part below the value in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.minimum[state] = image
    imagesDidChange()
  }

  /// Sets the picture of the part above the value in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.maximum[state] = image
    imagesDidChange()
  }

  /// The picture of the knob that was set for a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state] }

  /// The picture of the part below the value that was set for a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    images.minimum[state]
  }

  /// The picture of the part above the value that was set for a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    images.maximum[state]
  }

  /// The picture of the knob that shows.
  open var currentThumbImage: UIImage? { images.thumb[state] ?? images.thumb[.normal] }

  /// The picture of the part below the value that shows.
  open var currentMinimumTrackImage: UIImage? {
    images.minimum[state] ?? images.minimum[.normal]
  }

  /// The picture of the part above the value that shows.
  open var currentMaximumTrackImage: UIImage? {
    images.maximum[state] ?? images.maximum[.normal]
  }

  private func move(to touch: UITouch) {
    let rect = trackRect(forBounds: bounds)
    let start = thumbRect(forBounds: bounds, trackRect: rect, value: minimumValue).midX
    let end = thumbRect(forBounds: bounds, trackRect: rect, value: maximumValue).midX
    guard start != end else { return }
    let part = (touch.location(in: self).x - grip - start) / (end - start)
    value = minimumValue + Float(min(max(part, 0), 1)) * (maximumValue - minimumValue)
  }

  private func placeKnob() {
    let rect = trackRect(forBounds: bounds)
    track.frame = rect
    track.layer.cornerRadius = rect.height / 2
    knob.frame = thumbRect(forBounds: bounds, trackRect: rect, value: storedValue)
    knob.layer.cornerRadius = currentThumbImage == nil ? measures.knob.height / 2 : 0
    ends.minimum.frame = minimumValueImageRect(forBounds: bounds)
    ends.maximum.frame = maximumValueImageRect(forBounds: bounds)
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
    showImages()
    track.backgroundColor = track.image == nil ? maximumTrackTintColor ?? .systemGray4 : nil
    filled.backgroundColor = filled.image == nil ? minimumTrackTintColor ?? tintColor : nil
    knob.backgroundColor = knob.image == nil ? thumbTintColor ?? .white : nil
    knob.layer.castKnobShadow(knob.image == nil)
  }

  private func showImages() {
    track.image = currentMaximumTrackImage
    filled.image = currentMinimumTrackImage
    knob.image = currentThumbImage
    ends.minimum.image = minimumValueImage
    ends.maximum.image = maximumValueImage
    track.tintColor = maximumTrackTintColor
    filled.tintColor = minimumTrackTintColor
    knob.tintColor = thumbTintColor
  }

  /// Shows pictures anew, and makes room for them.
  final func imagesDidChange() {
    color()
    setNeedsLayout()
  }

  override var isUsuallyOpaque: Bool { false }

  override func stateDidChange() {
    super.stateDidChange()
    if !images.isEmpty { imagesDidChange() }
  }

  // MARK: Accessibility

  override var usualAccessibilityTraits: UIAccessibilityTraits {
    super.usualAccessibilityTraits.union(.adjustable)
  }

  override var usualAccessibilityValue: String? {
    let range = maximumValue - minimumValue
    return SpokenNumber.percent(range > 0 ? (storedValue - minimumValue) / range : 0)
  }

  /// A tenth of the way, of which targets hear.
  ///
  /// Source: David Rönnqvist, "Accessible Sliders and Adjustable Controls": swiping "changes the value in 10
  /// percentage point increments".
  override func usuallyStep(by direction: Int) {
    let former = storedValue
    value += Float(direction) * (maximumValue - minimumValue) / 10
    if storedValue != former { sendChosenValue() }
  }

  /// The middle of the knob (AccessibilitySnapshot's default activation points).
  override var usualAccessibilityActivationPoint: CGPoint {
    let place = thumbRect(
      forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
    let onScreen = UIAccessibility.convertToScreenCoordinates(place, in: self)
    return CGPoint(x: onScreen.midX, y: onScreen.midY)
  }
}
