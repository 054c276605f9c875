import Foundation
import QuartzCore

/// Where the parts of a cell are.
///
/// Where lines run from right to left, all of it is mirrored.
///
/// Assumed: texts are as far from the edges as a page's margins, and marks, too. Texts of a row: `CellTexts.swift`.
extension UITableViewCell {
  var margin: CGFloat { table?.sideMargin ?? 16 }

  var rowMeasures: RowMeasures { .current(for: traitCollection) }

  /// How much room the signs of editing and what is at the right edge take, in points.
  func roomBeside() -> (leading: CGFloat, trailing: CGFloat) {
    let edges = coveredEdges
    var trailing = edges.right + (table?.sectionIndexRoom ?? 0)
    if showsReorder { trailing += UITableViewCellReorderControl.width }
    if let accessory = shownAccessory {
      trailing += accessory.bounds.width + (showsReorder ? 0 : margin) + roomBesideMark
    }
    return (editingIndent + edges.left, trailing)
  }

  /// The room between the content and a mark, in points: until iOS 12, where texts go on to nearly the end of the content.
  ///
  /// Source: logged hierarchies of iOS 7 (contents of 287 of 320 points with a margin of 15, arrows at 297; a tutorial about
  /// cells that are swiped) and 8 (286; rdar://18290376), and storyboards of iOS 12 (341 of 375).
  private var roomBesideMark: CGFloat {
    mark is AccessoryMark && !UISystem.current.behaviour.isFromIOS13On ? 10 : 0
  }

  /// How much higher a row is that measures itself, in points: one pixel, if its table has lines. The content
  /// is as high as the row, so that what constraints say of it is a pixel too little.
  ///
  /// Source: what developers print of such conflicts, `UIView-Encapsulated-Layout-Height` of 54.3333 at 3x
  /// where constraints ask for 54, 312.5 at 2x for 312 (answers to "constraint problems due to separator line
  /// height", 2020, and "Adjusting custom Tableviewcell", 2021). Assumed: rows with lists' contents
  /// are 44 points high with their line.
  func roomForLine() -> CGFloat {
    guard let table, table.separatorStyle != .none, !(content is UIListContentView) else {
      return 0
    }
    return UIScreen.main.pixel
  }

  /// How high a row is that measures itself and whose content asks for nothing, in points.
  ///
  /// From iOS 13 on a pixel lower than the usual row, if its table has lines. Source: files of Interface Builder since
  /// Xcode 12, such as the storyboards of jihokim94/IOS-STUDY (43.5 points at 2x), DariaKobeleva/ContactList and
  /// zacinthepark/HotelManzana (43.67 at 3x, plain and grouped), and ODDNERO/TableView (44 without lines); and a cell of 43.5
  /// points at 28 that Apple's page about debugging prints. As high as usual in a text snapshot of iOS 12
  /// (pointfreeco/swift-snapshot-testing, `testTableViewController.2.txt`).
  var usualHeight: CGFloat {
    let usual = rowMeasures.usual
    return UISystem.current.behaviour.takesLinesOffRows ? usual - roomForLine() : usual
  }

  /// How much lower the content is than the cell, in points: one pixel for the line until iOS 12, unless the table has no
  /// lines.
  ///
  /// Source: files of Interface Builder, such as `Main.storyboard` of DenTelezhkin/DTTableViewManager's example (Xcode 10), with
  /// contents of 43.5 points in rows of 44; as high as the row in those of Xcode 11 and later.
  var lineBelowContent: CGFloat {
    guard UISystem.current.behaviour.leavesRoomForLines else { return 0 }
    if let table, table.separatorStyle == .none { return 0 }
    return UIScreen.main.pixel
  }

  private var editingIndent: CGFloat {
    guard isBeingEdited, ownEditingStyle != .none || selectsInEditing else { return 0 }
    return shouldIndentWhileEditing && indentsInTable ? UITableViewCellEditControl.width : 0
  }

  private var showsReorder: Bool { isBeingEdited && showsReorderControl && canBeMoved }

