import Interlock
import Rows
import Simulator
import Testing
import UIKit

/// What an app does to the world around a navigation controller while one page comes in and two wait.
@Suite("While a page comes in and others wait", .everyWayIn, .row("R8"))
@MainActor
struct SurroundingsTests {
  /// The three pages, and what became of their requests.
  @MainActor private final class Pushes {
    let pages = ["First", "Second", "Third"].map { Page($0) }
    var outcomes: [String: NavigationOutcome] = [:]

    func begin(on stage: Stage) {
      for page in pages {
        stage.app {
          stage.navigation.interlock.push(page) { self.outcomes[page.title ?? ""] = $0 }
        }
      }
      stage.device.advance(by: 0.1)
    }
  }

  /// - Parameter isUnbalancedByApp: Whether the app takes the whole controller off the screen in the middle of a
  ///   push, of which UIKit says that appearance calls do not match, guarded or not.
  private func expectAllThere(
    _ stage: Stage, _ pushes: Pushes, outcomes: Set<NavigationOutcome> = [.shown],
    isUnbalancedByApp: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(stage.stack == ["Root", "First", "Second", "Third"], sourceLocation: sourceLocation)
    #expect(pushes.outcomes.count == 3, sourceLocation: sourceLocation)
    #expect(
      Set(pushes.outcomes.values).isSubset(of: outcomes), "\(pushes.outcomes)",
      sourceLocation: sourceLocation)
    #expect(stage.navigation.interlock.isAtRest, sourceLocation: sourceLocation)
    #expect(!stage.navigation.interlock.isInteractionBlocked, sourceLocation: sourceLocation)
    #expect(stage.device.crash == nil, sourceLocation: sourceLocation)
    let lines = stage.device.log.map(\.text).filter {
      !isUnbalancedByApp || !$0.hasPrefix("Unbalanced calls")
    }
    #expect(lines == [], sourceLocation: sourceLocation)
  }

  @Test(
    "another root of the window answers each request, and loses no page", arguments: Era.withSwipe)
  func newRoot(era: Era) {
    let stage = Stage(era: era)
    let pushes = Pushes()
    pushes.begin(on: stage)
    stage.app { stage.device.window.rootViewController = Page("Login") }
    stage.settle()
    expectAllThere(
      stage, pushes, outcomes: [.shown, .placed, .merged(into: nil)], isUnbalancedByApp: true)
    stage.app { stage.device.window.rootViewController = stage.navigation }
    stage.settle()
    #expect(stage.device.screenReading.titlesDrawn == ["Third"])
  }

  @Test(
    "animations that are switched off for the app make it quick, and no page is lost",
    arguments: Era.withSwipe)
  func noAnimations(era: Era) {
    let stage = Stage(era: era)
    let pushes = Pushes()
    pushes.begin(on: stage)
    stage.app { UIView.setAnimationsEnabled(false) }
    stage.settle()
    stage.app { UIView.setAnimationsEnabled(true) }
    expectAllThere(stage, pushes)
  }

  @Test(
    "a window that runs at another speed loses no page", arguments: Era.withSwipe, [0.25, 100])
  func speed(era: Era, speed: Float) {
    let stage = Stage(era: era)
    stage.device.window.layer.speed = speed
    let pushes = Pushes()
    pushes.begin(on: stage)
    stage.settle()
    expectAllThere(stage, pushes)
  }

  @Test("another delegate hears of the rest", arguments: Era.withSwipe)
  func newDelegate(era: Era) {
    let stage = Stage(era: era)
    let (former, latter) = (RecordingDelegate(), RecordingDelegate())
    stage.navigation.delegate = former
    let pushes = Pushes()
    pushes.begin(on: stage)
    stage.app { stage.navigation.delegate = latter }
    stage.settle()
    expectAllThere(stage, pushes)
    #expect(former.calls == ["willShow First"])
    #expect(
      latter.calls == [
        "didShow First", "willShow Second", "didShow Second", "willShow Third", "didShow Third",
      ])
  }

  @Test("a delegate that goes away is missed by nobody", arguments: Era.withSwipe)
  func noDelegate(era: Era) {
    let stage = Stage(era: era)
    var delegate: RecordingDelegate? = RecordingDelegate()
    stage.navigation.delegate = delegate
    let pushes = Pushes()
    pushes.begin(on: stage)
    stage.app { delegate = nil }
    stage.settle()
    expectAllThere(stage, pushes)
    #expect(stage.navigation.delegate == nil)
  }

  @Test("a page presented full screen by another window changes nothing", arguments: Era.withSwipe)
  func otherWindow(era: Era) {
    let stage = Stage(era: era)
    let pushes = Pushes()
    pushes.begin(on: stage)
    let other = UIWindow(frame: stage.device.window.bounds)
    stage.app {
      other.windowLevel = .alert
      other.rootViewController = Page("Other")
      other.makeKeyAndVisible()
    }
    stage.settle()
    expectAllThere(stage, pushes)
  }

  @Test("the view in another place of the window loses no page", arguments: Era.withSwipe)
  func newParent(era: Era) {
    let stage = Stage(era: era)
    let pushes = Pushes()
    pushes.begin(on: stage)
    let parent = Page("Container")
    stage.app {
      stage.device.window.rootViewController = parent
      parent.addChild(stage.navigation)
      stage.navigation.view.frame = parent.view.bounds
      parent.view.addSubview(stage.navigation.view)
      stage.navigation.didMove(toParent: parent)
    }
    stage.settle()
    #expect(stage.stack == ["Root", "First", "Second", "Third"])
    #expect(pushes.outcomes.count == 3)
    #expect(stage.navigation.interlock.isAtRest)
    #expect(stage.device.crash == nil)
    #expect(stage.device.screenReading.titlesDrawn == ["Third"])
  }

  @Test("a hidden view answers each request", arguments: Era.withSwipe)
  func hidden(era: Era) {
    let stage = Stage(era: era)
    let pushes = Pushes()
    pushes.begin(on: stage)
    stage.app { stage.navigation.view.isHidden = true }
    stage.settle()
    stage.app { stage.navigation.view.isHidden = false }
    stage.settle()
    expectAllThere(stage, pushes)
  }

  @Test(
    "a bar that is hidden at once, or with animation, loses no page", arguments: Era.withSwipe,
    [true, false])
  func barHidden(era: Era, animated: Bool) {
    let stage = Stage(era: era)
    let pushes = Pushes()
    pushes.begin(on: stage)
    stage.app { stage.navigation.setNavigationBarHidden(true, animated: animated) }
    stage.settle()
    expectAllThere(stage, pushes)
  }

  @Test("a modal page that comes in the same turn loses none", arguments: Era.withSwipe)
  func modal(era: Era) {
    let stage = Stage(era: era)
    let pushes = Pushes()
    pushes.begin(on: stage)
    let modal = Page("Modal")
    modal.modalPresentationStyle = .fullScreen
    stage.app { stage.navigation.present(modal, animated: true) }
    stage.settle()
    stage.app { stage.navigation.dismiss(animated: true) }
    stage.settle()
    expectAllThere(
      stage, pushes, outcomes: [.shown, .placed, .merged(into: nil)], isUnbalancedByApp: true)
  }

  @Test(
    "hundreds of further pushes and pops keep their order", arguments: [Era.iOS7, .iOS18, .iOS26])
  func hundreds(era: Era) {
    let stage = Stage(era: era)
    var answered: [Int] = []
    stage.app {
      for index in 0..<300 {
        if index % 3 == 2 {
          stage.navigation.interlock.pop(animated: false) { _ in answered.append(index) }
        } else {
          stage.navigation.interlock.push(Page("\(index)"), animated: false) { _ in
            answered.append(index)
          }
        }
      }
    }
    for _ in 0..<20 { stage.settle() }
    #expect(answered == Array(0..<300))
    #expect(stage.stack == ["Root"] + stride(from: 0, to: 300, by: 3).map(String.init))
  }
}

