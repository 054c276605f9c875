import CoreGraphics
public import Foundation

/// Something that assistive technologies find where there is no view for it, such as a part of a drawing.
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// Makes an element inside a view, or inside another element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  nonisolated deinit {}  // As in `UIResponder`.

  /// What the element is in; not kept.
  open weak var accessibilityContainer: AnyObject?

  /// The name by which tests find the element.
  open var accessibilityIdentifier: String? {
    get { told(\.identifier, else: ownAccessibility?.identifier) }
    set { accessibilityFacts.identifier = newValue }
  }

  /// Where the element is in its container, in points; the frame on the screen follows the container then.
  open var accessibilityFrameInContainerSpace = CGRect.null

  /// The element's rectangle on the screen, in points.
  open override var accessibilityFrame: CGRect {
    get {
      guard !accessibilityFrameInContainerSpace.isNull else { return super.accessibilityFrame }
      if let view = accessibilityContainer as? UIView {
        return UIAccessibility.convertToScreenCoordinates(
          accessibilityFrameInContainerSpace, in: view)
      }
      let origin = (accessibilityContainer as? UIResponder)?.accessibilityFrame.origin ?? .zero
      return accessibilityFrameInContainerSpace.offsetBy(dx: origin.x, dy: origin.y)
    }
    set {
      accessibilityFrameInContainerSpace = .null
      super.accessibilityFrame = newValue
    }
  }

  /// The responder that is asked next: what the element is in.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}

extension UIAccessibility {
  /// A rectangle of a view's coordinates on the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    guard let window = view.window else { return .zero }
    return window.convert(view.convert(rect, to: nil), to: nil as UIWindow?)
  }
}
