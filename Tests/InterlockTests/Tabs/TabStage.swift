import CoreGraphics
import Foundation
import Interlock
import Simulator
import UIKit

/// A device with two guarded tabs and a plain one.
@MainActor
final class TabStage {
  let device: Device
  let tabs = UITabBarController()
  let navigation: UINavigationController
  let second: UINavigationController
  private(set) var outcomes: [NavigationOutcome] = []

  init(
    era: Era = .iOS18, screen: Screen = .phone, policy: OverlapPolicy = .queue,
    isOnScreen: Bool = true
  ) {
    device = Device(era: era, screen: screen)
    navigation = WayIn.current.makeController(root: Page("Home"))
    second = WayIn.current.makeController(root: Page("Search"))
    for lock in [navigation.interlock, second.interlock] {
      lock.policy = policy
      lock.messageHandler = { _ in }
    }
    tabs.viewControllers = [navigation, second, Page("About")]
    if isOnScreen { launch() }
  }

  func launch() {
    device.launch { tabs }
    settle()
  }

  // MARK: Acting

  func app(_ code: () -> Void) {
    device.perform("test", code)
  }

  /// Pushes a page and keeps the outcome.
  func push(_ page: UIViewController) {
    app { navigation.interlock.push(page) { [weak self] in self?.outcomes.append($0) } }
  }

  func pop() {
    app { _ = navigation.popViewController(animated: true) }
  }

  func set(_ pages: [UIViewController], animated: Bool = true) {
    app { navigation.setViewControllers(pages, animated: animated) }
  }

  func tap(_ title: String) {
    if let tab = device.find(text: title).first { device.tap(on: tab) }
  }

  /// Puts a finger down, at the edge unless it is said where, and drags it over a part of the width.
  func swipe(from start: CGFloat = 0, to fraction: CGFloat) {
    let size = device.window.bounds.size
    device.touchDown(at: CGPoint(x: 2 + size.width * start, y: size.height / 2))
    device.drag(to: CGPoint(x: size.width * fraction, y: size.height / 2), duration: 0.3)
  }

  func advance(_ seconds: TimeInterval) {
    device.advance(by: seconds)
  }

  func settle() {
    _ = device.settle(limit: 30)
  }

  // MARK: Reading

  var stack: [String] { navigation.viewControllers.map { $0.title ?? "?" } }
  var pageDrawn: String? { device.screenReading.pageDrawn?.title }
  var home: UIViewController { navigation.viewControllers.first ?? tabs }

  /// Where a view is on the screen at this moment.
  func place(of view: UIView) -> CGRect {
    let (center, size) = (device.center(of: view), view.bounds.size)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  var barPlace: CGRect { place(of: tabs.tabBar) }

  /// Whether the bar is where it rests.
  var isBarAtRest: Bool {
    let screen = device.window.bounds
    return tabs.tabBar.window != nil && barPlace.minX == 0 && barPlace.maxY == screen.maxY
  }

  /// Whether nothing of the bar is on the screen.
  var isBarAway: Bool {
    tabs.tabBar.window == nil || !barPlace.intersects(device.window.bounds)
  }

  /// Whether the bar moves with a page at this moment.
  func isBar(on page: UIViewController) -> Bool {
    tabs.tabBar.window != nil && abs(barPlace.minX - place(of: page.view).minX) < 0.5
      && barPlace.maxY == device.window.bounds.maxY
  }
}
