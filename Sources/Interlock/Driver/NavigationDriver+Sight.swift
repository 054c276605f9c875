import InterlockCore
import UIKit

/// UIKit's transition coordinators, by the numbers that the engine knows.
struct CoordinatorBook {
  /// The coordinators whose completion is being waited for, or was.
  private var numbers = WeakKeyTable<AnyObject, CoordinatorID>()
  private var last = 0
  /// What the bar does in a transition that was seen for the first time; the engine hears of it after
  /// the event that tells of the transition.
  var newBarMotion: BarMotion?

  /// The number of a coordinator, and whether it was seen for the first time.
  mutating func enter(_ coordinator: AnyObject) -> (id: CoordinatorID, isNew: Bool) {
    if let id = numbers[coordinator] { return (id, false) }
    last += 1
    let id = CoordinatorID(rawValue: last)
    numbers[coordinator] = id
    return (id, true)
  }
}

extension NavigationDriver {
  /// Whether the host moves, could move, and is there.
  func status() -> HostStatus {
    var status = HostStatus(presence: runner.presence())
    guard let host else { return status }
    let presented = host.presentedViewController
    guard let coordinator = host.transitionCoordinator ?? presented?.presentationCoordinator else {
      if isWaitingForLeavingPage { status.obstacle = .leavingPage }
      if let presented, presented.isBeingPresented { status.obstacle = .presentation }
      if let presented, presented.isBeingDismissed { status.obstacle = .dismissal }
      return status
    }
    let from = coordinator.viewController(forKey: .from)
    let to = coordinator.viewController(forKey: .to)
    let isPresentation = presented.map { $0 === to || $0 === from } ?? false
    guard !isPresentation, host.owns(from) || host.owns(to) else {
      status.obstacle = presented === to ? .presentation : .dismissal
      if !isPresentation { status.obstacle = .otherTransition }
      if coordinator.isInteractive { status.obstacle = .underFinger }
      watch(coordinator, isOfHost: false)
      return status
    }
    let id = watch(coordinator, isOfHost: true)
    status.coordinator = HostCoordinator(
      id, isInteractive: coordinator.isInteractive || drag?.isAwaited ?? false,
      duration: Interval(seconds: coordinator.transitionDuration))
    return status
  }

  /// Sees to it that the end of a coordinator's transition is heard of.
  @discardableResult
  private func watch(
    _ coordinator: any UIViewControllerTransitionCoordinator, isOfHost: Bool
  ) -> CoordinatorID {
    let (id, isNew) = coordinators.enter(coordinator as AnyObject)
    guard isNew else { return id }
    if isOfHost, coordinator.isAnimated {
      coordinators.newBarMotion = barMotion(to: coordinator.viewController(forKey: .to))
    }
    coordinator.animate(alongsideTransition: nil) { [weak self] context in
      self?.ended(id, isOfHost: isOfHost, isCancelled: context.isCancelled)
    }
    if isOfHost {
      coordinator.notifyWhenInteractionChanges { [weak self] context in
        if !context.isInteractive { self?.send(.witnessed(.fingerLifted(id))) }
        if context.isCancelled { self?.send(.witnessed(.turnedBack(id))) }
      }
    }
    return id
  }

  private func ended(_ id: CoordinatorID, isOfHost: Bool, isCancelled: Bool) {
    if isOfHost { send(.witnessed(.coordinatorEnded(id, isCancelled: isCancelled))) }
    runner.hostMayBeFree()
  }
}

extension UIViewController {
  /// The coordinator of the transition that brings this page above others or takes it away; what a
  /// presented container does inside itself is in nobody's way.
  fileprivate var presentationCoordinator: (any UIViewControllerTransitionCoordinator)? {
    guard let coordinator = transitionCoordinator else { return nil }
    let isSide =
      coordinator.viewController(forKey: .to) === self
      || coordinator.viewController(forKey: .from) === self
    return isSide ? coordinator : nil
  }
}

extension UINavigationController {
  /// The first of some pages that has been taken off the stack and is still a child.
  ///
  /// - Complexity: O(1) for a page without a parent, which a new page is; else O(depth).
  func leavingPage(among pages: [UIViewController]) -> UIViewController? {
    let children = pages.filter { $0.parent === self }
    guard !children.isEmpty else { return nil }
    let stack = Set(viewControllers.map(ObjectIdentifier.init))
    return children.first { !stack.contains(ObjectIdentifier($0)) }
  }

  /// Whether a controller is one of the pages, or has just ceased to be.
  fileprivate func owns(_ page: UIViewController?) -> Bool {
    guard let page else { return false }
    return page.parent === self || viewControllers.contains { $0 === page }
  }
}
