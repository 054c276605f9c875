import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A page that is asked before the user leaves it", .row("R23"), .everyWayIn)
@MainActor
struct VetoTests {
  @Test("stays when it refuses, with its bar, and hears of the attempt", arguments: Era.withSwipe)
  func refuses(era: Era) {
    let page = AskedPage("Form")
    page.answer = { _ in .refuse }
    let stage = Stage(era: era, pushing: [page])
    var outcomes: [NavigationOutcome] = []
    stage.recordOutcomes { outcomes.append($0) }
    stage.tapBack()
    stage.settle()
    #expect(stage.stack == ["Root", "Form"])
    #expect(stage.device.screenReading.titlesDrawn == ["Form"])
    #expect(stage.device.screenReading.backButtonDrawn == "Root")
    #expect(page.asked == [.button] && page.attempts == [.button])
    #expect(outcomes.count == 1)
    guard case .vetoed = outcomes.first else {
      Issue.record("expected vetoed, got \(outcomes)")
      return
    }
    #expect(stage.navigation.interlock.isAtRest)
    stage.tapBack()
    stage.settle()
    #expect(page.asked.count == 2 && page.attempts.count == 2 && outcomes.count == 2)
  }

  @Test("goes when it agrees at once, as a page that is not asked", arguments: Era.withSwipe)
  func allows(era: Era) {
    let page = AskedPage("Form")
    let stage = Stage(era: era, pushing: [page])
    var outcomes: [NavigationOutcome] = []
    stage.recordOutcomes { outcomes.append($0) }
    stage.tapBack()
    #expect(stage.navigation.interlock.isTransitioning)
    stage.settle()
    #expect(stage.stack == ["Root"])
    #expect(stage.device.screenReading.titlesDrawn == ["Root"])
    #expect(page.asked == [.button] && page.attempts.isEmpty)
    #expect(outcomes == [.shown])
  }

  @Test(
    "goes when it has found out, and is asked once meanwhile", arguments: Era.withSwipe,
    [true, false])
  func answersLater(era: Era, agrees: Bool) throws {
    let page = AskedPage("Form")
    page.answer = { [unowned page] _ in page.askLater }
    let stage = Stage(era: era, pushing: [page])
    var outcomes: [NavigationOutcome] = []
    stage.recordOutcomes { outcomes.append($0) }
    stage.tapBack()
    stage.device.advance(by: 1)
    stage.tapBack()
    stage.settle()
    #expect(page.asked == [.button])
    #expect(stage.stack == ["Root", "Form"])
    guard case .ignored = outcomes.first else {
      Issue.record("expected ignored, got \(outcomes)")
      return
    }
    let question = try #require(page.questions.first)
    #expect(!question.isOver)
    stage.app { question.answer(agrees) }
    stage.app { question.answer(!agrees) }
    stage.settle()
    #expect(question.isOver)
    #expect(stage.stack == (agrees ? ["Root"] : ["Root", "Form"]))
    #expect(page.attempts == (agrees ? [] : [.button]))
    #expect(outcomes.count == 2)
    #expect(stage.navigation.interlock.isAtRest)
  }

  @Test(
    "need not be one: `canPop` refuses for it, and means the user only", arguments: Era.withSwipe)
  func canPop(era: Era) {
    let page = Page("Form")
    page.onLoad = { [unowned page] in page.interlockPage.canPop = false }
    let stage = Stage(era: era, pushing: [page])
    stage.tapBack()
    stage.settle()
    #expect(stage.stack == ["Root", "Form"])
    #expect(stage.device.screenReading.titlesDrawn == ["Form"])
    stage.app { stage.navigation.popViewController(animated: true) }
    stage.settle()
    #expect(stage.stack == ["Root"])
  }

  @Test("is not asked while it says `canPop = false`, and hears of the attempt")
  func canPopFirst() {
    let page = AskedPage("Form")
    page.interlockPage.canPop = false
    let stage = Stage(era: .iOS18, pushing: [page])
    stage.tapBack()
    stage.settle()
    #expect(page.asked.isEmpty && page.attempts == [.button])
    page.interlockPage.canPop = true
    stage.tapBack()
    stage.settle()
    #expect(stage.stack == ["Root"])
  }

  @Test("is asked about every way of the user's, and about none of the program's")
  func sources() {
    for origin in RequestOrigin.allCases {
      let page = AskedPage("Form")
      page.answer = { _ in .refuse }
      let stage = Stage(era: .iOS18, pushing: [page])
      var outcome: NavigationOutcome?
      stage.app { stage.navigation.interlock.pop(origin: origin) { outcome = $0 } }
      stage.settle()
      switch origin {
      case .program, .system, .touch:
        #expect(page.asked.isEmpty && outcome == .shown)
      case .backButton: #expect(page.asked == [.button])
      case .edgeSwipe, .contentSwipe: #expect(page.asked == [.swipe])
      case .backMenu: #expect(page.asked == [.menu])
      case .escapeGesture: #expect(page.asked == [.escape])
      case .tabRetap: #expect(page.asked == [.tab])
      }
      #expect(page.attempts == page.asked)
    }
  }

  @Test("is asked before those below it, and one refusal is the end of it", arguments: 0..<3)
  func severalPages(refusing: Int) {
    let pages = ["A", "B", "C"].map(AskedPage.init)
    pages[refusing].answer = { _ in .refuse }
    let stage = Stage(era: .iOS18, pushing: pages)
    var log: [String] = []
    for page in pages { page.onAsk = { [unowned page] in log.append(page.title ?? "?") } }
    stage.app { stage.navigation.interlock.popToRoot(origin: .backMenu) { _ in } }
    stage.settle()
    #expect(log == ["C", "B", "A"].dropLast(refusing))
    #expect(stage.stack == ["Root", "A", "B", "C"])
    #expect(pages.map(\.attempts.count) == [0, 1, 2].map { $0 == refusing ? 1 : 0 })
    pages[refusing].answer = { _ in .allow }
    stage.app { stage.navigation.interlock.popToRoot(origin: .backMenu) { _ in } }
    stage.settle()
    #expect(stage.stack == ["Root"])
  }

  @Test("may present or push when it hears of the attempt", arguments: Era.withSwipe)
  func hint(era: Era) {
    let page = AskedPage("Form")
    page.answer = { _ in .refuse }
    let stage = Stage(era: era, pushing: [page])
    page.onAttempt = { [unowned stage] in
      stage.navigation.pushViewController(Page("Why"), animated: true)
    }
    stage.tapBack()
    stage.settle()
    #expect(stage.stack == ["Root", "Form", "Why"])
    #expect(stage.device.log.isEmpty)
  }

  @Test("is asked whichever levels of defence are on", arguments: 0..<8)
  func defences(levels: Int) {
    let page = AskedPage("Form")
    page.answer = { _ in .refuse }
    let stage = Stage(era: .iOS18, pushing: [page])
    stage.navigation.interlock.defences = NavigationDefences(rawValue: levels)
    stage.tapBack()
    stage.settle()
    #expect(page.asked == [.button])
    #expect(stage.stack == ["Root", "Form"])
    page.answer = { _ in .allow }
    stage.tapBack()
    stage.settle()
    #expect(stage.stack == ["Root"])
  }
}
