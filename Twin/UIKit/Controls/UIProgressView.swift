public import Foundation
import QuartzCore

/// Shows how much of something is done.
///
/// Differs from UIKit: a `Progress` is not followed, as Foundation on Linux tells nobody of its changes: it is
/// looked at when it is set and in each layout pass.
open class UIProgressView: UIView {
  /// How a view looks.
  nonisolated public enum Style: Int, Sendable {
    /// With a track.
    case `default` = 0
    /// For bars: without one.
    case bar = 1
  }

  /// The height, in points: 2 since iOS 7 (JGProgressView issue 1) and 4 since iOS 14; 2.5 in bars.
  private let usualHeight: CGFloat = UISystem.current.behaviour.roundsProgress ? 4 : 2
  private static let barHeight: CGFloat = 2.5
  /// How long what is done is at least, in points.
  private static let leastLength: CGFloat = 8

  private let filled = UIImageView()
  private let track = UIImageView()

  /// Makes a view of a style, with nothing done.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  /// Makes a view with nothing done.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(track)
    addSubview(filled)
    color()
    keepHeight()
  }

  private func keepHeight() {
    let frame = frame
    self.frame = frame
  }

  /// How the view looks.
  open var progressViewStyle = Style.default {
    didSet {
      invalidateIntrinsicContentSize()
      color()
    }
  }

  /// How much is done, from 0 to 1; "values less than 0.0 and greater than 1.0 are pinned to those limits"
  /// (Apple, "progress").
  open var progress: Float {
    get { storedProgress }
    set { observably(setting: .progress) { show(newValue, animated: false) } }
  }
  private var storedProgress: Float = 0

  /// Says how much is done.
  open func setProgress(_ progress: Float, animated: Bool) {
    observably { show(progress, animated: animated) }
  }

  private func show(_ progress: Float, animated: Bool) {
    storedProgress = min(max(progress, 0), 1)
    guard animated, window != nil else { return placeFilled() }
    UIView.animate(withDuration: 0.25, animations: { self.placeFilled() })
  }

  /// The color of what is done; the tint unless set.
  open var progressTintColor: UIColor? {
    didSet { color() }
  }

  /// The color of the rest; a gray unless set.
  open var trackTintColor: UIColor? {
    didSet { color() }
  }

  /// The progress that the view shows; setting one takes its part that is done.
  open var observedProgress: Progress? {
    didSet { lookAtProgress() }
  }

  private func lookAtProgress() {
    guard let observedProgress else { return }
    progress = Float(observedProgress.fractionCompleted)
  }

  /// The picture of what is done, instead of a color.
  open var progressImage: UIImage? {
    didSet { color() }
  }

  /// The picture of the rest, instead of a color.
  open var trackImage: UIImage? {
    didSet { color() }
  }

  // As tests of interfaces find it (general knowledge).
  override var isUsuallyAccessibilityElement: Bool { true }
  override var usualAccessibilityLabel: String? { "Progress" }
  override var usualAccessibilityValue: String? { SpokenNumber.percent(storedProgress) }
  override var usualAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }

  private var height: CGFloat { progressViewStyle == .bar ? Self.barHeight : usualHeight }

  /// A height, and no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// Where the view is; its height stays its own. Constraints can give it another one.
  ///
  /// Source: github.com/Vercantez/openuikit, `UIProgressView.swift` (iOS 26.1: a frame 10 points high becomes 4 high and
  /// keeps its origin); many answers about higher progress views (a frame does nothing, a constraint on the height does).
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard transform.isIdentity else { return super.frame = newValue }
      super.frame = CGRect(
        origin: newValue.origin, size: CGSize(width: newValue.width, height: height))
    }
  }

  /// The height of progress views.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: height)
  }

  /// Places what is done.
  open override func layoutSubviews() {
    super.layoutSubviews()
    lookAtProgress()
    placeFilled()
  }

  /// Colors what is done anew.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  private var hasRoundEnds: Bool {
    progressViewStyle == .default && UISystem.current.behaviour.roundsProgress
  }

  /// How long what is done is: with round ends whole points, and at least 8.
  ///
  /// Source: github.com/Vercantez/openuikit, `UIProgressView.swift`, read off iOS 26.1 (a third of 280 points is 93, half
  /// of 281 is 141, a hundredth of 280 is 8, and nothing is seen of nothing); jeong9216.tistory.com/742 (1 to 8 % of 100
  /// points are 8).
  private var filledLength: CGFloat {
    let length = bounds.width * CGFloat(storedProgress)
    guard hasRoundEnds, storedProgress > 0 else { return length }
    return min(bounds.width, max(Self.leastLength, length.rounded()))
  }

  private func placeFilled() {
    track.frame = bounds
    let width = filledLength
    let radius = hasRoundEnds ? bounds.height / 2 : 0
    layer.cornerRadius = radius
    for part in [filled, track] { part.layer.cornerRadius = radius }
    filled.frame = CGRect(
      x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
  }

  /// Source of the color of iOS 26: github.com/Vercantez/openuikit, `UIProgressView.swift`. Assumed: the one before.
  private var usualTrackColor: UIColor {
    UISystem.current.behaviour.hasCapsuleControls ? .systemFill : .systemGray5
  }

  private func color() {
    filled.image = progressImage
    track.image = trackImage
    let isUnseen = progressViewStyle == .bar || trackImage != nil
    backgroundColor = trackTintColor ?? (isUnseen ? .clear : usualTrackColor)
    filled.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    filled.tintColor = progressTintColor
    track.tintColor = trackTintColor
  }
}
