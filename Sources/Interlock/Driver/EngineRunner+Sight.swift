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

/// What a runner does in the turn after the one in which it learns that there is something to do.
enum Errand {
  /// Answers a probe of the engine.
  case answer(ProbeID)
  /// Sees to it that there is a layout pass.
  case layOut
  /// Answers the question that waits for the host to be free.
  case answerFreeProbe
}

extension EngineRunner {
  /// Whether there still is something to drive.
  var isHostThere: Bool { host?.isThere ?? false }

  /// The whole truth about the host at this moment.
  func reading() -> HostReading {
    host?.reading() ?? HostReading(stack: [], status: Self.statusOfNobody)
  }

  /// What costs nothing to read of it.
  func status() -> HostStatus {
    host?.status() ?? Self.statusOfNobody
  }

  /// What a host is like that is gone.
  static let statusOfNobody = HostStatus(presence: .offScreen)

  /// Where the host is that has its pages in this view.
  func presence(in container: UIView?) -> HostPresence {
    guard let container, container.window != nil else {
      sight.hasLaidOut = false
      return .offScreen
    }
    return sight.hasLaidOut ? .onScreen : .beforeFirstLayout
  }

  // MARK: What the host lets be seen

  /// The view in which the host has its pages has run a layout pass.
  func hostDidLayOut(_ container: UIView?) {
    sight.hasLaidOut = true  // Which counts in a window only.
    blocker.cover(container)
    notePresence(in: container)
    send(.witnessed(.layoutPass))
    answerLayoutProbe()
  }

  /// The host has appeared or disappeared.
  func hostPresenceMayHaveChanged() {
    notePresence(in: host?.pageContainer)
  }

  private func notePresence(in container: UIView?) {
    let presence = presence(in: container)
    guard presence != sight.presence else { return }
    sight.presence = presence
    send(.presenceChanged(presence))
  }

  /// What kept the host from moving has ended.
  ///
  /// That is heard inside the host's own tidying up; the host is free in a turn after it.
  func hostMayBeFree() {
    doNextTurn(.answerFreeProbe)
  }

  // MARK: The next turn

  /// Has something done in the next turn, after what was put there before: all of it by one call.
  private func doNextTurn(_ errand: Errand) {
    guard errands.append(errand) else { return }
    clock.nextTurn {
      let batch = self.errands.take()
      for errand in batch { self.carryOut(errand) }
      self.errands.reuse(batch)
    }
  }

  private func carryOut(_ errand: Errand) {
    switch errand {
    case .answer(let probe):
      answer(probe)
    case .layOut:
      host?.pageContainer?.layoutIfNeeded()  // Does nothing if the pass has come by itself.
      answerLayoutProbe()
    case .answerFreeProbe:
      guard let probe = sight.freeProbe else { return }
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
      doNextTurn(.answer(probe))
    case .afterLayout:
      sight.layoutProbe = probe
      host?.pageContainer?.setNeedsLayout()
      doNextTurn(.layOut)
    case .whenFree:
      sight.freeProbe = probe
    }
  }

  /// Answers the question that waits for a layout pass, in the turn after it.
  private func answerLayoutProbe() {
    guard let probe = sight.layoutProbe else { return }
    sight.layoutProbe = nil
    doNextTurn(.answer(probe))
  }

  private func answer(_ probe: ProbeID) {
    send(.read(reading(), answering: probe))
  }
}
