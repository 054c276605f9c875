/// What UIKit does where its versions differ, as a set of capabilities.
///
/// The twin asks a capability ("what happens to a push during a transition?") and never a version,
/// so that an era is data, a capability can be flipped on its own, and a failure is the outcome of
/// a mechanism. Tags of confidence: **documented** by Apple, **multiple** independent public
/// reports, a **single** report, **inferred** from reports, **assumed** without a source.
package nonisolated struct UIKitBehaviour: Hashable, Sendable {
  /// What happens to a change of the stack that arrives while an animated transition runs.
  package enum ChangeDuringTransition: String, CaseIterable, Sendable {
    /// Applied at once; a second transition starts while the first has not ended, in the one slot
    /// that the controller has for its record. Two lines of log and a corrupted bar follow.
    case nested
    /// The stack changes at once, the page is shown after the running transition.
    case inTurn
    /// Nothing changes. When the running transition ends, UIKit calls the same public method again.
    case postponed
    /// The running transition ends logically, and the pages move on from where they are.
    case retargeted
  }

  /// What several changes do that arrive before the next layout pass, in one turn of the run loop.
  package enum PendingChanges: String, CaseIterable, Sendable {
    /// Each starts a transition of its own, one after the other, in one layout pass.
    case nested
    /// One transition. A change without animation among them pins the destination of the first
    /// animated one that follows; later changes reach only the stack and the bar.
    case lagging
    /// One transition, to whatever is on top of the stack in the layout pass.
    case coalesced
  }

  /// What a push does that arrives before the root page has been shown.
  package enum FirstPush: String, CaseIterable, Sendable {
    /// The root page is loaded and appears, and then the pushed page replaces it.
    case afterRoot
    /// Only the pushed page is loaded and appears.
    case coalesced
  }

  /// How often the delegate hears that the first page is shown.
  package enum FirstDisplay: String, CaseIterable, Sendable {
    /// Before the page has appeared, and again when it has.
    case toldTwice
    /// When the page has appeared.
    case toldOnce
  }

  /// What happens to a change of the stack during a presentation or dismissal.
  package enum ChangeDuringPresentation: String, CaseIterable, Sendable {
    /// The change is made as at any other time.
    case applied
    /// Nothing changes; a line in the log says so.
    case dropped
  }

  /// What happens to a presentation during another presentation or dismissal.
  package enum PresentDuringPresentation: String, CaseIterable, Sendable {
    /// UIKit raises an exception.
    case raises
    /// Nothing is presented; a line in the log says so.
    case dropped
  }

  /// How the log tells of a presentation that is refused.
  package enum PresentRefusalWording: String, CaseIterable, Sendable {
    /// `Warning: Attempt to present <X> on <Y> ...!`
    case warning
    /// `Attempt to present <X> on <Y> (from <Z>) ...`
    case namesSource
  }

  /// How the exception reads when an instance is pushed that is on the stack already.
  package enum DuplicatePushWording: String, CaseIterable, Sendable {
    /// `Pushing the same view controller instance more than once is not supported (<X>)`
    case plain
    /// `<Nav> is pushing the same view controller instance (<X>) more than once ...`
    case namesController
  }

  /// Whether the bar and the pages take touches while a transition runs.
  package enum TouchesDuringTransition: String, CaseIterable, Sendable {
    /// Both ignore touches until the transition has ended.
    case ignored
    /// Both take touches, so that two quick taps on Back pop two pages.
    case delivered
  }

  /// Who pops when the back button is tapped and the app's class answers `shouldPop` itself.
  package enum BackTap: String, CaseIterable, Sendable {
    /// UIKit's own `shouldPop` pops, so an override must pop by itself and answer true.
    case leftToOverride
    /// Answering true is enough.
    case popsWhenAgreed
  }

  /// What a long press on the back button does.
  package enum BackMenu: String, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// Opens a menu of the pages below.
    case onLongPress
  }

  /// What moves the pages, and what apps learn of it.
  package enum PageMotion: String, CaseIterable, Sendable {
    /// Both pages move by the full width, side by side. There is no coordinator.
    case sideBySide
    /// The lower page moves by a part of the width and gets darker; each page is in a wrapper, which
    /// is found through its view. Apps are given a coordinator.
    case parallax
  }

  /// Where a swipe back may begin.
  package enum Swipe: String, CaseIterable, Sendable {
    /// Nowhere; there is no recognizer.
    case none
    /// At the leading edge.
    case edge
    /// Anywhere.
    case edgeAndContent
  }

  /// What UIKit's own delegate answers to a swipe during a transition.
  package enum SwipeDuringTransition: String, CaseIterable, Sendable {
    /// The swipe does not begin.
    case refused
    /// The swipe begins, and the running transition gives way.
    case begins
  }

  /// What becomes of a swipe that began although there was nothing to pop, or not yet.
  package enum UnansweredSwipe: String, CaseIterable, Sendable {
    /// The next animated change starts under a finger that is long gone, and never ends.
    case keptForNextChange
    /// Nothing.
    case withdrawn
  }

  /// A push during a transition.
  ///
  /// Nested up to iOS 7 (multiple: logs of 2012-2013 with times, KTJPushQueue), in turn on iOS 8
  /// (single: a report of July 2015), postponed from iOS 9 (multiple: stack traces of iOS 9, 10
  /// and 13 show `pushViewController:animated:` under `completeTransition:`; for iOS 18
  /// inferred), retargeted on iOS 26 (inferred: two quick taps on Back pop two pages).
  package var pushDuringTransition: ChangeDuringTransition

  /// A pop during a transition, of one page or of several.
  ///
  /// Nested up to iOS 8 (multiple; for iOS 8 inferred), postponed from iOS 9 (multiple: QMUI's
  /// log text "system ignores this pop and executes it again when the last transition ends"),
  /// retargeted on iOS 26 (multiple: react-native-screens PR3093, maui PR34377).
  package var popDuringTransition: ChangeDuringTransition

  /// `setViewControllers(_:animated:)` during a transition.
  ///
  /// As a pop in every era (inferred).
  package var setDuringTransition: ChangeDuringTransition

  /// Several changes in one turn of the run loop, with nothing running.
  ///
  /// Nested up to iOS 8 (multiple; for iOS 8 inferred), lagging on iOS 9 to 12 (multiple: two
  /// write-ups and a runnable project for iOS 12), coalesced from iOS 13 (inferred: no recipe for
  /// the delayed crash is known from there on, though field crashes are).
  package var pendingChanges: PendingChanges

  /// A push before the root page has been shown.
  ///
  /// After the root up to iOS 17, coalesced from iOS 18 (single, with logs: awesome-apple-bugs
  /// `LifeCyclePushedViewController`).
  package var firstPush: FirstPush

  /// The delegate's `didShow` for the first page, when the app is launched.
  ///
  /// Twice on iOS 6 (inferred: single for iOS 5, a log in vastdevblog), once from iOS 7 (assumed: nobody has
  /// reported a second one since).
  package var firstDisplay: FirstDisplay

  /// A change of the stack during a presentation or dismissal.
  ///
  /// Applied up to iOS 7, dropped from iOS 8 (multiple: the line is reported from June 2015 to
  /// this day).
  package var changeDuringPresentation: ChangeDuringPresentation

  /// A presentation during a presentation or dismissal.
  ///
  /// An exception up to iOS 7, a line in the log from iOS 8 (multiple).
  package var presentDuringPresentation: PresentDuringPresentation

  /// The wording of a refused presentation.
  ///
  /// The warning up to iOS 12 (multiple), the form that names the source from iOS 13 (assumed).
  package var presentRefusalWording: PresentRefusalWording

  /// The wording of the exception about an instance that is pushed twice.
  ///
  /// Plain up to iOS 12, naming the controller from iOS 13 (multiple).
  package var duplicatePushWording: DuplicatePushWording

  /// Touches during a transition.
  ///
  /// Ignored up to iOS 18 (multiple: logs show the bar with `userInteractionEnabled = NO`),
  /// delivered on iOS 26 (multiple for the bar, single for the page: react-native-screens PR3173).
  package var touchesDuringTransition: TouchesDuringTransition

  /// A tap on the back button of a controller whose class answers `shouldPop`.
  ///
  /// Left to the override up to iOS 12, popped by UIKit from iOS 13 (multiple:
  /// react-native-navigation's split by version, WRNavigationBar issue 182).
  package var backTap: BackTap

  /// A long press on the back button.
  ///
  /// A menu from iOS 14 on (documented), which is why the era of iOS 13 to 17 has it.
  package var backMenu: BackMenu

  /// The motion of a push or pop.
  ///
  /// Side by side for 0.35 s up to iOS 6 (multiple: the times between log lines of 2012 and 2013),
  /// with a parallax from iOS 7 on, which brought coordinators too (documented). The delayed crash
  /// is reported from iOS 7 on, and its mechanism is the wrapper's.
  package var pageMotion: PageMotion

  /// Where a swipe back may begin.
  ///
  /// Nowhere on iOS 6, at the edge from iOS 7 on, anywhere from iOS 26 on (documented:
  /// `interactivePopGestureRecognizer`, `interactiveContentPopGestureRecognizer`).
  package var swipe: Swipe

  /// A swipe during a transition, with UIKit's own delegate.
  ///
  /// Refused up to iOS 18 (multiple), begun on iOS 26 (multiple within one project:
  /// react-native-screens PR3093 and PR3142).
  package var swipeDuringTransition: SwipeDuringTransition

  /// A swipe that began under an app's own delegate, at the root or while a pop is postponed.
  ///
  /// Kept up to iOS 18 (multiple for the frozen app: WordPress-iOS PR6639, AHKNavigationController,
  /// YPNavigationBarTransition PR44, QMUI issue 1498; inferred for the mechanism), withdrawn on
  /// iOS 26 (assumed: nothing is known).
  package var unansweredSwipe: UnansweredSwipe
}

