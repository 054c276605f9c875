extension UIKitBehaviour {
  /// What the presentation style `automatic` comes to.
  nonisolated enum AutomaticPresentation {
    /// The page covers the screen.
    case fullScreen
    /// The page is a card above the one that presents it.
    case pageSheet
  }

  /// What the presentation style `automatic` comes to: a card from iOS 13 on (documented).
  ///
  /// Cards and the log line that names its source came with the same version, and no scenario tells them
  /// apart, so this is not a capability of its own.
  nonisolated var automaticPresentation: AutomaticPresentation {
    switch presentRefusalWording {
    case .warning: .fullScreen
    case .namesSource: .pageSheet
    }
  }
}
