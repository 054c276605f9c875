import Foundation
import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A swipe back in a view stack", .row("R32"))
@MainActor
struct ViewSwipeTests {
  private func stage(era: Era = .iOS18) -> ViewStage {
    let stage = ViewStage(era: era)
    stage.push("First")
    _ = stage.calls
    return stage
  }

  @Test(
    "pops the top view, but the stack has it until the finger is up, on every era",
    arguments: Era.withSwipe)
  func pops(era: Era) {
    let stage = stage(era: era)
    let first = stage.controller.topView
    stage.drag(to: 0.7)
    #expect(stage.titles == ["Root", "First"] && stage.controller.isTransitioning)
    #expect((first?.transform.tx ?? 0) > stage.controller.bounds.width / 2)
    #expect(stage.calls == ["First will disappear", "Root will appear"])
    stage.device.touchUp()
    #expect(stage.titles == ["Root"])
    stage.settle()
    #expect(stage.calls == ["First did disappear", "Root did appear"])
    #expect(stage.controller.isAtRest && stage.touched == "Root")
    #expect(first?.superview == nil && first?.transform == .identity)
  }

  @Test("leaves everything as it was if it is cancelled, on every era", arguments: Era.withSwipe)
  func cancelled(era: Era) {
    let stage = stage(era: era)
    stage.drag(to: 0.3)
    stage.device.touchUp()
    #expect(stage.titles == ["Root", "First"])
    stage.settle()
    #expect(stage.controller.isAtRest && stage.touched == "First")
    #expect(
      stage.calls == [
        "First will disappear", "Root will appear", "Root will disappear", "First will appear",
        "Root did disappear", "First did appear",
      ])
    #expect(stage.controller.topView?.transform == .identity)
    #expect(stage.controller.views[0].superview == nil)
    #expect(stage.messages.isEmpty)
  }

  @Test("is cancelled, too, if the system takes the finger away")
  func takenAway() {
    let stage = stage()
    stage.drag(to: 0.8)
    stage.device.cancelTouches()
    stage.settle()
    #expect(stage.titles == ["Root", "First"] && stage.controller.isAtRest)
  }

  @Test("pops by a flick that is short and quick")
  func flick() {
    let stage = stage()
    stage.device.touchDown(at: CGPoint(x: 1, y: 400))
    stage.device.drag(to: CGPoint(x: 120, y: 400), duration: 0.08)
    stage.device.touchUp()
    stage.settle()
    #expect(stage.titles == ["Root"])
  }

  @Test("needs half the way where the finger rests before it is lifted, however quick it was")
  func rest() {
    let stage = stage()
    stage.device.touchDown(at: CGPoint(x: 1, y: 400))
    stage.device.drag(to: CGPoint(x: 120, y: 400), duration: 0.08)
    stage.device.advance(by: 0.3)
    stage.device.touchUp()
    stage.settle()
    #expect(stage.titles == ["Root", "First"])
    #expect(stage.controller.isAtRest && stage.touched == "First")
  }

  @Test("never begins at the root, during a change, or when it is switched off")
  func inert() {
    let root = ViewStage()
    root.drag(to: 0.8)
    #expect(!root.controller.isTransitioning)
    root.device.touchUp()

    let moving = stage()
    moving.app { moving.controller.pushView(moving.page("Second")) }
    moving.device.advance(by: 0.05)
    moving.drag(to: 0.8, in: 0.1)
    moving.device.touchUp()
    moving.settle()
    #expect(moving.titles == ["Root", "First", "Second"])

    let off = stage()
    off.controller.isSwipeBackEnabled = false
    off.drag(to: 0.8)
    off.device.touchUp()
    off.settle()
    #expect(off.titles == ["Root", "First"])
  }

  @Test("lets requests wait until it is decided, and then carries them out", arguments: [0.3, 0.7])
  func requests(part: CGFloat) {
    let stage = stage()
    var outcomes: [NavigationOutcome] = []
    stage.drag(to: part)
    stage.app { stage.controller.pushView(stage.page("Second")) { outcomes.append($0) } }
    stage.device.advance(by: 0.5)
    #expect(outcomes.isEmpty)
    stage.device.touchUp()
    stage.settle()
    #expect(stage.titles == (part < 0.5 ? ["Root", "First", "Second"] : ["Root", "Second"]))
    #expect(outcomes == [.shown])
  }

  @Test("leaves a pop without sense that was meant for the view it popped")
  func popMeanwhile() {
    let stage = ViewStage()
    stage.push("First")
    stage.push("Second")
    var outcomes: [NavigationOutcome] = []
    stage.drag(to: 0.7)
    stage.app { stage.controller.popView { outcomes.append($0) } }
    stage.device.touchUp()
    stage.settle()
    #expect(stage.titles == ["Root", "First"] && outcomes.count == 1)
    #expect(stage.controller.isAtRest)
  }

  @Test("may take its time: nothing is reported, and nothing is forced")
  func longDrag() {
    let stage = stage()
    stage.drag(to: 0.4)
    stage.device.advance(by: 60)
    #expect(stage.controller.isTransitioning && stage.messages.isEmpty)
    stage.device.touchUp()
    stage.settle()
    #expect(stage.titles == ["Root", "First"] && stage.controller.isAtRest)
  }

  @Test("goes back as it came: closed for touches meanwhile, if the app wants that")
  func blocked() {
    let stage = stage()
    stage.controller.blocksInteraction = true
    stage.drag(to: 0.4)
    #expect(stage.touched != nil)
    stage.device.touchUp()
    stage.device.advance(by: 0.05)
    #expect(stage.controller.isTransitioning && stage.touched == nil)
    stage.settle()
    #expect(stage.titles == ["Root", "First"] && stage.touched == "First")
  }

  @Test("goes back when the stack leaves the screen under the finger")
  func leavesUnderFinger() {
    let stage = stage()
    stage.drag(to: 0.7)
    stage.app { stage.controller.removeFromSuperview() }
    stage.device.touchUp()
    stage.settle()
    #expect(stage.titles == ["Root", "First"] && stage.controller.isAtRest)
    #expect(stage.controller.topView?.transform == .identity)
  }

  @Test("begins at the right edge where lines begin at the right")
  func rightToLeft() {
    let stage = ViewStage()
    stage.controller.semanticContentAttribute = .forceRightToLeft
    stage.app { stage.controller.setNeedsLayout() }
    stage.app { stage.controller.pushView(stage.page("First")) }
    stage.device.advance(by: 0.1)
    #expect((stage.passage?.newPlace.offset.x ?? 0) < 0)
    stage.settle()
    stage.drag(to: 0.7)
    stage.device.touchUp()
    stage.settle()
    #expect(stage.titles == ["Root", "First"])
    stage.drag(to: 0.7, fromRight: true)
    #expect((stage.controller.topView?.transform.tx ?? 0) < 0)
    stage.device.touchUp()
    stage.settle()
    #expect(stage.titles == ["Root"])
  }

  @Test(
    "comes before that of a navigation controller around it, which has its turn at the stack's root",
    arguments: Era.withSwipe)
  func inNavigationController(era: Era) {
    let device = Device(era: era)
    let host = UIViewController()
    let root = NavigationView(frame: device.window.bounds)
    let controller = ViewNavigationController(rootView: root)
    let navigation = InterlockNavigationController(rootViewController: UIViewController())
    device.launch { navigation }
    device.perform {
      host.view.addSubview(controller)
      navigation.pushViewController(host, animated: false)
      controller.pushView(NavigationView(), animated: false)
    }
    _ = device.settle(limit: 5)
    func swipe() {
      device.touchDown(at: CGPoint(x: 1, y: 400))
      device.drag(to: CGPoint(x: 300, y: 400), duration: 0.3)
      device.touchUp()
      _ = device.settle(limit: 5)
    }
    swipe()
    #expect(controller.views.count == 1 && navigation.viewControllers.count == 2)
    swipe()
    #expect(controller.views.count == 1 && navigation.viewControllers.count == 1)
  }

  @Test("begins at the edge of the stack, wherever that is, and only there")
  func ownEdge() {
    let stage = stage()
    stage.app { stage.controller.frame = CGRect(x: 80, y: 100, width: 200, height: 300) }
    stage.device.advance(by: 0.1)
    func swipe(from x: CGFloat) {
      stage.device.touchDown(at: CGPoint(x: x, y: 200))
      stage.device.drag(to: CGPoint(x: x + 160, y: 210), duration: 0.3)
      stage.device.touchUp()
      stage.settle()
    }
    swipe(from: 120)
    #expect(stage.titles == ["Root", "First"])
    swipe(from: 90)
    #expect(stage.titles == ["Root"])
  }
}
