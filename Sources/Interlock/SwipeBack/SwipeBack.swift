import InterlockCore
import UIKit

/// Where a finger may begin to swipe a page away.
///
/// A page says it in ``PageWishes/swipeBack``; where it does not, ``NavigationInterlock/swipeBack`` of its
/// controller holds, which begins as ``NavigationInterlock/Defaults/swipeBack`` of the app.
///
/// Whatever the rule, a swipe begins neither on the first page, nor while something is presented or
/// dismissed, nor while something else moves, except for what iOS 26 itself allows there. And it does
/// begin under a hidden bar, beside a left item of the page's own and without a back button, all of which
/// turn UIKit's own swipe off.
///
/// Article: enabling interactivePopGestureRecognizer, and its delegate in every page
public nonisolated enum SwipeBack: Hashable, Sendable, CaseIterable {
  /// Where the system has it: at the leading edge, and from iOS 26 on anywhere in the content.
  case automatic
  /// At the leading edge only.
  case edge
  /// Anywhere in the content. Before iOS 26 UIKit has no such swipe: it is that of the edge there.
  case content
  /// Nowhere: the page is left by other ways.
  ///
  /// Article: swipe-back switched off while the controller is on screen
  case off

  /// Whether a finger of this kind may begin.
  func allows(_ kind: SwipeKind) -> Bool {
    switch self {
    case .automatic, .content: true
    case .edge: kind == .edge
    case .off: false
    }
  }
}

/// Which of the two swipes it is.
nonisolated enum SwipeKind: Hashable, CaseIterable {
  /// From the leading edge of the screen.
  case edge
  /// From anywhere.
  case content

  /// The swipe as a wish of the user's.
  var origin: RequestOrigin {
    switch self {
    case .edge: .edgeSwipe
    case .content: .contentSwipe
    }
  }

  /// The controller's recognizer of such a swipe; nil if the system has none.
  @MainActor
  func recognizer(of navigation: UINavigationController) -> UIGestureRecognizer? {
    switch self {
    case .edge:
      return navigation.interactivePopGestureRecognizer
    case .content:
      guard #available(iOS 26.0, *) else { return nil }
      return navigation.interactiveContentPopGestureRecognizer
    }
  }
}

/// Whether a finger is pulling the top page away at this moment.
func isSwipedBack(_ navigation: UINavigationController) -> Bool {
  SwipeKind.allCases.contains { kind in
    switch kind.recognizer(of: navigation)?.state {
    case .began, .changed: true
    default: false
    }
  }
}

extension NavigationInterlock {
  /// Where a finger may begin to swipe pages of this controller away, unless they say it themselves.
  ///
  /// May change at any time: a swipe that has begun is never cut off.
  ///
  /// Article: swipe-back switched off while the controller is on screen
  public var swipeBack: SwipeBack {
    get { swipes.rule }
    set { swipes.rule = newValue }
  }
}
