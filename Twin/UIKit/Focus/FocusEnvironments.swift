public import Foundation

// What is a part of the screen that could have a focus. Nothing ever has it; see `UIFocusSystem`.

/// What few views and controllers say about the focus.
private final class FocusValues {
  var effect: UIFocusEffect?
  var group: String?
  var priority = UIFocusGroupPriority.ignored

  static func of(_ responder: UIResponder) -> FocusValues {
    let key = ObjectIdentifier(FocusValues.self)
    if let known = responder.attachments[key] as? FocusValues { return known }
    let values = FocusValues()
    responder.attachments[key] = values
    return values
  }
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  /// The view's own coordinates.
  public final var coordinateSpace: any UICoordinateSpace { self }
  /// The controller whose view this is, or else the superview.
  public final var parentFocusEnvironment: (any UIFocusEnvironment)? { viewDelegate ?? superview }
  /// The view itself.
  public final var focusItemContainer: (any UIFocusItemContainer)? { self }
  /// The subviews that a rectangle touches.
  ///
  /// Source: declaration of `UIFocusItemContainer`, for views since iOS 16.
  public final func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.frame.overlaps(rect) }
  }

  /// How the view looks that has the focus. Differs from UIKit: nil unless set; kept and never seen.
  public final var focusEffect: UIFocusEffect? {
    get { FocusValues.of(self).effect }
    set { FocusValues.of(self).effect = newValue }
  }
  /// The group through which the tab key goes as through one; that of the superview unless set.
  public final var focusGroupIdentifier: String? {
    get { FocusValues.of(self).group }
    set { FocusValues.of(self).group = newValue }
  }
  /// How likely the view is to get the focus as that comes to its group.
  public final var focusGroupPriority: UIFocusGroupPriority {
    get { FocusValues.of(self).priority }
    set { FocusValues.of(self).priority = newValue }
  }
}

extension UIScrollView: UIFocusItemScrollableContainer {}

extension UIViewController: UIFocusEnvironment {
  /// The controller's view, if it is loaded.
  public final var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

  /// The group through which the tab key goes as through one; that of the container unless set.
  public final var focusGroupIdentifier: String? {
    get { FocusValues.of(self).group }
    set { FocusValues.of(self).group = newValue }
  }
}

extension UIPresentationController: UIFocusEnvironment {}

extension UIWindowScene {
  /// The system that moves the focus; nil, as on a phone without a keyboard.
  public final var focusSystem: UIFocusSystem? { nil }
}

extension UIScreen {
  /// What has the focus; nothing (deprecated since iOS 15).
  public final var focusedItem: (any UIFocusItem)? { nil }
  /// The view that has the focus; none (deprecated since iOS 15).
  public final var focusedView: UIView? { nil }
  /// Whether the screen has a focus; no (deprecated since iOS 15).
  public final var supportsFocus: Bool { false }
}
