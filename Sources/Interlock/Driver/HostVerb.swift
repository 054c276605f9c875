import InterlockCore
import UIKit

/// A call that changes a navigation controller's stack, with its arguments.
enum HostVerb {
  case push(UIViewController, animated: Bool)
  case pop(animated: Bool)
  case popTo(UIViewController, animated: Bool)
  case popToRoot(animated: Bool)
  case set([UIViewController], animated: Bool)

  /// The stack that the call leads to if nothing hinders it.
  func result<Page: Equatable>(
    on stack: [Page], id: (UIViewController) -> Page
  ) -> [Page] {
    switch self {
    case .push(let page, _):
      return stack + [id(page)]
    case .pop:
      return stack.count > 1 ? Array(stack[..<(stack.count - 1)]) : stack
    case .popTo(let page, _):
      guard let index = stack.lastIndex(of: id(page)) else { return stack }
      return Array(stack[...index])
    case .popToRoot:
      return Array(stack.prefix(1))
    case .set(let pages, _):
      return pages.map(id)
    }
  }

  /// The pages that the call names.
  var pages: [UIViewController] {
    switch self {
    case .push(let page, _), .popTo(let page, _): [page]
    case .set(let pages, _): pages
    case .pop, .popToRoot: []
    }
  }

  /// The same, for those who only keep them.
  var keptPages: [UIResponder] {
    switch self {
    case .push(let page, _), .popTo(let page, _): [page]
    case .set(let pages, _): pages
    case .pop, .popToRoot: []
    }
  }

  /// Whether UIKit makes the call for a person who taps the tab that is selected already.
  func isTabTappedAgain(on host: UINavigationController) -> Bool {
    guard case .popToRoot(animated: true) = self, let tabs = host.tabBarController else {
      return false
    }
    return TabTouchWatch.isFingerLifting(from: tabs)
  }

  /// Whether the call is to be animated.
  var isAnimated: Bool {
    switch self {
    case .push(_, let animated), .pop(let animated), .popTo(_, let animated),
      .popToRoot(let animated), .set(_, let animated):
      animated
    }
  }
}

extension NavigationEngine.Perform.Verb {
  /// The stack that the call leads to if nothing hinders it.
  func result(on stack: [PageID]) -> [PageID] {
    switch self {
    case .push(let page): return stack + [page]
    case .pop: return stack.count > 1 ? Array(stack[..<(stack.count - 1)]) : stack
    case .popTo(let page):
      guard let index = stack.lastIndex(of: page) else { return stack }
      return Array(stack[...index])
    case .popToRoot: return Array(stack.prefix(1))
    case .set(let pages): return pages
    }
  }
}

/// A navigation controller whose verbs can be called past the guard.
protocol NavigationHost: UINavigationController {
  /// Makes one call exactly as UIKit has it.
  ///
  /// - Returns: The pages that UIKit says it popped, bottom to top; `nil` if it says none, and for
  ///   verbs that return nothing.
  @discardableResult
  func callUIKit(_ verb: HostVerb) -> [UIViewController]?

  /// The delegate that UIKit tells, past the guard.
  var uikitDelegate: (any UINavigationControllerDelegate)? { get set }
}
