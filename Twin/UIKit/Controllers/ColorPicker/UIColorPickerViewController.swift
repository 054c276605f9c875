public import Foundation
import QuartzCore

/// Hears which colors the person picks. All of it is optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// A color was picked (deprecated since iOS 15).
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

  /// A color was picked (since iOS 15).
  ///
  /// - Parameter continuously: Whether the finger is still down; the last color comes once more when it is lifted.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

  /// The person has dismissed the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing: the method is optional.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}

  /// Tells the older method: the method is optional.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    colorPickerViewControllerDidSelectColor(viewController)
  }

  /// Does nothing: the method is optional.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Lets the person pick a color: squares of colors, and a slider for the opacity.
///
/// Source: Apple's documentation of `UIColorPickerViewController` and of its delegate. Differs from UIKit: only the
/// page with squares, no spectrum, sliders of components, favorites or eyedropper.
open class UIColorPickerViewController: UIViewController {
  private static let margin: CGFloat = 16
  private static let sliderHeight: CGFloat = 34
  private static let headHeight: CGFloat = 56

  private let grid = ColorGrid()
  private let opacity = UISlider()
  private let heading = UILabel()
  private let closeButton = UIButton(type: .close)
  private var color = UIColor.black
  private var hasFinished = false

  /// Makes a picker.
  public init() {
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Makes a picker; see `UIViewController.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  /// Who hears of the colors.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The color that was picked last; black at first (assumed). Setting it tells nobody.
  open var selectedColor: UIColor {
    get { color }
    set {
      color = newValue
      showColor()
    }
  }

  /// Whether colors may let something shine through; at first they may. If not, all are opaque that are picked.
  open var supportsAlpha = true {
    didSet { opacity.isHidden = !supportsAlpha }
  }

  /// The text above the colors.
  open override var title: String? {
    didSet { heading.text = title ?? "Colors" }
  }

  /// Makes what the person picks from.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = title ?? "Colors"
    heading.font = .preferredFont(forTextStyle: .headline)
    heading.textAlignment = .center
    opacity.value = 1
    opacity.accessibilityLabel = "Opacity"
    opacity.isHidden = !supportsAlpha
    for part in [heading, closeButton, grid, opacity] { view.addSubview(part) }
    grid.addAction(
      UIAction { [weak self] _ in self?.pick(continuously: true) }, for: .valueChanged)
    opacity.addAction(
      UIAction { [weak self] _ in self?.pick(continuously: true) }, for: .valueChanged)
    for control in [grid, opacity] {
      control.addAction(
        UIAction { [weak self] _ in self?.pick(continuously: false) },
        for: [.touchUpInside, .touchUpOutside])
    }
    closeButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    showColor()
  }

  /// Places what the person picks from.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
      .within(rim: Self.margin)
    heading.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width, height: Self.headHeight - Self.margin)
    let closeSize = closeButton.sizeThatFits(area.size)
    closeButton.frame = CGRect(
      x: area.maxX - closeSize.width, y: heading.frame.midY - closeSize.height / 2,
      width: closeSize.width, height: closeSize.height)
    let side = area.width / CGFloat(ColorGrid.columns)
    grid.frame = CGRect(
      x: area.minX, y: area.minY + Self.headHeight, width: area.width,
      height: side * CGFloat(ColorGrid.rows))
    opacity.frame = CGRect(
      x: area.minX, y: grid.frame.maxY + Self.margin, width: area.width, height: Self.sliderHeight)
  }

  private func showColor() {
    guard isViewLoaded else { return }
    let alpha = color.cgColor.alpha
    opacity.value = Float(alpha)
    grid.show(color.withAlphaComponent(1))
  }

  private func pick(continuously: Bool) {
    color = supportsAlpha ? grid.color.withAlphaComponent(CGFloat(opacity.value)) : grid.color
    onPick(color)
    delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
  }

  /// Called with each color; for a color well.
  var onPick: (UIColor) -> Void = { _ in }

  /// Tells the delegate that the picker is gone.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, !hasFinished else { return }
    hasFinished = true
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}
