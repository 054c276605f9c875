import CoreGraphics
import Foundation

/// Elements that the app has named, and where an object is tapped.
extension UIResponder {
  final func namedElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  final func placeOfNamedElement(_ element: Any) -> Int {
    let element = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === element } ?? NSNotFound
  }

  final var middleOfAccessibilityFrame: CGPoint {
    CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
  }

  final var usualAccessibilityFrame: CGRect {
    (self as? UIView)?.accessibilityFrameOnScreen ?? .zero
  }

  final var usuallyResponds: Bool {
    (self as? UIView)?.isUserInteractionEnabled ?? true
  }

  final func setAttributedLabel(_ label: NSAttributedString?) {
    accessibilityLabel = label?.string
    accessibilityFacts.more.label = label
  }
}
