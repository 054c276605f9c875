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
  /// Anywhere in the content.
  ///
  /// From iOS 26 on the swipe is UIKit's. Before, it is the library's: it looks like UIKit's own, and goes
  /// wherever a swipe from the edge goes. A pan or a horizontal scroll view under the finger comes first,
  /// and so does the bar. What switches the swipe from the edge off (its recognizer's `isEnabled`, the
  /// delegate that the app has set for it) switches this one off, too.
  case content
  /// Nowhere: the page is left by other ways.
  ///
  /// Article: swipe-back switched off while the controller is on screen
  case off

  /// Whether a finger of this kind may begin.
  func allows(_ kind: SwipeKind) -> Bool {
    switch self {
    case .automatic: kind != .ownContent
    case .edge: kind == .edge
    case .content: true
    case .off: false
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
