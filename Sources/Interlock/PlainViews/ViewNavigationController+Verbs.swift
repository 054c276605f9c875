public import InterlockCore

// The verbs of a navigation controller. Each comes in two forms: one that returns at once and calls back
// with the outcome, if somebody wants to know, and one that waits for it.

extension ViewNavigationController {
  /// Pushes a view, animated.
  ///
  /// Not to be mixed up with `pushView(_:transition:)`, which this class has as every view has: that
  /// covers the whole stack with a plain view, and the stack does not know of it.
  ///
  /// Article: pushView
  public func pushView(_ view: NavigationView) {
    pushView(view, animated: true)
  }

  /// Pushes a view, and calls back with the outcome if somebody wants to know.
  ///
  /// - Parameters:
  ///   - view: The view. Refused if it is in a stack already.
  ///   - animated: Whether it is to move in. Off screen nothing moves.
  ///   - policy: What to do while something else moves; `nil` for ``policy``.
  ///   - origin: Who asks. A request of the user is ignored while something moves unless `policy` says
  ///     otherwise.
  ///   - completion: Called exactly once, when the view is shown or it is certain that it will not be.
  ///
  /// Article: pushView
  public func pushView(
    _ view: NavigationView, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program, completion: (@MainActor (NavigationOutcome) -> Void)? = nil
  ) {
    submit(.push(stack.enginePage(view)), [view], animated, policy, origin, completion)
  }

  /// Pushes a view and returns when it is shown, or when it is certain that it will not be.
  @discardableResult
  public func pushView(
    _ view: NavigationView, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program
  ) async -> NavigationOutcome {
    await outcome(.push(stack.enginePage(view)), [view], animated, policy, origin)
  }

  /// Pops the top view, but never the root. The view is that on top of ``targetViews`` now.
  ///
  /// Article: popView
  public func popView(
    animated: Bool = true, policy: OverlapPolicy? = nil, origin: RequestOrigin = .program,
    completion: (@MainActor (NavigationOutcome) -> Void)? = nil
  ) {
    submit(.pop(count: 1), [], animated, policy, origin, completion)
  }

  /// Pops the top view, but never the root, and returns the outcome.
  @discardableResult
  public func popView(
    animated: Bool = true, policy: OverlapPolicy? = nil, origin: RequestOrigin = .program
  ) async -> NavigationOutcome {
    await outcome(.pop(count: 1), [], animated, policy, origin)
  }

  /// Pops everything above a view; refused if the view is not in ``targetViews``.
  ///
  /// Article: popToView
  public func popToView(
    _ view: NavigationView, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program, completion: (@MainActor (NavigationOutcome) -> Void)? = nil
  ) {
    submit(.popTo(stack.enginePage(view).id), [view], animated, policy, origin, completion)
  }

  /// Pops everything above a view, and returns the outcome.
  @discardableResult
  public func popToView(
    _ view: NavigationView, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program
  ) async -> NavigationOutcome {
    await outcome(.popTo(stack.enginePage(view).id), [view], animated, policy, origin)
  }

  /// Pops everything above the root.
  ///
  /// Article: popToRootView
  public func popToRootView(
    animated: Bool = true, policy: OverlapPolicy? = nil, origin: RequestOrigin = .program,
    completion: (@MainActor (NavigationOutcome) -> Void)? = nil
  ) {
    submit(.popToRoot, [], animated, policy, origin, completion)
  }

  /// Pops everything above the root, and returns the outcome.
  @discardableResult
  public func popToRootView(
    animated: Bool = true, policy: OverlapPolicy? = nil, origin: RequestOrigin = .program
  ) async -> NavigationOutcome {
    await outcome(.popToRoot, [], animated, policy, origin)
  }

  /// Reaches exactly these views, bottom to top, by one transition.
  ///
  /// It looks like a pop if the new top view is in the stack already, else like a push.
  public func setViews(
    _ views: [NavigationView], animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program, completion: (@MainActor (NavigationOutcome) -> Void)? = nil
  ) {
    submit(.set(views.map(stack.enginePage)), views, animated, policy, origin, completion)
  }

  /// Reaches exactly these views, bottom to top, and returns the outcome.
  @discardableResult
  public func setViews(
    _ views: [NavigationView], animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program
  ) async -> NavigationOutcome {
    await outcome(.set(views.map(stack.enginePage)), views, animated, policy, origin)
  }

  /// Ends what moves at once, where it leads; a swipe goes back. What waits begins then.
  ///
  /// Does nothing at rest.
  public func skipTransition() {
    stack.finishMove()
  }
}

// MARK: - Requests

extension ViewNavigationController {
  /// Makes a request.
  func submit(
    _ change: NavigationEngine.Change, _ views: [NavigationView], _ animated: Bool,
    _ policy: OverlapPolicy?, _ origin: RequestOrigin,
    _ completion: (@MainActor (NavigationOutcome) -> Void)?
  ) {
    let runner = stack.runner
    runner.submit(
      runner.request(change, isAnimated: animated, policy: policy, origin: origin), pages: views,
      completion: completion)
  }

  /// Makes a request and waits for its outcome.
  func outcome(
    _ change: NavigationEngine.Change, _ views: [NavigationView], _ animated: Bool,
    _ policy: OverlapPolicy?, _ origin: RequestOrigin
  ) async -> NavigationOutcome {
    let runner = stack.runner
    let request = runner.request(change, isAnimated: animated, policy: policy, origin: origin)
    return await runner.outcome(of: request.id) {
      runner.submit(request, pages: views, completion: $0)
    }
  }
}
