import Foundation

/// Rows that are deleted and inserted by the person.
extension UITableView {
  /// How a row is edited: as the delegate says, or else deleted; not at all where the data source does not
  /// let it be.
  func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return .none }
    return rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  func showEditing(on cell: UITableViewCell, of path: IndexPath, animated: Bool) {
    let style = editingStyle(of: path)
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
    cell.prepareEditing(
      style: style,
      indents: rowDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true,
      canMove: canMove(path), selects: isEditing && allowsMultipleSelectionDuringEditing)
    let shows = isEditing && canEdit
    if cell.isEditing != shows { cell.setEditing(shows, animated: animated) }
  }

  /// Whether a row shows that it can be moved: while the table is edited, if the data source moves rows.
  ///
  /// Source: Apple, "Managing the Reordering of Rows": "In order for reorder controls to appear, the data source must
  /// support reordering by implementing the tableView:moveRowAtIndexPath:toIndexPath: method".
  private func canMove(_ path: IndexPath) -> Bool {
    guard isEditing, let dataSource, dataSource.movesRows else { return false }
    return dataSource.tableView(self, canMoveRowAt: path)
  }

  func showEditing(animated: Bool) {
    for (path, cell) in cells.inOrder { showEditing(on: cell, of: path, animated: animated) }
  }

  /// A person chose the sign at a row's beginning: deletion wants a second tap.
  func commitEditing(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch editingStyle(of: path) {
    case .none: break  // There is no sign.
    case .delete: confirmDeletion(of: cell, at: path)
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    }
  }

  /// A person wants to know more about a row.
  func accessoryTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    rowDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}

extension UITableViewCell {
  /// What editing does to a row.
  nonisolated public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It is deleted.
    case delete = 1
    /// Another one is put in.
    case insert = 2
  }

  /// The line below a cell.
  nonisolated public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case singleLine = 1
  }

  /// What editing shows in a cell.
  nonisolated public struct StateMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The sign at the beginning.
    public static let showingEditControlMask = StateMask(rawValue: 1 << 0)
    /// The button that confirms.
    public static let showingDeleteConfirmationMask = StateMask(rawValue: 1 << 1)
  }
}

/// The sign at the beginning of a row that is edited.
final class UITableViewCellEditControl: UIControl {
  /// How wide the sign's place is, in points (assumed).
  static let width: CGFloat = 38
  private static let diameter: CGFloat = 22

  private let disc = UIView()
  private let sign = UILabel()

  init(onTap: @escaping () -> Void) {
    super.init(frame: .zero)
    disc.isUserInteractionEnabled = false
    sign.textAlignment = .center
    sign.textColor = .white
    sign.font = .boldSystemFont(ofSize: 17)
    disc.addSubview(sign)
    addSubview(disc)
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    paint()
  }

  required init?(coder: NSCoder) {
    nil
  }

  var style = UITableViewCell.EditingStyle.none {
    didSet { if style != oldValue { paint() } }
  }

  /// Whether the sign says if the row is selected, where several rows can be.
  var selects = false {
    didSet { if selects != oldValue { paint() } }
  }

  /// Whether the row is selected.
  var isChosen = false {
    didSet { if isChosen != oldValue { paint() } }
  }

  /// Assumed: the circle's lines and colors.
  private func paint() {
    isHidden = style == .none && !selects
    isUserInteractionEnabled = !selects
    guard selects else {
      disc.backgroundColor = style == .insert ? .systemGreen : .systemRed
      disc.layer.borderWidth = 0
      sign.text = style == .insert ? "+" : "−"
      return
    }
    disc.backgroundColor = isChosen ? tintColor : nil
    disc.layer.borderWidth = isChosen ? 0 : 1.5
    disc.layer.borderColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
    sign.text = isChosen ? "✓" : nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if selects { paint() }
  }

  override func colorsDidChange() {
    super.colorsDidChange()
    if selects { paint() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Self.diameter
    disc.frame = CGRect(
      x: (bounds.width - size) / 2 + (isRightToLeft ? -6 : 6), y: (bounds.height - size) / 2,
      width: size, height: size)
    disc.layer.cornerRadius = size / 2
    sign.frame = disc.bounds
  }
}
