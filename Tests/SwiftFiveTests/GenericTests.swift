import UIKit
import XCTest

/// Generic code that says nothing of actors, and makes and watches what it knows by its class only.
final class GenericTests: XCTestCase {
  private final class Page: UIViewController {
    var isLoadedByHand = false

    override func viewDidLoad() {
      super.viewDidLoad()
      isLoadedByHand = true
    }
  }

  func testAFactoryMakesPagesAndViews() {
    let factory = Factory()
    let page = factory.make(Page.self)
    page.loadViewIfNeeded()
    XCTAssertTrue(page.isLoadedByHand)
    XCTAssertTrue(factory.make(kind: Page.self) is Page)
    XCTAssertEqual(factory.wrap(page).viewControllers, [page])
    XCTAssertTrue(factory.view(UIButton.self, width: 7).frame.width == 7)
  }

  func testAWatcherSeesAViewMove() {
    let view = UIScrollView()
    let watcher = Watcher(view)
    view.contentOffset.y = 12
    XCTAssertEqual(watcher.offsets, [12])
  }

  func testADelegateOfTransitionsForwardsOptionalMethods() {
    let page = UIViewController()
    let delegate = Forwarder()
    page.transitioningDelegate = delegate
    let forwarder: (any UIViewControllerTransitioningDelegate)? = Forwarder(page)
    XCTAssertTrue(
      forwarder?.animationController(forPresented: page, presenting: page, source: page)
        is Animator)
    XCTAssertTrue(forwarder?.animationController?(forDismissed: page) is Animator)
    let driver = forwarder?.interactionControllerForDismissal?(using: Animator())
    XCTAssertTrue(driver is UIPercentDrivenInteractiveTransition)
    XCTAssertNil(forwarder?.interactionControllerForPresentation?(using: Animator()))
  }

  func testAPageHasGuides() {
    XCTAssertEqual(Watcher.covered(by: UIViewController()), 0)
  }
}

private final class Factory {
  func make<Page: UIViewController>(_ type: Page.Type) -> Page { Page() }

  func make(kind: UIViewController.Type) -> UIViewController {
    kind.init(nibName: nil, bundle: nil)
  }

  func wrap(
    _ page: UIViewController, in wrapper: UINavigationController.Type = UINavigationController.self
  ) -> UINavigationController { wrapper.init(rootViewController: page) }

  func view<View: UIView>(_ type: View.Type, width: CGFloat) -> View {
    View(frame: CGRect(x: 0, y: 0, width: width, height: 1))
  }
}

private final class Watcher {
  private var observation: NSKeyValueObservation?
  private(set) var offsets: [CGFloat] = []

  init(_ view: UIScrollView) {
    observation = view.observe(\.contentOffset, options: [.new]) { [weak self] _, change in
      self?.offsets.append(change.newValue?.y ?? 0)
    }
  }

  static func covered(by page: UIViewController) -> CGFloat {
    page.topLayoutGuide.length + page.bottomLayoutGuide.length
  }
}

private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

/// Asks the delegate of another page, or answers itself.
private final class Forwarder: NSObject, UIViewControllerTransitioningDelegate {
  private let page: UIViewController?

  init(_ page: UIViewController? = nil) {
    self.page = page
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let page else { return Animator() }
    return page.transitioningDelegate?.animationController?(
      forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let page else { return Animator() }
    return page.transitioningDelegate?.animationController?(forDismissed: dismissed)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let page else { return UIPercentDrivenInteractiveTransition() }
    return page.transitioningDelegate?.interactionControllerForDismissal?(using: animator)
  }
}
