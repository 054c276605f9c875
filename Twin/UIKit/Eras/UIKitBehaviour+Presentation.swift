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
    return isFromIOS18On ? .formSheet : .pageSheet
  }

  /// Whether the person can choose dark interfaces: from iOS 13 on (documented).
  ///
  /// No scenario depends on it, so this is not a capability of its own either.
  package nonisolated var hasDarkMode: Bool { isFromIOS13On }

  /// Whether a page goes that is dismissed while it comes, and a presenter whose page goes already: from iOS 8 on,
  /// with presentation controllers. Before that the call is dropped, with a warning.
  ///
  /// Source: the lines "Trying to dismiss the presentation controller while transitioning already" and
  /// "presentation controller was dismissed during the presentation?" (PayPal-iOS-SDK issue 232, iOS 8.1); tests of
  /// pointfreeco/swift-navigation that dismiss during the animation, and wait a second for the page to be gone; for
  /// iOS 7 FCOverlayViewController pull request 3. No scenario depends on it, so this is not a capability of its own.
  nonisolated var dismissesDuringPresentation: Bool {
    switch presentDuringPresentation {
    case .raises: false
    case .dropped: true
    }
  }

  /// Whether a window's root page cannot become another page's child: from iOS 8 on (github.com/ViewDeck/ViewDeck,
  /// issue 476). No scenario depends on it, either.
  nonisolated var refusesRootsAsChildren: Bool { dismissesDuringPresentation }

  /// Whether a view with constraints inside must come to `UIView.layoutSubviews()`: up to iOS 7. See
  /// `insistOnPlacedSubviews()`; no scenario depends on it, either.
  nonisolated var insistsOnLayoutByConstraints: Bool { !dismissesDuringPresentation }

  /// Whether the layout that another transform of a view asks for puts views back where constraints say: up to iOS 7.
  ///
  /// Source: revealapp.com/blog/constraints-and-transforms.html (since iOS 8 constraints and transforms have nothing to
  /// do with each other); SwiftMessages, `PhysicsPanHandler`, in which a finger moves and turns a constrained view by
  /// dynamics. Assumed: the pass itself comes, as it does around views without constraints. No scenario depends on it.
  nonisolated var placesTransformedViews: Bool { !dismissesDuringPresentation }

  /// Whether apps are told in the keyboard's own animation that it is about to move: from iOS 8 on.
  ///
  /// Source: uptech.team/blog/uiresponder-keyboard-notification-handler-animate; developer.apple.com/forums/thread/701769;
  /// johnpatrickmorgan/KeyboardLayoutGuide, pull request 6. On iOS 7 a change in there does not move by itself
  /// (kirpichenko/EKKeyboardAvoiding, pull request 7). No scenario depends on it, either.
  nonisolated var tellsInKeyboardAnimation: Bool { dismissesDuringPresentation }

  /// Whether an active constraint can neither stop being required nor become it: from iOS 8 to 12.
  ///
  /// Source: PureLayout issue 8 (no exception in iOS 7); icerockdev/moko-widgets issue 187 and skytitan.tistory.com/587
  /// (the exception comes in iOS 12, and no more in iOS 13). Apple's documentation names no version. No scenario
  /// depends on it, either.
  nonisolated var keepsRequiredPriorities: Bool { dismissesDuringPresentation && !isFromIOS13On }

  /// Whether a view that scrolls has its superview laid out: up to iOS 8.
  ///
  /// Source: stackoverflow.com/questions/728372 (answers of 2009 and 2014: the superview is laid out); wangmchn/WMPageController,
  /// issue 33 (end of 2015), and SoySauceLab/CollectionKit, issue 63 (2018): layout comes while scrolling only where views
  /// come and go; rechsteiner/Parchment from 3.0 on, whose pages lie in a scroll view that each layout of its superview
  /// sets back, and turn. No scenario depends on it, either.
  nonisolated var laysOutAroundScrolledViews: Bool {
    switch pushDuringTransition {
    case .nested, .inTurn: true
    case .postponed, .retargeted: false
    }
  }

  nonisolated var isFromIOS18On: Bool {
    switch firstPush {
    case .afterRoot: false
    case .coalesced: true
    }
  }

  nonisolated var isFromIOS13On: Bool {
    switch presentRefusalWording {
    case .warning: false
    case .namesSource: true
    }
  }
}
