import Foundation

/// What an app says about an object to assistive technologies.
final class AccessibilityFacts {
  var isElement: Bool?
  var label: String?? {
    didSet { more.label = nil }
  }
  var hint: String?
  var value: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var elements: [Any]?
  var areElementsHidden = false
  var isModal = false
  var groupsChildren = false
  /// What apps say less often.
  var more = More()
  var blocks = AccessibilityBlocks()

  /// What apps say less often.
  struct More {
    var actions: [UIAccessibilityCustomAction]?
    var rotors: [UIAccessibilityCustomRotor]?
    var activationPoint: CGPoint?
    var path: UIBezierPath?
    var language: String?
    var inputLabels: [String]?
    /// The label with its attributes; gone as soon as another one is set without.
    var label: NSAttributedString?
    var containerType = UIAccessibilityContainerType.none
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var responds: Bool?
    var ignoresInvertColors = false
  }
}
