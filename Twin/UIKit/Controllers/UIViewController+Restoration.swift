extension UIViewController {
  private final class RestorationIdentifier {
    let text: String

    init(_ text: String) {
      self.text = text
    }
  }

  final var namedForRestoration: String? {
    get {
      (attachments[ObjectIdentifier(RestorationIdentifier.self)] as? RestorationIdentifier)?.text
    }
    set {
      attachments[ObjectIdentifier(RestorationIdentifier.self)] = newValue.map(
        RestorationIdentifier.init)
    }
  }
}
