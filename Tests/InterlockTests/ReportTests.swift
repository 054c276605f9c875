import Foundation
import Interlock
import Rows
import Simulator
import Synchronization
import Testing
import UIKit

@Suite("A report about blocked interaction", .everyWayIn, .row("R14"))
@MainActor
struct ReportTests {
  /// The report that is made while something happens on a stage.
  private func report(
    during work: (Stage) -> Void, on stage: Stage, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> StuckReport {
    let reports = ReportBox()
    stage.navigation.interlock.reportSink = reports
    work(stage)
    stage.navigation.interlock.waitForReports()
    #expect(reports.all.count <= 1, sourceLocation: sourceLocation)
    return try #require(reports.all.first, sourceLocation: sourceLocation)
  }

  @Test("comes after 10 s, and not a moment before")
  func afterTenSeconds() throws {
    let stage = Stage()
    let hold = stage.navigation.interlock.blockInteraction("payment")
    var incidents = 0
    stage.navigation.interlock.eventHandler = { if case .incident = $0 { incidents += 1 } }
    stage.device.advance(by: 9.9)
    #expect(incidents == 0)
    let report = try report(during: { $0.device.advance(by: 0.2) }, on: stage)
    #expect(report.cause == .blockedTooLong)
    #expect(report.holds.map(\.owner) == ["manual"])
    #expect(report.holds.first?.reason == "payment")
    #expect(abs((report.holds.first?.seconds ?? 0) - 10) < 0.001)
    hold.release()
  }

  @Test("says the page and the flags first, then who blocks, and the history last")
  func order() throws {
    let stage = Stage()
    stage.app { stage.navigation.pushViewController(Page("Detail"), animated: true) }
    stage.settle()
    let hold = stage.navigation.interlock.blockInteraction("payment")
    let report = try report(during: { $0.device.advance(by: 11) }, on: stage)
    hold.release()
    let lines = report.text.split(separator: "\n").map(String.init)
    #expect(
      Array(lines.prefix(8)) == [
        "Interaction has been blocked for too long, and still is.",
        "page: \"Detail\" (Page)",
        "goes on: manual",
        "interaction: blocked by the guard, disabled; at rest",
        "held by: manual (payment) for 10.000 s",
        "stack: \"Root\" (Page), \"Detail\" (Page)",
        "target: \"Root\" (Page), \"Detail\" (Page); 0 waiting",
        "before:",
      ])
    #expect(lines.last == "  10.000 s ago: held by manual")
    #expect(lines.contains { $0.hasSuffix("Push of \"Detail\": shown") })
    #expect(
      report.history.map(\.secondsBefore) == report.history.map(\.secondsBefore).sorted(by: >))
  }

  @Test(
    "comes when a transition's end was not seen and its hold is released", arguments: Era.withSwipe)
  func releasedByLadder(era: Era) throws {
    let stage = Stage(era: era, defences: [.mutators, .interactionEverywhere])
    stage.device.window.layer.speed = 0.01  // No transition ends in time.
    let report = try report(
      during: { stage in
        stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
        stage.device.advance(by: 3)
      }, on: stage)
    #expect(report.cause == .releasedUnfinished)
    #expect(report.activity.contains("page"))
    #expect(report.holds.map(\.owner).contains("page"))
    #expect(!stage.navigation.interlock.isInteractionBlocked)
  }

  @Test("survives being written down and read")
  func codable() throws {
    let stage = Stage()
    let hold = stage.navigation.interlock.blockInteraction("payment", atMost: 1)
    let report = try report(during: { $0.device.advance(by: 2) }, on: stage)
    hold.release()
    #expect(report.cause == .holdExpired)
    let data = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(StuckReport.self, from: data) == report)
  }
}

@Suite("A sink for reports", .row("R14"))
@MainActor
struct ReportSinkTests {
  private struct Broken: Error {}

  /// Lets a hold of the app expire, which makes a report.
  private func makeReport(on stage: Stage) {
    let hold = stage.navigation.interlock.blockInteraction("test", atMost: 1)
    stage.device.advance(by: 1.5)
    hold.release()
  }

  @Test("that throws keeps neither the navigation nor the next report back")
  func throwing() {
    let stage = Stage()
    stage.navigation.interlock.reportSink = ClosureReportSink { _ in throw Broken() }
    makeReport(on: stage)
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.settle()
    #expect(stage.stack == ["Root", "First"])
    let reports = ReportBox()
    stage.navigation.interlock.reportSink = reports
    makeReport(on: stage)
    stage.navigation.interlock.waitForReports()
    #expect(reports.all.map(\.cause) == [.holdExpired])
  }

