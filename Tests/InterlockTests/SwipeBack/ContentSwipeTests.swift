import Foundation
import Interlock
import Rows
import Simulator
import Testing
import UIKit

extension Stage {
  /// A stage on which a finger may begin anywhere.
  static func content(
    era: Era, pushing pages: [UIViewController] = [], policy: OverlapPolicy = .queue
  ) -> Stage {
    let stage = Stage(era: era, pushing: pages)
    stage.navigation.interlock.policy = policy
    stage.navigation.interlock.swipeBack = .content
    return stage
  }

  /// Swipes back in the middle of the content, far enough, and lets everything come to rest.
  func swipeContent() {
    drag(from: 120, to: 370, .up)
    settle()
  }
}

@Suite("A swipe in the content works", .row("R19"), .everyWayIn)
@MainActor
struct ContentSwipeTests {
  @Test(
    "whatever the bar is like, follows the finger, goes back with it, and pops",
    arguments: Era.withSwipe, Hindrance.allCases)
  func hindrances(era: Era, hindrance: Hindrance) {
    let page = Page("A")
    page.onLoad = { [unowned page] in hindrance.wish(on: page) }
    let stage = Stage.content(era: era, pushing: [page])
    hindrance.apply(to: stage, page)
    stage.drag(from: 120, to: 200, .not)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    stage.device.cancelTouches()
    stage.settle()
    #expect(stage.stack == ["Root", "A"])
    #expect(stage.isSound || hindrance == .barViewHidden, Comment(rawValue: stage.sight))
    stage.swipeContent()
    #expect(stage.stack == ["Root"])
    #expect(stage.isSound, Comment(rawValue: stage.sight))
    stage.app { stage.navigation.pushViewController(Page("B"), animated: true) }
    stage.settle()
    #expect(stage.stack == ["Root", "B"] && stage.isSound)
  }

  @Test("from the other side where the interface runs from right to left", arguments: Era.withSwipe)
  func rightToLeft(era: Era) {
    let device = Device(era: era, layoutDirection: .rightToLeft)
    let navigation = WayIn.current.makeController(root: Page("Root"))
    navigation.interlock.swipeBack = .content
    device.launch { navigation }
    let page = Page("A")
    device.perform { navigation.pushViewController(page, animated: false) }
    _ = device.settle(limit: 5)
    device.swipe(from: CGPoint(x: 120, y: 500), to: CGPoint(x: 370, y: 500), duration: 0.2)
    _ = device.settle(limit: 5)
    #expect(navigation.viewControllers.count == 2)
    device.touchDown(at: CGPoint(x: 270, y: 500))
    device.drag(to: CGPoint(x: 75, y: 500), duration: 0.2)
    #expect(abs(shownX(of: page, device) + 195) < 1)
    device.drag(to: CGPoint(x: 20, y: 500), duration: 0.1)
    device.touchUp()
    _ = device.settle(limit: 5)
    #expect(navigation.viewControllers.count == 1)
    #expect(device.log.isEmpty && device.crash == nil)
  }

  @Test(
    "on pages as UIKit's swipe moves them: the upper with the finger, the lower three tenths of that",
    arguments: Era.withSwipe, [true, false])
  func geometry(era: Era, isContent: Bool) {
    let root = Page("Below")
    let page = Page("A")
    let stage = Stage.content(era: era, pushing: [root, page])
    let start: CGFloat = isContent ? 150 : 2
    stage.drag(from: start, to: start + 195, .not)
    #expect(abs(shownX(of: page, stage.device) - 195) < 1)
    #expect(abs(shownX(of: root, stage.device) + 390 * 0.3 / 2) < 1)
    stage.device.touchUp()
    stage.settle()
    #expect(root.view.frame == page.view.bounds && stage.stack == ["Root", "Below"])
    #expect(stage.isSound)
  }

  @Test("below an opaque bar, and leaves the pages where they belong", arguments: Era.withSwipe)
  func opaqueBar(era: Era) {
    let (below, page) = (Page("Below"), Page("A"))
    let stage = Stage.content(era: era, pushing: [below, page])
    stage.app { stage.navigation.navigationBar.isTranslucent = false }
    let place = page.view.convert(page.view.bounds, to: nil)
    let top: CGFloat = era == .iOS26 ? 101 : 91
    #expect(place.minY == top)
    stage.drag(from: 120, to: 200, .not)
    #expect(page.view.convert(page.view.bounds, to: nil).minY == top)
    #expect(below.view.convert(below.view.bounds, to: nil).minY == top)
    stage.device.cancelTouches()
    stage.settle()
    #expect(page.view.convert(page.view.bounds, to: nil) == place && stage.isSound)
    stage.swipeContent()
    #expect(below.view.convert(below.view.bounds, to: nil) == place && stage.isSound)
  }

  @Test(
    "as one transition of the user's, whether it is finished or cancelled", arguments: Era.withSwipe
  )
  func events(era: Era) {
    let stage = Stage.content(era: era, pushing: [Page("A"), Page("B")])
    var lines: [String] = []
    stage.navigation.interlock.eventHandler = { event in
      switch event {
      case .notice(.willBegin(let transition)): lines.append("begin \(transition.cause)")
      case .notice(.didSettle): lines.append("settled")
      case .resolved: lines.append("request")
      case .incident(let incident): lines.append("\(incident)")
      default: break
      }
    }
    for isCancelled in [true, false] {
      stage.drag(from: 120, to: 350, isCancelled ? .cancelled : .up)
      stage.settle()
      #expect(lines == ["begin \(TransitionCause.user(.contentSwipe))", "settled"])
      #expect(stage.stack.count == (isCancelled ? 3 : 2) && stage.isSound)
      #expect(stage.navigation.interlock.targetStack == stage.navigation.viewControllers)
      lines = []
    }
  }

