public import Foundation
import QuartzCore

/// Shows that something goes on, and that nobody knows for how long.
open class UIActivityIndicatorView: UIView {
  /// How large an indicator is.
  nonisolated public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
    /// A name of ``large`` in white that iOS 13 replaced.
    case whiteLarge = 0
    /// A name of ``medium`` in white that iOS 13 replaced.
    case white = 1
    /// A name of ``medium`` that iOS 13 replaced.
    case gray = 2

    /// Source of the sizes: known from the frames that apps log.
    fileprivate var length: CGFloat {
      switch self {
      case .medium, .white, .gray: 20
      case .large, .whiteLarge: 37
      }
    }

    /// The color of the spokes until another is set.
    fileprivate var color: UIColor {
      switch self {
      case .medium, .large, .gray: .secondaryLabel
      case .white, .whiteLarge: .white
      }
    }
  }

  private var runs = false
  private let indicator = SpokesView()

  /// Makes an indicator as large as its style says, which does not run.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(
      frame: CGRect(origin: .zero, size: CGSize(width: style.length, height: style.length)))
    setUp()
  }

  /// Makes an indicator of medium size in a frame, which does not run.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Makes an indicator as without an archive; see `UIView.init(coder:)`.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    indicator.isUserInteractionEnabled = false
    indicator.backgroundColor = .clear
    addSubview(indicator)
    color = style.color
    isHidden = true
  }

  /// How large the indicator is.
  open var style: UIActivityIndicatorView.Style {
    didSet {
      if style.color != oldValue.color { color = style.color }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Whether the view is hidden while it does not run. If not, only the app hides it (Apple, "hidesWhenStopped").
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !runs }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the spokes; a gray of the system's unless set.
  open var color: UIColor! = UIColor.secondaryLabel {
    didSet {
      if color == nil { color = style.color }
      indicator.color = color
    }
  }

  /// Begins to run, and to show.
  open func startAnimating() {
    runs = true
    show()
  }

  /// Stops, and is hidden if it is to be so.
  open func stopAnimating() {
    runs = false
    show()
  }

  /// Whether it runs.
  open var isAnimating: Bool { runs }

  // As tests of interfaces find it (general knowledge).
  override var isUsuallyAccessibilityElement: Bool { true }
  override var usualAccessibilityLabel: String? { runs ? "In progress" : "Progress halted" }
  override var usualAccessibilityValue: String? { runs ? "1" : "0" }

  private func show() {
    if hidesWhenStopped { isHidden = !runs }
    turn()
  }

  private func turn() {
    indicator.turns = runs && window != nil
  }

  /// Turns the spokes while somebody can see them.
  override func windowDidChange() {
    super.windowDidChange()
    turn()
  }

  /// As large as the style says.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.length, height: style.length)
  }

  /// As large as the style says.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Puts the spokes into the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = intrinsicContentSize
    indicator.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }
}

/// Eight spokes, the more faint the longer the brightest is past them, which goes round with the clock.
private final class SpokesView: UIView {
  private static let count = 8
  /// How long one turn takes, in seconds.
  ///
  /// Source: markmeretzky.com/swift/activity, "rotates clockwise at the rate of 360° per second".
  private static let turnDuration: TimeInterval = 1
  private static let turning = "turning"

  /// Whether the brightest spoke goes round, from spoke to spoke.
  var turns = false {
    didSet {
      guard turns != oldValue else { return }
      layer.removeAnimation(forKey: Self.turning)
      if turns { layer.add(turn(), forKey: Self.turning) }
    }
  }

  private func turn() -> CAAnimation {
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turn.values = (0..<Self.count).map { 2 * Double.pi * Double($0) / Double(Self.count) }
    turn.calculationMode = .discrete
    turn.duration = Self.turnDuration
    turn.repeatCount = .infinity
    turn.isRemovedOnCompletion = false
    return turn
  }

  var color = UIColor.secondaryLabel {
    didSet { setNeedsDisplay() }
  }

  override func draw(_ rect: CGRect) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2
    for index in 0..<Self.count {
      let angle = -2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.count)
      let direction = CGPoint(x: sin(angle), y: -cos(angle))
      let spoke = UIBezierPath()
      spoke.lineWidth = radius / 5
      spoke.lineCapStyle = .round
      spoke.move(
        to: CGPoint(
          x: middle.x + direction.x * radius * 0.5, y: middle.y + direction.y * radius * 0.5))
      spoke.addLine(
        to: CGPoint(
          x: middle.x + direction.x * radius * 0.85, y: middle.y + direction.y * radius * 0.85))
      color.withAlphaComponent(1 - CGFloat(index) / 10).setStroke()
      spoke.stroke()
    }
  }
}
