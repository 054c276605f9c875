public import InterlockCore
public import UIKit

// UIKit's verbs, answered. Each comes in two forms: `async`, and with a completion that is called
// exactly once, on the main actor, when the request has its outcome. A task that is cancelled while it
// waits for an outcome withdraws the request; what has begun goes on.

extension NavigationInterlock {
  /// Pushes a page and returns when it is shown, or when it is certain that it will not be.
  ///
  /// - Parameters:
  ///   - page: The page. Refused if it is in the stack already, or cannot be there.
  ///   - animated: Whether the page is to move in. Off screen nothing is ever animated.
  ///   - policy: What to do while something else moves; `nil` for ``policy``.
  ///   - origin: Who asks. Before iOS 26 a request of the user is ignored while something moves, unless
  ///     `policy` or ``originPolicies`` say otherwise.
  ///   - source: The page for whose sake the other is pushed: if it leaves the stack before, the outcome
  ///     is ``NavigationOutcome/superseded(by:step:)``. An answer that comes late pushes nothing then.
  @discardableResult
  public func push(
    _ page: UIViewController, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program, from source: UIViewController? = nil
  ) async -> NavigationOutcome {
    await outcome(of: pushRequest(page, animated, policy, origin, source), [page])
  }

  /// Pushes a page and calls back when it is shown, or when it is certain that it will not be.
  public func push(
    _ page: UIViewController, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program, from source: UIViewController? = nil,
    completion: @escaping @MainActor (NavigationOutcome) -> Void
  ) {
    driver.submit(
      pushRequest(page, animated, policy, origin, source), pages: [page], completion: completion)
  }

  /// Pops the top page, or as many as `count` says, but never the root.
  ///
  /// The pages are those on top of ``targetStack`` now: what arrives later does not change which.
  @discardableResult
  public func pop(
    count: Int = 1, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program
  ) async -> NavigationOutcome {
    await outcome(of: request(.pop(count: count), animated, policy, origin))
  }

  /// Pops the top page, or as many as `count` says, and calls back with the outcome.
  public func pop(
    count: Int = 1, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program, completion: @escaping @MainActor (NavigationOutcome) -> Void
  ) {
    driver.submit(
      request(.pop(count: count), animated, policy, origin), pages: [], completion: completion)
  }

  /// Pops everything above a page; refused if the page is not in ``targetStack``.
  @discardableResult
  public func popTo(
    _ page: UIViewController, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program
  ) async -> NavigationOutcome {
    await outcome(of: request(.popTo(driver.id(of: page)), animated, policy, origin), [page])
  }

  /// Pops everything above a page, and calls back with the outcome.
  public func popTo(
    _ page: UIViewController, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program, completion: @escaping @MainActor (NavigationOutcome) -> Void
  ) {
    driver.submit(
      request(.popTo(driver.id(of: page)), animated, policy, origin), pages: [page],
      completion: completion)
  }

  /// Pops everything above the root.
  @discardableResult
  public func popToRoot(
    animated: Bool = true, policy: OverlapPolicy? = nil, origin: RequestOrigin = .program
  ) async -> NavigationOutcome {
    await outcome(of: request(.popToRoot, animated, policy, origin))
  }

  /// Pops everything above the root, and calls back with the outcome.
  public func popToRoot(
    animated: Bool = true, policy: OverlapPolicy? = nil, origin: RequestOrigin = .program,
    completion: @escaping @MainActor (NavigationOutcome) -> Void
  ) {
    driver.submit(
      request(.popToRoot, animated, policy, origin), pages: [], completion: completion)
  }

  /// Reaches exactly these pages, bottom to top, by one transition: a deep link.
  ///
  /// It looks like a pop if the new top is in the stack already, else like a push.
  @discardableResult
  public func setStack(
    _ pages: [UIViewController], animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program
  ) async -> NavigationOutcome {
    await outcome(
      of: request(.set(pages.map(driver.enginePage)), animated, policy, origin), pages)
  }

  /// Reaches exactly these pages, bottom to top, and calls back with the outcome.
  public func setStack(
    _ pages: [UIViewController], animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program, completion: @escaping @MainActor (NavigationOutcome) -> Void
  ) {
    driver.submit(
      request(.set(pages.map(driver.enginePage)), animated, policy, origin), pages: pages,
      completion: completion)
  }
}

// MARK: - Requests

extension NavigationInterlock {
  /// The request for a change, about to be made.
  func request(
    _ change: NavigationEngine.Change, _ animated: Bool, _ policy: OverlapPolicy?,
    _ origin: RequestOrigin
  ) -> NavigationEngine.Request {
    driver.runner.request(change, isAnimated: animated, policy: policy, origin: origin)
  }

  /// Makes a request and waits for its outcome.
  func outcome(
    of request: NavigationEngine.Request, _ pages: [UIViewController] = []
  ) async -> NavigationOutcome {
    await driver.runner.outcome(of: request.id) {
      driver.submit(request, pages: pages, completion: $0)
    }
  }

  private func pushRequest(
    _ page: UIViewController, _ animated: Bool, _ policy: OverlapPolicy?, _ origin: RequestOrigin,
    _ source: UIViewController?
  ) -> NavigationEngine.Request {
    var request = request(.push(driver.enginePage(page)), animated, policy, origin)
    request.source = source.map(driver.id)
    request.requiresSource = source != nil
    return request
  }
}