  @Test("that blocks does not keep the navigation back, and loses what is too much")
  func blocking() {
    let stage = Stage()
    let gate = DispatchSemaphore(value: 0)
    let reports = ReportBox()
    stage.navigation.interlock.reportSink = ClosureReportSink { report in
      gate.wait()
      reports.receive(report)
    }
    let count = NavigationInterlock.pendingReportLimit + 5
    for _ in 0..<count { makeReport(on: stage) }
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.settle()
    #expect(stage.stack == ["Root", "First"])

    for _ in 0..<count { gate.signal() }
    stage.navigation.interlock.waitForReports()
    #expect(reports.all.count == NavigationInterlock.pendingReportLimit)
  }
}

/// Keeps reports.
final class ReportBox: ReportSink {
  private let reports = Mutex<[StuckReport]>([])

  var all: [StuckReport] { reports.withLock { $0 } }

  func receive(_ report: StuckReport) {
    reports.withLock { $0.append(report) }
  }
}

@Suite("A file of reports", .row("R14"))
struct FileReportSinkTests {
  private func temporaryFile() -> URL {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("interlock-reports-\(UUID().uuidString).jsonl")
  }

  private func report(_ page: String, events: Int = 3) -> StuckReport {
    let moment = """
      {"secondsBefore": 1.5, "text": "\(page) line\\nbreak \\u00e9"}
      """
    let text = """
      {"cause": "blockedTooLong", "page": "\(page)", "activity": ["page"],
       "isInteractionBlocked": true, "isInteractionDisabled": true, "isAtRest": false,
       "holds": [{"owner": "page", "seconds": 10}], "stack": ["A"], "targetStack": ["A"],
       "waitingCount": 0, "history": [\(Array(repeating: moment, count: events).joined(separator: ","))]}
      """
    do {
      return try JSONDecoder().decode(StuckReport.self, from: Data(text.utf8))
    } catch {
      preconditionFailure("the sample is no report: \(error)")
    }
  }

  @Test("keeps the last ones, by count")
  func count() throws {
    let sink = FileReportSink(file: temporaryFile(), maximumCount: 3)
    defer { try? FileManager.default.removeItem(at: sink.file) }
    for page in ["A", "B", "C", "D", "E"] { try sink.receive(report(page)) }
    #expect(sink.reports().map(\.page) == ["C", "D", "E"])
  }

  @Test("keeps the last ones, by size")
  func size() throws {
    let sink = FileReportSink(file: temporaryFile(), maximumByteCount: 1_500)
    defer { try? FileManager.default.removeItem(at: sink.file) }
    for page in ["A", "B", "C", "D", "E"] { try sink.receive(report(page)) }
    let size = try Data(contentsOf: sink.file).count
    #expect(size <= 1_500 && size > 500)
    #expect(sink.reports().last?.page == "E")
  }

  @Test("shortens the history of a report that has no room")
  func longHistory() throws {
    let sink = FileReportSink(file: temporaryFile(), maximumByteCount: 2_000)
    defer { try? FileManager.default.removeItem(at: sink.file) }
    try sink.receive(report("A", events: 500))
    let kept = try #require(sink.reports().first?.history.count)
    #expect(kept > 0 && kept < 500)
  }

  @Test("refuses a report that has no room at all, and keeps what is there")
  func tooLarge() throws {
    let sink = FileReportSink(file: temporaryFile(), maximumByteCount: 600)
    defer { try? FileManager.default.removeItem(at: sink.file) }
    try sink.receive(report("A"))
    #expect(throws: FileReportSink.TooLargeError.self) {
      try sink.receive(report(String(repeating: "A", count: 1_000)))
    }
    #expect(sink.reports().map(\.page) == ["A"])
  }

  @Test("is begun anew if something else is there")
  func foreignFile() throws {
    let sink = FileReportSink(file: temporaryFile(), maximumByteCount: 2_000)
    defer { try? FileManager.default.removeItem(at: sink.file) }
    try Data(repeating: 65, count: 100_000).write(to: sink.file)
    try sink.receive(report("A"))
    #expect(sink.reports().map(\.page) == ["A"])
    try Data("no report\n".utf8).write(to: sink.file)
    try sink.receive(report("B"))
    #expect(sink.reports().map(\.page) == ["B"])
  }

  @Test("that cannot be written throws")
  func missingFolder() {
    let sink = FileReportSink(file: URL(fileURLWithPath: "/proc/no-such-folder/reports.jsonl"))
    #expect(throws: (any Error).self) { try sink.receive(report("A")) }
  }
}
