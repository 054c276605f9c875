import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A question to a page that takes its time", .everyWayIn, .row("R23"))
@MainActor
struct QuestionTests {
  private func stage(_ page: AskedPage, era: Era = .iOS18) -> Stage {
    page.answer = { [unowned page] _ in page.askLater }
    return Stage(era: era, pushing: [page])
  }

  @Test(
    "is withdrawn when the page goes another way; a late answer does nothing",
    arguments: Era.withSwipe)
  func pageGoes(era: Era) throws {
    let page = AskedPage("Form")
    let stage = stage(page, era: era)
    var outcomes: [NavigationOutcome] = []
    stage.recordOutcomes { outcomes.append($0) }
    stage.tapBack()
    stage.app { stage.navigation.setViewControllers([Page("New"), Page("Top")], animated: true) }
    stage.settle()
    let question = try #require(page.questions.first)
    #expect(question.isOver && page.withdrawals == 1)
    #expect(outcomes == [.superseded(by: nil)])
    stage.app { question.answer(true) }
    stage.settle()
    #expect(stage.stack == ["New", "Top"])
    #expect(outcomes.count == 1 && page.attempts.isEmpty)
  }

  @Test(
    "leaves the app free to push over the page, which then goes from below",
    arguments: Era.withSwipe)
  func pushMeanwhile(era: Era) throws {
    let page = AskedPage("Form")
    let stage = stage(page, era: era)
    var outcome: NavigationOutcome?
    stage.recordOutcomes { outcome = $0 }
    stage.tapBack()
    stage.app { stage.navigation.pushViewController(Page("Help"), animated: true) }
    stage.settle()
    #expect(stage.stack == ["Root", "Form", "Help"])
    stage.app { page.questions.first?.answer(true) }
    stage.settle()
    // The cut was bound when Back was tapped: the page and what has come above it.
    #expect(stage.stack == ["Root"])
    #expect(outcome == .shown)
  }

  @Test("counts as refused when nobody keeps it")
  func forgotten() async {
    let page = AskedPage("Form")
    page.answer = { _ in .answerLater { _ in } }
    let stage = Stage(era: .iOS18, pushing: [page])
    var outcomes: [NavigationOutcome] = []
    stage.recordOutcomes { outcomes.append($0) }
    stage.tapBack()
    await Task { @MainActor in }.value
    stage.settle()
    #expect(page.attempts == [.button])
    #expect(outcomes.count == 1)
    #expect(stage.stack == ["Root", "Form"])
  }

  @Test("may be asked with `async`", arguments: [true, false])
  func asynchronous(agrees: Bool) async throws {
    let page = AskedPage("Form")
    let gate = Gate()
    page.answer = { _ in .ask { await gate.passes() } }
    let stage = Stage(era: .iOS18, pushing: [page])
    stage.tapBack()
    await Task { @MainActor in }.value  // The page's own task has come to the gate.
    try #require(gate.isReached)
    stage.settle()
    #expect(stage.stack == ["Root", "Form"])
    await gate.open(agrees)
    stage.settle()
    #expect(stage.stack == (agrees ? ["Root"] : ["Root", "Form"]))
    #expect(page.attempts == (agrees ? [] : [.button]))
  }

  @Test("has its task cancelled when it is withdrawn")
  func cancelled() async throws {
    let page = AskedPage("Form")
    let gate = Gate()
    var wasCancelled = false
    page.answer = { _ in
      .ask {
        let passes = await gate.passes()
        wasCancelled = Task.isCancelled
        return passes
      }
    }
    let stage = Stage(era: .iOS18, pushing: [page])
    stage.tapBack()
    await Task { @MainActor in }.value  // The page's own task has come to the gate.
    try #require(gate.isReached)
    stage.device.advance(by: 0)
    stage.app { stage.navigation.popToRootViewController(animated: true) }
    stage.settle()
    await gate.open(true)
    #expect(wasCancelled)
    #expect(stage.stack == ["Root"])
  }

  @Test("is withdrawn when the controller goes away, and has one outcome")
  func controllerGoes() async {
    let page = AskedPage("Form")
    page.answer = { [unowned page] _ in page.askLater }
    let device = Device(era: .iOS18)
    var navigation: UINavigationController? = WayIn.current.makeController(
      root: Page("Root"))
    navigation?.pushViewController(page, animated: false)
    device.launch { navigation ?? UIViewController() }
    _ = device.settle(limit: 5)
    var outcomes: [NavigationOutcome] = []
    navigation?.interlock.pop(origin: .backButton) { outcomes.append($0) }
    #expect(page.questions.count == 1)
    weak let gone = navigation
    navigation = nil
    device.perform("test") { device.window.rootViewController = nil }
    _ = device.settle(limit: 30)
    await Task { @MainActor in }.value
    #expect(gone == nil)
    #expect(outcomes == [.closed])
    #expect(page.withdrawals == 1 && page.questions.first?.isOver == true)
    page.questions.first?.answer(true)
    #expect(outcomes == [.closed])
  }

  @Test("keeps nothing alive after 1,000 of them")
  func leaks() {
    weak var gone: AskedPage?
    weak var question: BackQuestion?
    do {
      let stage = Stage(era: .iOS18)
      for round in 0..<1_000 {
        let page = AskedPage("Form")
        page.answer = { [unowned page] _ in page.askLater }
        stage.app { stage.navigation.pushViewController(page, animated: false) }
        stage.settle()
        stage.app { stage.navigation.interlock.pop(animated: false, origin: .backButton) { _ in } }
        gone = page
        question = page.questions.first
        let mayPop = round.isMultiple(of: 2)
        stage.app { page.questions.first?.answer(mayPop) }
        if !mayPop { stage.app { stage.navigation.popViewController(animated: false) } }
        stage.settle()
        #expect(stage.stack == ["Root"])
      }
    }
    #expect(gone == nil && question == nil)
  }
}

/// Lets a test decide when a question is answered, and how.
@MainActor
private final class Gate {
  private var passing: CheckedContinuation<Bool, Never>?
  private var opening: CheckedContinuation<Void, Never>?

  /// Whether somebody waits to pass.
  var isReached: Bool { passing != nil }

  func passes() async -> Bool {
    let passes = await withCheckedContinuation { passing = $0 }
    opening?.resume()
    opening = nil
    return passes
  }

  /// Lets through whoever waits, and returns when they have gone on to where they wait again.
  func open(_ passes: Bool) async {
    await withCheckedContinuation {
      opening = $0
      passing?.resume(returning: passes)
      passing = nil
    }
  }
}
