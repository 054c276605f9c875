/// Whether controls behave as those of iPads or as those of Macs (since iOS 15).
nonisolated public enum UIBehavioralStyle: UInt, Sendable {
  /// As the system thinks right.
  case automatic = 0
  /// As on iPads and phones.
  case pad = 1
  /// As on Macs.
  case mac = 2
}

extension UIButton {
  /// What the button is to behave as; phones and iPads keep it and otherwise ignore it (since iOS 15).
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { settings.behavioralStyle }
    set { settings.behavioralStyle = newValue }
  }

  /// What the button behaves as: `pad` on phones and iPads, whatever is preferred.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}
