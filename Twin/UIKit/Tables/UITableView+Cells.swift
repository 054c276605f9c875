import Foundation
import QuartzCore

/// What is in sight, and the cells for it.
extension UITableView {
  /// How high rows are of which the app says nothing.
  var rowMeasures: RowMeasures { .current(for: traitCollection) }

  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  func reloadIfNeeded() {
    guard openUpdates == 0 else { return }
    if needsReload {
      reloadEverything()
    } else if needsHeights {
      readHeights()
    }
  }

  func reloadEverything() {
    needsReload = false
    endGestures()
    for (path, cell) in cells.inOrder { put(away: cell, of: path) }
    cells = [:]
    measured = [:]
    selected = []
    highlighted = nil
    readSections()
    prefetcher.reset()
    reloadSectionIndexTitles()
    setNeedsLayout()
  }

  func endGestures() {
    swiping.drop()
    moving.cancel()
  }

  func exchange(_ former: UIView?, for view: UIView?) {
    former?.removeFromSuperview()
    if let view { addSubview(view) }
    measureEnds()
    setNeedsLayout()
  }

  // MARK: In sight

  /// Lays out at once if that is due, for somebody who asks for what is in sight.
  func layOutIfAsked() {
    guard layer.needsLayout(), !isReadingSections else { return }
    reloadIfNeeded()
    layOutCells()
  }

  /// Makes and places the cells of the rows in sight, and puts the others away.
  func layOutCells() {
    guard !isAddingCell, openUpdates == 0 else { return }
    if window == nil { warnOfLayoutOutsideHierarchy() }
    isAddingCell = true
    defer { isAddingCell = false }
    let paths = addVisibleCells()
    for (path, cell) in cells.filter({ !paths.contains($0.key) }).inOrder {
      cells[path] = nil
      put(away: cell, of: path)
    }
    placeCells()
    prefetch()
  }

  /// Adds cells until no measured height brings further rows into sight.
  private func addVisibleCells() -> Set<IndexPath> {
    var paths = rowsInSight()
    for _ in 0..<50 {
      let missing = paths.filter { cells[$0] == nil }.sorted()
      guard !missing.isEmpty else { break }
      for path in missing where !UISystem.current.hasCrashed { addCell(for: path) }
      measureEnds()
      paths = rowsInSight()
    }
    return paths
  }

  private func rowsInSight() -> Set<IndexPath> {
    let margin = moving.margin
    // A table without a height has the row at its top in sight, as tests that pass on iOS expect of a
    // `UITableView()` (https://github.com/venmo/Static).
    let end = max(bounds.maxY, bounds.minY.nextUp)
    var paths = Set(layout.rows(from: bounds.minY - margin, to: end + margin))
    if let dragged = moving.move?.source { paths.insert(dragged) }
    if let edited = pathOfFirstResponder, layout.has(edited) { paths.insert(edited) }
    return paths
  }

  /// The row in whose cell the first responder is. That cell stays, however far it is scrolled, until another one is
  /// first responder and the table is laid out.
  ///
  /// Source: general knowledge; a collection of others does as UIKit's (github.com/SoySauceLab/CollectionKit, issue 113).
  private var pathOfFirstResponder: IndexPath? {
    guard let cell = viewWithFirstResponder(UITableViewCell.self) else { return nil }
    return cells.first { $0.value === cell }?.key
  }

  /// The cells without the one that is kept out of sight for its first responder.
  var cellsInSight: [IndexPath: UITableViewCell] {
    guard let path = pathOfFirstResponder, !frame(of: path).intersects(bounds) else { return cells }
    var inSight = cells
    inSight[path] = nil
    return inSight
  }

