import Foundation

/// The color of a button's text (general knowledge; many apps).
extension UIAlertAction: HavingKeyedParts {
  func part(forKey key: String) -> KeyedPart? {
    guard key == "titleTextColor" else { return nil }
    return KeyedPart(value: { self.titleTextColor }) { self.titleTextColor = $0 as? UIColor }
  }
}
