import Foundation
import Interlock
import InterlockCore
import InterlockTesting
import Rows
import Simulator
import Testing
import UIKit

@Suite("What a guard has recorded", .everyWayIn, .row("R36"))
@MainActor
struct RecordingTests {
  @Test("replays after anything that an app and a user do", arguments: Era.withSwipe, 0..<2)
  func replays(era: Era, seed: UInt64) throws {
    let stage = Stage(era: era)
    stage.navigation.interlock.recordedStepCount = 48
    var generator = SeededGenerator(seed: seed)
    for index in 0..<60 {
      wild(index, on: stage, &generator)
      guard index.isMultiple(of: 5) else { continue }
      let recording = stage.navigation.interlock.recording()
      let replay = Replay(try FlightRecording(text: recording.text))
      #expect(replay.difference == nil, "\(replay.difference?.text ?? "")")
      #expect(replay.engine.isAtRest == stage.navigation.interlock.isAtRest)
      #expect(replay.engine.target.count == stage.navigation.interlock.targetStack.count)
    }
    #expect(stage.navigation.interlock.recording().droppedStepCount > 0)
  }

  /// Something that happens to a controller.
  private func wild(_ index: Int, on stage: Stage, _ generator: inout SeededGenerator) {
    let isAnimated = !generator.onceIn(4)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0...2:
      stage.app { stage.navigation.pushViewController(Page("\(index)"), animated: isAnimated) }
    case 3: stage.app { stage.navigation.popViewController(animated: isAnimated) }
    case 4: stage.app { stage.navigation.popToRootViewController(animated: isAnimated) }
    case 5:
      let policy = OverlapPolicy.allCases.randomElement(using: &generator) ?? .queue
      stage.navigation.interlock.policy = policy
    case 6:
      stage.app {
        let pages = [stage.navigation.viewControllers[0], Page("\(index) a"), Page("\(index) b")]
        stage.navigation.setViewControllers(pages, animated: isAnimated)
      }
    default: stage.tapBack()
    }
    stage.device.advance(by: Double.random(in: 0...0.5, using: &generator))
  }

  @Test("tells neither titles nor, unless the app says so, what pages show")
  func privacy() throws {
    let stage = Stage()
    let page = Page("Secret title")
    page.interlockPage.key = PageKey(rawValue: "patient 17")
    stage.app { stage.navigation.pushViewController(page, animated: true) }
    stage.settle()
    let text = stage.navigation.interlock.recording().text
    #expect(!text.contains("Secret") && !text.contains("patient"))
    stage.navigation.interlock.recordsPageKeys = true
    #expect(stage.navigation.interlock.recording().text.contains("patient 17"))
  }

  @Test("begins with the app's defaults")
  func defaults() {
    defer { NavigationInterlock.defaults = NavigationInterlock.Defaults() }
    NavigationInterlock.defaults.recordedStepCount = 3
    NavigationInterlock.defaults.recordsPageKeys = true
    let stage = Stage()
    #expect(stage.navigation.interlock.recording().steps.count <= 4)
    #expect(stage.navigation.interlock.recordsPageKeys)
  }

  @Test("is of the size that the app wants, and nothing if it wants none")
  func size() {
    let stage = Stage()
    #expect(stage.navigation.interlock.recordedStepCount == 256)
    stage.navigation.interlock.recordedStepCount = 0
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.settle()
    #expect(stage.navigation.interlock.recording().steps.isEmpty)
    #expect(stage.stack == ["Root", "First"])
    stage.navigation.interlock.recordedStepCount = 4
    stage.app { stage.navigation.popViewController(animated: true) }
    stage.settle()
    let replay = Replay(stage.navigation.interlock.recording())
    #expect(replay.equalStepCount > 0 && replay.difference == nil)
    #expect(replay.engine.shown.count == 1)
  }

  @Test("goes with a report, which replays up to the moment of the report")
  func report() throws {
    let stage = Stage()
    stage.app { stage.navigation.pushViewController(Page("Detail"), animated: true) }
    stage.settle()
    let hold = stage.navigation.interlock.blockInteraction("payment")
    let reports = ReportBox()
    stage.navigation.interlock.reportSink = reports
    stage.device.advance(by: 11)
    stage.navigation.interlock.waitForReports()
    let report = try #require(reports.all.first)
    hold.release()
    let data = try JSONEncoder().encode(report)
    let recording = try #require(try JSONDecoder().decode(StuckReport.self, from: data).recording)
    let replay = Replay(recording)
    #expect(replay.difference == nil)
    #expect(recording.steps.last?.actions.contains { $0.isReportOfLongHold } == true)
    #expect(replay.timeline.text.contains("blocked too long"))
    #expect(!recording.text.contains("Detail") && !recording.text.contains("payment"))
  }

  @Test("is written to a file and read from it")
  func file() throws {
    let stage = Stage()
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.settle()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("interlock-recording-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let recording = stage.navigation.interlock.recording()
    try recording.write(to: file)
    #expect(try FlightRecording(contentsOf: file).text == recording.text)
    try Data("{}\n".utf8).write(to: file)
    #expect(throws: FlightRecordingError.self) { try FlightRecording(contentsOf: file) }
  }
}

@Suite("What a view stack has recorded", .row("R36"))
@MainActor
struct ViewRecordingTests {
  @Test("replays")
  func replays() throws {
    let stage = ViewStage()
    for title in ["First", "Second", "Third"] {
      stage.controller.pushView(stage.page(title))
    }
    stage.controller.policy = .ignore
    stage.controller.popView(completion: { _ in })
    stage.settle()
    let replay = Replay(try FlightRecording(text: stage.controller.recording().text))
    #expect(replay.difference == nil)
    #expect(replay.engine.shown.count == stage.titles.count)
    stage.controller.recordedStepCount = 0
    #expect(stage.controller.recording().steps.isEmpty)
  }
}

extension NavigationEngine.Action {
  fileprivate var isReportOfLongHold: Bool {
    if case .report(.longHold) = self { true } else { false }
  }
}
