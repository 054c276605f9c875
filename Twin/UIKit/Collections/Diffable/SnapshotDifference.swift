import Foundation

/// The changes that lead from one snapshot to another.
///
/// What stays in its section moves only as far as it must; what changes its section moves there, or is taken
/// out and put in where one of the sections comes or goes.
struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private let old: Snapshot
  private let new: Snapshot
  /// Where each item is in its section.
  private let oldPlaces: [Item: IndexPath]
  private let newPlaces: [Item: IndexPath]
  private(set) var updates = ItemUpdates()

  init(from old: Snapshot, to new: Snapshot) {
    (self.old, self.new) = (old, new)
    (oldPlaces, newPlaces) = (Self.places(in: old), Self.places(in: new))
    compareSections()
    compareItems()
    mark()
  }

  private static func places(in snapshot: Snapshot) -> [Item: IndexPath] {
    var places: [Item: IndexPath] = [:]
    for (index, section) in snapshot.sectionIdentifiers.enumerated() {
      for (item, identifier) in snapshot.knownItems(inSection: section).enumerated() {
        places[identifier] = IndexPath(item: item, section: index)
      }
    }
    return places
  }

  private mutating func compareSections() {
    let (former, next) = (old.sectionIdentifiers, new.sectionIdentifiers)
    let oldIndex = Self.indices(of: former)
    let newIndex = Self.indices(of: next)
    updates.deletedSections = IndexSet(former.indices.filter { newIndex[former[$0]] == nil })
    updates.insertedSections = IndexSet(next.indices.filter { oldIndex[next[$0]] == nil })
    let moved = Self.moved(
      from: former.filter { newIndex[$0] != nil }, to: next.filter { oldIndex[$0] != nil })
    for section in moved { updates.movedSections[oldIndex[section] ?? 0] = newIndex[section] ?? 0 }
  }

  private static func indices(of sections: [Section]) -> [Section: Int] {
    Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($1, $0) })
  }

  /// What must leave its place among others that are the same in both.
  private static func moved<Value: Hashable>(from old: [Value], to new: [Value]) -> [Value] {
    guard old != new else { return [] }
    return new.difference(from: old).removals.compactMap {
      if case .remove(_, let element, _) = $0 { element } else { nil }
    }
  }

  private mutating func compareItems() {
    for (index, section) in old.sectionIdentifiers.enumerated()
    where !updates.deletedSections.contains(index) {
      let stay = compare(section)
      for (item, identifier) in old.knownItems(inSection: section).enumerated()
      where !stay.contains(identifier) {
        leave(identifier, from: IndexPath(item: item, section: index))
      }
    }
    for (identifier, place) in newPlaces
    where !updates.insertedSections.contains(place.section) && comes(identifier) {
      updates.insertedItems.insert(place)
    }
  }

  /// Moves items within a section.
  ///
  /// - Returns: The items that are in it before and after.
  private mutating func compare(_ section: Section) -> Set<Item> {
    let next = new.knownItems(inSection: section)
    let after = Set(next)
    let former = old.knownItems(inSection: section).filter(after.contains)
    let stay = Set(former)
    for item in Self.moved(from: former, to: next.filter(stay.contains)) {
      updates.movedItems[oldPlaces[item] ?? []] = newPlaces[item]
    }
    return stay
  }

  /// An item is no longer in a section that stays.
  private mutating func leave(_ identifier: Item, from place: IndexPath) {
    if let next = newPlaces[identifier], !updates.insertedSections.contains(next.section) {
      updates.movedItems[place] = next
    } else {
      updates.deletedItems.insert(place)
    }
  }

  /// Whether an item is new in a section that stays, and does not move there.
  private func comes(_ identifier: Item) -> Bool {
    guard let former = oldPlaces[identifier] else { return true }
    return updates.deletedSections.contains(former.section)
  }

  private mutating func mark() {
    let sections = Self.indices(of: old.sectionIdentifiers)
    updates.reloadedSections = IndexSet(
      new.reloadedSectionIdentifiers.compactMap { sections[$0] }
        .filter { !updates.deletedSections.contains($0) })
    func stays(_ path: IndexPath) -> Bool {
      !updates.deletedItems.contains(path) && !updates.deletedSections.contains(path.section)
    }
    updates.reloadedItems = Set(
      new.reloadedItemIdentifiers.compactMap { oldPlaces[$0] }.filter(stays))
    updates.reconfiguredItems = Set(
      new.reconfiguredItemIdentifiers.compactMap { oldPlaces[$0] }.filter(stays))
  }
}
