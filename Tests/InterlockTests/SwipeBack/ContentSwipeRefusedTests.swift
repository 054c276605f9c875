import Foundation
import Interlock
import Rows
import Simulator
import Testing
import UIKit

/// Animates some pages in a way of the app's own, and says so for all.
@MainActor
private final class SometimesAnimated: NSObject, UINavigationControllerDelegate {
  private(set) var shown: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// Writes down what it hears.
@MainActor
private final class Listener: NSObject, UINavigationControllerDelegate {
  private(set) var heard: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    heard.append("will \(viewController.title ?? "?")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    heard.append("did \(viewController.title ?? "?")")
  }
}

@Suite("A swipe in the content does not begin", .row("R20"), .everyWayIn)
@MainActor
struct ContentSwipeRefusedTests {
  @Test("on the first page, and nothing freezes", arguments: Era.withSwipe)
  func root(era: Era) {
    let stage = Stage.content(era: era)
    stage.swipeContent()
    #expect(stage.stack == ["Root"] && stage.isSound)
    stage.app { stage.navigation.pushViewController(Page("A"), animated: true) }
    stage.settle()
    stage.swipeContent()
    #expect(stage.stack == ["Root"] && stage.isSound)
  }

  @Test("during a push before iOS 26", arguments: Era.withSwipe.filter { $0 != .iOS26 })
  func duringPush(era: Era) {
    let stage = Stage.content(era: era, pushing: [Page("A")])
    stage.app { stage.navigation.pushViewController(Page("B"), animated: true) }
    stage.device.advance(by: 0.1)
    stage.drag(from: 120, to: 370, in: 0.1, .up)
    stage.settle()
    #expect(stage.stack == ["Root", "A", "B"] && stage.isSound)
  }

  @Test(
    "twice at once: quick swipes pop at most a page each, and nothing freezes",
    arguments: Era.withSwipe)
  func rapid(era: Era) {
    let stage = Stage.content(era: era, pushing: (1...6).map { Page("\($0)") })
    for round in 0..<5 {
      stage.drag(from: round.isMultiple(of: 2) ? 120 : 2, to: 370, in: 0.08, .up)
      stage.device.advance(by: 0.05)
    }
    stage.settle()
    #expect(stage.stack.count < 7 && stage.stack.count >= 2)
    let count = stage.stack.count
    stage.swipeContent()
    #expect(stage.stack.count == count - 1 && stage.isSound)
  }

  @Test("while something is presented over the pages", arguments: Era.withSwipe)
  func presentation(era: Era) {
    let stage = Stage.content(era: era, pushing: [Page("A")])
    stage.app { stage.navigation.present(Page("Sheet"), animated: true) }
    stage.swipeContent()
    stage.app { stage.navigation.dismiss(animated: true) }
    stage.drag(from: 120, to: 370, in: 0.1, .up)
    stage.settle()
    #expect(stage.stack == ["Root", "A"] && stage.isSound)
    stage.swipeContent()
    #expect(stage.stack == ["Root"] && stage.isSound)
  }

  @Test("to where the way does not lead back, nor on the bar", arguments: Era.withSwipe)
  func otherWays(era: Era) {
    let stage = Stage.content(era: era, pushing: [Page("A")])
    for (from, to) in [
      (CGPoint(x: 300, y: 500), CGPoint(x: 60, y: 500)),
      (CGPoint(x: 150, y: 300), CGPoint(x: 200, y: 700)),
    ] {
      stage.device.swipe(from: from, to: to, duration: 0.2)
      stage.settle()
    }
    // The bar is above the content, and on iOS 26 the system decides.
    if era != .iOS26 {
      stage.device.swipe(
        from: CGPoint(x: 120, y: 70), to: CGPoint(x: 370, y: 70), duration: 0.2)
      stage.settle()
    }
    #expect(stage.stack == ["Root", "A"] && stage.isSound)
  }

  @Test("over a pan of the page's own, and under two fingers", arguments: Era.withSwipe)
  func others(era: Era) {
    let page = Page("A")
    let stage = Stage.content(era: era, pushing: [page])
    let strip = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
    strip.addGestureRecognizer(UIPanGestureRecognizer())
    stage.app { page.view.addSubview(strip) }
    stage.swipeContent()
    #expect(stage.stack == ["Root", "A"])
    stage.app { strip.removeFromSuperview() }
    stage.device.touchDown(at: CGPoint(x: 300, y: 600), finger: 1)
    stage.swipeContent()
    stage.device.touchUp(finger: 1)
    stage.settle()
    #expect(stage.stack == ["Root", "A"] && stage.isSound)
    stage.swipeContent()
    #expect(stage.stack == ["Root"] && stage.isSound)
  }

  @Test("for an app whose delegate has animators, as UIKit's does not", arguments: Era.withSwipe)
  func animators(era: Era) {
    let stage = Stage.content(era: era, pushing: [Page("A")])
    let delegate = SometimesAnimated()
    stage.navigation.delegate = delegate
    stage.swipeContent()
    stage.swipeBack()
    #expect(stage.stack == ["Root", "A"] && stage.isSound)
    stage.navigation.delegate = nil
    stage.swipeContent()
    #expect(stage.stack == ["Root"] && stage.isSound)
  }

