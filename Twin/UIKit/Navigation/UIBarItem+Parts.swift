import Foundation

/// The view of an item, and which of the system's buttons it is.
///
/// Source: apps that place badges and hints in the view, and treat nil as "not shown yet" (general knowledge); tests
/// that read the `systemItem` (Jon Reid, "iOS Unit Testing by Example", and Essential Developer). Assumed: -1 for what
/// is none of the system's.
extension UIBarItem: HavingKeyedParts {
  func part(forKey key: String) -> KeyedPart? {
    let button = self as? UIBarButtonItem
    switch (key, button) {
    case ("view", _): return KeyedPart(value: { button?.customView ?? self.shownView })
    case ("systemItem", let button?):
      return KeyedPart(value: { button.extras.systemItem?.rawValue ?? -1 })
    default: return nil
    }
  }
}
