public import InterlockCore
public import UIKit

// UIKit's verbs, answered. Each comes in two forms: `async`, and with a completion that is called
// exactly once, on the main actor, when the request has its outcome.

extension NavigationInterlock {
  /// Pushes a page and returns when it is shown, or when it is certain that it will not be.
  ///
  /// - Parameters:
  ///   - page: The page. Refused if it is in the stack already, or cannot be there.
  ///   - animated: Whether the page is to move in. Off screen nothing is ever animated.
  ///   - policy: What to do while something else moves; `nil` for ``policy``.
  ///   - origin: Who asks. A request of the user is ignored while something moves unless `policy`
  ///     says otherwise.
  @discardableResult
  public func push(
    _ page: UIViewController, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program
  ) async -> NavigationOutcome {
    await outcome { push(page, animated: animated, policy: policy, origin: origin, completion: $0) }
  }

  /// Pushes a page and calls back when it is shown, or when it is certain that it will not be.
  public func push(
    _ page: UIViewController, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program, completion: @escaping @MainActor (NavigationOutcome) -> Void
  ) {
    driver.submit(
      .push(driver.enginePage(page)), pages: [page], isAnimated: animated, policy: policy,
      origin: origin, completion: completion)
  }

  /// Pops the top page, or as many as `count` says, but never the root.
  ///
  /// The pages are those on top of ``targetStack`` now: what arrives later does not change which.
  @discardableResult
  public func pop(
    count: Int = 1, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program
  ) async -> NavigationOutcome {
    await outcome {
      pop(count: count, animated: animated, policy: policy, origin: origin, completion: $0)
    }
  }

  /// Pops the top page, or as many as `count` says, and calls back with the outcome.
  public func pop(
    count: Int = 1, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program, completion: @escaping @MainActor (NavigationOutcome) -> Void
  ) {
    driver.submit(
      .pop(count: count), pages: [], isAnimated: animated, policy: policy, origin: origin,
      completion: completion)
  }

  /// Pops everything above a page; refused if the page is not in ``targetStack``.
  @discardableResult
  public func popTo(
    _ page: UIViewController, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program
  ) async -> NavigationOutcome {
    await outcome {
      popTo(page, animated: animated, policy: policy, origin: origin, completion: $0)
    }
  }

  /// Pops everything above a page, and calls back with the outcome.
  public func popTo(
    _ page: UIViewController, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program, completion: @escaping @MainActor (NavigationOutcome) -> Void
  ) {
    driver.submit(
      .popTo(driver.enginePage(page).id), pages: [page], isAnimated: animated, policy: policy,
      origin: origin, completion: completion)
  }

  /// Pops everything above the root.
  @discardableResult
  public func popToRoot(
    animated: Bool = true, policy: OverlapPolicy? = nil, origin: RequestOrigin = .program
  ) async -> NavigationOutcome {
    await outcome { popToRoot(animated: animated, policy: policy, origin: origin, completion: $0) }
  }

  /// Pops everything above the root, and calls back with the outcome.
  public func popToRoot(
    animated: Bool = true, policy: OverlapPolicy? = nil, origin: RequestOrigin = .program,
    completion: @escaping @MainActor (NavigationOutcome) -> Void
  ) {
    driver.submit(
      .popToRoot, pages: [], isAnimated: animated, policy: policy, origin: origin,
      completion: completion)
  }

  /// Reaches exactly these pages, bottom to top, by one transition: a deep link.
  ///
  /// It looks like a pop if the new top is in the stack already, else like a push.
  @discardableResult
  public func setStack(
    _ pages: [UIViewController], animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program
  ) async -> NavigationOutcome {
    await outcome {
      setStack(pages, animated: animated, policy: policy, origin: origin, completion: $0)
    }
  }

  /// Reaches exactly these pages, bottom to top, and calls back with the outcome.
  public func setStack(
    _ pages: [UIViewController], animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program, completion: @escaping @MainActor (NavigationOutcome) -> Void
  ) {
    driver.submit(
      .set(pages.map(driver.enginePage)), pages: pages, isAnimated: animated, policy: policy,
      origin: origin, completion: completion)
  }
}
