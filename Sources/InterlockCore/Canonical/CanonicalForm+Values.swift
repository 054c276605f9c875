// How the values are written that the engine shares with its driver.

extension CanonicalForm {
  /// Writes a length of time as it is.
  package mutating func write(distance: Interval) {
    write(Int(distance.nanoseconds))
  }

  package mutating func write(_ status: HostStatus) {
    write(status.coordinator != nil)
    if let coordinator = status.coordinator {
      write(coordinator.id)
      write(coordinator.isInteractive)
      write(Int(coordinator.duration.nanoseconds))
    }
    write(status.obstacle)
    write(status.presence)
  }

  package mutating func write(_ obstacle: HostObstacle?) {
    write(obstacle != nil)
    if let obstacle { write(obstacle) }
  }

  mutating func write(_ rung: RecoveryRung?) {
    write(rung.map { $0.rawValue + 1 } ?? 0)
  }

  package mutating func write(_ obstacle: HostObstacle) {
    switch obstacle {
    case .presentation: write(0)
    case .dismissal: write(1)
    case .underFinger: write(2)
    case .otherTransition: write(3)
    case .leavingPage: write(4)
    }
  }

  package mutating func write(_ presence: HostPresence) {
    switch presence {
    case .onScreen: write(0)
    case .beforeFirstLayout: write(1)
    case .offScreen: write(2)
    }
  }

  package mutating func write(_ moment: NavigationEngine.ProbeMoment) {
    switch moment {
    case .now: write(0)
    case .nextTurn: write(1)
    case .afterLayout: write(2)
    case .whenFree: write(3)
    }
  }

  package mutating func write(_ motion: BarMotion) {
    switch motion {
    case .push: write(0)
    case .pop: write(1)
    }
  }

  package mutating func write(_ owner: HoldOwner) {
    switch owner {
    case .page(let transition):
      write(0)
      write(transition)
    case .bar(let motion, let transition):
      write(1)
      write(motion)
      write(transition)
    case .manual(let token):
      write(2)
      write(token)
    }
  }

  package mutating func write(_ kind: NavigationEngine.Deadline.Kind) {
    switch kind {
    case .settle: write(0)
    case .recheck: write(1)
    case .holdRecheck: write(2)
    case .incident: write(3)
    case .manualHold(let token):
      write(4)
      write(token)
    }
  }

  package mutating func write(_ verb: NavigationEngine.Perform.Verb) {
    switch verb {
    case .push(let page):
      write(0)
      write(page)
    case .pop:
      write(1)
    case .popTo(let page):
      write(2)
      write(page)
    case .popToRoot:
      write(3)
    case .set(let pages):
      write(4)
      write(pages)
    }
  }

  package mutating func write(_ cause: TransitionCause) {
    switch cause {
    case .requests:
      write(0)
    case .user(let origin):
      write(1)
      write(origin)
    case .otherCode:
      write(2)
    case .obstacle(let obstacle):
      write(3)
      write(obstacle)
    case .hostNotReady:
      write(4)
    case .asking(let page):
      write(5)
      write(page)
    }
  }

  package mutating func write(_ origin: RequestOrigin) {
    switch origin {
    case .program: write(0)
    case .touch: write(1)
    case .backButton: write(2)
    case .backMenu: write(3)
    case .edgeSwipe: write(4)
    case .contentSwipe: write(5)
    case .escapeGesture: write(6)
    case .tabRetap: write(7)
    case .system: write(8)
    }
  }

  package mutating func write(_ policy: OverlapPolicy) {
    switch policy {
    case .queue: write(0)
    case .merge: write(1)
    case .ignore: write(2)
    case .replacePending: write(3)
    case .withoutAnimation: write(4)
    case .fail: write(5)
    }
  }
}
