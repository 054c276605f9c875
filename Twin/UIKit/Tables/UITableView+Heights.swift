import Foundation

/// How high everything is.
extension UITableView {
  /// Has the heights asked for anew before the next layout.
  func setNeedsHeights() {
    needsHeights = true
    setNeedsLayout()
  }

  /// Asks data source and delegate what there is, and how long everything is.
  func readSections() {
    isReadingSections = true
    defer { isReadingSections = false }
    removeSectionViews()
    let count = dataSource?.numberOfSections(in: self) ?? 1
    layOut(0..<count, part: readPart) { section in
      dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
  }

  /// Asks how long everything is. Cells, headers and footers stay, and so does what is selected.
  ///
  /// Source: an app sees its rows selected after a rotation, and its delegate is asked for heights in it (general
  /// knowledge).
  func readHeights() {
    isReadingSections = true
    defer { isReadingSections = false }
    endGestures()
    measured = [:]
    let counts = layout.sections.map(\.rows.count)
    layOut(counts.indices, part: height) { counts[$0] }
    measureCells()
    setNeedsLayout()
  }

  private func layOut(
    _ sections: Range<Int>, part: (SectionPart) -> CGFloat, rowCount: (Int) -> Int
  ) {
    needsHeights = false
    hasRowsOfOwnHeight = false
    layout.width = bounds.width
    layout.inset = style == .insetGrouped ? sideMargin : 0
    layout.sections = sections.map { section in
      let rows = rowCount(section)
      let header = part(SectionPart(section: section, isHeader: true))
      return TableLayout.Section(
        padding: header > 0 ? spaceAboveHeaders : 0, header: header,
        rows: (0..<rows).map { height(of: IndexPath(row: $0, section: section)) },
        footer: part(SectionPart(section: section, isHeader: false)))
    }
    measureEnds()
  }

  func measureEnds() {
    layout.top = tableHeaderView?.bounds.height ?? 0
    layout.bottom = tableFooterView?.bounds.height ?? 0
    let size = CGSize(width: bounds.width, height: layout.height)
    if contentSize != size { contentSize = size }
  }

  func height(of path: IndexPath) -> CGFloat {
    let wanted = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard wanted < 0 else { return wanted }
    hasRowsOfOwnHeight = true
    if let measured = measured[path] { return measured }
    let estimate = rowDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimate > 0 ? estimate : rowMeasures.usual
  }

  /// Asks nobody where every row is as high as the delegate said when heights were read. Source: tests of Adlai
  /// Holler's that pass on iOS; the end of updates asks as many questions as there are rows.
  func hasOwnHeight(_ path: IndexPath) -> Bool {
    hasRowsOfOwnHeight && (rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0
  }

  /// Asks a cell how high its row is. What follows moves; how long the whole is, is `measureEnds()`'s to say.
  func measure(_ cell: UITableViewCell, of path: IndexPath) {
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: layout.innerWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = height(of: cell, wanting: size.height, in: layout.innerWidth)
    measured[path] = height
    guard layout.sections[path.section].rows[path.row] != height else { return }
    layout.sections[path.section].setHeight(height, ofRow: path.row)
  }

  /// Measures the cells again that say themselves how high they are: at the end of updates, also of updates
  /// without any change, which is how apps have cells resized.
  func measureCells() {
    for (path, cell) in cells.inOrder where layout.has(path) && hasOwnHeight(path) {
      measure(cell, of: path)
    }
    measureEnds()
  }

  /// A cell shows something else: it may want another height.
  func contentDidChange(in cell: UITableViewCell) {
    guard !isAddingCell, openUpdates == 0, !needsReload, let path = indexPath(for: cell),
      layout.has(path), hasOwnHeight(path)
    else { return }
    measure(cell, of: path)
    measureEnds()
    setNeedsLayout()
  }
}
