import Foundation

/// What a row of a menu shows.
struct MenuEntry {
  var title: String
  var image: UIImage?
  var attributes: UIMenuElement.Attributes = []
  /// Whether it has a mark in front.
  var isOn = false
}

extension MenuEntry {
  /// The row of an action.
  init(_ action: UIAction) {
    self.init(
      title: action.title, image: action.image, attributes: action.attributes,
      isOn: action.state == .on)
  }
}

/// A row of a menu.
final class MenuRow: UIControl {
  private static let margin: CGFloat = 16
  private static let markWidth: CGFloat = 20

  let title: String
  /// Whether the menu stays when the row is chosen.
  let keepsMenu: Bool
  private let label = UILabel()
  private let mark = UILabel()
  private let picture = UIImageView()
  private let line = UIView()
  private let hasMarks: Bool

  /// Whether a line parts it from the row above.
  var hasLine = false {
    didSet { line.isHidden = !hasLine }
  }
  private let onTap: () -> Void

  init(_ entry: MenuEntry, hasMarks: Bool, onTap: @escaping () -> Void) {
    title = entry.title
    keepsMenu = entry.attributes.contains(.keepsMenuPresented)
    self.hasMarks = hasMarks
    self.onTap = onTap
    super.init(frame: .zero)
    isEnabled = !entry.attributes.contains(.disabled)
    let color: UIColor =
      if !isEnabled {
        .tertiaryLabel
      } else if entry.attributes.contains(.destructive) {
        .systemRed
      } else {
        .label
      }
    label.text = entry.title
    label.font = .systemFont(ofSize: 17)
    label.textColor = color
    mark.text = entry.isOn ? "✓" : nil
    mark.font = .systemFont(ofSize: 17, weight: .semibold)
    picture.image = entry.image
    picture.tintColor = color
    picture.contentMode = .center
    line.backgroundColor = SystemSurface.panelLine
    line.isHidden = true
    line.isUserInteractionEnabled = false
    for view in [mark, picture, label, line] where view !== mark || entry.isOn {
      if view !== picture || entry.image != nil { addSubview(view) }
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: Self.margin, dy: 0)
    let start = hasMarks ? Self.markWidth : 0
    let end = picture.image.map { $0.size.width + Self.margin } ?? 0
    mark.frame = CGRect(x: inner.minX, y: 0, width: start, height: bounds.height)
    label.frame = CGRect(
      x: inner.minX + start, y: 0, width: inner.width - start - end, height: bounds.height)
    picture.frame = CGRect(
      x: inner.maxX - end + Self.margin, y: 0, width: max(0, end - Self.margin),
      height: bounds.height)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: UIScreen.main.pixel)
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? SystemSurface.pressed : nil }
  }

  /// A tap is UIKit's own affair: no action of the app runs.
  override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.touchUpInside) { onTap() }
  }
}
