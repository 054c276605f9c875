import CoreGraphics
import Foundation

/// The views of accessories.
extension UICellAccessory {
  /// The width of the room that counts as standard, in points (assumed).
  private static let standardWidth: CGFloat = 28

  /// Whether the accessory shows.
  func shows(isEditing: Bool) -> Bool {
    guard !look.isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }

  /// The accessories that show, on both sides, in order.
  static func shown(
    of all: [UICellAccessory], isEditing: Bool
  ) -> (leading: [UICellAccessory], trailing: [UICellAccessory]) {
    func side(_ isLeading: Bool) -> [UICellAccessory] {
      let wanted = all.filter { $0.isLeading == isLeading && $0.shows(isEditing: isEditing) }
      var placed = wanted.filter { $0.position == nil }
      for accessory in wanted {
        guard let position = accessory.position else { continue }
        placed.insert(accessory, at: min(max(0, position(placed)), placed.count))
      }
      return placed
    }
    return (side(true), side(false))
  }

  /// How wide the room of the accessory's view is.
  func width(of view: UIView) -> CGFloat {
    switch look.reservedLayoutWidth {
    case .actual: view.bounds.width
    case .standard: max(view.bounds.width, Self.standardWidth)
    case .custom(let width): width
    }
  }

  /// Makes the view for a cell.
  func makeView(in cell: UICollectionViewListCell) -> UIView {
    let view = makePlainView(in: cell)
    if let tint = look.tintColor { view.tintColor = tint }
    return view
  }

  private func makePlainView(in cell: UICollectionViewListCell) -> UIView {
    switch type {
    case .disclosureIndicator: return mark(.disclosure)
    case .checkmark: return mark(.checkmark)
    case .reorder: return makeReorderControl(in: cell)
    case .detail: return DetailButton { action?() }
    case .delete, .insert: return makeEditControl(in: cell)
    case .multiselect: return SelectionCircle(look)
    case .outlineDisclosure: return OutlineButton(mark(.outline)) { [weak cell] in act(on: cell) }
    case .popUpMenu: return makeMenuButton()
    case .label: return makeLabel()
    case .customView:
      let view = customView ?? UIView()
      if !keepsSize, view.bounds.size == .zero { view.sizeToFit() }
      return view
    }
  }

  private func mark(_ kind: AccessoryMark.Kind) -> AccessoryMark {
    let mark = AccessoryMark(kind)
    mark.color = look.tintColor
    return mark
  }

  private func makeMenuButton() -> UIView {
    let button = AccessoryMenuButton(menu ?? UIMenu()) { onChoice?($0) }
    button.tintColor = look.tintColor ?? .secondaryLabel
    return button
  }

  private func makeReorderControl(in cell: UICollectionViewListCell) -> UIView {
    let control = UITableViewCellReorderControl(color: look.tintColor)
    // As wide as its lines, and high enough for a finger.
    control.frame.size = CGSize(width: control.markSize.width, height: 44)
    let recognizer = GripRecognizer()
    recognizer.addHandler(frame: .uikit("drag of an item")) { [weak cell, weak recognizer] _ in
      if let recognizer { cell?.dragged(by: recognizer) }
    }
    control.addGestureRecognizer(recognizer)
    return control
  }

  private func makeEditControl(in cell: UICollectionViewListCell) -> UIView {
    let control = UITableViewCellEditControl { [weak cell] in act(on: cell) }
    control.style = type == .insert ? .insert : .delete
    control.frame = CGRect(x: 0, y: 0, width: UITableViewCellEditControl.width, height: 44)
    return control
  }

  /// Does what a tap on the accessory does.
  func act(on cell: UICollectionViewListCell?) {
    if let action { return action() }
    switch type {
    case .delete: cell?.revealActions()
    case .outlineDisclosure: cell?.toggleOutline()
    default: break  // The app says what happens, or nothing does.
    }
  }

  private func makeLabel() -> UIView {
    let label = UILabel()
    label.text = text
    label.font = look.font
    label.textColor = look.tintColor ?? .secondaryLabel
    label.sizeToFit()
    return label
  }
}

/// A button that turns when what belongs to the cell shows.
final class OutlineButton: UIControl {
  private let mark: AccessoryMark

  init(_ mark: AccessoryMark, onTap: @escaping () -> Void) {
    self.mark = mark
    super.init(frame: CGRect(x: 0, y: 0, width: 24, height: 44))
    mark.center = CGPoint(x: bounds.midX, y: bounds.midY)
    addSubview(mark)
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Whether what belongs to the cell shows: then the arrow points down.
  var isExpanded = false {
    didSet { mark.pointsDown = isExpanded }
  }
}

/// A circle that is filled for a selected cell.
final class SelectionCircle: UIView {
  private static let diameter: CGFloat = 22
  private let check = AccessoryMark(.checkmark)
  private let look: UICellAccessory.Look

  init(_ look: UICellAccessory.Look) {
    self.look = look
    let side = Self.diameter
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    isUserInteractionEnabled = false
    layer.cornerRadius = side / 2
    check.color = look.tintColor ?? .white
    check.center = CGPoint(x: side / 2, y: side / 2)
    addSubview(check)
    show()
  }

  required init?(coder: NSCoder) {
    nil
  }

  var isOn = false {
    didSet { show() }
  }

  private func show() {
    check.isHidden = !isOn
    backgroundColor = isOn ? look.backgroundColor ?? .systemBlue : nil
    layer.borderWidth = isOn ? 0 : 1.5
    layer.borderColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
  }
}
