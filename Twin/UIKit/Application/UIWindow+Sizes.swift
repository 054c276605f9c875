extension UIWindow {
  private final class Resizing {
    var isAllowed = false
  }

  /// Whether a person may make the window smaller than its content. Differs from UIKit: nobody can.
  public final var canResizeToFitContent: Bool {
    get { (attachments[ObjectIdentifier(Resizing.self)] as? Resizing)?.isAllowed ?? false }
    set {
      let resizing = Resizing()
      resizing.isAllowed = newValue
      attachments[ObjectIdentifier(Resizing.self)] = resizing
    }
  }
}
