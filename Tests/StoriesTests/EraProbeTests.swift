import EraScenarios
import Foundation
import Simulator
import Stories
import Testing
import UIKit

@Suite("The probe for devices, played on the twin")
@MainActor
struct EraProbeTests {
  /// The finger of a simulated device.
  @MainActor
  private final class DevicePerson: ProbePerson {
    private let device: Device

    init(_ device: Device) {
      self.device = device
    }

    func perform(_ request: ProbeRequest) async {
      switch request {
      case .tapBack: device.backButton.map { device.tap(on: $0) }
      case .tapBackTwice: device.backButton.map { tapTwice(at: device.center(of: $0), 0.09) }
      case .pressBack: device.backButton.map { device.press(on: $0) }
      case .choose(let title): device.find(text: title).first.map { device.tap(on: $0) }
      case .swipe(let start, let end): await swipe(from: start, to: end)
      case .tapButton: device.tap(at: CGPoint(x: 120, y: 322))
      case .tapButtonTwice: tapTwice(at: EraPage.buttonCenter, 0.02)
      case .tapTab(let title): device.find(text: title).first.map { device.tap(on: $0) }
      }
    }

    private func tapTwice(at point: CGPoint, _ pause: TimeInterval) {
      device.tap(at: point)
      device.advance(by: pause)
      device.tap(at: point)
    }

    private func swipe(from start: CGFloat, to end: CGFloat) async {
      func point(_ part: CGFloat) -> CGPoint {
        CGPoint(x: device.screen.size.width * part, y: device.screen.size.height / 2)
      }
      device.touchDown(at: point(start))
      device.drag(to: point((start + end) / 2), duration: 0.15)
      // A real finger is not the program's: meanwhile the app's own tasks run.
      try? await Task.sleep(for: .milliseconds(20))
      device.drag(to: point(end), duration: 0.15)
      device.advance(by: 0.2)
      device.touchUp()
    }
  }

  private func probe(_ scenario: EraScenario, on era: Era) -> EraFacts {
    let device = Device(era: era)
    let stage = ProbeStage(
      window: device.window, app: scenario.app, person: DevicePerson(device), now: { device.now },
      isAlive: { device.crash == nil })
    // A crash ends the run; what was noted until then stays.
    _ = try? device.run { try await stage.play(scenario.steps()) }
    var notes = stage.notes
    if let crash = device.crash { notes.crash(crash.reason, hasAppFrame: crash.hasAppFrame) }
    notes.log(device.log.map(\.text))
    return EraFacts(notes.lines)
  }

  @Test("sees what the twin's own observer sees", arguments: EraName.allCases)
  func agrees(era: EraName) throws {
    var differences: [String] = []
    for scenario in EraScenario.all {
      let seen = probe(scenario, on: era.era)
      let computed = scenario.facts(on: era.era)
      if !seen.isSame(as: computed, in: scenario) {
        differences.append(
          "\(scenario.name)\n  probe\n    " + seen.lines.joined(separator: "\n    ")
            + "\n  twin\n    " + computed.lines.joined(separator: "\n    "))
      }
    }
    #expect(differences == [], "\(differences.joined(separator: "\n"))")
  }

  @Test("answers each open question, with calls that make sense", arguments: EraName.played)
  func measures(era: EraName) throws {
    for measurement in ProbeMeasurement.all {
      let device = Device(era: era.era)
      let lines = try device.run {
        try await measurement.measure(
          in: device.window, person: DevicePerson(device), now: { device.now })
      }
      #expect(!lines.isEmpty && lines.allSatisfy { !$0.hasSuffix(": nothing") }, "\(lines)")
    }
  }

  @Test("hears a push in the order in which the twin makes its calls")
  func order() throws {
    let device = Device(era: .iOS18)
    let lines = try device.run {
      try await ProbeMeasurement.all[0].measure(
        in: device.window, person: DevicePerson(device), now: { device.now })
    }
    #expect(
      lines.first == """
        push: A.willMove, Root.willDisappear, A.willAppear, willShow A, Root.didDisappear, \
        A.didAppear, A.didMove, didShow A, bar.didPush A, coordinator completed
        """)
  }
}
