import Foundation

/// Which calls are accepted, and what a presentation or a running transition does to them.
extension UINavigationController {
  /// Takes a call through all checks; if it passes, changes the model and plans the transition.
  ///
  /// - Parameter asColumn: Whether the page may be a navigation controller, since a split view controller
  ///   pushes it.
  /// - Returns: The pages that left the stack, bottom to top; nil if nothing was popped.
  @discardableResult
  package func submit(
    _ request: StackRequest, animated: Bool, asColumn: Bool = false
  ) -> [UIViewController]? {
    let system = UISystem.current
    guard !isOfCrashedApp, asColumn || isAllowed(request) else { return nil }
    var running = runningTransition.flatMap { $0.isAnimated ? $0.coordinator : nil }
    switch system.behaviour.changeDuringPresentation == .dropped ? presentationHold : nil {
    case .refuses: return refuseForPresentation(request)
    case .delays(until: let arrival): running = running ?? arrival
    case nil: break
    }

    let overlap = overlap(of: request)
    if let running {
      switch overlap {
      case .postponed:
        running.postpone { [weak self] in
          self?.repeatCall(request, animated: animated, asColumn: asColumn)
        }
        return nil
      case .nested, .inTurn, .retargeted:
        break
      }
    }
    guard isPossible(request) else { return nil }
    if nests(overlap, animated: animated), let line = request.nestingLine { system.log(line) }
    return apply(request, animated: animated, during: overlap)
  }

  /// Whether the app is gone, and this with it; what is made in no window may be shown by the next one.
  private var isOfCrashedApp: Bool {
    UISystem.current.hasCrashed && viewIfLoaded?.window != nil
  }

  /// What a running transition does to a request.
  ///
  /// An app's own animator cannot be interrupted (single report for iOS 26: grahammendick/navigation
  /// issue 888; postponed instead is assumed). A page that grows or shrinks always can (Apple, "Enhancing your app with
  /// fluid transitions").
  private func overlap(of request: StackRequest) -> UIKitBehaviour.ChangeDuringTransition {
    if runningTransition?.zoom != nil { return .retargeted }
    let overlap = request.duringTransition(in: UISystem.current.behaviour)
    return overlap == .retargeted && runningTransition?.animator != nil ? .postponed : overlap
  }

  /// Whether the change will be animated inside another animation.
  private func nests(
    _ overlap: UIKitBehaviour.ChangeDuringTransition, animated: Bool
  ) -> Bool {
    if let running = runningTransition, running.isAnimated { return overlap == .nested }
    return animated && UISystem.current.behaviour.pendingChanges == .nested
      && pendingTransitions.contains(where: \.isAnimated)
  }

  /// Calls the same public method again, so that a subclass's override runs again too.
  private func repeatCall(_ request: StackRequest, animated: Bool, asColumn: Bool) {
    UISystem.current.running(.uikit("-[UINavigationController \(request.selector)]")) {
      switch request {
      case .push(let page) where asColumn: pushColumn(page, animated: animated)
      case .push(let page): pushViewController(page, animated: animated)
      case .pop: popViewController(animated: animated)
      case .popTo(let page): popToViewController(page, animated: animated)
      case .popToRoot: popToRootViewController(animated: animated)
      case .set(let pages): setViewControllers(pages, animated: animated)
      }
    }
  }

  /// Checks that do not depend on the stack: they come first, also during a transition.
  private func isAllowed(_ request: StackRequest) -> Bool {
    switch request {
    case .push(let page) where page is UINavigationController:
      UISystem.current.raise(
        "NSInvalidArgumentException", "Pushing a navigation controller is not supported")
      return false
    case .push(let page) where page is UISplitViewController:
      // The text is that of multiple reports (ProMotion issue 379, IntelligentSplitViewController issue 11).
      let system = UISystem.current
      system.raise(
        "NSInvalidArgumentException",
        "Split View Controllers cannot be pushed to a Navigation Controller "
          + system.describe(self))
      return false
    case .push, .pop, .popTo, .popToRoot, .set:
      return true
    }
  }

