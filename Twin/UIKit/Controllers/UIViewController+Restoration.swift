extension UIViewController {
  private final class RestorationIdentifier {
    let text: String

    init(_ text: String) {
      self.text = text
    }
  }

  /// The name by which the page is found when the app's state is restored; nil if it is not.
  ///
  /// Differs from UIKit: no state is restored.
  public final var restorationIdentifier: String? {
    get {
      (attachments[ObjectIdentifier(RestorationIdentifier.self)] as? RestorationIdentifier)?.text
    }
    set {
      attachments[ObjectIdentifier(RestorationIdentifier.self)] = newValue.map(
        RestorationIdentifier.init)
    }
  }
}
