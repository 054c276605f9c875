import InterlockCore

/// What the user did to go back.
///
/// The app's own pops are no attempts of the user's: pages are not asked about them.
public nonisolated enum BackSource: Hashable, Sendable, CaseIterable {
  /// A tap on the back button.
  case button
  /// A swipe, from the edge or in the content.
  case swipe
  /// A page chosen in the menu under the back button.
  ///
  /// UIKit's menu calls `popToViewController(_:animated:)` as the app does. Such a call counts as a choice
  /// in the menu if it comes after a long press on the bar and before the next touch on the controller.
  case menu
  /// The escape gesture of assistive technologies: a two-finger scrub with VoiceOver.
  case escape
  /// A tap on the tab that is selected already.
  case tab

  /// The user's way back that a request says it comes from; nil for requests that nobody is asked about.
  init?(_ origin: RequestOrigin) {
    switch origin {
    case .backButton: self = .button
    case .edgeSwipe, .contentSwipe: self = .swipe
    case .backMenu: self = .menu
    case .escapeGesture: self = .escape
    case .tabRetap: self = .tab
    case .program, .touch, .system: return nil
    }
  }
}

/// What a page says to an attempt to go back from it.
public enum VetoAnswer {
  /// The page may go.
  case allow
  /// The page stays, and hears of it in ``BackVeto/didAttemptPop(_:)``.
  case refuse
  /// The page finds out, and goes if the result is true.
  ///
  /// The task in which the closure runs is cancelled when the answer is not needed any more.
  case ask(@MainActor () async -> Bool)
  /// The page finds out without `async`, and answers the question when it knows.
  case answerLater(@MainActor (BackQuestion) -> Void)
}

/// A page that wants to be asked before the user leaves it: a view controller, or a ``NavigationView``.
///
/// One question for all ways back: the button, the swipe, the menu, the escape gesture, and a second
/// tap on the tab. If several pages would go, each that wants to be asked is, the top one first, and
/// one refusal is the end of it.
///
/// ```swift
/// extension FormPage: BackVeto {
///   func shouldPop(_ source: BackSource) -> VetoAnswer {
///     form.isSaved ? .allow : .ask { await self.userAgreesToDiscard() }
///   }
/// }
/// ```
///
/// A swipe cannot wait for an answer under the finger: if the page answers anything but
/// ``VetoAnswer/allow``, the swipe does not begin. Should the page then agree, it is popped with
/// animation, as by the button.
///
/// A page that never lets the user go back needs no protocol: ``PageWishes/canPop``.
public protocol BackVeto {
  /// Whether the user may leave this page now.
  ///
  /// Asked once for an attempt, and only if the attempt would lead to a pop otherwise: not while
  /// something else moves, and not while this page is being asked already. Do not pop in it.
  func shouldPop(_ source: BackSource) -> VetoAnswer

  /// The user tried to leave this page, and it did not agree: the place for a hint why.
  ///
  /// Called in a later turn of the main loop, so that it may present something.
  func didAttemptPop(_ source: BackSource)
}

extension BackVeto {
  /// Does nothing.
  public func didAttemptPop(_ source: BackSource) {}
}
