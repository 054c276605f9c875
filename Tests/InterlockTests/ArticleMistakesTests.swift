import Interlock
import Rows
import Simulator
import Testing
import UIKit

/// Article 001's own mistakes, each with the code idea that makes it, and what Interlock does instead.
@Suite("A mistake of article 001 is not made here:", .everyWayIn, .row("R10", "R12", "R13", "R14"))
@MainActor
struct ArticleMistakesTests {
  private static let blocking: NavigationDefences = [.barVeto, .mutators, .interactionEverywhere]

  @Test(
    "a report that never fires, because the interval to a past date is negative",
    arguments: Era.withSwipe
  )
  func negativeInterval(era: Era) {
    let stage = Stage(era: era)
    // The article's check: "now.timeIntervalUntil(start) > 10" with the sides exchanged.
    let start = stage.device.now
    var articleReports = 0
    var ourReports = 0
    stage.navigation.interlock.eventHandler = {
      if case .incident(.longHold) = $0 { ourReports += 1 }
    }
    let hold = stage.navigation.interlock.blockInteraction("test")
    for _ in 0..<150 {
      stage.device.advance(by: 0.1)
      if start - stage.device.now > 10 { articleReports += 1 }
    }
    #expect(articleReports == 0)
    #expect(ourReports == 1)
    hold.release()
  }

  @Test(
    "a timer that keeps the controller alive, so that its last unlock never runs",
    arguments: Era.withSwipe)
  func retainingTimer(era: Era) {
    let device = Device(era: era)
    var navigation: UINavigationController? = WayIn.current.makeController(
      root: Page("Root"))
    navigation?.interlock.defences = Self.blocking
    device.launch { navigation ?? UIViewController() }
    _ = device.settle(limit: 5)
    let hold = navigation?.interlock.blockInteraction("for ever")
    navigation?.pushViewController(Page("First"), animated: true)
    device.advance(by: 0.1)
    // The article's timer keeps its controller, which is to stop it when it goes.
    let bare = WeakController()
    bare.keepAlive(by: device)
    weak let controller = navigation
    weak let interlock = navigation?.interlock
    navigation = nil
    device.perform("test") { device.window.rootViewController = nil }
    device.advance(by: 3)
    #expect(bare.controller != nil)
    #expect(controller == nil)
    #expect(interlock == nil)
    hold?.release()
  }

  @Test(
    "a block by views that takes the touch of a button, which stays highlighted",
    arguments: Era.withSwipe
  )
  func highlightedButton(era: Era) {
    let stage = Stage(era: era, defences: Self.blocking)
    let button = stage.addButton()
    let point = stage.device.center(of: button)
    stage.device.touchDown(at: point)
    stage.device.advance(by: 0.1)
    #expect(button.isHighlighted)
    let hold = stage.navigation.interlock.blockInteraction("test")
    stage.device.advance(by: 0.1)
    stage.device.touchUp(at: point)
    #expect(!button.isHighlighted)
    #expect(button.taps == 1)
    stage.device.tap(at: point)
    #expect(button.taps == 1)
    hold.release()
  }

  @Test("an ignore without its end, which leaves the app dead", arguments: Era.withSwipe)
  func unbalancedIgnore(era: Era) {
    let stage = Stage(era: era)
    let interlock = stage.navigation.interlock
    let button = stage.addButton()
    var holds: [InteractionHold] = []
    for number in 0..<5 { holds.append(interlock.blockInteraction("\(number)")) }
    for hold in holds.reversed() + holds { hold.release() }
    stage.device.tap(on: button)
    #expect(button.taps == 1)

    holds = [interlock.blockInteraction("never released", atMost: 5)]
    stage.device.advance(by: 6)
    stage.device.tap(on: button)
    #expect(button.taps == 2)
  }

