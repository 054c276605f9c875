/// One situation: what an app and a person do, at which moments, and what must come of it.
///
/// A story is a value without meaning for any era or guard; ``StoryPlayer`` plays it on each.
package nonisolated struct Story: Hashable, Sendable {
  /// The file's name without `.story`: what tables and timelines call it.
  package var name: String
  /// One line for people; the name if the story says none.
  package var title: String
  /// What it shows of the list of features, such as `R12`.
  package var rows: [String] = []
  /// The screen.
  package var device = StoryDevice.phone
  /// What the person has chosen on the device.
  package var settings = StorySettings()
  /// How the app is laid out.
  package var app = StoryApp.plain
  /// The eras the story is about.
  package var eras = EraName.allCases
  /// The guards the story is played with.
  package var guards = Guard.allCases
  /// The row of the era table that says how well what is expected of bare UIKit is known.
  package var scenario: String?
  /// What the app does instead of being guarded, in the runs without Interlock.
  package var cure: StoryCure?
  /// What happens, in the order of time.
  package var steps: [StoryStep] = []
  /// When the story ends, in milliseconds: after its last line and its last `wait`.
  package var endMilliseconds = 0

  package init(name: String) {
    self.name = name
    title = name
  }

  /// Whether something is expected of it that can be seen in pictures only.
  package var expectsStrips: Bool {
    steps.contains {
      guard case .expect(let expectation) = $0.kind, case .strip = expectation.fact else {
        return false
      }
      return true
    }
  }
}

/// The screen a story is played on.
package nonisolated enum StoryDevice: Hashable, Sendable {
  /// The simulator's usual phone.
  case phone
  /// A screen of this many points, drawn with `scale` pixels to a point.
  case size(width: Int, height: Int, scale: Int)
}

/// How the gallery is laid out.
package nonisolated enum StoryApp: String, Hashable, Sendable, CaseIterable {
  /// A navigation controller in the window.
  case plain
  /// One tab of two; the tab bar stays on all pages.
  case tabs
  /// One tab of two; Interlock, where it guards, has the tab bar only at the root.
  case tabsAtRoot = "tabs-at-root"
}

/// A version of UIKit, by the name stories and options use.
package nonisolated enum EraName: String, Hashable, Sendable, CaseIterable, Codable {
  case iOS6, iOS7, iOS8, iOS9, iOS13, iOS18, iOS26

  /// Those on which stories are played unless they say otherwise: all that have a swipe back and a
  /// transition coordinator.
  package static let played = allCases.filter { $0 != .iOS6 }

  /// The versions it stands for, as the head of a column.
  package var versions: String {
    switch self {
    case .iOS6: "6"
    case .iOS7: "7"
    case .iOS8: "8"
    case .iOS9: "9-12"
    case .iOS13: "13-17"
    case .iOS18: "18"
    case .iOS26: "26"
    }
  }

  /// Whether apps still meet this UIKit today.
  package var shipsToday: Bool {
    switch self {
    case .iOS6, .iOS7, .iOS8, .iOS9: false
    case .iOS13, .iOS18, .iOS26: true
    }
  }
}

/// Who takes the app's calls.
package nonisolated enum Guard: String, Hashable, Sendable, CaseIterable, Codable {
  /// A plain `UINavigationController`.
  case none
  /// An `InterlockNavigationController` with policy `.queue`.
  case queue
  /// An `InterlockNavigationController` with policy `.ignore`.
  case ignore
  /// An `InterlockNavigationController` with policy `.merge`.
  case merge
}

/// A well-known cure that does not work, used where the story runs without Interlock.
package nonisolated enum StoryCure: String, Hashable, Sendable, CaseIterable {
  /// Each push is made a fixed 0.1 s after the one before.
  case delay
  /// Each push is made in the next turn of the run loop.
  case nextTurn = "next-turn"
  /// Each push is made 0.5 s after the one before.
  case halfSecond = "half-second"
  /// Each push waits for the `viewDidAppear` of the page before.
  case didAppear = "did-appear"
  /// Pushes are ignored from willShow to didShow.
  case flag
  /// The controller's view is disabled from willShow to didShow.
  case blockedViews = "blocked-views"
  /// The tab bar's view is hidden from willShow on, on all pages but the root.
  case hiddenTabBar = "hidden-tab-bar"
  /// The app ignores all touches from willShow to didShow.
  case ignoredEvents = "ignored-events"
  /// The app ignores all touches until a timer finds it free, or the timer's controller goes.
  case retainingTimer = "retaining-timer"
  /// The app's own blocks are reported after an interval that is never long enough.
  case silentReport = "silent-report"
  /// The pages hide and show the bar as they appear, without animation.
  case unanimatedBar = "unanimated-bar"
}

