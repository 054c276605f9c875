import Foundation
import Interlock
import Rows
import Simulator
import Testing
import UIKit

/// Says what an app may say of a swipe and other gestures.
@MainActor
private final class Relations: NSObject, UIGestureRecognizerDelegate {
  private(set) var calls: Set<String> = []

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    calls.insert("simultaneously")
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    calls.insert("touch")
    return true
  }
}

@Suite("The app's own delegate of a swipe recognizer", .row("R19", "R22"), .everyWayIn)
@MainActor
struct SwipeDelegateTests {
  /// Sets the delegate of every swipe that the system has.
  private func set(_ delegate: (any UIGestureRecognizerDelegate)?, on stage: Stage) {
    stage.navigation.interactivePopGestureRecognizer?.delegate = delegate
    stage.navigation.interactiveContentPopGestureRecognizer?.delegate = delegate
  }

  @Test("is still asked, whenever it was set, and its no is a no", arguments: Era.withSwipe)
  func asked(era: Era) {
    let stage = Stage(era: era, pushing: [Page("A")])
    let never = NoSwipeBegins()
    set(never, on: stage)
    stage.swipeBack()
    let asked = never.questions
    #expect(asked == (era == .iOS26 ? 2 : 1))
    #expect(stage.stack == ["Root", "A"] && stage.isSound)
    let always = EverySwipeBegins()
    set(always, on: stage)
    stage.swipeBack()
    #expect(always.questions == 1 && never.questions == asked)
    #expect(stage.stack == ["Root"] && stage.isSound)
  }

  @Test("is not asked where no swipe can begin", arguments: Era.withSwipe)
  func notAsked(era: Era) {
    let stage = Stage(era: era)
    let always = EverySwipeBegins()
    set(always, on: stage)
    stage.swipeBack()
    #expect(always.questions == 0)
  }

  @Test(
    "may be set by each page as it appears, as the usual recipe has it", arguments: Era.withSwipe)
  func setByPages(era: Era) {
    let always = EverySwipeBegins()
    let stage = Stage(era: era)
    for title in ["A", "B"] {
      let page = Page(title)
      page.onLoad = { [unowned stage] in
        stage.navigation.interactivePopGestureRecognizer?.delegate = always
      }
      page.onDidAppear = page.onLoad
      stage.app { stage.navigation.pushViewController(page, animated: true) }
      stage.device.advance(by: 0.1)
      if era != .iOS26 {
        stage.drag(to: 330, in: 0.1, .up)
        #expect(stage.stack.last == title)
      }
      stage.settle()
    }
    #expect(stage.stack == ["Root", "A", "B"] && stage.isSound)
    stage.swipeBack()
    stage.swipeBack()
    stage.swipeBack()
    stage.app { stage.navigation.pushViewController(Page("C"), animated: true) }
    stage.settle()
    #expect(stage.stack == ["Root", "C"] && stage.isSound)
  }

  @Test("may be taken away again, and go away by itself", arguments: Era.withSwipe)
  func gone(era: Era) {
    let stage = Stage(era: era, pushing: [Page("A"), Page("B")])
    var never: NoSwipeBegins? = NoSwipeBegins()
    set(never, on: stage)
    stage.swipeBack()
    #expect(stage.stack == ["Root", "A", "B"])
    never = nil
    stage.swipeBack()
    #expect(stage.stack == ["Root", "A"])
    let other = NoSwipeBegins()
    set(other, on: stage)
    stage.swipeBack()
    #expect(stage.stack == ["Root", "A"])
    set(nil, on: stage)
    stage.swipeBack()
    #expect(stage.stack == ["Root"] && stage.isSound)
  }

  @Test("is asked about touches and other gestures too")
  func relations() {
    let stage = Stage(era: .iOS18, pushing: [Page("A")])
    let relations = Relations()
    set(relations, on: stage)
    let press = UILongPressGestureRecognizer()
    press.allowableMovement = 1_000
    stage.app { stage.top.view.addGestureRecognizer(press) }
    stage.swipeBack()
    #expect(stage.stack == ["Root"])
    #expect(relations.calls == ["simultaneously", "touch"])
  }

  @Test("is respected when it switches the recognizer off, also in a page that appears")
  func disabled() {
    let stage = Stage(era: .iOS18, pushing: [Page("A")])
    stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
    stage.swipeBack()
    #expect(stage.stack == ["Root", "A"])
    stage.navigation.interactivePopGestureRecognizer?.isEnabled = true
    stage.swipeBack()
    #expect(stage.stack == ["Root"] && stage.isSound)
  }
}
