import Foundation

/// What a section shows of items that hold other items.
///
/// Items that are in one which is not expanded do not show. Every identifier is there once.
nonisolated public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Makes a snapshot without items.
  public init() {}

  // MARK: What there is

  /// All items, each before those that it holds.
  public var items: [ItemIdentifierType] { listed(roots) { _ in true } }

  /// The items that are in no other.
  public var rootItems: [ItemIdentifierType] { roots }

  /// The items that show.
  public var visibleItems: [ItemIdentifierType] { listed(roots) { expanded.contains($0) } }

  private func listed(
    _ list: [ItemIdentifierType], enters: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    list.flatMap { item in
      [item] + (enters(item) ? listed(children[item] ?? [], enters: enters) : [])
    }
  }

  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }

  /// Whether the items in an item show, as far as it shows itself.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether all that an item is in is expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard known.contains(item) else { return false }
    return ancestors(of: item).allSatisfy(expanded.contains)
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item, next: { parents[$0] }).dropFirst())
  }

  /// In how many others an item is.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }

  /// The place of an item among all; nil if there is no such item.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// The item that an item is in; nil for one at the root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// The items in an item, as a snapshot of their own.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var part = NSDiffableDataSourceSectionSnapshot()
    func copy(_ list: [ItemIdentifierType], to parent: ItemIdentifierType?) {
      part.append(list, to: parent)
      for item in list {
        if expanded.contains(item) { part.expanded.insert(item) }
        copy(children[item] ?? [], to: item)
      }
    }
    guard known.contains(parent) else { return part }
    if includingParent {
      copy([parent], to: nil)
    } else {
      copy(children[parent] ?? [], to: nil)
    }
    return part
  }

  // MARK: Items

  /// Puts items at the end of those in another one, or of those at the root.
  ///
  /// Raises an exception if the other one is not there, or an item is there already.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    insert(items, in: parent, at: siblings(in: parent).count)
  }

  /// Puts items before another one, in what that is in.
  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) {
    insert(items, beside: beforeIdentifier, after: false)
  }

  /// Puts items after another one, in what that is in.
  public mutating func insert(
    _ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType
  ) {
    insert(items, beside: afterIdentifier, after: true)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside item: ItemIdentifierType, after: Bool
  ) {
    let parent = parents[item]
    guard let index = siblings(in: parent).firstIndex(of: item) else {
      return SnapshotMistake.missing("index").raise()
    }
    insert(items, in: parent, at: after ? index + 1 : index)
  }

  private func siblings(in parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { children[$0] ?? [] } ?? roots
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], in parent: ItemIdentifierType?, at index: Int
  ) {
    if let parent, !known.contains(parent) {
      return SnapshotMistake.missing("parentIndex").raise()
    }
    var seen: Set<ItemIdentifierType> = []
    let twice = items.filter { known.contains($0) || !seen.insert($0).inserted }
    guard twice.isEmpty else {
      return SnapshotMistake.duplicateOutlineItems(twice.map { "\($0)" }).raise()
    }
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: index)
      for item in items { parents[item] = parent }
    } else {
      roots.insert(contentsOf: items, at: index)
    }
    known.formUnion(items)
  }

  /// Takes out items with all that is in them; those that are not there are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where known.contains(item) {
      for child in children[item] ?? [] { delete([child]) }
      if let parent = parents[item] {
        children[parent]?.removeAll { $0 == item }
      } else {
        roots.removeAll { $0 == item }
      }
      children[item] = nil
      parents[item] = nil
      known.remove(item)
      expanded.remove(item)
    }
  }

  /// Takes out all items.
  public mutating func deleteAll() {
    self = NSDiffableDataSourceSectionSnapshot()
  }

  /// Puts the items of another snapshot into an item, in place of those that it holds.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    delete(children[parent] ?? [])
    func copy(_ list: [ItemIdentifierType], to parent: ItemIdentifierType) {
      append(list, to: parent)
      for item in list {
        if snapshot.expanded.contains(item) { expanded.insert(item) }
        copy(snapshot.children[item] ?? [], to: item)
      }
    }
    copy(snapshot.roots, to: parent)
  }

  // MARK: Expanding

  /// Shows what is in items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter(known.contains))
  }

  /// Hides what is in items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    expanded.subtract(items)
  }
}

extension UICollectionViewDiffableDataSource {
  /// What an app says about items that hold others.
  nonisolated public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether what is in an item may show; it may unless set.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// What is in an item is about to show.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether what is in an item may be hidden; it may unless set.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// What is in an item is about to be hidden.
    public var willCollapseItem: ((Item) -> Void)?
    /// Makes what is in an item that is about to show, of what was in it.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Makes handlers of which none is set.
    public init() {}
  }
}
