import InterlockCore
import UIKit

/// What a driver has seen of its host.
struct HostSight {
  /// Whether the host's view has been laid out since it came into a window.
  var hasLaidOut = false
  /// What the engine was told last.
  var presence = HostPresence.offScreen
  /// The coordinators whose completion is being waited for, or was.
  var coordinators = WeakKeyTable<AnyObject, CoordinatorID>()
  /// The number of the last coordinator.
  var lastCoordinator = 0
  /// What the bar does in a transition that was seen for the first time; the engine hears of it after
  /// the event that tells of the transition.
  var newBarMotion: BarMotion?
  /// The question to be answered when the host is free.
  var freeProbe: ProbeID?
  /// The question to be answered after a layout pass.
  var layoutProbe: ProbeID?
}

extension NavigationDriver {
  /// Where the host is.
  func presence() -> HostPresence {
    guard host?.viewIfLoaded?.window != nil else {
      sight.hasLaidOut = false
      return .offScreen
    }
    return sight.hasLaidOut ? .onScreen : .beforeFirstLayout
  }

  /// Whether the host moves, could move, and is there.
  func status() -> HostStatus {
    var status = HostStatus(presence: presence())
    guard let host else { return status }
    let presented = host.presentedViewController
    guard let coordinator = host.transitionCoordinator ?? presented?.transitionCoordinator else {
      if let presented, presented.isBeingPresented { status.obstacle = .presentation }
      if let presented, presented.isBeingDismissed { status.obstacle = .dismissal }
      return status
    }
    let from = coordinator.viewController(forKey: .from)
    let to = coordinator.viewController(forKey: .to)
    if let presented, presented === to || presented === from {
      status.obstacle =
        presented === to
        ? .presentation : coordinator.isInteractive ? .interactiveDismissal : .dismissal
      watch(coordinator, isOfHost: false)
    } else if host.owns(from) || host.owns(to) {
      let id = watch(coordinator, isOfHost: true)
      status.coordinator = HostCoordinator(
        id, isInteractive: coordinator.isInteractive,
        duration: Interval(seconds: coordinator.transitionDuration))
    } else {
      status.obstacle = .otherTransition
      watch(coordinator, isOfHost: false)
    }
    return status
  }

  /// Answers a probe of the engine at the moment it asks for.
  func look(for probe: ProbeID, at moment: NavigationEngine.ProbeMoment) {
    switch moment {
    case .now:
      answer(probe)
    case .nextTurn:
      clock.nextTurn { self.answer(probe) }
    case .afterLayout:
      sight.layoutProbe = probe
      host?.viewIfLoaded?.setNeedsLayout()
      clock.nextTurn {
        self.host?.viewIfLoaded?.layoutIfNeeded()  // Does nothing if the pass has come by itself.
        self.answerLayoutProbe()
      }
    case .whenFree:
      sight.freeProbe = probe
    }
  }

  /// Answers the question that waits for a layout pass, in the turn after it.
  func answerLayoutProbe() {
    guard let probe = sight.layoutProbe else { return }
    sight.layoutProbe = nil
    clock.nextTurn { self.answer(probe) }
  }

  private func answer(_ probe: ProbeID) {
    send(.read(reading(), answering: probe))
  }

  /// Sees to it that the end of a coordinator's transition is heard of.
  @discardableResult
  private func watch(
    _ coordinator: any UIViewControllerTransitionCoordinator, isOfHost: Bool
  ) -> CoordinatorID {
    let object = coordinator as AnyObject
    if let id = sight.coordinators[object] { return id }
    sight.lastCoordinator += 1
    let id = CoordinatorID(rawValue: sight.lastCoordinator)
    sight.coordinators[object] = id
    if isOfHost, coordinator.isAnimated {
      sight.newBarMotion = barMotion(to: coordinator.viewController(forKey: .to))
    }
    coordinator.animate(alongsideTransition: nil) { [weak self] context in
      self?.ended(id, isOfHost: isOfHost, isCancelled: context.isCancelled)
    }
    if isOfHost && coordinator.isInteractive {
      coordinator.notifyWhenInteractionChanges { [weak self] _ in
        self?.send(.witnessed(.fingerLifted(id)))
      }
    }
    return id
  }

  private func ended(_ id: CoordinatorID, isOfHost: Bool, isCancelled: Bool) {
    if isOfHost { send(.witnessed(.coordinatorEnded(id, isCancelled: isCancelled))) }
    // The completion runs inside UIKit's own tidying up; the host is free in a turn after it.
    clock.nextTurn { [weak self] in
      guard let self, let probe = sight.freeProbe else { return }
      sight.freeProbe = nil
      answer(probe)
    }
  }
}

extension UINavigationController {
  /// Whether a controller is one of the pages, or has just ceased to be.
  fileprivate func owns(_ page: UIViewController?) -> Bool {
    guard let page else { return false }
    return page.parent === self || viewControllers.contains { $0 === page }
  }
}
