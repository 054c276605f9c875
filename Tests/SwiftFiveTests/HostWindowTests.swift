import UIKit
import XCTest

/// Tests that show their pages in the window of the app in which they run.
final class HostWindowTests: XCTestCase {
  func testTheAppHasAWindow() throws {
    let window = try XCTUnwrap(UIApplication.shared.keyWindow)
    XCTAssertTrue(UIApplication.shared.windows.contains(window))
    XCTAssertTrue(window.isKeyWindow)
    XCTAssertFalse(window.isHidden)
    XCTAssertNotNil(window.rootViewController)
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    XCTAssertEqual(scene?.keyWindow, window)
  }

  func testAPageIsPresentedInTheAppsWindow() throws {
    let (root, page) = (UIViewController(), UIViewController())
    let window = try XCTUnwrap(UIApplication.shared.windows.first)
    window.rootViewController = root
    let shown = expectation(description: "the page is shown")
    root.present(page, animated: true) { shown.fulfill() }
    wait(for: [shown], timeout: 20)
    XCTAssertEqual(page.view.window, window)
    window.rootViewController = UIViewController()
  }

  func testTheAppsWindowIsKeyAgainAfterAnotherOne() throws {
    let window = try XCTUnwrap(UIApplication.shared.keyWindow)
    let other = UIWindow(frame: UIScreen.main.bounds)
    other.makeKeyAndVisible()
    XCTAssertEqual(UIApplication.shared.keyWindow, other)
    other.isHidden = true
    XCTAssertEqual(UIApplication.shared.keyWindow, window)
  }

  func testADismissedPageIsGoneWhenTheWaitForItIsOver() {
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    for animated in [true, false] {
      weak let page = presentedPage(by: window.rootViewController, animated: animated)
      XCTAssertNotNil(page)
      let gone = expectation(description: "the page has gone")
      page?.dismiss(animated: animated) { gone.fulfill() }
      wait(for: [gone], timeout: 20)
      XCTAssertNil(page)
    }
  }

  private func presentedPage(
    by root: UIViewController?, animated: Bool
  ) -> UIViewController? {
    let page = UIViewController()
    let shown = expectation(description: "the page is shown")
    root?.present(page, animated: animated) { shown.fulfill() }
    wait(for: [shown], timeout: 20)
    return root?.presentedViewController
  }
}
