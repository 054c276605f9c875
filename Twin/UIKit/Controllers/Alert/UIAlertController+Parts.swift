import Foundation

/// Texts with attributes (general knowledge; many apps).
extension UIAlertController: HavingKeyedParts {
  func part(forKey key: String) -> KeyedPart? {
    switch key {
    case "attributedTitle":
      KeyedPart(value: { self.attributedTexts.title }) {
        self.attributedTexts.title = $0 as? NSAttributedString
      }
    case "attributedMessage":
      KeyedPart(value: { self.attributedTexts.message }) {
        self.attributedTexts.message = $0 as? NSAttributedString
      }
    default: nil
    }
  }
}
