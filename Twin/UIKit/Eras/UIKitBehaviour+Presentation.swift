extension UIKitBehaviour {
  /// What the presentation style `automatic` comes to.
  nonisolated enum AutomaticPresentation {
    /// The page covers the screen.
    case fullScreen
    /// The page is a card above the one that presents it.
    case pageSheet
    /// The page is a small card, where there is room for one; on a phone it looks like a page sheet.
    case formSheet
  }

  /// What the presentation style `automatic` comes to: a card from iOS 13 on, a small one from iOS 18 on
  /// (documented: `UIModalPresentationStyle.automatic`).
  ///
  /// Cards came with the same version as the log line that names its source, small ones with the one push
  /// before the first layout, and no scenario tells them apart, so this is not a capability of its own.
  nonisolated var automaticPresentation: AutomaticPresentation {
    guard isFromIOS13On else { return .fullScreen }
    switch firstPush {
    case .afterRoot: return .pageSheet
    case .coalesced: return .formSheet
    }
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
