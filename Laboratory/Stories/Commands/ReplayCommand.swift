import Foundation
import Interlock
import InterlockCore
import InterlockTesting

/// Replays recordings and says whether the engine decides as recorded: `interlock replay FILE...`.
package struct ReplayCommand {
  private let console: Console

  package init(console: Console) {
    self.console = console
  }

  /// How large a recording may be, for `--help`.
  package nonisolated static let limits =
    "Limits: \(RecordFormat.byteLimit / 1_048_576) MiB, \(RecordFormat.stepLimit) steps, "
    + "\(RecordFormat.lineLimit / 1_048_576) MiB a line."

  /// What `--json` prints.
  private nonisolated struct Report: Encodable {
    var replays: [Outcome] = []
  }

  /// What came of one recording.
  private nonisolated struct Outcome: Encodable {
    var file: String
    /// The number of the report in a file of reports, from 1.
    var report: Int?
    var steps: Int
    var dropped: Int
    var isSame: Bool
    var difference: Difference?
    var timeline: [String]
  }

  /// Where the engine decides otherwise.
  private nonisolated struct Difference: Encodable {
    var step: Int
    var event: String
    var recorded: [String]
    var now: [String]
  }

  /// A recording with the file that has it.
  private struct Source {
    var file: String
    var report: Int?
    var recording: FlightRecording

    /// What to call it.
    var name: String { Shown.plain(file) + (report.map { ", report \($0)" } ?? "") }
  }

  /// Replays files; `-` is standard input.
  ///
  /// - Returns: A failed expectation if the engine decides otherwise in one of them.
  /// - Throws: Misuse with every file that is no recording.
  package func run(_ paths: [String]) throws(ToolFailure) -> ExitStatus {
    let sources = try load(paths)
    var report = Report()
    var isSame = true
    for source in sources {
      let replay = try replay(source)
      tell(replay, of: source)
      if console.isJSON { report.replays.append(outcome(replay, of: source)) }
      isSame = isSame && replay.difference == nil
    }
    let status: ExitStatus = isSame ? .success : .failedExpectation
    console.json(report, status)
    return status
  }

  // MARK: Replaying

  private func replay(_ source: Source) throws(ToolFailure) -> Replay {
    let steps = source.recording.steps.count
    let replay = Replay(source.recording) { count in
      console.progress("\(source.name): replayed \(count) of \(steps) steps")
      return !Interruption.isRequested
    }
    try Interruption.check()
    return replay
  }

  private func tell(_ replay: Replay, of source: Source) {
    guard !console.isJSON else { return }
    for line in replay.timeline.lines { console.line(Shown.plain(line)) }
    if let difference = replay.difference {
      console.line(Shown.lines("\(source.name): " + difference.text))
    } else {
      let dropped = source.recording.droppedStepCount
      let before = dropped > 0 ? " (\(dropped) before them were not kept)" : ""
      console.line(
        "\(source.name): \(replay.equalStepCount) steps, all decided as recorded\(before)")
    }
  }

  private func outcome(_ replay: Replay, of source: Source) -> Outcome {
    Outcome(
      file: Shown.plain(source.file), report: source.report,
      steps: source.recording.steps.count, dropped: source.recording.droppedStepCount,
      isSame: replay.difference == nil,
      difference: replay.difference.map {
        Difference(
          step: $0.stepNumber, event: Shown.plain($0.eventText),
          recorded: $0.recorded.actions.map(Self.text), now: $0.actions.map(Self.text))
      },
      timeline: replay.timeline.lines.map { Shown.plain($0) })
  }

  private nonisolated static func text(_ action: NavigationEngine.Action) -> String {
    Shown.plain(FlightRecording.text(of: action), limit: 2_000)
  }

  // MARK: Reading

  private func load(_ paths: [String]) throws(ToolFailure) -> [Source] {
    var sources: [Source] = []
    var problems: [ToolFailure.Problem] = []
    for path in paths {
      do {
        sources += try self.sources(in: path)
      } catch let failure as ToolFailure where failure.status == .misuse {
        problems += failure.problems
      } catch let failure as ToolFailure {
        throw failure
      } catch let error as FlightRecordingError {
        let shown = Shown.plain(path)
        problems.append(
          ToolFailure.Problem(
            file: shown, line: error.line, column: error.column,
            message: "\(error.problem). \(error.cure).", text: "\(shown):\(error)"))
      } catch {
        problems.append(ToolFailure.Problem(message: "\(error)", text: "error: \(error)"))
      }
    }
    guard problems.isEmpty else { throw ToolFailure(.misuse, problems) }
    return sources
  }

  private func sources(in path: String) throws -> [Source] {
    let bytes =
      path == "-"
      ? try InputFile.readStandardInput(limit: RecordFormat.byteLimit)
      : try InputFile.read(path, limit: RecordFormat.byteLimit, kind: "a recording")
    do {
      return [Source(file: path, recording: try FlightRecording(bytes: bytes))]
    } catch {
      guard let reports = Self.reports(in: bytes) else { throw error }
      let sources = reports.enumerated().compactMap { index, report in
        report.recording.map { Source(file: path, report: index + 1, recording: $0) }
      }
      guard !sources.isEmpty else {
        let shown = Shown.plain(path)
        throw ToolFailure(.misuse, "\(shown): error: none of its reports has a recording")
      }
      return sources
    }
  }

  /// The reports in a file that has nothing else.
  private static func reports(in bytes: [UInt8]) -> [StuckReport]? {
    guard bytes.count <= RecordFormat.byteLimit else { return nil }
    var reports: [StuckReport] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let report = try? JSONDecoder().decode(StuckReport.self, from: Data(line)) else {
        return nil
      }
      reports.append(report)
    }
    return reports
  }
}
