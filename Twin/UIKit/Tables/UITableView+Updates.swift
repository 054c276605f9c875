import Foundation
import QuartzCore

extension UITableView {
  /// How long rows take to come and go, in seconds (assumed).
  private static let updateDuration: TimeInterval = 0.3

  /// Notes that rows come, go or are made anew, and makes the change unless others belong to it.
  func update(
    _ paths: [IndexPath], _ change: RowMotions.Change, _ kind: RowAnimation,
    in set: WritableKeyPath<ItemUpdates, Set<IndexPath>>
  ) {
    guard canUpdate(paths) else { return }
    motions.note(change, of: paths, kind)
    update { $0[keyPath: set].formUnion(paths) }
  }

  /// Notes that sections come, go or are made anew, and makes the change unless others belong to it.
  func update(
    _ sections: IndexSet, _ change: RowMotions.Change, _ kind: RowAnimation,
    in set: WritableKeyPath<ItemUpdates, IndexSet>
  ) {
    motions.note(change, of: sections, kind)
    update { $0[keyPath: set].formUnion(sections) }
  }

  /// Notes a change, and makes it unless others belong to it.
  func update(_ change: (inout ItemUpdates) -> Void) {
    reloadIfNeeded()
    change(&updates)
    if openUpdates == 0 { applyUpdates() }
  }

  /// Whether rows can come, go or be reloaded: negative rows and sections raise.
  ///
  /// Source: wordpress-mobile/WordPress-iOS, pull request 15475 and issues 15366 to 15372: since iOS 14, before nothing.
  /// Assumed: that moving and reconfiguring raise nothing of the kind.
  func canUpdate(_ rows: [IndexPath]) -> Bool {
    let system = UISystem.current
    guard system.behaviour.isFromIOS13On,
      let path = rows.first(where: { $0.contains { $0 < 0 } })
    else { return true }
    let numbers = path.map { String(UInt(bitPattern: $0)) }.joined(separator: " - ")
    system.raise(
      "NSInternalInconsistencyException",
      "Attempted to perform update with invalid index path:"
        + " \(system.describe(path as NSIndexPath)) {length = \(path.count), path = \(numbers)}")
    return false
  }