  /// Checks against the stack as it is now; a call that is postponed is checked when it is repeated.
  private func isPossible(_ request: StackRequest) -> Bool {
    switch request {
    // Nothing changes, and nothing is raised, where nobody sees it: SwifterSwift's test of a push with a
    // completion pushes its only page a second time, as do ReerKit's and others after it.
    case .push(let page) where page === stack.last && !isInWindow:
      return false
    case .push(let page) where stack.contains(page):
      raiseDuplicatePush(of: page)
      return false
    case .popTo(let page) where !stack.contains(page):
      UISystem.current.raise(
        "NSInternalInconsistencyException", "Tried to pop to a view controller that doesn't exist.")
      return false
    case .set(let pages) where Set(pages.map(ObjectIdentifier.init)).count != pages.count:
      raiseDuplicates(in: pages)
      return false
    case .push, .pop, .popTo, .popToRoot, .set:
      return true
    }
  }

  /// A controller that presents something, or is in something that goes, keeps its stack.
  private func refuseForPresentation(_ request: StackRequest) -> [UIViewController]? {
    let system = UISystem.current
    let receiver = system.describe(self).replacingOccurrences(of: ": ", with: " ")
    system.log(
      "\(request.selectorInLog) called on \(receiver) while an existing transition or "
        + "presentation is occurring; the navigation stack will not be updated.")
    return nil
  }

  /// Makes the new stack out of the old one, for a request that is possible.
  ///
  /// - Returns: The pages that were popped, or nil if nothing changed.
  private func apply(
    _ request: StackRequest, animated: Bool, during overlap: UIKitBehaviour.ChangeDuringTransition
  ) -> [UIViewController]? {
    switch request {
    case .push(let page):
      change(.push(page), animated: animated, during: overlap)
      return nil
    case .pop:
      guard stack.count > 1 else { return nil }
      return pop(toIndex: stack.count - 2, animated: animated, during: overlap)
    case .popTo(let page):
      guard let index = stack.firstIndex(where: { $0 === page }) else { return nil }
      return answer(pop(toIndex: index, animated: animated, during: overlap))
    case .popToRoot:
      guard !stack.isEmpty else { return nil }
      return answer(pop(toIndex: 0, animated: animated, during: overlap))
    case .set(let pages):
      change(.replace(pages), animated: animated, during: overlap)
      return nil
    }
  }

  /// What the app hears of pages that a pop to another one took away.
  private func answer(_ popped: [UIViewController]?) -> [UIViewController]? {
    isInWindow || UISystem.current.behaviour.answersUnseenPops ? popped : nil
  }

  /// Popping to the page that is on top gives nil, as the tests of LucianoPolit/Caesura have it
  /// (`NavigationControllerTests`). Assumed: so does popping to a root that is on top.
  private func pop(
    toIndex index: Int, animated: Bool, during overlap: UIKitBehaviour.ChangeDuringTransition
  ) -> [UIViewController]? {
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    change(.keep(index + 1), animated: animated, during: overlap)
    return popped
  }

  private func raiseDuplicatePush(of page: UIViewController) {
    let system = UISystem.current
    let description = system.describe(page)
    switch system.behaviour.duplicatePushWording {
    case .plain:
      system.raise(
        "NSInvalidArgumentException",
        "Pushing the same view controller instance more than once is not supported "
          + "(\(description))")
    case .namesController:
      system.raise(
        "NSInvalidArgumentException",
        "\(system.describe(self)) is pushing the same view controller instance (\(description)) "
          + "more than once which is not supported and is most likely an error in the "
          + "application : com.example.app")
    }
  }

  private func raiseDuplicates(in pages: [UIViewController]) {
    let system = UISystem.current
    let list = pages.map { "    \"\(system.describe($0))\"" }.joined(separator: ",\n")
    system.raise(
      "NSInternalInconsistencyException",
      "All view controllers in a navigation controller must be distinct ((\n\(list)\n))")
  }
}
