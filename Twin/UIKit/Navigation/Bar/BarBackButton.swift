import Foundation
import QuartzCore

/// The way back: an arrow and, if there is room, where it leads.
final class BarBackButton: UIControl {
  /// Where the arrow begins and where the text begins, in points from the edge (react-navigation:
  /// 27 for the text; the arrow is measured from pictures, assumed).
  private static let arrowLeft: CGFloat = 8
  private static let textLeft: CGFloat = 27
  /// The least width that takes touches, in points (Flutter: 50).
  private static let smallestWidth: CGFloat = 50

  private let titles: [String]
  private let onTap: () -> Void
  private let arrow = BackArrowView(frame: CGRect(x: 0, y: 0, width: 12, height: 21))
  private let label = UILabel()

  /// Texts come best first; the first that fits is shown.
  init(titles: [String], onTap: @escaping () -> Void) {
    self.titles = titles
    self.onTap = onTap
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 17)
    arrow.isUserInteractionEnabled = false
    addSubview(arrow)
    addSubview(label)
    tintColorDidChange()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Chooses the text for a width and takes its place at the leading edge.
  func fit(within width: CGFloat, height: CGFloat) {
    let room = width - Self.textLeft
    var textSize = CGSize.zero
    label.text = titles.first { title in
      label.text = title
      textSize = label.sizeThatFits(.zero)
      return textSize.width <= room
    }
    if label.text == nil { textSize = .zero }
    arrow.center = CGPoint(x: Self.arrowLeft + arrow.bounds.width / 2, y: height / 2)
    label.bounds = CGRect(origin: .zero, size: textSize)
    label.center = CGPoint(x: Self.textLeft + textSize.width / 2, y: height / 2)
    frame = CGRect(
      x: 0, y: 0, width: max(Self.textLeft + textSize.width, Self.smallestWidth), height: height)
  }

  /// The middle of the text, in the bar's coordinates; nil without a text.
  var textCenter: CGFloat? {
    label.text?.isEmpty ?? true ? nil : frame.minX + label.center.x
  }

  /// Points the other way, where interfaces run from right to left.
  func mirror() {
    for view in [arrow, label] { view.center.x = bounds.width - view.center.x }
    arrow.transform = CGAffineTransform(scaleX: -1, y: 1)
  }

  /// Shifts the text and fades everything.
  func put(textShift: CGFloat, alpha: CGFloat) {
    label.transform = CGAffineTransform(translationX: textShift, y: 0)
    label.alpha = alpha
    arrow.alpha = alpha
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = tintColor
    arrow.color = tintColor
  }

  /// Fades under the finger, as text buttons of the system do.
  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.2 : 1 }
  }

  /// A tap is UIKit's own affair: no action of the app runs.
  override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.touchUpInside) { onTap() }
  }
}

/// The arrow of the back button.
final class BackArrowView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let shape = layer as? CAShapeLayer else { return }
    let path = CGMutablePath()
    path.move(to: CGPoint(x: bounds.maxX - 1.5, y: bounds.minY + 1.5))
    path.addLine(to: CGPoint(x: bounds.minX + 1.5, y: bounds.midY))
    path.addLine(to: CGPoint(x: bounds.maxX - 1.5, y: bounds.maxY - 1.5))
    shape.path = path
    shape.fillColor = nil
    shape.lineWidth = 2.8
    shape.lineCap = .round
    shape.lineJoin = .round
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The color of the lines.
  var color: UIColor? {
    didSet { (layer as? CAShapeLayer)?.strokeColor = color?.cgColor }
  }
}
