import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("The same page pushed twice", .everyWayIn, .row("R9"))
@MainActor
struct SamePageTests {
  @Test(
    "is there once, with an outcome and no exception, whenever the second push comes",
    arguments: Era.withSwipe, [0, 0.1, 2])
  func instance(era: Era, seconds: Double) {
    let stage = Stage(era: era)
    let page = Page("Detail")
    var outcomes: [NavigationOutcome] = []
    stage.app { stage.navigation.interlock.push(page) { outcomes.append($0) } }
    if seconds > 0 { stage.device.advance(by: seconds) }
    stage.app { stage.navigation.interlock.push(page) { outcomes.append($0) } }
    stage.settle()
    #expect(stage.stack == ["Root", "Detail"])
    #expect(outcomes.contains(.shown))
    #expect(outcomes.contains { $0.isAlreadyInStack(at: 1) })
    #expect(stage.device.crash == nil)
    #expect(stage.device.log.isEmpty)
  }

  @Test("is there once by every verb that can name it", arguments: Era.withSwipe)
  func everyVerb(era: Era) {
    let verbs: [(UINavigationController, Page) -> Void] = [
      { $0.pushViewController($1, animated: true) },
      { $0.pushViewController($1, animated: false) },
      { $0.show($1, sender: nil) },
      { $0.topViewController?.show($1, sender: nil) },
      { $0.setViewControllers($0.viewControllers + [$1, $1], animated: true) },
      { $0.viewControllers += [$1, $1] },
    ]
    for (number, verb) in verbs.enumerated() {
      let stage = Stage(era: era)
      let page = Page("Detail")
      stage.app { stage.navigation.pushViewController(page, animated: true) }
      stage.device.advance(by: 0.1)
      stage.app { verb(stage.navigation, page) }
      stage.settle()
      #expect(stage.stack == ["Root", "Detail"], "verb \(number)")
      #expect(stage.messages.count == 1, "verb \(number)")
      #expect(stage.device.crash == nil, "verb \(number)")
    }
  }

  @Test("is popped to instead, if the app says so")
  func popsToExisting() {
    let stage = Stage()
    stage.navigation.interlock.duplicates = .popToExisting
    let page = Page("Detail")
    for page in [page, Page("Top")] {
      stage.app { stage.navigation.pushViewController(page, animated: true) }
      stage.settle()
    }
    stage.app { stage.navigation.pushViewController(page, animated: true) }
    stage.settle()
    #expect(stage.stack == ["Root", "Detail"])
  }

  @Test("comes back if it was leaving when it was pushed again", arguments: Era.withSwipe)
  func leaving(era: Era) {
    let stage = Stage(era: era)
    let page = Page("Detail")
    stage.app { stage.navigation.pushViewController(page, animated: true) }
    stage.settle()
    stage.app { stage.navigation.popViewController(animated: true) }
    stage.device.advance(by: 0.1)
    stage.app { stage.navigation.pushViewController(page, animated: true) }
    stage.settle()
    #expect(stage.stack == ["Root", "Detail"])
    #expect(stage.device.screenReading.pageDrawn === page)
    #expect(stage.device.crash == nil)
    #expect(stage.device.log.isEmpty)
  }
}

@Suite("Two quick taps on one row", .everyWayIn, .row("R9"))
@MainActor
struct QuickTapTests {
  /// Taps a button twice whose action pushes a new page, as a row does.
  private func tapTwice(
    _ stage: Stage, key: PageKey?, apart seconds: Double = 0.05, delay: Double = 0
  ) {
    let button = stage.addButton()
    button.addAction(
      UIAction { [weak stage] _ in
        stage?.device.perform(after: delay) {
          let page = Page("Detail")
          page.interlockPage.key = key
          stage?.navigation.pushViewController(page, animated: true)
        }
      }, for: .touchUpInside)
    let point = stage.device.center(of: button)
    stage.device.tap(at: point)
    stage.device.advance(by: seconds)
    stage.device.tap(at: point)
    stage.settle()
  }

  @Test(
    "open one page, if it says by its key what it shows",
    arguments: Era.withSwipe, OverlapPolicy.allCases)
  func oneKey(era: Era, policy: OverlapPolicy) {
    // The page has to be fetched, so that both taps reach the row before anything moves.
    let stage = Stage(era: era, policy: policy)
    tapTwice(stage, key: PageKey(rawValue: "message 7"), delay: 0.2)
    #expect(stage.stack == ["Root", "Detail"])
    #expect(stage.device.crash == nil)
    #expect(stage.device.log.isEmpty)
    #expect(stage.messages.count == 1)
  }

