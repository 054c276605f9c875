import Foundation

/// The field, for which there was no property before iOS 13 (general knowledge).
extension UISearchBar: HavingKeyedParts {
  func part(forKey key: String) -> KeyedPart? {
    key == "searchField" ? KeyedPart(value: { self.searchTextField }) : nil
  }
}