  @Test(
    "where the app has switched the swipe off at the edge's recognizer", arguments: Era.withSwipe)
  func switchedOff(era: Era) {
    let stage = Stage.content(era: era, pushing: [Page("A")])
    for recognizer in [
      stage.navigation.interactivePopGestureRecognizer,
      stage.navigation.interactiveContentPopGestureRecognizer,
    ] {
      recognizer?.isEnabled = false
      let never = NoSwipeBegins()
      stage.swipeContent()
      recognizer?.isEnabled = true
      recognizer?.delegate = never
      stage.swipeContent()
      if recognizer != nil { #expect(stage.stack == ["Root", "A"] || era == .iOS26) }
      recognizer?.delegate = nil
    }
    if era != .iOS26 { stage.swipeContent() }
    #expect(stage.stack == ["Root"] && stage.isSound)
  }

  @Test("without the page's consent, for which it is asked once", arguments: Era.withSwipe)
  func veto(era: Era) {
    let page = AskedPage("Form")
    page.answer = { _ in .refuse }
    let stage = Stage.content(era: era, pushing: [page])
    stage.drag(from: 120, to: 300, .not)
    #expect(stage.navigation.transitionCoordinator == nil)
    stage.device.touchUp()
    stage.settle()
    #expect(stage.stack == ["Root", "Form"] && stage.isSound)
    #expect(page.asked == [.swipe] && page.attempts == [.swipe])
    // A finger from the edge reaches both recognizers.
    stage.swipeBack()
    #expect(page.asked == [.swipe, .swipe] && page.attempts == [.swipe, .swipe])
    page.answer = { [unowned page] _ in page.askLater }
    stage.swipeContent()
    #expect(stage.stack == ["Root", "Form"])
    stage.app { page.questions.first?.answer(true) }
    stage.settle()
    #expect(stage.stack == ["Root"] && stage.isSound)
  }

  @Test("unnoticed: the app's delegate hears what it hears of any swipe", arguments: Era.withSwipe)
  func delegate(era: Era) {
    var heard: [[String]] = []
    for isContent in [true, false] {
      let stage = Stage.content(era: era, pushing: [Page("A")])
      let listener = Listener()
      stage.navigation.delegate = listener
      if isContent {
        stage.drag(from: 120, to: 180, .cancelled)
      } else {
        stage.drag(to: 60, .cancelled)
      }
      stage.settle()
      isContent ? stage.swipeContent() : stage.swipeBack()
      #expect(stage.navigation.delegate === listener && stage.stack == ["Root"])
      heard.append(listener.heard)
    }
    #expect(heard[0] == ["will Root", "will Root", "did Root"] && heard[0] == heard[1])
  }

  @Test(
    "when its controller leaves the screen under the finger, for ever", arguments: Era.withSwipe)
  func offScreen(era: Era) {
    let stage = Stage.content(era: era, pushing: [Page("A"), Page("B")])
    for _ in 0..<2 {
      stage.drag(from: 120, to: 200, .not)
      stage.device.launch { Page("Other") }
      stage.device.advance(by: 0.3)
      stage.device.touchUp()
      stage.settle()
      stage.device.launch { stage.navigation }
      stage.settle()
      #expect(stage.navigation.interlock.isAtRest && !stage.navigation.delegateHasAnimators)
      #expect(stage.showsTop, Comment(rawValue: stage.sight))
    }
    stage.app { stage.navigation.pushViewController(Page("C"), animated: true) }
    stage.settle()
    let count = stage.stack.count
    stage.swipeContent()
    // UIKit complains of unbalanced calls, as it does about its own swipe.
    #expect(stage.device.log.allSatisfy { $0.text.hasPrefix("Unbalanced calls") })
    #expect(stage.stack.count == count - 1 && stage.showsTop, Comment(rawValue: stage.sight))
  }

  @Test("and keep anything alive, however often it has", arguments: Era.withSwipe)
  func leaks(era: Era) {
    weak var page: UIViewController?
    weak var navigation: UINavigationController?
    do {
      let stage = Stage.content(era: era)
      for round in 0..<20 {
        stage.app { stage.navigation.pushViewController(Page("A"), animated: false) }
        stage.settle()
        page = stage.top
        stage.drag(from: 120, to: 160, in: 0.05, .cancelled)
        stage.settle()
        stage.swipeContent()
        #expect(stage.stack == ["Root"], "\(round)")
      }
      navigation = stage.navigation
      stage.device.launch { UIViewController() }
      stage.settle()
    }
    #expect(page == nil && navigation == nil)
  }

  @Test(
    "so that an override that keeps the page leaves anything behind", arguments: Era.withSwipe)
  func override(era: Era) {
    let device = Device(era: era)
    let navigation = KeepingController(rootViewController: Page("Root"))
    navigation.interlock.swipeBack = .content
    device.launch { navigation }
    device.perform { navigation.pushViewController(Page("A"), animated: false) }
    _ = device.settle(limit: 5)
    for keeps in [true, false] {
      navigation.keepsPages = keeps
      device.swipe(from: CGPoint(x: 120, y: 500), to: CGPoint(x: 370, y: 500), duration: 0.2)
      _ = device.settle(limit: 5)
      #expect(navigation.viewControllers.count == (keeps ? 2 : 1))
      #expect(navigation.interlock.isAtRest && !navigation.delegateHasAnimators)
    }
    #expect(device.log.isEmpty && device.crash == nil)
  }
}

/// A class that may keep its pages.
private final class KeepingController: InterlockNavigationController {
  var keepsPages = false

  override func popViewController(animated: Bool) -> UIViewController? {
    keepsPages ? nil : super.popViewController(animated: animated)
  }
}
