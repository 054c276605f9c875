public import Foundation

/// An object that tests of the app find by a name that nobody sees.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {
  /// The view's rectangle on the screen.
  var accessibilityFrameOnScreen: CGRect {
    guard let window else { return .zero }
    return window.convert(convert(bounds, to: nil), to: nil as UIWindow?)
  }
}

extension UIImage: UIAccessibilityIdentification {}

extension UIResponder {
  /// What the app says about the object; made if it says nothing yet.
  final var accessibilityFacts: AccessibilityFacts {
    if let ownAccessibility { return ownAccessibility }
    let facts = AccessibilityFacts()
    ownAccessibility = facts
    return facts
  }
}