  @Test(
    "by distance, or by speed in either direction",
    arguments: Era.withSwipe, [(190, 0.6, false), (340, 0.6, true), (190, 0.06, true)])
  func decision(era: Era, drag: (end: CGFloat, seconds: TimeInterval, pops: Bool)) {
    let stage = Stage.content(era: era, pushing: [Page("A")])
    stage.drag(from: 110, to: drag.end, in: drag.seconds, .not)
    // A finger that rests before it goes up has no speed.
    if drag.seconds > 0.5 { stage.device.advance(by: 0.3) }
    stage.device.touchUp()
    stage.settle()
    #expect(stage.stack == (drag.pops ? ["Root"] : ["Root", "A"]) && stage.isSound)
  }

  @Test("and goes back for a finger that is flicked back", arguments: Era.withSwipe)
  func flickedBack(era: Era) {
    let stage = Stage.content(era: era, pushing: [Page("A")])
    stage.drag(from: 100, to: 380, .not)
    stage.device.advance(by: 0.3)
    stage.device.drag(to: CGPoint(x: 320, y: 500), duration: 0.03)
    stage.device.touchUp()
    stage.settle()
    #expect(stage.stack == ["Root", "A"] && stage.isSound)
  }

  @Test(
    "and goes back for a finger that was quick and rests before it is lifted",
    arguments: Era.withSwipe)
  func restedBack(era: Era) {
    let stage = Stage.content(era: era, pushing: [Page("A")])
    stage.drag(from: 100, to: 220, in: 0.08, .not)
    stage.device.advance(by: 0.3)
    stage.device.touchUp()
    stage.settle()
    #expect(stage.stack == ["Root", "A"] && stage.isSound)
  }

  @Test(
    "for a finger that is up before UIKit has started anything", arguments: Era.withSwipe,
    [true, false])
  func flick(era: Era, pops: Bool) {
    let stage = Stage.content(era: era, pushing: [Page("A"), Page("B")])
    stage.device.touchDown(at: CGPoint(x: 120, y: 500))
    stage.device.drag(to: CGPoint(x: pops ? 380 : 131, y: 500), duration: 0)
    if pops { stage.device.touchUp() } else { stage.device.cancelTouches() }
    stage.settle()
    #expect(stage.stack == (pops ? ["Root", "A"] : ["Root", "A", "B"]) && stage.isSound)
    stage.swipeContent()
    #expect(stage.stack == (pops ? ["Root"] : ["Root", "A"]) && stage.isSound)
  }

  @Test(
    "for a finger that rests for long, about which nothing is reported", arguments: Era.withSwipe)
  func rests(era: Era) {
    let stage = Stage.content(era: era, pushing: [Page("A")])
    var incidents: [NavigationIncident] = []
    stage.navigation.interlock.eventHandler = { event in
      if case .incident(let incident) = event { incidents.append(incident) }
    }
    stage.drag(from: 120, to: 300, .not)
    stage.device.advance(by: 60)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true && incidents.isEmpty)
    stage.device.touchUp()
    stage.settle()
    #expect(stage.stack == ["Root", "A"] && stage.isSound && incidents.isEmpty)
  }

  @Test("and so does UIKit's own swipe before and after it", arguments: Era.withSwipe)
  func edgeToo(era: Era) {
    let stage = Stage.content(era: era, pushing: (1...5).map { Page("\($0)") })
    for count in [5, 4, 3, 2] {
      count.isMultiple(of: 2) ? stage.swipeContent() : stage.swipeBack()
      #expect(stage.stack.count == count && stage.isSound)
      stage.drag(from: 120, to: 180, .cancelled)
      stage.settle()
      #expect(!stage.navigation.delegateHasAnimators)
    }
    stage.navigation.interlock.swipeBack = .automatic
    stage.swipeBack()
    #expect(stage.stack == ["Root"] && stage.isSound)
  }

  @Test("for one page that allows it where its controller does not, and the other way round")
  func perPage() {
    for era in Era.withSwipe {
      let stage = Stage(era: era, pushing: [Page("A"), Page("B")])
      stage.navigation.interlock.swipeBack = .off
      stage.top.interlockPage.swipeBack = .content
      stage.swipeContent()
      #expect(stage.stack == ["Root", "A"])
      stage.swipeContent()
      #expect(stage.stack == ["Root", "A"])
      stage.navigation.interlock.swipeBack = .content
      stage.top.interlockPage.swipeBack = .edge
      stage.swipeContent()
      #expect(stage.stack == ["Root", "A"])
      stage.swipeBack()
      #expect(stage.stack == ["Root"] && stage.isSound)
    }
  }

  private func shownX(of page: UIViewController, _ device: Device) -> CGFloat {
    var x: CGFloat = 0
    var layer: CALayer? = page.view.layer
    while let current = layer {
      let shown = current.presentation() ?? current
      x += shown.frame.minX
      layer = current.superlayer
    }
    return x
  }
}