/// One line of a story, at its moment.
package nonisolated struct StoryStep: Hashable, Sendable {
  /// When, in milliseconds after the app has come to rest.
  package var milliseconds: Int
  /// What.
  package var kind: Kind
  /// The line it stands on.
  package var line: Int

  /// What a step can be.
  package enum Kind: Hashable, Sendable {
    /// Calls that the app makes in one turn.
    case calls([StoryCall])
    /// What a finger does.
    case touch(StoryTouch)
    /// A person looks: what is drawn must agree with the stack.
    case look
    /// A person taps Back until the root shows, and looks after each.
    case goHome
    /// What must be so.
    case expect(StoryExpectation)
    /// A picture.
    case shot(String)
    /// Thirty pictures a second.
    case film(name: String, milliseconds: Int)
  }
}

/// A call of the app.
package nonisolated struct StoryCall: Hashable, Sendable {
  /// Which.
  package var kind: Kind
  /// The `animated` argument.
  package var animated = true
  /// Where its page's title stands in the file, for messages.
  package var titles: [PlacedTitle] = []

  /// The calls.
  package enum Kind: Hashable, Sendable {
    /// Pushes a new page, or with `again` the same instance as before.
    case push(String, again: Bool)
    case pop
    case popTo(String)
    case popToRoot
    case set([String])
    case presentAlert(String)
    case present(String)
    case dismiss
    /// Hides or shows the controller's bar.
    case setBarHidden(Bool)
    /// Hides or shows the back button of the page on top.
    case setBackHidden(Bool)
    /// Gives the page on top an item of its own in the place of the back button.
    case replaceBack(String)
    /// Takes the swipe recognizers' delegates away, as a well-known recipe does.
    case freeSwipe
    /// Lets Interlock, where it guards, take a swipe that begins anywhere in the content.
    case widenSwipe
    /// Begins the segue of the page on top that shows a new page.
    case segue(String)
    /// Begins the segue of the page on top that goes back to a page.
    case unwind(String)
    /// Keeps all touches from the app, for a reason.
    case block(String)
    /// Takes back the last block.
    case unblock
    /// Puts a new app in the place of the one in the window.
    case startOver
  }
}

/// The title of a page that must exist in the gallery.
package nonisolated struct PlacedTitle: Hashable, Sendable {
  package var text: String
  package var line: Int
  package var column: Int
}

/// What a finger does.
package nonisolated enum StoryTouch: Hashable, Sendable {
  /// Taps what shows these texts, at the same time: each has a finger of its own.
  case tap([String])
  /// Taps the bar's back button.
  case tapBack
  /// Taps the same point as the tap before.
  case tapAgain
  /// Presses the bar's back button for long.
  case pressBack
  /// Swipes back.
  case swipeBack(StorySwipe)
}

/// How a finger swipes; places are parts of the width, in thousandths.
package nonisolated struct StorySwipe: Hashable, Sendable {
  /// Where the finger goes down; 0 is the left edge.
  package var start = 0
  /// Where it is lifted.
  package var end = 800
  /// How long it moves.
  package var milliseconds = 300
  /// How long it then rests, so that it is lifted without speed.
  package var rest = 0
  /// Whether the system takes the touch away in the end.
  package var isCancelled = false
}

/// Something that must be so at its moment.
package nonisolated struct StoryExpectation: Hashable, Sendable {
  package var fact: Fact
  /// The eras it is limited to; empty means all.
  package var eras: Set<EraName> = []
  /// The guards it is limited to; empty means all.
  package var guards: Set<Guard> = []

  /// What can be expected.
  package enum Fact: Hashable, Sendable {
    /// The titles of `viewControllers`, bottom to top.
    case stack([String])
    /// The page that is drawn.
    case page(String)
    /// The title that the bar draws.
    case title(String)
    /// The back button that the bar draws, or none.
    case back(String?)
    /// The tab that is marked in the tab bar, or none if no bar is to be seen.
    case tab(String?)
    /// The alert that is drawn, or none.
    case alert(String?)
    /// A log line that contains this text, until now.
    case log(String, present: Bool)
    /// A report about blocked interaction that contains this text, until now.
    case report(String, present: Bool)
    /// Whether the page in sight takes a touch in its middle.
    case touch(present: Bool)
    /// A black strip, or a bar that came or went before its page, until now. Seen in pictures only.
    case strip(present: Bool)
    /// An exception, until now.
    case crash(present: Bool)
  }

  /// Whether it counts in a run.
  package func applies(era: EraName, guard policy: Guard) -> Bool {
    (eras.isEmpty || eras.contains(era)) && (guards.isEmpty || guards.contains(policy))
  }
}
