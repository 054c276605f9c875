import Foundation
import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A swipe back does not begin", .row("R20"), .everyWayIn)
@MainActor
struct SwipeRefusedTests {
  @Test(
    "on the first page, even for an app that lets every swipe begin", arguments: Era.withSwipe,
    [true, false])
  func root(era: Era, isFree: Bool) {
    let stage = Stage(era: era)
    let always = EverySwipeBegins()
    if isFree { stage.navigation.interactivePopGestureRecognizer?.delegate = always }
    stage.drag(to: 300, .up)
    stage.device.advance(by: 0.1)
    stage.app { stage.navigation.pushViewController(Page("A"), animated: true) }
    stage.settle()
    #expect(stage.stack == ["Root", "A"] && stage.isSound)
    stage.swipeBack()
    #expect(stage.stack == ["Root"] && stage.isSound)
  }

  @Test(
    "during a push before iOS 26, even for an app that lets every swipe begin",
    arguments: Era.withSwipe.filter { $0 != .iOS26 }, [true, false])
  func duringPush(era: Era, isFree: Bool) {
    let stage = Stage(era: era, pushing: [Page("A")])
    let always = EverySwipeBegins()
    if isFree { stage.navigation.interactivePopGestureRecognizer?.delegate = always }
    stage.app { stage.navigation.pushViewController(Page("B"), animated: true) }
    stage.device.advance(by: 0.1)
    stage.drag(to: 330, in: 0.1, .up)
    stage.settle()
    #expect(stage.stack == ["Root", "A", "B"] && stage.isSound)
    stage.swipeBack()
    #expect(stage.stack == ["Root", "A"] && stage.isSound)
  }

  @Test(
    "twice at once: five quick swipes pop at most a page each, and nothing freezes",
    arguments: Era.withSwipe)
  func rapid(era: Era) {
    let stage = Stage(era: era, pushing: (1...6).map { Page("\($0)") })
    for _ in 0..<5 {
      stage.drag(to: 300, in: 0.08, .up)
      stage.device.advance(by: 0.05)
    }
    stage.settle()
    #expect(stage.stack.count < 7 && stage.stack.count >= 2)
    #expect(stage.isSound)
    let count = stage.stack.count
    stage.swipeBack()
    #expect(stage.stack.count == count - 1 && stage.isSound)
  }

  @Test("while something is presented over the pages", arguments: Era.withSwipe)
  func presentation(era: Era) {
    let stage = Stage(era: era, pushing: [Page("A")])
    stage.app { stage.navigation.present(Page("Sheet"), animated: true) }
    stage.drag(to: 330, .up)
    stage.settle()
    #expect(stage.stack == ["Root", "A"])
    stage.app { stage.navigation.dismiss(animated: true) }
    stage.settle()
    stage.swipeBack()
    #expect(stage.stack == ["Root"] && stage.isSound)
  }

  @Test(
    "where the page's rule, or else its controller's, does not allow it",
    arguments: Era.withSwipe, SwipeBack.allCases)
  func rules(era: Era, rule: SwipeBack) {
    for isOfPage in [true, false] {
      for kind in ["edge", "content"] {
        let page = Page("A")
        let stage = Stage(era: era, pushing: [page])
        if isOfPage {
          stage.navigation.interlock.swipeBack = rule == .off ? .automatic : .off
          page.interlockPage.swipeBack = rule
        } else {
          stage.navigation.interlock.swipeBack = rule
        }
        if kind == "edge" { stage.drag(to: 330, .up) } else { stage.drag(from: 120, to: 370, .up) }
        stage.settle()
        let isAllowed =
          switch (rule, kind) {
          case (.off, _): false
          case (.edge, "content"): false
          case (.automatic, "content"): era == .iOS26
          default: true
          }
        #expect(stage.stack == (isAllowed ? ["Root"] : ["Root", "A"]), "\(kind) \(isOfPage)")
        #expect(stage.isSound)
      }
    }
  }

  @Test("where the app's default does not allow it, from the next controller on")
  func appDefault() {
    defer { NavigationInterlock.defaults.swipeBack = .automatic }
    NavigationInterlock.defaults.swipeBack = .off
    let stage = Stage(era: .iOS18, pushing: [Page("A")])
    #expect(stage.navigation.interlock.swipeBack == .off)
    stage.swipeBack()
    #expect(stage.stack == ["Root", "A"])
  }

  @Test(
    "for a page that does not agree, which is asked once", .row("R23"),
    arguments: Era.withSwipe)
  func veto(era: Era) {
    let page = AskedPage("Form")
    page.answer = { _ in .refuse }
    let stage = Stage(era: era, pushing: [page])
    var outcomes: [NavigationOutcome] = []
    stage.recordOutcomes { outcomes.append($0) }
    stage.drag(to: 200, .not)
    #expect(stage.navigation.transitionCoordinator == nil)
    stage.device.touchUp()
    stage.settle()
    #expect(stage.stack == ["Root", "Form"] && stage.isSound)
    #expect(page.asked == [.swipe] && page.attempts == [.swipe])
    #expect(outcomes.count == 1)
    stage.app { stage.navigation.pushViewController(Page("B"), animated: true) }
    stage.settle()
    #expect(stage.stack == ["Root", "Form", "B"] && stage.isSound)
  }

  @Test(
    "for a page that has to find out, and is popped once it agrees", .row("R23"),
    arguments: Era.withSwipe)
  func question(era: Era) {
    let page = AskedPage("Form")
    page.answer = { [unowned page] _ in page.askLater }
    let stage = Stage(era: era, pushing: [page])
    stage.swipeBack()
    stage.swipeBack()
    #expect(stage.stack == ["Root", "Form"] && stage.isSound)
    #expect(page.asked == [.swipe])
    stage.app { page.questions.first?.answer(true) }
    stage.settle()
    #expect(stage.stack == ["Root"] && stage.isSound)
    #expect(page.attempts.isEmpty)
  }

  @Test(
    "for a page that cannot be left, and does for one that agrees at once", .row("R23"),
    arguments: Era.withSwipe)
  func canPop(era: Era) {
    let page = AskedPage("Form")
    let stage = Stage(era: era, pushing: [page])
    page.interlockPage.canPop = false
    stage.swipeBack()
    #expect(stage.stack == ["Root", "Form"] && page.asked.isEmpty && page.attempts == [.swipe])
    page.interlockPage.canPop = true
    stage.drag(to: 100, .not)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    stage.device.touchUp()
    stage.settle()
    #expect(page.asked == [.swipe])
    stage.swipeBack()
    #expect(stage.stack == ["Root"] && stage.isSound)
  }
}
