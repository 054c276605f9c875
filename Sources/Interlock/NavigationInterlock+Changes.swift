public import InterlockCore
public import UIKit

// Changes for which UIKit has no verb. Each is one transition and has one outcome, in the two forms that
// the other verbs have.

extension NavigationInterlock {
  /// Puts a page in the place of the top one: it comes as a pushed page does, and the other is gone.
  ///
  /// What is replaced is the page on top of ``targetStack`` now, wherever it is when its turn comes; if
  /// it is gone then, the outcome is ``NavigationOutcome/superseded(by:step:)``. The root is not replaced
  /// (``Refusal/replacesRoot(_:)``): that takes ``setStack(_:animated:policy:origin:)`` or a batch.
  @discardableResult
  public func replaceTop(
    with page: UIViewController, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program
  ) async -> NavigationOutcome {
    await outcome(
      of: request(.replaceTop(driver.enginePage(page)), animated, policy, origin), [page])
  }

  /// Puts a page in the place of the top one, and calls back with the outcome.
  public func replaceTop(
    with page: UIViewController, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program, completion: @escaping @MainActor (NavigationOutcome) -> Void
  ) {
    driver.submit(
      request(.replaceTop(driver.enginePage(page)), animated, policy, origin), pages: [page],
      completion: completion)
  }

  /// Takes pages out of the stack, wherever they are.
  ///
  /// Those that are not there are passed over. Nothing moves if the top page stays. The root is not
  /// taken out (``Refusal/replacesRoot(_:)``): that takes ``setStack(_:animated:policy:origin:)`` or a
  /// batch.
  @discardableResult
  public func remove(
    _ pages: [UIViewController], animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program
  ) async -> NavigationOutcome {
    await outcome(of: request(.remove(pages.map(driver.id)), animated, policy, origin), pages)
  }

  /// Takes pages out of the stack, wherever they are, and calls back with the outcome.
  public func remove(
    _ pages: [UIViewController], animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program, completion: @escaping @MainActor (NavigationOutcome) -> Void
  ) {
    driver.submit(
      request(.remove(pages.map(driver.id)), animated, policy, origin), pages: pages,
      completion: completion)
  }

  /// Makes several changes by one transition, or none of them.
  ///
  /// ```swift
  /// await navigation.interlock.batch {
  ///   $0.popTo(inbox)
  ///   $0.push(message)
  ///   $0.push(attachment)
  /// }
  /// ```
  /// Each step is made on what the steps before it lead to. If one cannot be made, the outcome is
  /// ``Refusal/inBatch(step:_:)`` and the stack is unchanged; if one makes no sense any more when the
  /// batch's turn comes, it is ``NavigationOutcome/superseded(by:step:)``. Only the stack at the end has
  /// to have pages, each once: on the way a step may even take the root.
  ///
  /// - Parameters:
  ///   - animated: Whether the change is to be animated, if it changes the top.
  ///   - policy: What to do while something else moves; `nil` for *merge*, unless ``policy`` says
  ///     otherwise for all.
  ///   - origin: Who asks.
  ///   - steps: Called once, before anything else happens.
  @discardableResult
  public func batch(
    animated: Bool = true, policy: OverlapPolicy? = nil, origin: RequestOrigin = .program,
    _ steps: (inout NavigationBatch<UIViewController>) -> Void
  ) async -> NavigationOutcome {
    let batch = NavigationBatch(steps)
    return await outcome(of: request(of: batch, animated, policy, origin), batch.pages)
  }

  /// Makes several changes by one transition, or none of them, and calls back with the outcome.
  public func batch(
    animated: Bool = true, policy: OverlapPolicy? = nil, origin: RequestOrigin = .program,
    completion: @escaping @MainActor (NavigationOutcome) -> Void,
    _ steps: (inout NavigationBatch<UIViewController>) -> Void
  ) {
    let batch = NavigationBatch(steps)
    driver.submit(
      request(of: batch, animated, policy, origin), pages: batch.pages, completion: completion)
  }

  private func request(
    of batch: NavigationBatch<UIViewController>, _ animated: Bool, _ policy: OverlapPolicy?,
    _ origin: RequestOrigin
  ) -> NavigationEngine.Request {
    request(batch.change(page: driver.enginePage), animated, policy, origin)
  }
}
