import CoreGraphics
import Foundation
import QuartzCore

/// The buttons that a swipe over a row brings.
final class UISwipeActionPullView: UIView {
  private let edge: RowSwiping.Edge
  private let buttons: [UISwipeActionStandardButton]
  /// Whether lifting the finger now performs the first action, whose button covers the others.
  var isArmed = false

  init(
    _ actions: [UIContextualAction], edge: RowSwiping.Edge,
    perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.edge = edge
    buttons = actions.map { UISwipeActionStandardButton($0, perform: perform) }
    super.init(frame: .zero)
    clipsToBounds = true
    // The first is in front.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Rounds off what the row itself has round at the edge, as in groups that stand apart at the sides.
  func takeCorners(of row: UIView) {
    let side: CACornerMask =
      edge == .right
      ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    layer.cornerRadius = row.layer.cornerRadius
    layer.maskedCorners = row.layer.maskedCorners.intersection(side)
  }

  /// The button of the first action, at the edge.
  var first: UISwipeActionStandardButton? { buttons.first }

  /// How wide all buttons are, in points.
  var wantedWidth: CGFloat { buttons.reduce(0) { $0 + $1.wantedWidth } }

  /// Shows the buttons in proportion, however much room there is.
  override func layoutSubviews() {
    super.layoutSubviews()
    let whole = wantedWidth
    guard whole > 0 else { return }
    var used: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let part = bounds.width * button.wantedWidth / whole
      let width = isArmed && index == 0 ? bounds.width : part
      let x = edge == .right ? bounds.width - used - width : used
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      used += part
    }
  }
}

/// The button of one action.
final class UISwipeActionStandardButton: ButtonControl {
  /// The least width, and the space beside the text, in points (assumed).
  private static let leastWidth: CGFloat = 74
  private static let margin: CGFloat = 15

  let action: UIContextualAction
  private let label = UILabel()
  private let picture = UIImageView()

  init(
    _ action: UIContextualAction, perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.action = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.textColor = .white
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 17)
    picture.image = action.image
    picture.tintColor = .white
    picture.contentMode = .center
    for view in [label, picture] { addSubview(view) }
    accessibilityLabel = action.title
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        perform(action, self)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// How wide the button wants to be, in points.
  var wantedWidth: CGFloat {
    max(Self.leastWidth, max(textSize.width, picture.image?.size.width ?? 0) + 2 * Self.margin)
  }

  private var textSize: CGSize {
    action.title == nil
      ? .zero
      : label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// Shows the picture above the text; both keep their widths.
  override func layoutSubviews() {
    super.layoutSubviews()
    let (image, text) = (picture.image?.size ?? .zero, textSize)
    let top = (bounds.height - image.height - text.height) / 2
    let width = max(wantedWidth, bounds.width)
    let x = (bounds.width - width) / 2
    picture.frame = CGRect(x: x, y: top, width: width, height: image.height)
    label.frame = CGRect(x: x, y: top + image.height, width: width, height: text.height)
  }
}
