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
    /// The rule that a script breaks.
    var fault: String?
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
    var content: Content

    /// What there is to replay.
    enum Content {
      case recording(FlightRecording)
      case script(StormScript)
    }

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
      switch source.content {
      case .recording(let recording):
        let replay = try replay(recording, of: source)
        tell(replay, recording, of: source)
        if console.isJSON { report.replays.append(outcome(replay, recording, of: source)) }
        isSame = isSame && replay.difference == nil
      case .script(let script):
        let result = script.run()
        tell(result, script, of: source)
        if console.isJSON { report.replays.append(outcome(result, script, of: source)) }
        isSame = isSame && result.fault == nil
      }
    }
    let status: ExitStatus = isSame ? .success : .failedExpectation
    console.json(report, status)
    return status
  }

  // MARK: Replaying

  private func replay(
    _ recording: FlightRecording, of source: Source
  ) throws(ToolFailure) -> Replay {
    let steps = recording.steps.count
    let replay = Replay(recording) { count in
      console.progress("\(source.name): replayed \(count) of \(steps) steps")
      return !Interruption.isRequested
    }
    try Interruption.check()
    return replay
  }

  private func tell(_ replay: Replay, _ recording: FlightRecording, of source: Source) {
    guard !console.isJSON else { return }
    for line in replay.timeline.lines { console.line(Shown.plain(line)) }
    if let difference = replay.difference {
      console.line(Shown.lines("\(source.name): " + difference.text))
    } else {
      let dropped = recording.droppedStepCount
      let before = dropped > 0 ? " (\(dropped) before them were not kept)" : ""
      console.line(
        "\(source.name): \(replay.equalStepCount) steps, all decided as recorded\(before)")
    }
  }

  private func tell(_ result: Storm.Result, _ script: StormScript, of source: Source) {
    guard !console.isJSON else { return }
    for line in result.host.timeline.lines { console.line(Shown.plain(line)) }
    let verdict = result.fault.map { "\($0)" } ?? "no rule is broken"
    console.line(
      Shown.plain("\(source.name): \(script.steps.count) steps, \(verdict)", limit: 2_000))
  }

  private func outcome(
    _ result: Storm.Result, _ script: StormScript, of source: Source
  ) -> Outcome {
    Outcome(
      file: Shown.plain(source.file), steps: script.steps.count, dropped: 0,
      isSame: result.fault == nil, fault: result.fault.map { Shown.plain("\($0)", limit: 2_000) },
      timeline: result.host.timeline.lines.map { Shown.plain($0) })
  }

  private func outcome(
    _ replay: Replay, _ recording: FlightRecording, of source: Source
  ) -> Outcome {
    Outcome(
      file: Shown.plain(source.file), report: source.report,
      steps: recording.steps.count, dropped: recording.droppedStepCount,
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
      } catch let error as StormScriptError {
        let shown = Shown.plain(path)
        let problem = Shown.plain(error.problem)
        problems.append(
          ToolFailure.Problem(
            file: shown, line: error.line, message: problem,
            text: "\(shown):\(error.line): error: \(problem)"))
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
    if StormScript.isBegun(in: bytes) {
      return [Source(file: path, content: .script(try script(in: bytes)))]
    }
    do {
      return [Source(file: path, content: .recording(try FlightRecording(bytes: bytes)))]
    } catch {
      guard let reports = Self.reports(in: bytes) else { throw error }
      let sources = reports.enumerated().compactMap { index, report in
        report.recording.map {
          Source(file: path, report: index + 1, content: .recording($0))
        }
      }
      guard !sources.isEmpty else {
        let shown = Shown.plain(path)
        throw ToolFailure(.misuse, "\(shown): error: none of its reports has a recording")
      }
      return sources
    }
  }

  private func script(in bytes: [UInt8]) throws(StormScriptError) -> StormScript {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw StormScriptError(line: 1, problem: "the file is not valid UTF-8")
    }
    return try StormScript(text: text)
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
