@_exported public import InterlockCore
public import UIKit

/// A navigation controller in which one transition happens at a time.
///
/// Use it in the place of `UINavigationController`: every initialiser, every verb and the delegate
/// work as before. What changes is what happens to a push, pop or set that arrives while something
/// moves: UIKit corrupts the bar, loses the page or crashes later; here the request waits, joins
/// others or is ignored, as ``NavigationInterlock/policy`` says, and its caller can learn which.
///
/// ```swift
/// let navigation = InterlockNavigationController(rootViewController: menu)
/// navigation.pushViewController(chapter, animated: true)   // guarded
/// let outcome = await navigation.interlock.push(page)      // guarded, and answered
/// ```
///
/// What the verbs return is what UIKit returns if the change begins inside the call. If it has to
/// wait, is refused or is ignored, `popViewController(animated:)` and its kin return `nil`, as UIKit
/// itself does from iOS 9 to 18 during a transition. `viewControllers` is always what UIKit shows;
/// what has been accepted is in ``NavigationInterlock/targetStack``. A segue runs its `prepare` before
/// the push that it makes is judged; answer ``NavigationInterlock/isAtRest`` in `shouldPerformSegue` to
/// keep it from beginning while something moves.
///
/// Article: NavController, HUNavigationController, HDNavigationViewController
open class InterlockNavigationController: UINavigationController {
  /// The guard, at hand.
  private lazy var ownInterlock = interlock

  // MARK: Verbs

  /// Pushes a page, at once or when it is its turn; `show(_:sender:)` and segues come here.
  ///
  /// Refused, with a message instead of UIKit's exception, if the page is in the stack already or
  /// cannot be there. ``NavigationInterlock/push(_:animated:policy:origin:from:)`` says what became of
  /// it.
  ///
  /// Article: pushViewController, prepareForSegue, performSegueWithIdentifier
  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    ownInterlock.driver.intercept(.push(viewController, animated: animated))
  }

  /// Pops the page on top, at once or when it is its turn; a swipe back comes here.
  ///
  /// - Returns: The page, if the pop begins inside the call; `nil` if it has to wait, is ignored or
  ///   refused, or if the root is on top.
  ///
  /// Article: popViewControllerAnimated
  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    ownInterlock.driver.intercept(.pop(animated: animated))?.last
  }

  /// Pops everything above a page, at once or when it is its turn; the menu of Back and unwind
  /// segues come here.
  ///
  /// Refused, with a message instead of UIKit's exception, if the page is not in the stack.
  ///
  /// - Returns: The pages, bottom to top, if the pop begins inside the call; `nil` if it has to wait, is
  ///   ignored or refused, or if the page is on top.
  ///
  /// Article: popToViewController, unwindForSegue
  @discardableResult
  open override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    ownInterlock.driver.intercept(.popTo(viewController, animated: animated))
  }

  /// Pops everything above the root, at once or when it is its turn; a tap on the tab that is
  /// selected already comes here.
  ///
  /// - Returns: The pages, bottom to top, if the pop begins inside the call; `nil` if it has to wait, is
  ///   ignored or refused, or if the root is on top.
  ///
  /// Article: popToRootViewControllerAnimated
  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    ownInterlock.driver.intercept(.popToRoot(animated: animated))
  }

  /// Replaces the stack, at once or when it is its turn.
  ///
  /// Of several whole stacks that wait, only the last is of interest: they merge. Refused, with a
  /// message instead of UIKit's exception, if a page is named twice or cannot be there.
  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    ownInterlock.driver.intercept(.set(viewControllers, animated: animated))
  }

  /// The pages that UIKit shows, bottom to top; setting them is ``setViewControllers(_:animated:)``
  /// without animation.
  ///
  /// While a change waits they are what they were; ``NavigationInterlock/targetStack`` is what is to be.
  open override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { ownInterlock.driver.intercept(.set(newValue, animated: false)) }
  }

  // MARK: The back button

  /// Takes a tap on the back button, or the bar's own bookkeeping after a pop.
  ///
  /// A tap becomes a request of the user's, and is ignored while something moves: on iOS 26 a second
  /// tap would pop a second page. The answer is then false, since the guard pops by itself.
  open func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool {
    guard ownInterlock.isBackTap(on: item) else { return true }
    ownInterlock.driver.backButtonTapped()
    return false
  }

  /// Answers no while the bar's items move, if ``NavigationDefences/barVeto`` is on.
  open func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool {
    ownInterlock.driver.mayPushItem()
  }

  /// Notes that the bar has moved its items.
  ///
  /// Source: apps override this and `didPop` in subclasses without harm (article 001; woocommerce-ios,
  /// issue 2089).
  open func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    ownInterlock.driver.barEnded(.push)
  }

  /// Notes that the bar has moved its items.
  open func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    ownInterlock.driver.barEnded(.pop)
  }

  /// Takes the escape gesture of assistive technologies: a request of the user's to go back, about
  /// which the page on top is asked if it wants to be (``BackVeto``).
  ///
  /// - Returns: Whether there is a page to go back to.
  open override func accessibilityPerformEscape() -> Bool {
    ownInterlock.driver.escapeGestureMade() || super.accessibilityPerformEscape()
  }

  // MARK: What the guard has to see

  /// The app's own delegate. It hears everything that UIKit tells a delegate.
  open override var delegate: (any UINavigationControllerDelegate)? {
    get { ownInterlock.clientDelegate }
    set { ownInterlock.clientDelegate = newValue }
  }

  /// What the page that shows wants of the status bar, or UIKit's own answer.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    ownInterlock.bars.preferredStatusBarStyle { super.preferredStatusBarStyle }
  }

  /// Nobody, while the page that shows wants something of the status bar.
  open override var childForStatusBarStyle: UIViewController? {
    ownInterlock.bars.childForStatusBarStyle { super.childForStatusBarStyle }
  }

  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    ownInterlock.tabBar.hostWillMove(to: parent)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    ownInterlock.connectDelegate()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    ownInterlock.driver.hostDidLayOut()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ownInterlock.driver.runner.hostPresenceMayHaveChanged()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ownInterlock.driver.runner.hostPresenceMayHaveChanged()
  }
}

extension InterlockNavigationController: UINavigationBarDelegate {}

/// The way past the guard.
extension InterlockNavigationController {
  func callSuper(_ verb: HostVerb) -> [UIViewController]? {
    switch verb {
    case .push(let page, let animated):
      super.pushViewController(page, animated: animated)
      return nil
    case .pop(let animated):
      guard let page = super.popViewController(animated: animated) else { return nil }
      return [page]
    case .popTo(let page, let animated):
      return super.popToViewController(page, animated: animated)
    case .popToRoot(let animated):
      return super.popToRootViewController(animated: animated)
    case .set(let pages, let animated):
      super.setViewControllers(pages, animated: animated)
      return nil
    }
  }

  var superDelegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
}