nonisolated extension UIKitBehaviour {
  /// iOS 6: everything is applied at once; overlaps corrupt the bar. There is no swipe back.
  package static let iOS6 = UIKitBehaviour(
    pushDuringTransition: .nested,
    popDuringTransition: .nested,
    setDuringTransition: .nested,
    pendingChanges: .nested,
    firstPush: .afterRoot,
    firstDisplay: .toldTwice,
    changeDuringPresentation: .applied,
    presentDuringPresentation: .raises,
    presentRefusalWording: .warning,
    duplicatePushWording: .plain,
    touchesDuringTransition: .ignored,
    backTap: .leftToOverride,
    backMenu: .none,
    pageMotion: .sideBySide,
    swipe: .none,
    swipeDuringTransition: .refused,
    unansweredSwipe: .keptForNextChange)

  /// iOS 7.0 to 7.1: as before, and the app crashes later.
  package static let iOS7 = iOS6.with {
    $0.firstDisplay = .toldOnce
    $0.pageMotion = .parallax
    $0.swipe = .edge
  }

  /// iOS 8: pushes take turns, pops still overlap; presentations begin to block the stack.
  package static let iOS8 = iOS7.with {
    $0.pushDuringTransition = .inTurn
    $0.changeDuringPresentation = .dropped
    $0.presentDuringPresentation = .dropped
  }

  /// iOS 9 to 12: changes during a transition are postponed; the screen can lag behind the stack.
  package static let iOS9 = iOS8.with {
    $0.pushDuringTransition = .postponed
    $0.popDuringTransition = .postponed
    $0.setDuringTransition = .postponed
    $0.pendingChanges = .lagging
  }

  /// iOS 13 to 17: as before, without the lag.
  package static let iOS13 = iOS9.with {
    $0.pendingChanges = .coalesced
    $0.presentRefusalWording = .namesSource
    $0.duplicatePushWording = .namesController
    $0.backTap = .popsWhenAgreed
    $0.backMenu = .onLongPress
  }

  /// iOS 18: a push before the first layout replaces the root page unseen.
  package static let iOS18 = iOS13.with {
    $0.firstPush = .coalesced
  }

  /// iOS 26: transitions can be interrupted, and everything takes touches meanwhile.
  package static let iOS26 = iOS18.with {
    $0.pushDuringTransition = .retargeted
    $0.popDuringTransition = .retargeted
    $0.setDuringTransition = .retargeted
    $0.touchesDuringTransition = .delivered
    $0.swipe = .edgeAndContent
    $0.swipeDuringTransition = .begins
    $0.unansweredSwipe = .withdrawn
  }

  /// A copy with some capabilities changed.
  package func with(_ change: (inout UIKitBehaviour) -> Void) -> UIKitBehaviour {
    var copy = self
    change(&copy)
    return copy
  }
}
