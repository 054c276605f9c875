import Foundation
import QuartzCore

/// Where the parts of a cell are.
///
/// Assumed: texts are as far from the edges as a page's margins, and marks, too.
extension UITableViewCell {
  private var margin: CGFloat { table?.sideMargin ?? 16 }

  /// How much room the signs of editing and what is at the right edge take, in points.
  func roomBeside() -> (leading: CGFloat, trailing: CGFloat) {
    let edges = coveredEdges
    var trailing = edges.right
    if showsReorder { trailing += ReorderControl.width }
    if let accessory = shownAccessory {
      trailing += accessory.bounds.width + (showsReorder ? 0 : margin)
    }
    return (editingIndent + edges.left, trailing)
  }

  /// How much higher a row is that measures itself, in points: one pixel, if its table has lines. The content
  /// is as high as the row, so that what constraints say of it is a pixel too little.
  ///
  /// Source: what developers print of such conflicts, `UIView-Encapsulated-Layout-Height` of 54.3333 at 3x
  /// where constraints ask for 54, 312.5 at 2x for 312 (answers to "constraint problems due to separator line
  /// height", 2020, and "Adjusting custom Tableviewcell", 2021). Assumed: rows of the system's own contents
  /// are 44 points high with their line.
  func roomForLine() -> CGFloat {
    guard let table, table.separatorStyle != .none, !(content is UIListContentView) else { return 0 }
    return 1 / UIScreen.main.scale
  }

  private var editingIndent: CGFloat {
    guard isBeingEdited, ownEditingStyle != .none else { return 0 }
    return shouldIndentWhileEditing && indentsInTable ? EditControl.width : 0
  }

  private var showsReorder: Bool { isBeingEdited && showsReorderControl && canBeMoved }

  func placeParts() {
    host.placeBackground(in: self)
    for view in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView] {
      view?.frame = bounds
    }
    let beside = roomBeside()
    placeMarks(beside.trailing)
    content.frame = CGRect(
      x: beside.leading, y: 0, width: max(0, bounds.width - beside.leading - beside.trailing),
      height: bounds.height)
    if isBeingEdited {
      editControl.frame = CGRect(
        x: coveredEdges.left, y: 0, width: EditControl.width, height: bounds.height)
    } else if editControl.superview != nil {
      editControl.removeFromSuperview()
    }
    let text = placeTexts()
    guard separators != CellSeparators() else {
      if hasLines { separatorLines.show(separators, in: self, from: 0, to: 0) }
      return
    }
    let ends = separatorEnds(text: content.frame.minX + text)
    separatorLines.show(separators, in: self, from: ends.start, to: ends.end)
    hasLines = true
  }

  /// - Returns: Where the text begins in the content.
  private func placeTexts() -> CGFloat {
    if let list = content as? UIListContentView { return list.textStart }
    var area = content.bounds.insetBy(dx: margin, dy: 0)
    area.cut(from: CGFloat(indentationLevel) * indentationWidth)
    if let size = placePicture(in: area) { area.cut(from: size.width + 16) }
    switch style {
    case .default:
      if label.superview != nil { label.frame = area }
    case .value1, .value2:
      label.frame = area
      detail.frame = area
      detail.textAlignment = .right
    case .subtitle:
      let height = area.height / 2
      label.frame = CGRect(x: area.minX, y: 4, width: area.width, height: height)
      detail.frame = CGRect(x: area.minX, y: height, width: area.width, height: height - 4)
    }
    return area.minX
  }

  private func placePicture(in area: CGRect) -> CGSize? {
    guard picture.superview != nil, let size = picture.image?.size else { return nil }
    picture.frame = CGRect(x: area.minX, y: 0, width: size.width, height: area.height)
    return size
  }

  // MARK: Right edge

  /// What is at the right edge now.
  private var shownAccessory: UIView? {
    (isBeingEdited ? editingAccessoryView : accessoryView) ?? mark
  }

  /// Exchanges what is at the right edge.
  func accessoryDidChange(from former: UIView?) {
    former?.removeFromSuperview()
    mark?.removeFromSuperview()
    mark = nil
    let (own, hidden) =
      isBeingEdited
      ? (editingAccessoryView, accessoryView) : (accessoryView, editingAccessoryView)
    if hidden !== own { hidden?.removeFromSuperview() }
    if own == nil { mark = makeMark(isBeingEdited ? editingAccessoryType : accessoryType) }
    if let shown = own ?? mark, shown.superview !== self { addSubview(shown) }
    setNeedsLayout()
  }

  private func makeMark(_ type: AccessoryType) -> UIView? {
    switch type {
    case .none: nil
    case .disclosureIndicator: AccessoryMark(.disclosure)
    case .checkmark: AccessoryMark(.checkmark)
    case .detailButton: makeDetailButton()
    case .detailDisclosureButton:
      AccessoryStrip([makeDetailButton(), AccessoryMark(.disclosure)])
    }
  }

  private func makeDetailButton() -> UIView {
    DetailButton { [weak self] in
      guard let self else { return }
      table?.accessoryTapped(in: self)
    }
  }

  private func placeMarks(_ room: CGFloat) {
    if showsReorder {
      if reorderControl.superview !== self { addSubview(reorderControl) }
      let width = ReorderControl.width
      reorderControl.frame = CGRect(
        x: bounds.width - width - coveredEdges.right, y: 0, width: width, height: bounds.height)
    } else if hasReorderControl {
      reorderControl.removeFromSuperview()
    }
    if let accessory = shownAccessory {
      accessory.frame.origin = CGPoint(
        x: bounds.width - room, y: (bounds.height - accessory.bounds.height) / 2)
    }
  }

  private var hasReorderControl: Bool { subviews.contains { $0 is ReorderControl } }

  // MARK: Lines and ground

  func show(_ separators: CellSeparators) {
    guard separators != self.separators else { return }
    self.separators = separators
    setNeedsLayout()
  }

  /// Has the ground of a group, unless it has one of the app's own.
  func standOnGroup() {
    if !ground.isOwn { showUsualBackground(.secondarySystemGroupedBackground) }
  }
}

nonisolated extension CGRect {
  /// Takes a width away at the left.
  fileprivate mutating func cut(from width: CGFloat) {
    origin.x += width
    size.width = max(0, size.width - width)
  }
}
