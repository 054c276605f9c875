extension UIView {
  /// What happens to the view when a person looks at it or points to it; nil for nothing (since iOS 17).
  ///
  /// Differs from UIKit: kept; only interactions with pointers have an effect.
  public final var hoverStyle: UIHoverStyle? {
    get { attachments[ObjectIdentifier(UIHoverStyle.self)] as? UIHoverStyle }
    set { attachments[ObjectIdentifier(UIHoverStyle.self)] = newValue }
  }
}