  func placeParts() {
    host.placeBackground(in: self)
    for view in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView] {
      view?.frame = bounds
    }
    let beside = roomBeside()
    placeMarks(beside.trailing)
    content.frame = directed(
      CGRect(
        x: beside.leading, y: 0, width: max(0, bounds.width - beside.leading - beside.trailing),
        height: max(0, bounds.height - lineBelowContent)), in: bounds)
    if hasEditControl { editControl.frame = editControlFrame(isShown: isBeingEdited) }
    let texts = placeTexts()
    guard separators != CellSeparators() else {
      if hasLines { separatorLines.show(separators, in: self, from: 0, to: 0) }
      return
    }
    let ends = separatorEnds(text: texts, content: beside.leading)
    separatorLines.show(separators, in: self, from: ends.start, to: ends.end)
    hasLines = true
  }

  /// - Returns: How far from the beginning of the content the text is.
  private func placeTexts() -> CGFloat {
    if let list = content as? UIListContentView { return list.textStart }
    let whole = content.bounds
    let area = textArea(in: whole)
    if picture.superview != nil, let image = area.image {
      picture.frame = directed(image, in: whole)
    }
    let texts = CellTexts(
      arrangement, label: label, detail: detail, in: area.text, pairGap: rowMeasures.pairGap)
    if label.superview != nil {
      label.frame = directed(texts.label, in: whole)
      if style == .value2 { label.textAlignment = isRightToLeft ? .left : .right }
    }
    if detail.superview != nil { detail.frame = directed(texts.detail, in: whole) }
    return area.text.minX
  }

  /// How far texts are from a picture, in points.
  ///
  /// Source: `TableViewCell.storyboard` of jihokim94/IOS-STUDY (Xcode 12), where a picture of 32 by 32 points lies at 20, 5.5
  /// in a row of 43.5, and the text begins at 67.
  private static let pictureGap: CGFloat = 15

  /// Where a picture and texts are in the content. A picture lies in the middle of the height; one that is higher is
  /// made smaller as a whole (general knowledge).
  private func textArea(in whole: CGRect) -> (image: CGRect?, text: CGRect) {
    let margins = contentMargins
    var area = whole
    area.cut(from: margins.leading + CGFloat(indentationLevel) * indentationWidth)
    area.size.width = max(0, area.width - margins.trailing)
    guard picture.superview != nil, let size = picture.image?.size else { return (nil, area) }
    let share = size.height > 0 ? min(1, area.height / size.height) : 1
    let (width, height) = (size.width * share, size.height * share)
    let y = UIScreen.main.inPixels((area.height - height) / 2, .down)
    let image = CGRect(x: area.minX, y: y, width: width, height: height)
    area.cut(from: width + Self.pictureGap)
    return (image, area)
  }

  /// How far pictures and texts are from the sides of the content.
  ///
  /// Source: Apple, "UITableViewCell.separatorInset": positive insets move the content inward, too. Assumed: it is
  /// never nearer to the sides than the margin, and 8 points from what is at the right edge. A point from the end of a
  /// content that ends before a mark: a logged hierarchy (a title of 269 points at 16 in a content of 286).
  private var contentMargins: (leading: CGFloat, trailing: CGFloat) {
    let trailing = shownAccessory == nil ? margin : roomBesideMark > 0 ? 1 : 8
    guard let inset = wantedSeparatorInset else {
      return (margin, trailing)
    }
    let isAdded = table?.separatorInsetReference == .fromAutomaticInsets
    return (max(margin, inset.left + (isAdded ? margin : 0)), max(trailing, inset.right))
  }

  /// How the texts are arranged: at accessibility sizes a value is below its title (general knowledge, of the
  /// system's settings).
  private var arrangement: CellStyle {
    guard style == .value1 else { return style }
    return traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .subtitle : style
  }

  /// How high the row is with its texts; nil where they fit into the usual height, as one line of the usual size does.
  ///
  /// Assumed: before iOS 11, when tables had rows of 44 points, as in the eras before that of iOS 13, subtitles do not
  /// make rows higher.
  func heightOfTexts(in width: CGFloat) -> CGFloat? {
    guard label.superview === content else { return nil }
    let isPair =
      arrangement == .subtitle && detail.superview != nil && detail.text?.isEmpty == false
      && UISystem.current.behaviour.isFromIOS13On
    guard
      isPair || label.numberOfLines != 1 || detail.superview != nil && detail.numberOfLines != 1
        || label.font.pointSize > UIFont.labelFontSize
    else { return nil }
    let area = textArea(in: CGRect(x: 0, y: 0, width: width, height: 0))
    let measures = rowMeasures
    let texts = CellTexts(
      arrangement, label: label, detail: detail, in: area.text, pairGap: measures.pairGap)
    return isPair
      ? texts.height + 2 * measures.pairPadding : measures.height(of: texts.height)
  }

  // MARK: Right edge

  /// What is at the right edge now.
  var shownAccessory: UIView? {
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
      if reorderControl.superview !== self {
        UIView.performWithoutAnimation { reorderControl.frame = reorderFrame(isShown: false) }
        addSubview(reorderControl)
      }
      reorderControl.frame = reorderFrame(isShown: true)
    } else if hasReorderControl {
      reorderControl.frame = reorderFrame(isShown: false)
    }
    if let accessory = shownAccessory {
      let place = CGRect(
        x: bounds.width - room + roomBesideMark,
        y: (bounds.height - accessory.bounds.height) / 2,
        width: accessory.bounds.width, height: accessory.bounds.height)
      accessory.frame.origin = directed(place, in: bounds).origin
    }
  }

  private var hasReorderControl: Bool { subviews.contains { $0 is UITableViewCellReorderControl } }

  // MARK: Editing

  /// Where the sign of editing is: beside the row until it comes and when it has gone.
  private func editControlFrame(isShown: Bool) -> CGRect {
    let width = UITableViewCellEditControl.width
    let x = isShown ? coveredEdges.left : -width
    return directed(CGRect(x: x, y: 0, width: width, height: bounds.height), in: bounds)
  }

  private func reorderFrame(isShown: Bool) -> CGRect {
    let width = UITableViewCellReorderControl.width
    let right = isShown ? coveredEdges.right + (table?.sectionIndexRoom ?? 0) : -width
    return directed(
      CGRect(x: bounds.width - width - right, y: 0, width: width, height: bounds.height),
      in: bounds)
  }

  func showEditControl() {
    updateEditControl()
    guard !hasEditControl else { return }
    hasEditControl = true
    UIView.performWithoutAnimation {
      editControl.frame = editControlFrame(isShown: false)
      addSubview(editControl)
      editControl.layoutIfNeeded()
    }
  }

  func updateEditControl() {
    editControl.selects = selectsInEditing
    editControl.isChosen = isSelected
    editControl.style = editingStyle
  }

  /// Takes away the signs that have gone out of sight.
  func removeEditControls() {
    guard !isEditing else { return }
    if hasEditControl { editControl.removeFromSuperview() }
    hasEditControl = false
    if hasReorderControl { reorderControl.removeFromSuperview() }
  }

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
