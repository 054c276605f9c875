import UIKit
import XCTest

/// Tests as they are written for Apple's systems: no device, no virtual time. They wait.
///
/// XCTest, because that is what such tests use, and because its tests have a process of their own:
/// in the one of Swift Testing other tests make devices.
@MainActor
final class WaitingTests: XCTestCase {
  func testWaitingForAnExpectationSeesAnAnimationEnd() {
    let view = viewOnScreen()
    let ended = expectation(description: "the animation ends")
    UIView.animate(withDuration: 0.05) {
      view.alpha = 0
    } completion: { finished in
      XCTAssertTrue(finished)
      ended.fulfill()
    }
    XCTAssertEqual(view.alpha, 0)
    wait(for: [ended], timeout: 20)
  }

  func testWaitingForAPageSeesAPushEnd() {
    let root = Page()
    let page = Page()
    for page in [root, page] { page.appeared = expectation(description: "the page has appeared") }
    let navigation = UINavigationController(rootViewController: root)
    show(navigation)
    wait(for: [root.appeared].compactMap { $0 }, timeout: 20)

    let begin = CACurrentMediaTime()
    navigation.pushViewController(page, animated: true)
    XCTAssertEqual(navigation.viewControllers, [root, page])
    wait(for: [page.appeared].compactMap { $0 }, timeout: 20)
    XCTAssertGreaterThan(CACurrentMediaTime() - begin, 0.3)
    XCTAssertEqual(navigation.navigationBar.topItem, page.navigationItem)
  }

  func testSleepingInATaskSeesAnAnimationEnd() async throws {
    let view = viewOnScreen()
    var outcome: Bool?
    UIView.animate(withDuration: 0.02) {
      view.center.x += 100
    } completion: {
      outcome = $0
    }
    XCTAssertNil(outcome)
    try await Task.sleep(for: .seconds(1))
    XCTAssertEqual(outcome, true)
  }

  func testAnAnimationThatBeginsAfterAPauseTakesItsTime() {
    let view = viewOnScreen()
    Thread.sleep(forTimeInterval: 0.2)
    let ended = expectation(description: "the animation ends")
    let begin = CACurrentMediaTime()
    UIView.animate(withDuration: 0.1, animations: { view.alpha = 0 }) { _ in ended.fulfill() }
    wait(for: [ended], timeout: 20)
    XCTAssertGreaterThanOrEqual(CACurrentMediaTime() - begin, 0.1)
  }

  func testADisplayLinkTicksWhileTheRunLoopRuns() {
    let ticked = expectation(description: "five frames")
    ticked.expectedFulfillmentCount = 5
    ticked.assertForOverFulfill = false
    let link = CADisplayLink { _ in ticked.fulfill() }
    link.add(to: .main, forMode: .common)
    wait(for: [ticked], timeout: 20)
    link.invalidate()
  }

  // MARK: What is on the screen

  private final class Page: UIViewController {
    var appeared: XCTestExpectation?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appeared?.fulfill()
    }
  }

  private func viewOnScreen() -> UIView {
    let root = UIViewController()
    show(root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.view.addSubview(view)
    return view
  }

  private var window: UIWindow?

  private func show(_ root: UIViewController) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
  }
}
