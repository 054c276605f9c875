import Foundation

/// What is said from iOS 17 on of counts that do not follow the changes.
///
/// Sources of the text: github.com/xmartlabs/XLPagerTabStrip, issue 859 (iOS 17.1), github.com/exyte/Chat, issue 56 (rows,
/// and deletions from the last to the first), github.com/deltachat/deltachat-ios, issue 1901 (the lines; iOS 16.4 has
/// "before and/or after"); developer.apple.com/forums/thread/751732 ("reloads are decomposed into a delete an an insert").
///
/// Assumed: what is said of sections and of moves, and that the changes come in this order.
extension ItemUpdates {
  /// The text from its beginning to the name of the view.
  func inconsistency(before: [Int], after: [Int], names: Names) -> String {
    let lines = changes(names.item).map { "\t\($0)" }.joined(separator: ",\n")
    return
      "Invalid batch updates detected: the number of sections and/or \(names.item)s returned by the data source"
      + " before and after performing the batch updates are inconsistent with the updates.\n"
      + "Data source before updates = \(Self.counts(before, names.item))\n"
      + "Data source after updates = \(Self.counts(after, names.item))\n"
      + "Updates = [\n\(lines.isEmpty ? "" : lines + "\n")]\n"
  }

  private static func counts(_ counts: [Int], _ item: String) -> String {
    "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with \(item) counts:"
      + " [\(counts.map(String.init).joined(separator: ", "))] }"
  }

  private func changes(_ item: String) -> [String] {
    func place(_ path: IndexPath) -> String { "\(item) (\(path.section) - \(path.item))" }
    let gone = deletedSections.union(reloadedSections).reversed().map { "Delete section (\($0))" }
    let goneItems = deletedItems.union(reloadedItems).sorted(by: >).map { "Delete \(place($0))" }
    let come = insertedSections.union(IndexSet(reloadedSections.compactMap(section)))
      .map { "Insert section (\($0))" }
    let comeItems = insertedItems.union(reloadedItems.compactMap(self.item)).sorted()
      .map { "Insert \(place($0))" }
    let moved = movedSections.sorted { $0.key < $1.key }
      .map { "Move section (\($0.key)) to (\($0.value))" }
    let movedItems = movedItems.sorted { $0.key < $1.key }
      .map { "Move \(place($0.key)) to \(place($0.value))" }
    return gone + goneItems + come + comeItems + moved + movedItems
  }
}
