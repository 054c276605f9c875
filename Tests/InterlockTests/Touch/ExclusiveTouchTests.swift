import CoreGraphics
import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("Two fingers on one page", .everyWayIn, .row("R16"))
@MainActor
struct ExclusiveTouchTests {
  /// Adds a button to a view, in a row of its own.
  private func button(in view: UIView, row: Int) -> CountingButton {
    let button = CountingButton(
      frame: CGRect(x: 40, y: 20 + 70 * CGFloat(row), width: 200, height: 50))
    view.addSubview(button)
    return button
  }

  /// Puts a finger on each view and lifts them all.
  private func press(_ views: [UIView], _ stage: Stage) {
    for (finger, view) in views.enumerated() {
      stage.device.touchDown(at: stage.device.center(of: view), finger: finger)
    }
    stage.device.advance(by: 0.05)
    for finger in views.indices { stage.device.touchUp(finger: finger) }
    stage.settle()
  }

  /// A stage with a container in the page in sight.
  private func stage(era: Era = .iOS18, isOnRoot: Bool = true) -> (Stage, UIView) {
    let stage = Stage(era: era)
    if !isOnRoot {
      stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
      stage.settle()
    }
    let container = UIView(frame: CGRect(x: 0, y: 150, width: 300, height: 400))
    stage.top.view.addSubview(container)
    return (stage, container)
  }

  @Test(
    "press one button, though both were added after the page had appeared", arguments: Era.withSwipe
  )
  func later(era: Era) {
    for isOnRoot in [true, false] {
      let (stage, container) = stage(era: era, isOnRoot: isOnRoot)
      let buttons = (0..<3).map { button(in: container, row: $0) }
      press(buttons, stage)
      #expect(buttons.map { $0.taps } == [1, 0, 0])
      press([buttons[2], buttons[1]], stage)
      #expect(buttons.map { $0.taps } == [1, 0, 1])
    }
  }

  @Test("press both if the controller says so, or the page", arguments: Era.withSwipe)
  func off(era: Era) {
    for isPagesWish in [false, true] {
      let stage = Stage(era: era)
      if !isPagesWish { stage.navigation.interlock.isTouchExclusive = false }
      let page = Page("Piano")
      page.onLoad = { [unowned page] in
        if isPagesWish { page.interlockPage.isTouchExclusive = false }
      }
      stage.app { stage.navigation.pushViewController(page, animated: true) }
      stage.settle()
      let container = UIView(frame: CGRect(x: 0, y: 150, width: 300, height: 400))
      page.view.addSubview(container)
      let buttons = (0..<2).map { button(in: container, row: $0) }
      press(buttons, stage)
      #expect(buttons.map { $0.taps } == [1, 1])
    }
  }

  @Test("find the whole tree exclusive from the beginning")
  func wholeTree() {
    let stage = Stage()
    let page = Page("First")
    var views: [UIView] = []
    page.onLoad = { [unowned page] in
      var view: UIView = page.view
      for _ in 0..<5 {
        views.append(view)
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        view = inner
      }
    }
    stage.navigation.interlock.pageWillShow = { _ in
      #expect(views.allSatisfy { $0.isExclusiveTouch })
    }
    stage.app { stage.navigation.pushViewController(page, animated: true) }
    stage.settle()
    #expect(views.count == 5)
  }

  @Test("are left to a view that takes several, and to what is in it")
  func multiTouch() {
    let (stage, container) = stage()
    container.isMultipleTouchEnabled = true
    let keys = (0..<2).map { button(in: container, row: $0) }
    press(keys, stage)
    #expect(keys.map { $0.taps } == [1, 1])
    #expect(!container.isExclusiveTouch)
  }

  @Test("are left to what the app says later, and what it said before is never taken back")
  func appsOwn() {
    let (stage, container) = stage()
    let buttons = (0..<2).map { button(in: container, row: $0) }
    buttons[1].isExclusiveTouch = true
    press(buttons, stage)
    #expect(buttons.map { $0.isExclusiveTouch } == [true, true])
    buttons[0].isExclusiveTouch = false
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.settle()
    stage.app { stage.navigation.popViewController(animated: true) }
    stage.settle()
    press([buttons[0]], stage)
    #expect(buttons.map { $0.isExclusiveTouch } == [false, true])
    stage.navigation.interlock.isTouchExclusive = false
    #expect(buttons.map { $0.isExclusiveTouch } == [false, true])
    #expect(!stage.top.view.isExclusiveTouch)
  }

  @Test("find no trace of it once it is off, and all of it once it is on again")
  func offAndOn() {
    let (stage, container) = stage()
    let interlock = stage.navigation.interlock
    func count() -> Int { stage.navigation.view.subviews.count }
    let posted = count()
    interlock.isTouchExclusive = false
    #expect(count() == posted - 1)
    #expect(!stage.top.view.isExclusiveTouch)
    let buttons = (0..<2).map { button(in: container, row: $0) }
    interlock.isTouchExclusive = true
    #expect(count() == posted)
    #expect(buttons.allSatisfy { $0.isExclusiveTouch })
    press(buttons, stage)
    #expect(buttons.map { $0.taps } == [1, 0])
  }

  @Test("still swipe back, and reach recognizers on two views", arguments: [Era.iOS9, .iOS18])
  func recognizers(era: Era) {
    let (stage, container) = stage(era: era, isOnRoot: false)
    var taps: [Int] = []
    for row in 0..<2 {
      let recognizer = UITapGestureRecognizer()
      recognizer.addHandler { _ in taps.append(row) }
      let view = UIView(frame: CGRect(x: 40, y: 70 * CGFloat(row), width: 200, height: 50))
      view.addGestureRecognizer(recognizer)
      container.addSubview(view)
    }
    press(container.subviews, stage)
    #expect(
      taps.sorted() == [0, 1], "recognizers do not ask; `shouldReceive` and `TapGroup` are theirs")
    let height = stage.navigation.view.bounds.midY
    stage.device.swipe(
      from: CGPoint(x: 2, y: height), to: CGPoint(x: 350, y: height), duration: 0.3)
    stage.settle()
    #expect(stage.stack == ["Root"])
  }

  @Test("meet a view outside of all pages as they meet a page, if the app asks for it")
  func outside() {
    let stage = Stage()
    let panel = UIView(frame: CGRect(x: 0, y: 150, width: 300, height: 400))
    stage.device.window.addSubview(panel)
    let buttons = (0..<2).map { button(in: panel, row: $0) }
    press(buttons, stage)
    #expect(buttons.map { $0.taps } == [1, 1])
    stage.navigation.interlock.makeTouchExclusive(in: panel)
    press(buttons, stage)
    #expect(buttons.map { $0.taps } == [2, 1])
  }

  @Test("find what the app has said for all its controllers")
  func defaults() {
    NavigationInterlock.defaults.isTouchExclusive = false
    defer { NavigationInterlock.defaults.isTouchExclusive = true }
    let stage = Stage()
    #expect(!stage.navigation.interlock.isTouchExclusive)
    #expect(!stage.top.view.isExclusiveTouch)
  }
}
