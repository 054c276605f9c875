import Foundation

/// Whether the line below the bar is away (general knowledge; many apps).
extension UINavigationBar: HavingKeyedParts {
  func part(forKey key: String) -> KeyedPart? {
    guard key == "hidesShadow" else { return nil }
    return KeyedPart(value: { self.background.hidesLine }) { value in
      self.background.hidesLine =
        (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false
    }
  }
}
