public import Foundation
import QuartzCore

/// A round control with a color; a tap lets the person pick another one.
///
/// Differs from UIKit: the ring around the color is gray and has no hues.
open class UIColorWell: UIControl {
  /// The size of a well, in points (assumed).
  private static let size = CGSize(width: 28, height: 28)
  /// The width of the ring and of the gap inside it, in points (assumed).
  private static let ringWidth: CGFloat = 3
  private static let gap: CGFloat = 2

  private let ring = UIView()
  private let disc = UIView()

  /// Makes a well without a color.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a well as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for part in [ring, disc] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    ring.layer.borderWidth = Self.ringWidth
    ring.layer.borderColor = UIColor.systemGray.cgColor
    addAction(UIAction { [weak self] _ in self?.pick() }, for: .touchUpInside)
  }

  /// The text above the colors that the person picks from.
  open var title: String?

  /// Whether colors may let something shine through; at first they may.
  open var supportsAlpha = true

  /// The color; nil for none. Setting it tells nobody; what the person picks is a change of the value.
  open var selectedColor: UIColor? {
    didSet {
      disc.backgroundColor = selectedColor
      tellObservers()
    }
  }

  /// The size of a well.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// The size of a well.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Places the ring and the color in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    ring.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    ring.center = CGPoint(x: bounds.midX, y: bounds.midY)
    ring.layer.cornerRadius = side / 2
    disc.frame = ring.frame.within(rim: Self.ringWidth + Self.gap)
    disc.layer.cornerRadius = disc.bounds.width / 2
  }

  private func pick() {
    var responder: UIResponder? = self
    while let current = responder, !(current is UIViewController) { responder = current.next }
    guard var page = responder as? UIViewController ?? window?.rootViewController else { return }
    while let presented = page.presentedViewController { page = presented }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.onPick = { [weak self] color in
      guard let self, color != selectedColor else { return }
      selectedColor = color
      sendChosenValue()
    }
    page.present(picker, animated: true)
  }
}
