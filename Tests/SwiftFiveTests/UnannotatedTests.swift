import UIKit
import XCTest

/// Code that says nothing of actors, as apps and tests have it whose language mode is Swift 5: with
/// Apple's UIKit it compiles, and so it does here. This target is built in that mode.
final class UnannotatedTests: XCTestCase {
  private let window = UIWindow()
  private var page: Page!

  override func setUp() {
    super.setUp()
    page = Page()
    window.rootViewController = UINavigationController(rootViewController: page)
    window.makeKeyAndVisible()
  }

  func testAClassThatIsNoViewUsesViews() {
    let stack = Stack(page.navigationController!)
    stack.push(UIViewController())
    XCTAssertEqual(stack.depth, 2)
    XCTAssertEqual(stack.pages.map(\.title), [nil, nil])
  }

  func testClosuresUseViews() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let ended = expectation(description: "the animation ends")
    UIView.animate(withDuration: 0.02, animations: { view.alpha = 0 }) { _ in ended.fulfill() }
    let frames = [view].map { $0.frame }
    XCTAssertEqual(frames, [CGRect(x: 0, y: 0, width: 10, height: 20)])
    wait(for: [ended], timeout: 20)
    XCTAssertEqual(view.alpha, 0)
  }

  func testADelegateNeedsNoActor() {
    let delegate = Delegate()
    let next = UIViewController()
    delegate.hears = expectation(description: "the delegate hears of the page")
    page.navigationController?.delegate = delegate
    page.navigationController?.pushViewController(next, animated: false)
    wait(for: [delegate.hears], timeout: 20)
    XCTAssertEqual(delegate.shown, next)
  }

  private class Page: UIViewController {}

  private class Delegate: NSObject, UINavigationControllerDelegate {
    var hears: XCTestExpectation!
    var shown: UIViewController?

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      guard shown != viewController else { return }
      shown = viewController
      if shown?.navigationController?.viewControllers.count == 2 { hears.fulfill() }
    }
  }

  private class Stack {
    private let navigation: UINavigationController

    init(_ navigation: UINavigationController) {
      self.navigation = navigation
    }

    var depth: Int { navigation.viewControllers.count }
    var pages: [UIViewController] { navigation.viewControllers }

    func push(_ page: UIViewController) {
      navigation.pushViewController(page, animated: false)
    }
  }
}
