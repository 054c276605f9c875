import Foundation
import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A stack of plain views", .row("R32"))
@MainActor
struct ViewNavigationTests {
  @Test(
    "pushes and pops with the verbs of a navigation controller, on every era",
    arguments: Era.withSwipe)
  func verbs(era: Era) throws {
    let stage = ViewStage(era: era)
    let first = stage.push("First")
    stage.push("Second")
    stage.push("Third")
    #expect(stage.titles == ["Root", "First", "Second", "Third"])
    #expect(stage.controller.topView?.title == "Third" && stage.touched == "Third")
    stage.app { stage.controller.popView() }
    stage.settle()
    #expect(stage.titles == ["Root", "First", "Second"])
    stage.app { stage.controller.popToView(first) }
    stage.settle()
    #expect(stage.titles == ["Root", "First"])
    stage.push("Other")
    stage.app { stage.controller.popToRootView() }
    stage.settle()
    #expect(stage.titles == ["Root"] && stage.touched == "Root")
    stage.app { stage.controller.popView() }
    stage.settle()
    #expect(stage.titles == ["Root"] && stage.messages.isEmpty && stage.device.log.isEmpty)
  }

  @Test("knows its views, and they know it for as long as they are in it")
  func backReferences() {
    let stage = ViewStage()
    let first = stage.page("First")
    #expect(first.viewNavigation == nil)
    stage.app { stage.controller.pushView(first) }
    #expect(first.viewNavigation === stage.controller)
    stage.settle()
    stage.app { stage.controller.popView() }
    stage.settle()
    #expect(first.viewNavigation == nil && first.superview == nil)
    #expect(stage.controller.topView?.viewNavigation === stage.controller)
  }

  @Test("gives each view its own size, and again when it gets another one")
  func sizes() {
    let stage = ViewStage()
    let first = stage.push("First")
    #expect(first.frame == stage.controller.bounds)
    stage.app { stage.controller.frame = CGRect(x: 10, y: 20, width: 200, height: 100) }
    stage.device.advance(by: 0.1)
    #expect(first.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("has a stack that can be set: from its lower part it looks like a pop, else like a push")
  func set() {
    let stage = ViewStage()
    let root = stage.controller.views[0]
    let pages = ["First", "Second", "Third"].map(stage.page)
    stage.app { stage.controller.setViews([root] + pages) }
    stage.device.advance(by: 0.1)
    #expect(stage.titles == ["Root", "First", "Second", "Third"])
    #expect((stage.passage?.newPlace.offset.x ?? 0) > 0)
    stage.settle()
    stage.app { stage.controller.setViews([pages[0], pages[1]]) }
    stage.device.advance(by: 0.1)
    #expect((stage.passage?.newPlace.offset.x ?? 0) < 0)
    stage.settle()
    #expect(stage.titles == ["First", "Second"] && root.viewNavigation == nil)
    stage.app { stage.controller.views = [pages[2], pages[1]] }
    #expect(stage.titles == ["Third", "Second"] && stage.passage == nil)
  }

  @Test("moves its views as it is told")
  func transitions() {
    let stage = ViewStage()
    stage.controller.pushTransition = ViewTransition(
      .push, from: .bottom, duration: 1, timing: .linear)
    stage.controller.popTransition = ViewTransition(
      .reveal, from: .top, duration: 2, timing: .linear)
    let height = stage.controller.bounds.height
    stage.app { stage.controller.pushView(stage.page("First")) }
    stage.device.advance(by: 0.5)
    #expect(stage.passage?.newPlace.offset.y == height / 2)
    #expect(stage.passage?.oldPlace.offset.y == -height / 2)
    stage.settle()
    stage.app { stage.controller.popView() }
    stage.device.advance(by: 1)
    #expect(stage.passage?.oldPlace.offset.y == height / 2 && stage.passage?.isOldInFront == true)
  }

  @Test("shows a view that is pushed over the top view as the visible one")
  func visible() throws {
    let stage = ViewStage()
    let over = UIView(frame: stage.controller.bounds)
    #expect(stage.controller.visibleView === stage.controller.topView)
    try stage.controller.views[0].pushView(over)
    #expect(stage.controller.visibleView === over)
  }

  @Test("tells its views in UIKit's order that they appear and disappear")
  func appearance() {
    let stage = ViewStage()
    let first = stage.page("First")
    stage.app { stage.controller.pushView(first) }
    #expect(stage.calls == ["Root will disappear", "First will appear"])
    stage.settle()
    #expect(stage.calls == ["Root did disappear", "First did appear"])
    stage.app { stage.controller.popView(animated: false) }
    #expect(
      stage.calls == [
        "First will disappear at once", "Root will appear at once", "First did disappear at once",
        "Root did appear at once",
      ])
  }

  @Test("tells the top view when it comes on screen itself, and when it leaves")
  func window() {
    let stage = ViewStage(isOnScreen: false)
    stage.push("First")
    #expect(stage.calls.isEmpty)
    stage.show()
    let window = stage.controller.superview
    stage.app { stage.controller.removeFromSuperview() }
    #expect(stage.calls == ["First will disappear at once", "First did disappear at once"])
    stage.app { window?.addSubview(stage.controller) }
    #expect(stage.calls == ["First will appear at once", "First did appear at once"])
  }

  @Test("ends a change when it leaves the screen in the middle, and tells nobody twice")
  func leavesInTheMiddle() {
    let stage = ViewStage()
    var outcomes: [NavigationOutcome] = []
    stage.app { stage.controller.pushView(stage.page("First")) { outcomes.append($0) } }
    stage.device.advance(by: 0.1)
    stage.app { stage.controller.removeFromSuperview() }
    stage.settle()
    #expect(stage.titles == ["Root", "First"] && stage.controller.isAtRest)
    #expect(outcomes == [.placed])
    #expect(
      stage.calls == [
        "Root will disappear", "First will appear", "Root did disappear", "First did appear",
        "First will disappear at once", "First did disappear at once",
      ])
  }

  @Test("frees a thousand views, and itself")
  func lifetimes() {
    var views = WeakViews()
    weak var gone: ViewNavigationController?
    do {
      let stage = ViewStage()
      gone = stage.controller
      for round in 0..<1_000 {
        let animated = !round.isMultiple(of: 5)
        stage.app {
          let page = stage.page("\(round)")
          views.add(page)
          stage.controller.pushView(page, animated: animated)
        }
        stage.device.advance(by: round.isMultiple(of: 3) ? 0.2 : 0.6)
        stage.app { stage.controller.popView(animated: animated) }
        stage.device.advance(by: round.isMultiple(of: 4) ? 0.1 : 0.6)
      }
      stage.settle()
      #expect(stage.titles == ["Root"] && stage.controller.isAtRest)
      #expect(views.aliveCount == 0)
      #expect(stage.controller.subviews.count == 1)
      #expect(stage.controller.subviews.first?.subviews.count == 1)
    }
    #expect(gone == nil)
  }
}
