import EraScenarios
import Foundation
import UIKit

/// Plays one scenario after the other, and keeps what was seen where a crash cannot reach it.
final class ProbeRun {
  private let stage: UIWindow
  private let prompt: FingerPrompt
  private var memory = ProbeMemory()

  init(stage: UIWindow, prompt: FingerPrompt) {
    self.stage = stage
    self.prompt = prompt
  }

  func playAll() async {
    memory.closeScenarioThatCrashed()
    memory.watchExceptions()
    for scenario in EraScenario.all where !memory.hasPlayed(scenario.name) {
      await play(scenario)
    }
    for measurement in ProbeMeasurement.all where !memory.hasAnswer(to: measurement.question) {
      await answer(measurement)
    }
    show(memory.report)
  }

  private func play(_ scenario: EraScenario) async {
    let log = SystemLog()
    let probe = ProbeStage(
      window: stage, app: scenario.app, person: prompt,
      now: { ProcessInfo.processInfo.systemUptime })
    probe.onNote = { [memory] in memory.begin(scenario.name, $0.lines) }
    memory.begin(scenario.name, [])
    do {
      try await probe.play(scenario.steps())
    } catch {
      return  // Nobody cancels; should it happen, the scenario is played again at the next start.
    }
    var notes = probe.notes
    notes.log(log.lines().filter(UIKitLogName.knows))
    memory.close(scenario.name, notes.lines)
  }

  private func answer(_ measurement: ProbeMeasurement) async {
    let lines = try? await measurement.measure(
      in: stage, person: prompt, now: { ProcessInfo.processInfo.systemUptime })
    memory.note(lines ?? ["given up"], to: measurement.question)
  }

  /// The report as text that can be selected, copied and sent.
  private func show(_ report: ProbeReport) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let text = (try? encoder.encode(report)).flatMap { String(data: $0, encoding: .utf8) } ?? ""
    let page = UIViewController()
    let view = UITextView(frame: stage.bounds)
    view.isEditable = false
    view.text = text
    page.view = view
    stage.rootViewController = page
    stage.makeKeyAndVisible()
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
