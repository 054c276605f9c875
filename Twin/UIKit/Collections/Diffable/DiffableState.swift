import Foundation

/// What a diffable data source shows: the value that those of tables and of collections share.
struct DiffableState<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

  /// What is shown now. Nothing in it is marked.
  private(set) var snapshot = Snapshot()
  /// The orders of sections whose items hold others.
  private var outlines: [Section: Outline] = [:]

  /// Shows another snapshot.
  mutating func show(_ new: Snapshot) {
    snapshot = new.unmarked
    outlines = outlines.filter { section, outline in
      new.indexOfSection(section) != nil
        && new.knownItems(inSection: section) == outline.visibleItems
    }
  }

  /// Shows another snapshot.
  ///
  /// - Returns: The changes that lead to it.
  mutating func change(to new: Snapshot) -> ItemUpdates {
    let difference = SnapshotDifference(from: snapshot, to: new)
    show(new)
    return difference.updates
  }

  /// Follows a move that the view has made already.
  mutating func move(_ source: IndexPath, to target: IndexPath) {
    guard let item = item(at: source), let section = section(at: target.section) else { return }
    var moved = snapshot
    moved.deleteItems([item])
    let items = moved.knownItems(inSection: section)
    if items.indices.contains(target.item) {
      moved.insertItems([item], beforeItem: items[target.item])
    } else {
      moved.appendItems([item], toSection: section)
    }
    show(moved)
  }

  // MARK: Places

  func section(at index: Int) -> Section? {
    snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, let section = section(at: path.section) else { return nil }
    let items = snapshot.knownItems(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func path(of item: Item) -> IndexPath? {
    snapshot.place(of: item).map { IndexPath(item: $0.item, section: $0.section) }
  }

  func count(inSection index: Int) -> Int {
    section(at: index).map { snapshot.knownItems(inSection: $0).count } ?? 0
  }

  // MARK: Items in items

  /// The order of a section; all items are at its root unless they were given one.
  func outline(of section: Section) -> Outline {
    if let outline = outlines[section] { return outline }
    var outline = Outline()
    outline.append(snapshot.knownItems(inSection: section))
    return outline
  }

  /// Whether a section was given an order.
  func hasOutline(_ section: Section) -> Bool { outlines[section] != nil }

  /// The snapshot with what shows of an order in a section, which comes at the end if it is new.
  func snapshot(with outline: Outline, in section: Section) -> Snapshot {
    var new = snapshot
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    new.deleteItems(new.knownItems(inSection: section))
    new.appendItems(outline.visibleItems, toSection: section)
    return new
  }

  /// Notes the order of a section, of which what shows is shown.
  mutating func note(_ outline: Outline, of section: Section) {
    outlines[section] = outline
  }
}
