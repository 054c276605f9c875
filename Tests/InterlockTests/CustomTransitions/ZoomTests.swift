import Interlock
import Rows
import Simulator
import Testing
import UIKit

/// Source of what UIKit does without a guard: Apple, "Enhancing your app with fluid transitions".
@Suite("A page that grows from a view", .everyWayIn, .row("R3"))
@MainActor
struct ZoomTests {
  /// A page that grows from the upper left of the page at the root.
  private func page(_ title: String, on stage: Stage) -> Page {
    let tile = UIView(frame: CGRect(x: 20, y: 150, width: 100, height: 100))
    stage.navigation.viewControllers.first?.view.addSubview(tile)
    let page = Page(title)
    page.preferredTransition = .zoom { _ in tile }
    return page
  }

  @Test("is shown before the page that is pushed while it grows", arguments: Era.withZoom)
  func quickPushes(era: Era) {
    let stage = Stage(era: era)
    let first = page("First", on: stage)
    var outcomes: [NavigationOutcome] = []
    stage.app { stage.navigation.interlock.push(first) { outcomes.append($0) } }
    stage.device.advance(by: 0.1)
    stage.app { stage.navigation.interlock.push(Page("Second")) { outcomes.append($0) } }
    #expect(stage.stack == ["Root", "First"])
    stage.settle()
    #expect(stage.stack == ["Root", "First", "Second"])
    #expect(first.calls.contains("viewDidAppear"))
    #expect(outcomes == [.shown, .shown])
    #expect(stage.device.log.isEmpty && stage.device.crash == nil)
  }

  @Test("goes again when that is asked for while it grows", arguments: Era.withZoom)
  func popWhileGrowing(era: Era) {
    let stage = Stage(era: era)
    let first = page("First", on: stage)
    var outcomes: [NavigationOutcome] = []
    stage.app { stage.navigation.interlock.push(first) { outcomes.append($0) } }
    stage.device.advance(by: 0.1)
    stage.app { stage.navigation.interlock.pop { outcomes.append($0) } }
    stage.settle()
    #expect(stage.stack == ["Root"])
    #expect(outcomes == [.shown, .shown])
    #expect(first.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    #expect(stage.navigation.interlock.isAtRest)
    #expect(stage.device.log.isEmpty && stage.device.crash == nil)
  }

  @Test("comes back after one that was asked for while it shrinks", arguments: Era.withZoom)
  func pushWhileShrinking(era: Era) {
    let stage = Stage(era: era)
    let first = page("First", on: stage)
    stage.app { stage.navigation.pushViewController(first, animated: true) }
    stage.settle()
    var outcomes: [NavigationOutcome] = []
    stage.app { stage.navigation.interlock.pop { outcomes.append($0) } }
    stage.device.advance(by: 0.1)
    stage.app { stage.navigation.interlock.push(first) { outcomes.append($0) } }
    stage.settle()
    #expect(stage.stack == ["Root", "First"])
    #expect(outcomes == [.shown, .shown])
    #expect(first.calls.last == "viewDidAppear")
    #expect(stage.device.log.isEmpty && stage.device.crash == nil)
  }

  @Test(
    "is left by a swipe from the edge, and by one that is not finished not", arguments: Era.withZoom
  )
  func swipe(era: Era) {
    for isFinished in [false, true] {
      let stage = Stage(era: era)
      stage.app { stage.navigation.pushViewController(page("First", on: stage), animated: true) }
      stage.settle()
      stage.device.touchDown(at: CGPoint(x: 2, y: 400))
      stage.device.drag(to: CGPoint(x: 150, y: 400), duration: 0.2)
      if !isFinished { stage.device.drag(to: CGPoint(x: 5, y: 400), duration: 0.2) }
      stage.device.drag(to: CGPoint(x: isFinished ? 380 : 3, y: 400), duration: 0.2)
      stage.device.touchUp()
      stage.settle()
      #expect(stage.stack == (isFinished ? ["Root"] : ["Root", "First"]))
      #expect(stage.navigation.interlock.isAtRest)
      #expect(stage.device.log.isEmpty && stage.device.crash == nil)
    }
  }

  @Test("is gone, or back, before a page pushed under the finger", arguments: Era.withZoom)
  func pushUnderFinger(era: Era) {
    for isFinished in [false, true] {
      let stage = Stage(era: era)
      stage.app { stage.navigation.pushViewController(page("First", on: stage), animated: true) }
      stage.settle()
      stage.device.touchDown(at: CGPoint(x: 2, y: 400))
      stage.device.drag(to: CGPoint(x: 150, y: 400), duration: 0.2)
      var outcomes: [NavigationOutcome] = []
      stage.app { stage.navigation.interlock.push(Page("Second")) { outcomes.append($0) } }
      stage.device.drag(to: CGPoint(x: isFinished ? 380 : 3, y: 400), duration: 0.2)
      stage.device.touchUp()
      stage.settle()
      #expect(stage.stack == (isFinished ? ["Root", "Second"] : ["Root", "First", "Second"]))
      #expect(outcomes == [.shown])
      #expect(stage.navigation.interlock.isAtRest)
      #expect(stage.device.log.isEmpty && stage.device.crash == nil)
    }
  }
}

extension Era {
  /// The eras in which pages can grow from views.
  fileprivate static let withZoom: [Era] = [.iOS18, .iOS26]
}
