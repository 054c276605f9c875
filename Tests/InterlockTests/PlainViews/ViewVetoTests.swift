import Foundation
import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A view that is asked before the user leaves it", .row("R23", "R32"))
@MainActor
struct ViewVetoTests {
  private func stage(era: Era, _ answer: @escaping (AskedView) -> VetoAnswer) -> (
    ViewStage, AskedView
  ) {
    let stage = ViewStage(era: era)
    let view = AskedView("Form")
    view.answer = { [unowned view] _ in answer(view) }
    stage.app { stage.controller.pushView(view) }
    stage.settle()
    return (stage, view)
  }

  @Test("stays when it refuses, whichever way the user goes", arguments: Era.withSwipe)
  func refuses(era: Era) {
    let (stage, form) = stage(era: era) { _ in .refuse }
    var outcomes: [NavigationOutcome] = []
    stage.app { stage.controller.popView(origin: .backButton) { outcomes.append($0) } }
    stage.settle()
    #expect(stage.titles == ["Root", "Form"] && form.asked == [.button])
    guard outcomes.count == 1, case .vetoed(let page) = outcomes.first else {
      Issue.record("expected one vetoed, got \(outcomes)")
      return
    }
    #expect(stage.controller.view(page) === form)
    stage.drag(to: 0.7)
    #expect(!stage.controller.isTransitioning && form.transform == .identity)
    stage.device.touchUp()
    stage.settle()
    #expect(stage.titles == ["Root", "Form"] && stage.touched == "Form")
    #expect(form.asked == [.button, .swipe] && form.attempts == [.button, .swipe])
    #expect(stage.controller.isAtRest)
  }

  @Test(
    "is not asked about the app's own pops, nor while something moves", arguments: Era.withSwipe)
  func notAsked(era: Era) {
    let (stage, form) = stage(era: era) { _ in .refuse }
    stage.app {
      stage.controller.pushView(stage.page("Top"))
      stage.controller.popView(origin: .backButton)
    }
    stage.settle()
    #expect(stage.titles == ["Root", "Form", "Top"] && form.asked.isEmpty)
    stage.app { stage.controller.popToRootView() }
    stage.settle()
    #expect(stage.titles == ["Root"] && form.asked.isEmpty && form.attempts.isEmpty)
  }

  @Test("goes under the finger when it agrees at once", arguments: Era.withSwipe)
  func allows(era: Era) {
    let (stage, form) = stage(era: era) { _ in .allow }
    stage.drag(to: 0.3)
    #expect(stage.controller.isTransitioning)
    stage.device.touchUp()
    stage.settle()
    #expect(stage.titles == ["Root", "Form"] && form.attempts.isEmpty)
    stage.drag(to: 0.7)
    stage.device.touchUp()
    stage.settle()
    #expect(stage.titles == ["Root"] && form.asked == [.swipe, .swipe])
  }

  @Test(
    "goes when it has found out, and is asked once meanwhile", arguments: Era.withSwipe,
    [true, false])
  func later(era: Era, agrees: Bool) throws {
    let (stage, form) = stage(era: era) { $0.askLater }
    stage.drag(to: 0.7)
    stage.device.touchUp()
    stage.drag(to: 0.7)
    stage.device.touchUp()
    stage.app { stage.controller.popView(origin: .backButton) }
    stage.settle()
    #expect(stage.titles == ["Root", "Form"] && form.asked == [.swipe])
    let question = try #require(form.questions.first)
    stage.app { question.answer(agrees) }
    stage.settle()
    #expect(stage.titles == (agrees ? ["Root"] : ["Root", "Form"]) && stage.controller.isAtRest)
    #expect(form.attempts == (agrees ? [] : [.swipe]) && form.questions.count == 1)
  }

  @Test(
    "has its question taken back when the app pops it, or the stack goes", arguments: Era.withSwipe)
  func withdrawn(era: Era) {
    for isPopped in [true, false] {
      let (stage, form) = stage(era: era) { $0.askLater }
      stage.app { stage.controller.popView(origin: .backButton) }
      #expect(form.questions.count == 1)
      stage.app {
        if isPopped {
          stage.controller.popToRootView()
        } else {
          stage.controller.setViews([NavigationView()], animated: false)
        }
      }
      stage.settle()
      #expect(form.withdrawals == 1 && form.questions.allSatisfy(\.isOver))
      #expect(stage.controller.isAtRest)
    }
  }
}

@Suite("A report about a view stack", .row("R14", "R32"))
@MainActor
struct ViewReportTests {
  @Test(
    "comes when a transition's end was not seen, and names the views", arguments: [true, false])
  func stuck(isAppsDefault: Bool) async {
    var stage: ViewStage?
    let report = await withCheckedContinuation { continuation in
      let sink = ClosureReportSink { continuation.resume(returning: $0) }
      if isAppsDefault { NavigationInterlock.defaults.reportSink = sink }
      let stuck = ViewStage()
      NavigationInterlock.defaults.reportSink = nil  // Other tests run while this one waits.
      if !isAppsDefault { stuck.controller.reportSink = sink }
      stuck.controller.blocksInteraction = true
      stuck.device.window.layer.speed = 0.01  // No transition ends in time.
      stuck.app { stuck.controller.pushView(stuck.page("First")) }
      stuck.device.advance(by: 3)
      stage = stuck
    }
    stage?.device.advance(by: 0)  // Another test may have made its device the active one.
    #expect(report.cause == .releasedUnfinished && report.activity == ["page"])
    #expect(report.page == "\"First\" (PlainPage)" && report.holds.map(\.owner) == ["page"])
    #expect(report.stack.count == 2 && report.targetStack == report.stack)
    #expect(report.history.contains { $0.text.contains("ViewNavigationController") })
  }

  @Test("comes to nobody unless somebody wants it, and not about what ends in time")
  func quiet() {
    let stage = ViewStage()
    #expect(stage.controller.reportSink == nil)
    stage.controller.reportSink = ClosureReportSink { report in Issue.record("\(report.text)") }
    stage.controller.blocksInteraction = true
    for title in ["A", "B"] { stage.push(title) }
    stage.app { stage.controller.popToRootView() }
    stage.settle()
    #expect(stage.titles == ["Root"])
  }
}