@Suite("While a finger of the app's own moves to another tab", .everyWayIn, .row("R8", "R37"))
@MainActor
struct TabUnderFingerTests {
  @Test("a push waits for it, however long that takes", arguments: Era.withSwipe)
  func push(era: Era) {
    let stage = Stage(era: era, isOnScreen: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [stage.navigation, Page("Other")]
    let finger = FingerBetweenTabs()
    tabs.delegate = finger
    stage.device.launch { tabs }
    stage.settle()
    var outcomes: [NavigationOutcome] = []
    var incidents = 0
    stage.navigation.interlock.eventHandler = { if case .incident = $0 { incidents += 1 } }
    stage.app { tabs.selectedIndex = 1 }
    stage.device.advance(by: 0.1)
    stage.app {
      finger.interaction.update(0.4)
      stage.navigation.interlock.push(Page("Next")) { outcomes.append($0) }
    }
    stage.device.advance(by: 60)
    #expect(outcomes == [])
    #expect(incidents == 0)
    stage.app { finger.interaction.cancel() }
    stage.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(outcomes == [.shown])
    #expect(stage.stack == ["Root", "Next"])
    #expect(stage.device.log == [])
    #expect(stage.device.crash == nil)
  }
}

/// Lets a finger move from tab to tab.
@MainActor
private final class FingerBetweenTabs: NSObject, UITabBarControllerDelegate {
  let interaction = UIPercentDrivenInteractiveTransition()
  private let animator = AppAnimator()

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
