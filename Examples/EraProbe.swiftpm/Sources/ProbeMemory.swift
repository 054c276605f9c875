import EraScenarios
import Foundation
import UIKit

/// What has been seen so far, in the app's defaults: there it outlives the app.
final class ProbeMemory {
  private nonisolated enum Key {
    static let report = "report"
    static let scenario = "scenario under way"
    static let lines = "lines of it"
    static let crash = "exception"
    static let hasAppFrame = "exception with a frame of the app"
  }

  private let defaults = UserDefaults.standard

  /// All scenarios that were played to their end.
  private(set) var report: ProbeReport {
    get {
      let stored = defaults.data(forKey: Key.report)
      let decoded = stored.flatMap { try? JSONDecoder().decode(ProbeReport.self, from: $0) }
      return decoded ?? ProbeReport(system: UIDevice.current.systemVersion)
    }
    set { defaults.set(try? JSONEncoder().encode(newValue), forKey: Key.report) }
  }

  func hasPlayed(_ scenario: String) -> Bool {
    report.cells.contains { $0.scenario == scenario }
  }

  func hasAnswer(to question: String) -> Bool {
    report.answers.contains { $0.question == question }
  }

  func note(_ lines: [String], to question: String) {
    report.note(lines, to: question)
  }

  /// A scenario is under way, and this was seen in it.
  func begin(_ scenario: String, _ lines: [String]) {
    defaults.set(scenario, forKey: Key.scenario)
    defaults.set(lines, forKey: Key.lines)
  }

  /// A scenario has come to its end.
  func close(_ scenario: String, _ lines: [String]) {
    report.note(lines, in: scenario)
    for key in [Key.scenario, Key.lines, Key.crash, Key.hasAppFrame] {
      defaults.removeObject(forKey: key)
    }
  }

  /// If the app ended by an exception when it ran last, that is what came of the scenario.
  func closeScenarioThatCrashed() {
    guard let scenario = defaults.object(forKey: Key.scenario) as? String,
      let reason = defaults.object(forKey: Key.crash) as? String
    else { return }
    var lines = defaults.object(forKey: Key.lines) as? [String] ?? []
    let hasAppFrame = defaults.object(forKey: Key.hasAppFrame) as? Bool ?? false
    lines.append("crash \(hasAppFrame ? "now" : "later"): \(reason)")
    close(scenario, lines)
  }

  /// Notes an exception that ends the app.
  func watchExceptions() {
    NSSetUncaughtExceptionHandler { exception in
      let defaults = UserDefaults.standard
      // Frame 0 raises; `main` is the app's own, and always there.
      let frames = exception.callStackSymbols.dropLast(2)
      let isOfApp = frames.contains { $0.contains("EraProbe") || $0.contains("EraScenarios") }
      defaults.set(exception.reason ?? "", forKey: Key.crash)
      defaults.set(isOfApp, forKey: Key.hasAppFrame)
    }
  }
}
