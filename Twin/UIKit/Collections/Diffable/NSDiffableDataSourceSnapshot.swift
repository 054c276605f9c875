import Foundation

/// What a table or a collection shows at one time: sections and their items, by identifiers.
///
/// Every identifier is there once. Changes cost as much as the section that they touch has items.
nonisolated public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>:
  Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  private var order: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var home: [ItemIdentifierType: SectionIdentifierType] = [:]
  private var reloadedSections: [SectionIdentifierType] = []
  private var reloadedItems: [ItemIdentifierType] = []
  private var reconfiguredItems: [ItemIdentifierType] = []

  /// Makes a snapshot without sections.
  public init() {}

  // MARK: What there is

  /// How many items there are in all sections.
  public var numberOfItems: Int { home.count }

  /// How many sections there are.
  public var numberOfSections: Int { order.count }

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { order }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { order.flatMap { items[$0] ?? [] } }

  /// The sections that were marked as reloaded.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }

  /// The items that were marked as reloaded.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems }

  /// The items that were marked as reconfigured.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems }

  /// How many items a section has. Raises an exception if there is no such section; long before iOS 18 there were
  /// none.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section, in order. Raises an exception if there is no such section; long before iOS 18 there were
  /// none.
  ///
  /// Source: the-blue-alliance/the-blue-alliance-ios, pull request 899 (since iOS 14).
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    if items[identifier] == nil, SnapshotMistake.isOfLateSystems {
      SnapshotMistake.unknownSection.raise()
    }
    return knownItems(inSection: identifier)
  }

  /// The items of a section, in order; none if there is no such section.
  func knownItems(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }

  /// The section of an item; nil if there is no such item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { home[identifier] }

  /// The place of an item among those of all sections; nil if there is no such item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let place = place(of: identifier) else { return nil }
    return order[..<place.section].reduce(place.item) { $0 + knownItems(inSection: $1).count }
  }

  /// The place of a section; nil if there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    items[identifier] == nil ? nil : order.firstIndex(of: identifier)
  }

  /// The section and the place in it; nil if there is no such item.
  func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard let section = home[identifier], let index = indexOfSection(section),
      let item = items[section]?.firstIndex(of: identifier)
    else { return nil }
    return (index, item)
  }

  // MARK: Items

  /// Puts items at the end of a section; of the last one unless a section is named.
  ///
  /// Raises an exception if there is no section. An item that is there already is moved, and a log line says so;
  /// long before iOS 18 it raised an exception.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? order.last else {
      return SnapshotMistake.noSection.raise()
    }
    insert(identifiers, in: section, at: knownItems(inSection: section).count)
  }

  /// Puts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: beforeIdentifier) else {
      return SnapshotMistake.missing("section").raise()
    }
    insert(identifiers, in: order[place.section], at: place.item)
  }

  /// Puts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: afterIdentifier) else {
      return SnapshotMistake.missing("section").raise()
    }
    insert(identifiers, in: order[place.section], at: place.item + 1)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
  ) {
    guard let former = items[section] else { return SnapshotMistake.missing("section").raise() }
    let known = identifiers.filter { home[$0] != nil }
    var seen = Set(SnapshotMistake.isOfLateSystems ? [] : known)
    let twice = identifiers.filter { !seen.insert($0).inserted }
    guard twice.isEmpty else {
      return SnapshotMistake.duplicateItems(twice.map { "\($0)" }).raise()
    }
    var index = index
    if !known.isEmpty {
      SnapshotMistake.logMoved(known.map { "\($0)" })
      index -= former[..<index].count { known.contains($0) }
      deleteItems(known)
    }
    items[section]?.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { home[identifier] = section }
  }

  /// Takes out items; those that are not there are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for (section, gone) in Dictionary(grouping: Set(identifiers), by: { home[$0] }) {
      guard let section else { continue }
      let gone = Set(gone)
      items[section]?.removeAll { gone.contains($0) }
      for identifier in gone { home[identifier] = nil }
    }
  }

  /// Takes out all items and all sections.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, after: false)
  }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, after: true)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to target: ItemIdentifierType, after: Bool
  ) {
    guard home[identifier] != nil else { return SnapshotMistake.missing("fromSection").raise() }
    guard home[target] != nil, identifier != target else {
      return SnapshotMistake.missing("toSection").raise()
    }
    deleteItems([identifier])
    if after {
      insertItems([identifier], afterItem: target)
    } else {
      insertItems([identifier], beforeItem: target)
    }
  }

  /// Marks items whose views are made anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    if let missing = identifiers.first(where: { home[$0] == nil }) {
      return SnapshotMistake.unknownMark("reload", "item", "\(missing)").raise()
    }
    reloadedItems += identifiers
  }

  /// Marks items whose views are configured again in place.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    if let missing = identifiers.first(where: { home[$0] == nil }) {
      return SnapshotMistake.unknownMark("reconfigure", "item", "\(missing)").raise()
    }
    reconfiguredItems += identifiers
  }

  // MARK: Sections

  /// Puts sections at the end. Raises an exception if one is there already.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: order.count)
  }

  /// Puts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else {
      return SnapshotMistake.missing("insertIndex").raise()
    }
    insert(identifiers, at: index)
  }

  /// Puts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else {
      return SnapshotMistake.missing("insertIndex").raise()
    }
    insert(identifiers, at: index + 1)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    let known = identifiers.filter { items[$0] != nil }
    var seen = Set(SnapshotMistake.isOfLateSystems ? [] : known)
    let twice = identifiers.filter { !seen.insert($0).inserted }
    guard twice.isEmpty else {
      return SnapshotMistake.duplicateSections(twice.map { "\($0)" }).raise()
    }
    guard known.isEmpty else {
      return SnapshotMistake.knownSections(known.map { "\($0)" }).raise()
    }
    order.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { items[identifier] = [] }
  }

  /// Takes out sections with their items; those that are not there are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for identifier in gone {
      for item in items[identifier] ?? [] { home[item] = nil }
      items[identifier] = nil
    }
    order.removeAll { gone.contains($0) }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, after: false)
  }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, after: true)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to target: SectionIdentifierType, after: Bool
  ) {
    guard let from = indexOfSection(identifier) else {
      return SnapshotMistake.missing("fromIndex").raise()
    }
    guard items[target] != nil, identifier != target else {
      return SnapshotMistake.missing("toIndex").raise()
    }
    order.remove(at: from)
    guard let index = order.firstIndex(of: target) else { return }
    order.insert(identifier, at: after ? index + 1 : index)
  }

  /// Marks sections of which everything is made anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    if let missing = identifiers.first(where: { items[$0] == nil }) {
      return SnapshotMistake.unknownMark("reload", "section", "\(missing)").raise()
    }
    reloadedSections += identifiers
  }

  /// The snapshot as a data source gives it back: nothing in it is marked.
  var unmarked: NSDiffableDataSourceSnapshot {
    var copy = self
    (copy.reloadedSections, copy.reloadedItems, copy.reconfiguredItems) = ([], [], [])
    return copy
  }
}