  @Test("open two pages without a key, one after the other, as the app asks")
  func noKey() {
    let stage = Stage()
    tapTwice(stage, key: nil, delay: 0.2)
    #expect(stage.stack == ["Root", "Detail", "Detail"])
  }

  @Test("open two pages if the app allows it")
  func allowed() {
    let stage = Stage()
    stage.navigation.interlock.duplicates = .allowSameKey
    tapTwice(stage, key: PageKey(rawValue: "message 7"), delay: 0.2)
    #expect(stage.stack == ["Root", "Detail", "Detail"])
  }

  @Test("open the page again once it has been left")
  func again() {
    let stage = Stage()
    let key = PageKey(rawValue: "message 7")
    tapTwice(stage, key: key, delay: 0.2)
    stage.app { stage.navigation.popViewController(animated: true) }
    stage.settle()
    tapTwice(stage, key: key, delay: 0.2)
    #expect(stage.stack == ["Root", "Detail"])
  }
}

@Suite("A page that cannot be in the stack", .everyWayIn, .row("R9"))
@MainActor
struct IllegalPageTests {
  /// Pushes and sets a page, at rest and during a transition, and returns the outcomes.
  private func outcomes(of page: UIViewController, on stage: Stage) -> [NavigationOutcome] {
    var outcomes: [NavigationOutcome] = []
    let ask = {
      let interlock = stage.navigation.interlock
      interlock.push(page) { outcomes.append($0) }
      interlock.setStack(stage.navigation.viewControllers + [page]) { outcomes.append($0) }
    }
    stage.app(ask)
    stage.settle()
    stage.app { stage.navigation.pushViewController(Page("Top"), animated: true) }
    stage.device.advance(by: 0.1)
    stage.app(ask)
    stage.settle()
    #expect(stage.stack == ["Root", "Top"])
    #expect(stage.device.crash == nil)
    #expect(stage.device.log.isEmpty)
    #expect(stage.messages.count == 4)
    return outcomes
  }

  private func isRefused(_ outcomes: [NavigationOutcome], _ fault: PageFault) -> Bool {
    outcomes.count == 4
      && outcomes.allSatisfy {
        guard case .refused(.illegalPage(_, fault)) = $0 else { return false }
        return true
      }
  }

  @Test("is a navigation controller", arguments: Era.withSwipe)
  func navigationController(era: Era) {
    let stage = Stage(era: era)
    let page = UINavigationController(rootViewController: Page("Inner"))
    #expect(isRefused(outcomes(of: page, on: stage), .navigationController))
    #expect(page.viewControllers.map(\.title) == ["Inner"])
  }

  @Test("is the navigation controller itself", arguments: Era.withSwipe)
  func itself(era: Era) {
    let stage = Stage(era: era)
    #expect(isRefused(outcomes(of: stage.navigation, on: stage), .navigationController))
  }

  @Test("is in another navigation controller", arguments: Era.withSwipe)
  func pageOfAnother(era: Era) {
    let stage = Stage(era: era)
    let page = Page("Taken")
    let other = UINavigationController(rootViewController: page)
    #expect(isRefused(outcomes(of: page, on: stage), .pageOfAnotherHost))
    #expect(page.parent === other)
  }

  @Test("is in a container of the app", arguments: Era.withSwipe)
  func childOfContainer(era: Era) {
    let stage = Stage(era: era)
    let (container, page) = (Page("Container"), Page("Child"))
    container.addChild(page)
    page.didMove(toParent: container)
    #expect(isRefused(outcomes(of: page, on: stage), .pageOfAnotherHost))
  }

  @Test("contains the navigation controller", arguments: Era.withSwipe)
  func ancestor(era: Era) {
    let stage = Stage(era: era, isOnScreen: false)
    let (outer, inner) = (Page("Outer"), Page("Inner"))
    stage.device.launch {
      for (parent, child) in [(outer, inner), (inner, stage.navigation)] {
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      return outer
    }
    stage.settle()
    #expect(isRefused(outcomes(of: outer, on: stage), .ancestorOfHost))
    #expect(stage.navigation.parent === inner)
  }

  @Test("is taken once its container has let it go")
  func letGo() {
    let stage = Stage()
    let (container, page) = (Page("Container"), Page("Child"))
    container.addChild(page)
    page.didMove(toParent: container)
    page.willMove(toParent: nil)
    page.removeFromParent()
    stage.app { stage.navigation.pushViewController(page, animated: true) }
    stage.settle()
    #expect(stage.stack == ["Root", "Child"])
  }
}

extension NavigationOutcome {
  fileprivate func isAlreadyInStack(at index: Int) -> Bool {
    guard case .refused(.alreadyInStack(_, index)) = self else { return false }
    return true
  }
}
