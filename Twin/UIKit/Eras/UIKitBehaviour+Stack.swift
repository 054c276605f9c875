/// What a navigation controller's stack tells. No scenario depends on it, so this is not a capability of its own.
nonisolated extension UIKitBehaviour {
  /// Whether pops to a page and to the root give the pages that leave while the controller is in no window: from iOS 14
  /// on, and so in the era that begins with iOS 13. A pop of the top page always gives it.
  ///
  /// Source: Tencent/QMUI_iOS issue 1180, which compares iOS 13 with iOS 14 behind another tab and behind a presented
  /// page; for iOS 9 and 10 jwfriese/Fleet, whose `UINavigationController_FleetSpec` has nil in a window that is hidden.
  var answersUnseenPops: Bool { isFromIOS13On }
}
