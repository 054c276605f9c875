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
    isFromIOS13On ? .pageSheet : .fullScreen
  }

  /// Whether the person can choose dark interfaces: from iOS 13 on (documented).
  ///
  /// No scenario depends on it, so this is not a capability of its own either.
  package nonisolated var hasDarkMode: Bool { isFromIOS13On }

  nonisolated var isFromIOS13On: Bool {
    switch presentRefusalWording {
    case .warning: false
    case .namesSource: true
    }
  }
}
