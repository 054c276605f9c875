import Foundation

/// The color of a button's text, and the handler, which tests of many apps run (general knowledge).
extension UIAlertAction: HavingKeyedParts {
  func part(forKey key: String) -> KeyedPart? {
    switch key {
    case "titleTextColor":
      KeyedPart(value: { self.titleTextColor }) { self.titleTextColor = $0 as? UIColor }
    case "handler": KeyedPart(value: { self.handler })
    default: nil
    }
  }
}
