import InterlockCore
import UIKit

/// Which of the swipes back it is.
nonisolated enum SwipeKind: Hashable, CaseIterable {
  /// UIKit's, from the leading edge of the screen.
  case edge
  /// UIKit's, from anywhere; from iOS 26 on.
  case content
  /// The library's, from anywhere; before iOS 26.
  case ownContent

  /// The swipe as a wish of the user's.
  var origin: RequestOrigin {
    switch self {
    case .edge: .edgeSwipe
    case .content, .ownContent: .contentSwipe
    }
  }

  /// UIKit's recognizer of such a swipe; nil if UIKit has none.
  @MainActor
  func recognizer(of navigation: UINavigationController) -> UIGestureRecognizer? {
    switch self {
    case .edge:
      return navigation.interactivePopGestureRecognizer
    case .content:
      guard #available(iOS 26.0, *) else { return nil }
      return navigation.interactiveContentPopGestureRecognizer
    case .ownContent:
      return nil
    }
  }
}
