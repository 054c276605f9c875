import Foundation

/// What an app says about an object to assistive technologies.
final class AccessibilityFacts {
  var isElement: Bool?
  var label: String??
  var hint: String?
  var value: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var elements: [Any]?
  var areElementsHidden = false
  var isModal = false
  var groupsChildren = false
}
