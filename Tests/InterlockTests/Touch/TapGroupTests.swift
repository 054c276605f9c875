import CoreGraphics
import Foundation
import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A group of views of which one reacts", .row("R17"))
@MainActor
struct TapGroupTests {
  /// A page with two buttons and a view with a recognizer; each takes its turn when tapped.
  @MainActor
  private final class Panel {
    let stage: Stage
    let group: TapGroup
    let views: [UIView]
    private(set) var taps: [Int] = []
    var turn: TapTurn?

    init(era: Era = .iOS18) {
      stage = Stage(era: era)
      stage.navigation.interlock.isTouchExclusive = false
      let frames = (0..<3).map { CGRect(x: 40, y: 200 + 90 * CGFloat($0), width: 200, height: 70) }
      let buttons = frames.prefix(2).map { UIButton(frame: $0) }
      let custom = UIView(frame: frames[2])
      views = buttons + [custom]
      group = TapGroup(views)
      for view in views { stage.top.view.addSubview(view) }
      for (row, button) in buttons.enumerated() {
        button.addAction(UIAction { [weak self] _ in self?.tapped(row) }, for: .touchUpInside)
      }
      let recognizer = UITapGestureRecognizer()
      recognizer.addHandler { [weak self] _ in self?.tapped(2) }
      custom.addGestureRecognizer(recognizer)
    }

    private func tapped(_ row: Int) {
      guard let turn = group.takeTurn() else { return }
      self.turn = turn
      taps.append(row)
    }

    func tap(_ row: Int) {
      stage.device.tap(on: views[row])
      stage.settle()
    }
  }

  @Test(
    "passes over taps on all members during a turn, and takes them after it",
    arguments: Era.withSwipe)
  func turns(era: Era) {
    let panel = Panel(era: era)
    for row in 0..<3 {
      panel.tap(row)
      #expect(panel.group.isTaken)
      for other in 0..<3 { panel.tap(other) }
      #expect(panel.taps == Array(0...row))
      panel.turn?.end()
      #expect(!panel.group.isTaken)
    }
  }

  @Test("shows no member pressed that would not react")
  func highlight() throws {
    let panel = Panel()
    panel.tap(0)
    let button = try #require(panel.views[1] as? UIButton)
    panel.stage.device.touchDown(at: panel.stage.device.center(of: button))
    #expect(!button.isHighlighted && !button.isTracking)
    panel.stage.device.touchUp()
  }

  @Test("gives one turn to two fingers that lift at the same time")
  func together() {
    let panel = Panel()
    for finger in 0..<2 {
      panel.stage.device.touchDown(
        at: panel.stage.device.center(of: panel.views[finger]), finger: finger)
    }
    for finger in 0..<2 { panel.stage.device.touchUp(finger: finger) }
    panel.stage.settle()
    #expect(panel.taps == [0])
  }

  @Test("is free again when the turn is forgotten")
  func forgotten() async {
    let panel = Panel()
    panel.tap(0)
    panel.turn = nil
    #expect(!panel.group.isTaken)
    // Where tests do not run on the main thread, the rest of it comes in a later job.
    await Task { @MainActor in }.value
    panel.stage.device.advance(by: 0)
    panel.tap(1)
    #expect(panel.taps == [0, 1])
  }

  @Test("is not ended by the end of an older turn")
  func olderTurn() throws {
    let group = TapGroup()
    let first = try #require(group.takeTurn())
    first.end()
    let second = try #require(group.takeTurn())
    first.end()
    #expect(group.isTaken)
    second.end()
  }

  @Test("changes nothing of its members, and leaves nothing in them")
  func traces() {
    let panel = Panel()
    let before = panel.views.map { $0.subviews.count }
    panel.tap(0)
    #expect(panel.views.allSatisfy { $0.isUserInteractionEnabled })
    panel.turn?.end()
    #expect(panel.views.map { $0.subviews.count } == before)
  }

  @Test("lets gestures around its members begin on them")
  func gesturesAround() {
    let panel = Panel()
    panel.stage.app { panel.stage.navigation.pushViewController(Page("First"), animated: true) }
    panel.stage.settle()
    let member = UIView(frame: panel.stage.top.view.bounds)
    panel.stage.top.view.addSubview(member)
    panel.group.add(member)
    let turn = panel.group.takeTurn()
    let middle = member.bounds.midY
    panel.stage.device.swipe(
      from: CGPoint(x: 2, y: middle), to: CGPoint(x: 350, y: middle), duration: 0.3)
    panel.stage.settle()
    #expect(panel.stage.stack == ["Root"])
    turn?.end()
  }

  @Test("takes in members during a turn, and lets them go")
  func membership() {
    let panel = Panel()
    let button = panel.stage.addButton()
    panel.tap(0)
    panel.group.add(button)
    panel.stage.device.tap(on: button)
    #expect(button.taps == 0)
    panel.group.remove(button)
    panel.stage.device.tap(on: button)
    #expect(button.taps == 1)
  }

  @Test("keeps neither members nor a group alive")
  func leaks() {
    weak var group: TapGroup?
    weak var member: UIView?
    var turn: TapTurn?
    do {
      let made = TapGroup()
      let view = UIView()
      made.add(view)
      turn = made.takeTurn()
      group = made
      member = view
    }
    #expect(group == nil && member == nil)
    turn?.end()
  }
}

@Suite("A recognizer that asks the guard", .everyWayIn, .row("R17"))
@MainActor
struct ShouldReceiveTests {
  @Test(
    "watches no touch while a page moves, and each one before and after", arguments: Era.withSwipe)
  func whilePageMoves(era: Era) {
    let stage = Stage(era: era)
    var taps = 0
    let recognizer = UITapGestureRecognizer()
    recognizer.addHandler { _ in taps += 1 }
    recognizer.delegate = stage.navigation.interlock.tapGuard
    stage.navigation.view.addGestureRecognizer(recognizer)
    let middle = CGPoint(x: stage.navigation.view.bounds.midX, y: 500)

    stage.device.tap(at: middle)
    #expect(taps == 1)
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.device.advance(by: 0.1)
    stage.device.tap(at: middle)
    #expect(taps == 1)
    stage.settle()
    stage.device.tap(at: middle)
    #expect(taps == 2)
  }

  @Test("watches every touch outside of the controller, and none inside a block")
  func outside() throws {
    let stage = Stage()
    let panel = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    stage.device.window.addSubview(panel)
    let hold = stage.navigation.interlock.blockInteraction("test")
    let spy = TouchSpy()
    for view in [panel, stage.top.view] as [UIView?] {
      let recognizer = UITapGestureRecognizer()
      recognizer.delegate = spy
      view?.addGestureRecognizer(recognizer)
    }
    let interlock = stage.navigation.interlock
    stage.device.tap(at: CGPoint(x: 50, y: 350))
    let elsewhere = try #require(spy.touch)
    #expect(interlock.shouldReceive(elsewhere))
    hold.release()
    stage.device.tap(at: CGPoint(x: 200, y: 350))
    let touch = try #require(spy.touch)
    #expect(interlock.shouldReceive(touch))
    let again = interlock.blockInteraction("test")
    #expect(!interlock.shouldReceive(touch))
    again.release()
  }
}

/// Keeps the last touch that a recognizer was offered.
private final class TouchSpy: NSObject, UIGestureRecognizerDelegate {
  private(set) var touch: UITouch?

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    self.touch = touch
    return true
  }
}
