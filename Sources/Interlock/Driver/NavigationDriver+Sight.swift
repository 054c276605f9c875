import InterlockCore
import UIKit

/// UIKit's transition coordinators, by the numbers that the engine knows.
struct CoordinatorBook {
  /// The coordinators whose completion is being waited for, or was; without those that are gone, there is
  /// the host's, and perhaps that of something over it.
  private var entries: [Entry] = []
  private var last = 0

  private struct Entry {
    weak var coordinator: AnyObject?
    let id: CoordinatorID
  }

  /// The number of a coordinator, and whether it was seen for the first time.
  mutating func enter(_ coordinator: AnyObject) -> (id: CoordinatorID, isNew: Bool) {
    var free: Int?
    for place in entries.indices {
      let known = entries[place].coordinator
      if known === coordinator { return (entries[place].id, false) }
      if known == nil { free = place }
    }
    last += 1
    let entry = Entry(coordinator: coordinator, id: CoordinatorID(rawValue: last))
    if let free { entries[free] = entry } else { entries.append(entry) }
    return (entry.id, true)
  }
}

extension NavigationDriver {
  /// Whether the host moves and could move; nil if it is gone.
  func status() -> HostStatus? {
    guard let host else { return nil }
    return status(of: host)
  }

  /// The same, of a host that is there.
  func status(of host: any NavigationHost) -> HostStatus {
    var status = HostStatus(presence: runner.presence(in: host.viewIfLoaded))
    let presented = host.presentedViewController
    guard let coordinator = host.transitionCoordinator ?? presented?.presentationCoordinator else {
      if isWaitingForLeavingPage(of: host) { status.obstacle = .leavingPage }
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
      watch(coordinator, of: nil)
      return status
    }
    let id = watch(coordinator, of: host)
    status.coordinator = HostCoordinator(
      id, isInteractive: coordinator.isInteractive || drag?.isAwaited ?? false,
      duration: Interval(seconds: coordinator.transitionDuration))
    return status
  }

  /// Sees to it that the end of a coordinator's transition is heard of.
  ///
  /// - Parameter host: The host, if the transition is its own.
  @discardableResult
  private func watch(
    _ coordinator: any UIViewControllerTransitionCoordinator, of host: UINavigationController?
  ) -> CoordinatorID {
    let (id, isNew) = coordinators.enter(coordinator as AnyObject)
    guard isNew else { return id }
    let isOfHost = host != nil
    if let host, coordinator.isAnimated, let page = coordinator.viewController(forKey: .to) {
      runner.desk.newBarMotion = barMotion(of: host, to: page)
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
    for page in pages where page.parent === self {
      let stack = Set(viewControllers.map(ObjectIdentifier.init))
      return pages.first { $0.parent === self && !stack.contains(ObjectIdentifier($0)) }
    }
    return nil
  }

  /// Whether a controller is one of the pages, or has just ceased to be.
  fileprivate func owns(_ page: UIViewController?) -> Bool {
    guard let page else { return false }
    return page.parent === self || has(page)
  }

  /// Whether a controller is one of the pages.
  private func has(_ page: UIViewController) -> Bool {
    for other in viewControllers where other === page { return true }
    return false
  }
}
