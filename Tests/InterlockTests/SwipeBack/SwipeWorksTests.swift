import Foundation
import Interlock
import Rows
import Simulator
import Testing
import UIKit

/// What an app does to a page that turns UIKit's own swipe off.
nonisolated enum Hindrance: CaseIterable, Sendable {
  case barHidden, barHiddenByWish, barViewHidden, leftItem, noBackButton, backTitle, backIndicator,
    opaqueBar

  @MainActor
  func apply(to stage: Stage, _ page: UIViewController) {
    switch self {
    case .barHidden:
      stage.app { stage.navigation.isNavigationBarHidden = true }
    case .barHiddenByWish, .barViewHidden, .backIndicator:
      break  // Wished in `viewDidLoad`.
    case .leftItem:
      stage.app { page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu") }
    case .noBackButton:
      stage.app { page.navigationItem.hidesBackButton = true }
    case .backTitle:
      stage.app { stage.navigation.viewControllers.first?.navigationItem.backButtonTitle = "" }
    case .opaqueBar:
      stage.app { stage.navigation.navigationBar.isTranslucent = false }
    }
  }

  @MainActor
  func wish(on page: UIViewController) {
    switch self {
    case .barHiddenByWish: page.interlockPage.bar.visibility = .hidden
    case .barViewHidden: page.interlockPage.bar.visibility = .barViewHidden
    case .backIndicator:
      page.interlockPage.bar.backIndicator = UIImage(systemName: "arrow.left")
    case .barHidden, .leftItem, .noBackButton, .backTitle, .opaqueBar: break
    }
  }
}

@Suite("A swipe back works", .row("R19"), .everyWayIn)
@MainActor
struct SwipeWorksTests {
  @Test(
    "whatever the bar is like, follows the finger, goes back with it, and pops",
    arguments: Era.withSwipe, Hindrance.allCases)
  func hindrances(era: Era, hindrance: Hindrance) {
    let page = Page("A")
    page.onLoad = { [unowned page] in hindrance.wish(on: page) }
    let stage = Stage(era: era, pushing: [page])
    hindrance.apply(to: stage, page)
    stage.drag(to: 100, .not)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    stage.device.cancelTouches()
    stage.settle()
    #expect(stage.stack == ["Root", "A"])
    #expect(stage.isSound || hindrance == .barViewHidden)
    stage.swipeBack()
    #expect(stage.stack == ["Root"])
    #expect(stage.isSound)
    stage.app { stage.navigation.pushViewController(Page("B"), animated: true) }
    stage.settle()
    #expect(stage.stack == ["Root", "B"] && stage.isSound)
  }

  @Test(
    "anywhere in the content on iOS 26, whatever the bar is like", arguments: Hindrance.allCases)
  func content(hindrance: Hindrance) {
    let page = Page("A")
    page.onLoad = { [unowned page] in hindrance.wish(on: page) }
    let stage = Stage(era: .iOS26, pushing: [page])
    hindrance.apply(to: stage, page)
    stage.drag(from: 120, to: 360, .up)
    stage.settle()
    #expect(stage.stack == ["Root"] && stage.isSound)
  }

  @Test("from the other side where the interface runs from right to left", arguments: Era.withSwipe)
  func rightToLeft(era: Era) {
    let device = Device(era: era, layoutDirection: .rightToLeft)
    let navigation = WayIn.current.makeController(root: Page("Root"))
    device.launch { navigation }
    let page = Page("A")
    device.perform { navigation.pushViewController(page, animated: false) }
    device.perform { navigation.isNavigationBarHidden = true }
    _ = device.settle(limit: 5)
    device.swipe(from: CGPoint(x: 0, y: 500), to: CGPoint(x: 330, y: 500), duration: 0.2)
    _ = device.settle(limit: 5)
    #expect(navigation.viewControllers.count == 2)
    device.swipe(from: CGPoint(x: 389, y: 500), to: CGPoint(x: 60, y: 500), duration: 0.2)
    _ = device.settle(limit: 5)
    #expect(navigation.viewControllers.count == 1)
    #expect(device.log.isEmpty && device.crash == nil)
  }

  @Test("before the pans of the page, and in the content on iOS 26 after them")
  func pansOfPage() {
    for era in Era.withSwipe {
      let page = Page("A")
      let stage = Stage(era: era, pushing: [page])
      let strip = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
      let pan = UIPanGestureRecognizer()
      strip.addGestureRecognizer(pan)
      page.view.addSubview(strip)
      stage.drag(from: 120, to: 330, .up)
      stage.settle()
      #expect(stage.stack == ["Root", "A"], "\(era)")
      stage.swipeBack()
      #expect(stage.stack == ["Root"] && stage.isSound, "\(era)")
    }
  }
}
