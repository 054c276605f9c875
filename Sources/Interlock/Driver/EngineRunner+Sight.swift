import InterlockCore
import UIKit

/// What a runner has seen of its host.
struct HostSight {
  /// Whether the host's view has been laid out since it came into a window.
  var hasLaidOut = false
  /// What the engine was told last.
  var presence = HostPresence.offScreen
  /// The question to be answered when the host is free.
  var freeProbe: ProbeID?
  /// The question to be answered after a layout pass.
  var layoutProbe: ProbeID?
}

extension EngineRunner {
  /// Whether there still is something to drive.
  var isHostThere: Bool { host?.isThere ?? false }

  /// The whole truth about the host at this moment.
  func reading() -> HostReading {
    HostReading(stack: host?.stack() ?? [], status: status())
  }

  /// What costs nothing to read of it.
  func status() -> HostStatus {
    host?.status() ?? HostStatus(presence: .offScreen)
  }

  /// Where the host is.
  func presence() -> HostPresence {
    guard host?.pageContainer?.window != nil else {
      sight.hasLaidOut = false
      return .offScreen
    }
    return sight.hasLaidOut ? .onScreen : .beforeFirstLayout
  }

  // MARK: What the host lets be seen

  /// The host's view has run a layout pass.
  func hostDidLayOut() {
    sight.hasLaidOut = host?.pageContainer?.window != nil
    blocker.cover(host?.pageContainer)
    hostPresenceMayHaveChanged()
    send(.witnessed(.layoutPass))
    answerLayoutProbe()
  }

  /// The host has appeared or disappeared.
  func hostPresenceMayHaveChanged() {
    let presence = presence()
    guard presence != sight.presence else { return }
    sight.presence = presence
    send(.presenceChanged(presence))
  }

  /// What kept the host from moving has ended.
  ///
  /// That is heard inside the host's own tidying up; the host is free in a turn after it.
  func hostMayBeFree() {
    clock.nextTurn { [weak self] in
      guard let self, let probe = sight.freeProbe else { return }
      sight.freeProbe = nil
      answer(probe)
    }
  }

  // MARK: Probes

  /// Answers a probe of the engine at the moment it asks for.
  func look(for probe: ProbeID, at moment: NavigationEngine.ProbeMoment) {
    switch moment {
    case .now:
      answer(probe)
    case .nextTurn:
      clock.nextTurn { self.answer(probe) }
    case .afterLayout:
      sight.layoutProbe = probe
      host?.pageContainer?.setNeedsLayout()
      clock.nextTurn {
        self.host?.pageContainer?.layoutIfNeeded()  // Does nothing if the pass has come by itself.
        self.answerLayoutProbe()
      }
    case .whenFree:
      sight.freeProbe = probe
    }
  }

  /// Answers the question that waits for a layout pass, in the turn after it.
  private func answerLayoutProbe() {
    guard let probe = sight.layoutProbe else { return }
    sight.layoutProbe = nil
    clock.nextTurn { self.answer(probe) }
  }

  private func answer(_ probe: ProbeID) {
    send(.read(reading(), answering: probe))
  }
}
