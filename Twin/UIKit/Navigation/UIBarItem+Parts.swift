import Foundation

/// The view of an item: that of a custom item is its own.
///
/// Source: apps that place badges and hints there, and treat nil as "not shown yet" (general knowledge).
extension UIBarItem: HavingKeyedParts {
  func part(forKey key: String) -> KeyedPart? {
    guard key == "view" else { return nil }
    return KeyedPart(value: { (self as? UIBarButtonItem)?.customView ?? self.shownView })
  }
}
