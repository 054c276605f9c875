extension UIScrollView {
  private final class KeyboardScrolling {
    var isAllowed = true
  }

  /// Whether keys of a keyboard scroll (since iOS 17). Differs from UIKit: kept; none do.
  public final var allowsKeyboardScrolling: Bool {
    get {
      let kept = attachments[ObjectIdentifier(KeyboardScrolling.self)] as? KeyboardScrolling
      return kept?.isAllowed ?? true
    }
    set {
      let kept = KeyboardScrolling()
      kept.isAllowed = newValue
      attachments[ObjectIdentifier(KeyboardScrolling.self)] = kept
    }
  }
}