  @Test("a block that a cancelled swipe leaves for ever", arguments: Era.withSwipe)
  func cancelledSwipe(era: Era) {
    let stage = Stage(era: era, defences: Self.blocking)
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.settle()
    let interlock = stage.navigation.interlock
    let middle = stage.device.window.bounds.midY
    stage.device.touchDown(at: CGPoint(x: 2, y: middle))
    for x in stride(from: 10.0, through: 80, by: 10) {
      stage.device.advance(by: 1.0 / 60)
      stage.device.touchMove(to: CGPoint(x: x, y: middle))
    }
    // A finger that rests: the swipe goes on, and is not cut off by a block.
    stage.device.advance(by: 3)
    #expect(stage.stack == ["Root"] || stage.stack == ["Root", "First"])
    #expect(!interlock.isInteractionBlocked)
    stage.device.touchUp(at: CGPoint(x: 80, y: middle))
    stage.device.advance(by: 0.02)
    stage.settle()
    #expect(stage.stack == ["Root", "First"])
    #expect(interlock.isAtRest && !interlock.isInteractionBlocked && interlock.activity.isEmpty)
    stage.app { stage.navigation.pushViewController(Page("Second"), animated: true) }
    stage.settle()
    #expect(stage.stack == ["Root", "First", "Second"])
    #expect(stage.device.crash == nil)
  }

  @Test("a block that outlives a controller's time on screen", arguments: Era.withSwipe)
  func leavesDuringTransition(era: Era) {
    let stage = Stage(era: era, defences: Self.blocking)
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.device.advance(by: 0.1)
    #expect(stage.navigation.interlock.isInteractionBlocked)
    stage.app { stage.device.window.rootViewController = UIViewController() }
    stage.settle()
    #expect(!stage.navigation.interlock.isInteractionBlocked)
    #expect(stage.navigation.interlock.isAtRest)
  }

  @Test(
    "a window that is locked, with its tabs, its keyboard and its alerts", arguments: Era.withSwipe)
  func windowStaysFree(era: Era) {
    let stage = Stage(era: era, defences: Self.blocking)
    let outside = CountingButton(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    stage.device.window.addSubview(outside)
    let hold = stage.navigation.interlock.blockInteraction("test")
    stage.device.tap(on: outside)
    #expect(outside.taps == 1)
    #expect(stage.device.window.isUserInteractionEnabled)
    hold.release()
  }

  @Test("anything that a thousand blocked pushes and pops leave behind")
  func thousandCycles() {
    let stage = Stage(defences: Self.blocking)
    let interlock = stage.navigation.interlock
    let views = stage.navigation.view.subviews.count
    var pages = WeakPages()
    for _ in 0..<1_000 {
      let hold = interlock.blockInteraction("test")
      let page = Page("First")
      pages.add(page)
      stage.app { stage.navigation.pushViewController(page, animated: true) }
      stage.device.advance(by: 0.6)
      stage.app { stage.navigation.popViewController(animated: true) }
      stage.device.advance(by: 0.6)
      hold.release()
    }
    stage.settle()
    #expect(interlock.isAtRest && !interlock.isInteractionBlocked && interlock.activity.isEmpty)
    #expect(stage.navigation.view.subviews.count == views)
    #expect(pages.aliveCount == 0)
    #expect(stage.stack == ["Root"])
  }
}

/// A controller that only its own repeating timer keeps.
@MainActor
private final class WeakController {
  private(set) weak var controller: UINavigationController?

  func keepAlive(by device: Device) {
    let controller = UINavigationController(rootViewController: Page("Root"))
    self.controller = controller
    repeatEveryTwoSeconds(controller, device)
  }

  private func repeatEveryTwoSeconds(_ controller: UINavigationController, _ device: Device) {
    device.perform(after: 2, "the article's timer") { [weak self] in
      controller.view.isUserInteractionEnabled = true
      self?.repeatEveryTwoSeconds(controller, device)
    }
  }
}

/// Pages that nobody should keep.
private struct WeakPages {
  private struct Entry {
    weak var page: UIViewController?
  }

  private var entries: [Entry] = []

  var aliveCount: Int { entries.filter { $0.page != nil }.count }

  mutating func add(_ page: UIViewController) {
    entries.append(Entry(page: page))
  }
}
