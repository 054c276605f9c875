/// What turning a device does. No scenario tells these apart, so they are not capabilities of their own: each
/// goes with one that came with the same version.
nonisolated extension UIKitBehaviour {
  /// Whether pages hear of sizes and traits as the screen turns, and not of orientations; and whether the
  /// status bar is away on a phone on its side: from iOS 8 on (documented: `viewWillTransition(to:with:)`,
  /// `prefersStatusBarHidden`).
  var tellsOfSizes: Bool { dismissesDuringPresentation }

  /// Whether a page of a phone that does not say anything supports upside down, too: from iOS 13 on; see
  /// `UIViewController.usualOrientations`.
  var supportsAllOrientations: Bool { isFromIOS13On }

  /// Whether pages may keep the side up that is up: from iOS 26 on (documented:
  /// `prefersInterfaceOrientationLocked`).
  var locksOrientations: Bool { swipe == .edgeAndContent }

  /// Whether `shouldAutorotate` is asked: up to iOS 15 (documented: deprecated in iOS 16, and ignored by apps
  /// of that SDK), and so not in the eras from iOS 18 on.
  var asksShouldAutorotate: Bool { !isFromIOS18On }

  /// Whether navigation bars and toolbars are lower where the screen is: up to iOS 18 (QMUI,
  /// `NavigationBarHeight` and `ToolBarHeight`: 32 points on phones on their side, but 44 on the largest).
  ///
  /// Assumed: iOS 26, whose buttons are 44 points high, has no lower bars.
  var hasCompactBars: Bool { swipe != .edgeAndContent }

  /// Whether tab bars are lower there, too: from iOS 11 on (QMUI, `TabBarHeight`: 32 points), and so not in
  /// the era that begins with iOS 9.
  var hasCompactTabBars: Bool { hasCompactBars && isFromIOS13On }
}