  /// Makes changes together, and calls no method that an app may have overridden: an app's own `beginUpdates()` hears of
  /// what it calls itself (github.com/mattneub/dromio, AlbumsDataSourceDelegateTests).
  func makeUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    openBatch()
    updates?()
    if let completion { updateCompletions.append(completion) }
    closeBatch()
  }

  /// Begins changes that are made together.
  func openBatch() {
    reloadIfNeeded()
    openUpdates += 1
  }

  /// Makes the changes since the batch was opened, unless another one is open around it.
  func closeBatch() {
    guard openUpdates > 0 else { return }
    openUpdates -= 1
    if openUpdates == 0 { applyUpdates() }
  }

  func applyUpdates() {
    let updates = updates
    let completions = updateCompletions
    var motions = motions
    (self.updates, self.motions, updateCompletions) = (ItemUpdates(), RowMotions(), [])
    endGestures()
    let before = layout.sections.map(\.rows.count)
    let count = dataSource?.numberOfSections(in: self) ?? 1
    let after = (0..<count).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    if let mistake = updates.mistake(before: before, after: after, names: .table) {
      UISystem.current.raise(
        "NSInternalInconsistencyException",
        "\(mistake)Table view: \(UISystem.current.describe(self))")
      return
    }
    motions.follow(updates)
    let leaving = moveCells(by: updates)
    itemDragging?.follow(updates)
    reconfigure(after: updates)
    readSections()
    measureCells()
    let former = Set(cells.keys)
    addArrivingCells(former)
    let arriving = cells.filter { path, cell in
      !former.contains(path) && !leaving.contains { $0.cell === cell }
    }
    show(
      leaving: leaving.filter { !shows($0.cell) }
        .map { MovingCell(cell: $0.cell, kind: motions.going($0.path)) },
      arriving: arriving.inOrder
        .map { MovingCell(cell: $0.value, kind: motions.coming($0.key)) }
    ) {
      for completion in completions { completion(true) }
    }
  }

  /// Whether a cell is that of a row: the data source may answer with the same one again for a row that is reloaded, or
  /// that comes back soon.
  ///
  /// Source: xmartlabs/Eureka, whose rows keep their cells; its form reloads what is selected as it appears.
  private func shows(_ cell: UITableViewCell) -> Bool {
    cells.values.contains { $0 === cell }
  }

  /// Gives cells, selection and heights their new places; rows that are reloaded lose the selection, which no
  /// delegate hears of.
  ///
  /// Source: stevex.net, "UITableView selection not sticking when reloading cells", which measured it of rows;
  /// Assumed: of the rows of reloaded sections.
  ///
  /// - Returns: The cells whose rows are gone or want another cell, with their former places.
  @discardableResult
  func moveCells(by updates: ItemUpdates) -> [(path: IndexPath, cell: UITableViewCell)] {
    func place(_ old: IndexPath) -> IndexPath? { updates.item(old) }
    func isReloaded(_ old: IndexPath) -> Bool {
      updates.reloadedItems.contains(old) || updates.reloadedSections.contains(old.section)
    }
    var leaving: [(path: IndexPath, cell: UITableViewCell)] = []
    var kept: [IndexPath: UITableViewCell] = [:]
    for (old, cell) in cells.inOrder {
      if let new = place(old), !isReloaded(old) {
        kept[new] = cell
      } else {
        leaving.append((old, cell))
      }
    }
    cells = kept
    measured = Dictionary(
      measured.compactMap { old, height in
        isReloaded(old) ? nil : place(old).map { ($0, height) }
      }, uniquingKeysWith: { $1 })
    selected = selected.filter { !isReloaded($0) }.compactMap(place)
    highlighted = highlighted.flatMap(place)
    for (old, cell) in leaving {
      rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: old)
    }
    return leaving
  }

  /// Has cells configured again that stay, and measures them anew.
  private func reconfigure(after updates: ItemUpdates) {
    for old in updates.reconfiguredItems.sorted() {
      guard let path = updates.item(old), let cell = cells[path] else { continue }
      reconfigured[path] = cell
      _ = dataSource?.tableView(self, cellForRowAt: path)
      reconfigured[path] = nil
    }
  }

  private func addArrivingCells(_ former: Set<IndexPath>) {
    isAddingCell = true
    for path in layout.rows(from: bounds.minY, to: bounds.maxY) where cells[path] == nil {
      addCell(for: path)
    }
    measureEnds()
    isAddingCell = false
  }

  private func show(
    leaving: [MovingCell], arriving: [MovingCell], completion: @escaping () -> Void
  ) {
    let isSeen = window != nil && UIView.areAnimationsEnabled
    UIView.performWithoutAnimation {
      if isSeen { for moving in arriving where moving.kind != .none { moving.leave() } }
      for moving in leaving + arriving where moving.isBehindOthers { putBehindRows(moving.cell) }
    }
    let finish = {
      for cell in leaving.map(\.cell) where !self.shows(cell) {
        cell.removeFromSuperview()
        cell.alpha = 1
        if let identifier = cell.reuseIdentifier { self.cellPool.put(cell, for: identifier) }
      }
      completion()
    }
    UIView.animate(
      withDuration: isSeen ? Self.updateDuration : 0, delay: 0, options: .allowUserInteraction,
      animations: {
        for moving in leaving { moving.leave() }
        for moving in arriving { moving.cell.alpha = 1 }
        self.placeCells()
      },
      completion: { _ in finish() })
  }

  /// Puts a cell behind those of all other rows.
  private func putBehindRows(_ cell: UITableViewCell) {
    guard let lowest = subviews.first(where: { $0 is UITableViewCell }), lowest !== cell else {
      return
    }
    insertSubview(cell, belowSubview: lowest)
  }
}
