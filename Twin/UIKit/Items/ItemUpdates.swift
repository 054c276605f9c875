import Foundation

/// Changes of the items and sections of a table or a collection that are made together.
struct ItemUpdates {
  var insertedItems: Set<IndexPath> = []
  var deletedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  /// Items whose views are configured again in place; by their places before the changes.
  var reconfiguredItems: Set<IndexPath> = []
  var movedItems: [IndexPath: IndexPath] = [:]
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Int: Int] = [:]

  /// Where a section is after the changes; nil if it is gone.
  func section(_ old: Int) -> Int? {
    if let moved = movedSections[old] { return moved }
    guard !deletedSections.contains(old) else { return nil }
    let gone = deletedSections.union(IndexSet(movedSections.keys))
    var new = old - gone.count(in: 0..<old)
    let come = insertedSections.union(IndexSet(movedSections.values))
    for section in come where section <= new { new += 1 }
    return new
  }

  /// Where an item is after the changes; nil if it is gone.
  func item(_ old: IndexPath) -> IndexPath? {
    if let moved = movedItems[old] { return moved }
    guard !deletedItems.contains(old), let section = section(old.section) else { return nil }
    let gone = (Array(deletedItems) + movedItems.keys).filter {
      $0.section == old.section && $0.item < old.item
    }
    let come = (Array(insertedItems) + movedItems.values).filter { $0.section == section }
      .map(\.item).sorted()
    var item = old.item - Set(gone).count
    for place in come where place <= item { item += 1 }
    return IndexPath(item: item, section: section)
  }

  /// What UIKit calls the parts of a view in its messages.
  struct Names {
    let item: String
    let view: String
    /// Whether data that did not change at all are told of as in old systems.
    ///
    /// Source: a blog's seven experiments with tables under Mac Catalyst, where only these two have the old text; deltachat-ios,
    /// issue 1901, for a collection.
    let keepsOldText: Bool

    /// Those of a table.
    static let table = Names(item: "row", view: "table view", keepsOldText: true)
    /// Those of a collection.
    static let collection = Names(
      item: "item", view: "collection view", keepsOldText: false)
  }

  /// What does not fit between the changes and what there was and is; nil if all fits.
  ///
  /// Source of the texts: public crash reports. That places come before counts: "attempt to delete section 0, but there
  /// are only 0 sections before the update", where no count could fit.
  ///
  /// - Returns: The text up to where UIKit names the view.
  func mistake(before: [Int], after: [Int], names: Names) -> String? {
    let place =
      deletionMistake(before: before, names) ?? insertionMistake(after: after, names)
      ?? doubleMistake
    let text =
      place ?? sectionMistake(before: before.count, after: after.count, names)
      ?? countMistake(before: before, after: after, names)
    guard let text else { return nil }
    if place == nil, UISystem.current.behaviour.isFromIOS18On,
      !names.keepsOldText || before != after
    {
      return inconsistency(before: before, after: after, names: names)
    }
    return text + " "
  }

  private func sectionMistake(before: Int, after: Int, _ names: Names) -> String? {
    let (inserted, deleted) = (insertedSections.count, deletedSections.count)
    guard before + inserted - deleted != after else { return nil }
    return
      "Invalid update: invalid number of sections. The number of sections contained in the"
      + " \(names.view) after the update (\(after)) must be equal to the number of sections contained in"
      + " the \(names.view) before the update (\(before)), plus or minus the number of sections"
      + " inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
  }

  private func deletionMistake(before: [Int], _ names: Names) -> String? {
    let there = "there are only \(before.count) sections before the update"
    for section in deletedSections.union(reloadedSections) where section >= before.count {
      return "attempt to delete section \(section), but \(there)"
    }
    for path in deletedItems.union(reloadedItems).sorted() {
      let what = "attempt to delete \(names.item) \(path.item) from section \(path.section)"
      guard path.section < before.count else { return "\(what), but \(there)" }
      guard path.item >= before[path.section] else { continue }
      return "\(what) which only contains \(before[path.section]) \(names.item)s before the update"
    }
    return nil
  }

  private func insertionMistake(after: [Int], _ names: Names) -> String? {
    let there = "there are only \(after.count) sections after the update"
    for section in insertedSections where section >= after.count {
      return "attempt to insert section \(section) but \(there)"
    }
    for path in insertedItems.sorted() {
      let what = "attempt to insert \(names.item) \(path.item) into section \(path.section)"
      guard path.section < after.count else { return "\(what), but \(there)" }
      guard path.item >= after[path.section] else { continue }
      return "\(what), but there are only \(after[path.section]) \(names.item)s in section"
        + " \(path.section) after the update"
    }
    return nil
  }

  /// Two changes of one item that exclude each other.
  ///
  /// Source: Open Radar 33662307 (iOS 11: reloading counts as deleting, for moves); the other text is in reports of many
  /// apps, of tables and collections.
  private var doubleMistake: String? {
    let system = UISystem.current
    func text(_ path: IndexPath) -> String {
      "(\(system.describe(path as NSIndexPath)) {length = 2, path = \(path.section) - \(path.item)})"
    }
    if let path = deletedItems.intersection(reloadedItems).min() {
      return "attempt to delete and reload the same index path \(text(path))"
    }
    if let path = deletedItems.intersection(movedItems.keys).min() {
      return "attempt to perform a delete and a move from the same index path \(text(path))"
    }
    return nil
  }

  private func countMistake(before: [Int], after: [Int], _ names: Names) -> String? {
    for old in before.indices where !reloadedSections.contains(old) {
      guard let new = section(old), after.indices.contains(new) else { continue }
      let inserted = insertedItems.count { $0.section == new }
      let deleted = deletedItems.count { $0.section == old }
      let movedIn = movedItems.values.count { $0.section == new }
      let movedOut = movedItems.keys.count { $0.section == old }
      guard before[old] + inserted - deleted + movedIn - movedOut != after[new] else { continue }
      return
        "Invalid update: invalid number of \(names.item)s in section \(new). The number of"
        + " \(names.item)s contained in an existing section after the update (\(after[new])) must be"
        + " equal to the number of \(names.item)s contained in that section before the update"
        + " (\(before[old])), plus or minus the number of \(names.item)s inserted or deleted from that"
        + " section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of"
        + " \(names.item)s moved into or out of that section (\(movedIn) moved in, \(movedOut) moved"
        + " out)."
    }
    return nil
  }
}
