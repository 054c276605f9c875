public import Foundation

/// Questions about some of the things that were copied; nil stands for all of them.
///
/// Source of the answers for things that are not there: github.com/Vercantez/openuikit, `PasteboardTests`, read off iOS
/// 26.
extension UIPasteboard {
  /// Of each of some things the types; nil if nothing was copied.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    chosen(itemSet)?.map(\.types)
  }

  /// Whether each of some things has a value of one of some types.
  ///
  /// Assumed: each of them must.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    guard let items = chosen(itemSet), !items.isEmpty else { return false }
    return items.allSatisfy { $0.has(oneOf: pasteboardTypes) }
  }

  /// The numbers of the things that have a value of one of some types.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    IndexSet(copied.indices.filter { copied[$0].has(oneOf: pasteboardTypes) })
  }

  /// The values of a type that some things have; nil if nothing was copied.
  public func values(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Any]? {
    chosen(itemSet)?.compactMap { $0.values[pasteboardType] }
  }

  /// The values of a type that some things have, as data; nil if nothing was copied.
  public func data(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Data]? {
    chosen(itemSet)?.compactMap { $0.data(ofType: pasteboardType) }
  }

  private func chosen(_ itemSet: IndexSet?) -> [PasteboardItem]? {
    guard !copied.isEmpty else { return nil }
    guard let itemSet else { return copied }
    return itemSet.filter(copied.indices.contains).map { copied[$0] }
  }
}
