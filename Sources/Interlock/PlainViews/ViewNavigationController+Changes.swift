public import InterlockCore

// Changes in the middle of the stack, and several at once; each is one transition.

extension ViewNavigationController {
  /// Puts a view in the place of the top one, which must not be the root.
  public func replaceTopView(
    with view: NavigationView, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program, completion: (@MainActor (NavigationOutcome) -> Void)? = nil
  ) {
    submit(.replaceTop(stack.enginePage(view)), [view], animated, policy, origin, completion)
  }

  /// Puts a view in the place of the top one, and returns the outcome.
  @discardableResult
  public func replaceTopView(
    with view: NavigationView, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program
  ) async -> NavigationOutcome {
    await outcome(.replaceTop(stack.enginePage(view)), [view], animated, policy, origin)
  }

  /// Takes views out of the stack, wherever they are, but not the root.
  public func removeViews(
    _ views: [NavigationView], animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program, completion: (@MainActor (NavigationOutcome) -> Void)? = nil
  ) {
    let ids = views.map { stack.enginePage($0).id }
    submit(.remove(ids), views, animated, policy, origin, completion)
  }

  /// Takes views out of the stack, wherever they are, and returns the outcome.
  @discardableResult
  public func removeViews(
    _ views: [NavigationView], animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program
  ) async -> NavigationOutcome {
    await outcome(
      .remove(views.map { stack.enginePage($0).id }), views, animated, policy, origin)
  }

  /// Makes several changes by one transition, or none of them, and calls back with the outcome if
  /// somebody wants to know.
  public func batch(
    animated: Bool = true, policy: OverlapPolicy? = nil, origin: RequestOrigin = .program,
    completion: (@MainActor (NavigationOutcome) -> Void)? = nil,
    _ steps: (inout NavigationBatch<NavigationView>) -> Void
  ) {
    let batch = NavigationBatch(steps)
    submit(
      batch.change(page: stack.enginePage), batch.pages, animated, policy, origin, completion)
  }

  /// Makes several changes by one transition, or none of them, and returns the outcome.
  @discardableResult
  public func batch(
    animated: Bool = true, policy: OverlapPolicy? = nil, origin: RequestOrigin = .program,
    _ steps: (inout NavigationBatch<NavigationView>) -> Void
  ) async -> NavigationOutcome {
    let batch = NavigationBatch(steps)
    return await outcome(
      batch.change(page: stack.enginePage), batch.pages, animated, policy, origin)
  }
}