  func addCell(for path: IndexPath) {
    guard let dataSource, layout.has(path) else { return }
    let outer = request
    request = (path, false)
    let cell = dataSource.tableView(self, cellForRowAt: path)
    request = outer
    cell.table = self
    cells[path] = cell
    cell.indentationLevel =
      rowDelegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
    showEditing(on: cell, of: path, animated: false)
    if style != .plain { cell.standOnGroup() }
    if hasOwnHeight(path) { measure(cell, of: path) }
    UIView.performWithoutAnimation {
      cell.frame = layout.row(path)
      cell.alpha = 1
      cell.setSelected(selected.contains(path), animated: false)
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  func placeCells() {
    for (path, cell) in cells { cell.frame = frame(of: path) }
    showSeparators()
    placeSectionIndex()
    placeSectionViews()
    tableHeaderView?.frame.origin = .zero
    tableHeaderView?.frame.size.width = bounds.width
    tableFooterView?.frame.origin = CGPoint(x: 0, y: layout.height - layout.bottom)
    tableFooterView?.frame.size.width = bounds.width
    backgroundView?.frame = bounds
  }

  /// Where a cell is now.
  private func frame(of path: IndexPath) -> CGRect {
    moving.frame(of: path, in: layout)
      ?? layout.row(path).offsetBy(dx: swiping.shift(of: path), dy: 0)
  }

  /// Takes a cell out of sight and keeps it for other rows.
  func put(away cell: UITableViewCell, of path: IndexPath) {
    if swiping.open?.cell === cell { swiping.drop() }
    cell.removeFromSuperview()
    rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let identifier = cell.reuseIdentifier { cellPool.put(cell, for: identifier) }
  }

  // MARK: Reuse

  /// Notes that the data source has taken a cell for a row.
  ///
  /// Source: github.com/kif-framework/KIF, issue 1040 (iOS 11.2). Assumed: that it counts while the table asks for the
  /// cell of the row, and at no other time.
  func serveRequest(_ identifier: String, _ path: IndexPath) {
    guard let request, request.path == path, UISystem.current.behaviour.isFromIOS13On else {
      return
    }
    self.request?.isServed = true
    guard request.isServed else { return }
    UISystem.current.raise(
      "NSInternalInconsistencyException",
      "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need"
        + " to dequeue more cells than the table view is requesting, use the"
        + " -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier:"
        + " \(identifier), index path: \(UISystem.current.describe(path as NSIndexPath)) {length = 2,"
        + " path = \(path.section) - \(path.row)}")
  }

  /// Lets the data source place things in a cell before the table has it.
  ///
  /// Source: WWDC 2012, session 200 (it is of the right size, for a layout in its content view). Assumed: a cell that is
  /// to say itself how high it is keeps its size until then.
  func giveSize(of path: IndexPath, to cell: UITableViewCell) {
    guard !isReadingSections, !needsReload, layout.has(path), !hasOwnHeight(path) else { return }
    UIView.performWithoutAnimation { cell.frame.size = layout.row(path).size }
  }

  func spareCell(_ identifier: String) -> UITableViewCell? {
    if let cell = cellPool.take(identifier) {
      cell.setHighlighted(false, animated: false)
      cell.setSelected(false, animated: false)
      cell.isHidden = false
      cell.prepareForReuse()
      return cell
    }
    let cell = newCell(identifier)
    cell?.table = self  // The data source may ask for what depends on it.
    return cell
  }

  private func newCell(_ identifier: String) -> UITableViewCell? {
    switch cellPool.source(for: identifier) {
    case .type(let type): type.init(style: .default, reuseIdentifier: identifier)
    case .nib(let nib):
      nib.view(UITableViewCell.self, named: identifier, for: self) {
        UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
    case nil: nil
    }
  }

  // MARK: Scrolling

  func scroll(toRow path: IndexPath, at position: ScrollPosition, animated: Bool) {
    reloadIfNeeded()
    guard layout.has(path) else {
      UISystem.current.raise(
        "NSRangeException",
        "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]:"
          + " row (\(path.row)) beyond bounds"
          + " (\(numberOfRows(inSection: path.section))) for section (\(path.section)).")
      return
    }
    // Rows that come into sight may turn out to be of other heights than was estimated.
    for _ in 0..<8 {
      let goal = onPixels(offset(showing: path, at: position))
      guard goal != contentOffset else { break }
      setContentOffset(goal, animated: animated)
      guard !animated else { return }
      layoutIfNeeded()
    }
    if !animated { layoutIfNeeded() }
  }

  private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint {
    let row = layout.row(path)
    let inset = adjustedContentInset
    var offset = contentOffset
    switch position {
    case .none: offset = self.offset(showing: row)
    case .top: offset.y = row.minY - inset.top
    case .bottom: offset.y = row.maxY + inset.bottom - bounds.height
    case .middle:
      offset.y = row.midY - inset.top - (bounds.height - inset.top - inset.bottom) / 2
    }
    return clamped(offset)
  }
}
