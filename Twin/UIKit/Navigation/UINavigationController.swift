public import Foundation
import QuartzCore

/// A container that shows the top page of a stack, with a navigation bar above it.
///
/// A change of the stack takes effect in two halves. The model (`viewControllers`, the bar's items)
/// changes in the call, if the call is accepted. The pages move later: the layout pass at the end
/// of the turn starts the transition. Everything that goes wrong with overlapping calls comes from
/// this distance between the two, in files of their own:
///
/// - `+Requests`: which calls are accepted, and what a running transition does to them.
/// - `+Model`: the stack, the links to the pages, the bar's items.
/// - `+Pending`: transitions that wait for the layout pass.
/// - `+Transition`: how a transition starts and ends.
/// - `+Overlap`: what two eras make of two transitions at once.
/// - `+Nested`: a controller that is a page of another one.
/// - `+Display`: the page at rest.
/// - `+Bar`: where the bar is, and what it covers of the pages.
/// - `+Heights`: how high the bar is above each page, and how it follows scrolling.
/// - `+Toolbar`: the bar below the pages.
/// - `+BarHiding`: bars that go away by themselves.
/// - `+Swipe`: transitions under a finger.
/// - `+Custom`: transitions that the delegate's own animator plays.
/// - `+Methods`: implementations that stand in for those of the class.
///
/// Differs from UIKit: no archives.
open class UINavigationController: UIViewController {
  /// The pages, bottom to top.
  package var stack = PageStack()
  /// The page that the last transition left on the screen.
  var displayedPage: UIViewController?
  /// Whether a page was laid out since the controller began to appear last.
  var hasLaidOutPage = false
  /// Transitions that wait for a layout pass, in the order of the calls.
  var pendingTransitions: [NavigationTransition] = []
  /// The transition that runs. There is this one place for it, and nesting overwrites it.
  var runningTransition: NavigationTransition?
  /// The transition of whose end pages and delegate are being told: its coordinator says which page has left, as
  /// coordinators of apps read it there (several of them, "back buttons and coordinators").
  var toldTransition: NavigationTransition?
  /// Whether the bar's delegate is being asked about a pop.
  var isAskingBarDelegate = false
  /// Wrappers of an interrupted transition, for the next one to move on or to remove.
  var interruptedWrappers: [UIView] = []
  /// A wrapper that is out of use.
  var spareWrapper = SpareWrapper()
  /// A leaving page that `viewControllers` lists first until the layout pass.
  @Loose var pageListedFirst: UIViewController?
  /// What the app wants of the bar.
  var isBarHidden = false
  /// The title that the root page had when it came, or has been given since.
  var titleOfRoot: String?
  /// The bar at the lower end, what is wanted of it and where it is.
  var toolbarState = ToolbarState()
  /// Where the bar is, which follows what the app wants at once or with the pages.
  var isBarOffScreen = false
  /// What sends the bars away besides code; nil if nothing does.
  var barHiding: BarHiding?
  /// Whether a page of the stack wants the tab bar away.
  var isBottomBarHidden = false
  /// A finger that waits for the next animated change.
  package var offeredInteraction: SwipeInteraction?
  /// The finger that holds the pages.
  var activeInteraction: SwipeInteraction?
  private(set) lazy var swipe = NavigationSwipe(self)
  let edgeSwipe = _UIParallaxTransitionPanGestureRecognizer()
  let contentSwipe =
    UISystem.current.behaviour.swipe == .edgeAndContent ? ContentSwipeRecognizer() : nil
  var bar: UINavigationBar
  let transitionView = UINavigationTransitionView(frame: .zero)

  /// Makes a controller with one page on its stack.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    setUp()
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a controller with an empty stack, and bars of an app's own classes; nil stands for UIKit's class.
  ///
  /// Assumed: a class that is no bar stands for UIKit's, too; UIKit raises.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = (navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self).init(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    toolbarState.type = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    setUp()
  }

  /// Makes a controller with an empty stack. Both arguments are kept and otherwise ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Makes a controller with an empty stack; see `UIViewController.init(coder:)`.
  public required init?(coder aDecoder: NSCoder) {
    bar = UINavigationBar(frame: .zero)
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    definesPresentationContext = true
    bar.navigationController = self
    bar.frame.size.height = bar.rowHeight
  }

  /// Who is told about the pages that are shown.
  ///
  /// Disfavored so that a subclass can have a delegate of a narrower type, as image pickers do.
  @_disfavoredOverload
  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { methods.map(\.delegate) ?? toldDelegate }
    set {
      guard let methods else { return toldDelegate = newValue }
      methods.delegate = newValue
    }
  }

  /// The delegate that is told: the one that was set, whatever an override of `delegate` answers.
  package weak var toldDelegate: (any UINavigationControllerDelegate)?

  /// What stands in for this controller's methods (UINavigationController+Methods.swift).
  package var methods: (any NavigationMethodReplacement)?

  /// The bar above the pages. It has its height from the beginning.
  ///
  /// Source: apps that ask a controller of their own for it, by `UINavigationController().navigationBar.frame.height`,
  /// and likewise the toolbar and a tab bar (many). It has no width before it is laid out (logs of iOS 16 that name bars
  /// with "frame = (0 0; 0 50)"; why 50 is not known).
  open var navigationBar: UINavigationBar { bar }

  /// The page on top, while there is no bar: with one, its content decides (assumed: UIKit asks no page
  /// below a bar, as many apps have found).
  open override var childForStatusBarStyle: UIViewController? {
    let standard = { self.isNavigationBarHidden ? self.topViewController : nil }
    return methods.map { $0.childForStatusBarStyle(standard) } ?? standard()
  }

  /// The page on top: unlike the style, whether the bar is away is asked of the page also below a navigation
  /// bar. Source: general knowledge; many apps hide the status bar so, together with the navigation bar.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The page on top. Source: general knowledge.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  /// The page on top. Assumed: as for the home indicator.
  open override var childForInterfaceOrientationLock: UIViewController? { topViewController }

  /// Whether the user cannot dismiss the controller; also while the page on top says so.
  ///
  /// Source: a test that reads it where only the page has set it (github.com/mattneub/linksame, RootCoordinatorTests).
  /// Assumed: it is the top page's at the time of reading.
  open override var isModalInPresentation: Bool {
    get { super.isModalInPresentation || topViewController?.isModalInPresentation == true }
    set { super.isModalInPresentation = newValue }
  }

  /// Dark content, light content with a dark bar, or what stands in for the property answers.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    let usual = super.preferredStatusBarStyle
    let standard = { self.bar.barStyle == .black ? UIStatusBarStyle.lightContent : usual }
    return methods?.preferredStatusBarStyle(standard) ?? standard()
  }

  /// What the user may call the pages together; a tab bar shows it. A new title of the root page takes its
  /// place, and so does that of a new root page.
  ///
  /// Source: what is set last shows (general knowledge; littlepotatosoftware.com, "Under the hood with
  /// UITabController"); a test of DenTelezhkin/Ariadne, `testViewCanBeConfiguredPriorToKickingOffTransition`,
  /// gives a controller a title before its first page, and finds the page's.
  open override var title: String? {
    get { titleOfRoot ?? super.title }
    set {
      titleOfRoot = nil
      super.title = newValue
      if !stack.isEmpty { tabBarItem.title = newValue }
    }
  }

  /// The size of the page on top together with the bars, unless another one was set.
  open override var preferredContentSize: CGSize {
    get { super.preferredContentSize == .zero ? sizeOfTopPage : super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }

  /// Tells whoever places this controller that the page on top wants another size.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { topPageWantsSize() }
  }

  // MARK: The stack

  /// The pages, bottom to top.
  ///
  /// After an animated change to a page further down than the next, and until the layout pass, the
  /// leaving page comes first: [A, B, C] popped to A reads [C, A] (multiple reports).
  open var viewControllers: [UIViewController] {
    get { pageListedFirst.map { [$0] + stack } ?? stack.pages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The page on top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The page that the user sees: a presented one if there is one, else the one that was shown
  /// last. During a transition that is not yet the page that comes (single report). Out of sight it is the
  /// page on top (assumed).
  open var visibleViewController: UIViewController? {
    guard let presented = presentedViewController else {
      return isInWindow ? displayedPage ?? stack.last : stack.last
    }
    return (presented as? UINavigationController)?.visibleViewController ?? presented
  }

  /// Puts a page on top of the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    call(.push(viewController), animated: animated)
  }

  /// Takes the top page off the stack.
  ///
  /// - Returns: The page, or nil if the root is on top or the call was refused or postponed.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    call(.pop, animated: animated)?.last
  }

  /// Takes all pages above one off the stack.
  ///
  /// - Returns: The pages, bottom to top; nil if there are none, or the call was refused or postponed. Up to iOS 13
  ///   also nil while the controller is in no window.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    call(.popTo(viewController), animated: animated)
  }

  /// Takes all pages above the root off the stack.
  ///
  /// - Returns: The pages, bottom to top; nil if there are none, or the call was refused or postponed. Up to iOS 13
  ///   also nil while the controller is in no window.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    call(.popToRoot, animated: animated)
  }

  /// Replaces the whole stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    call(.set(viewControllers), animated: animated)
  }

  /// Makes a page a child. One that no change of the stack brings comes on top, without transition.
  ///
  /// Source: apps that give a navigation controller its first page this way (course code of iOS 9 and many
  /// others), or several (meganz/iOS, the folders around an item).
  open override func addChild(_ childController: UIViewController) {
    super.addChild(childController)
    pile(childController)
  }

  /// Pushes a page.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Pushes what was beside, without animation.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    pushColumn(secondaryViewController, animated: false)
  }

  /// Pops the page on top, unless it is the root.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    let page = popViewController(animated: false)
    letGoOfPages()
    return page
  }

  /// Lets pages that were popped without animation leave at once; on the screen they would in the layout pass.
  func letGoOfPages() {
    guard appearance == .appeared else { return }
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
  }

  /// Shows pages itself.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == "rename:" { return stack.last?.navigationItem.canBeRenamed ?? false }
    return action == "showViewController:sender:"
      || super.canPerformAction(action, withSender: sender)
  }

  /// Lets the person change the title of the page on top, if its navigation item has a `renameDelegate` that agrees.
  ///
  /// Source: developer.apple.com/documentation/uikit/uinavigationitem/renamedelegate-8jiuf
  open override func rename(_ sender: Any?) {
    stack.last?.navigationItem.beginRenaming()
  }

  // MARK: Unwinding

  /// The pages but the one that is left, top to bottom.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  /// Pops to a page; without animation if something covers the pages.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    popToViewController(subsequentVC, animated: presentedViewController == nil)
  }

  // MARK: The escape gesture

  /// Pops the top page, for the escape gesture.
  ///
  /// Assumed: by the public method, and never the root. Apple documents no more than that the gesture
  /// goes back.
  open override func accessibilityPerformEscape() -> Bool {
    if methods == nil { UISystem.current.navigationMethods?(self) }
    if let methods, methods.accessibilityPerformEscape() { return true }
    guard stack.count > 1 else { return false }
    popViewController(animated: true)
    return true
  }

  // MARK: The bar

  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar: with the pages if an animated transition begins, else from above.
  ///
  /// Without animation, a transition that begins does not carry the bar along: it is there or gone at
  /// once, while the page that goes still has its place below it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBar(isHidden: hidden, animated: animated)
  }

  // MARK: Bars that go away (UINavigationController+BarHiding.swift)

  /// Whether a swipe up sends the bars away, and one down brings them back.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding?.onSwipe ?? false }
    set { if newValue != hidesBarsOnSwipe { barHidingMadeIfNeeded().onSwipe = newValue } }
  }

  /// The recognizer of those swipes; off while they do nothing.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHidingMadeIfNeeded().pan }

  /// Whether a tap that nobody else has a use for sends the bars away, and brings them back.
  open var hidesBarsOnTap: Bool {
    get { barHiding?.onTap ?? false }
    set { if newValue != hidesBarsOnTap { barHidingMadeIfNeeded().onTap = newValue } }
  }

  /// The recognizer of those taps; off while they do nothing.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHidingMadeIfNeeded().tap }

  /// Whether the bars go away when a text field begins to be edited. A tap brings them back.
  ///
  /// Source: documentation; that a tap brings them back is from descriptions of the property (Xamarin).
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { barHiding?.onKeyboard ?? false }
    set {
      if newValue != hidesBarsWhenKeyboardAppears { barHidingMadeIfNeeded().onKeyboard = newValue }
    }
  }

  /// Whether the bars go away where the screen is low: on a phone on its side. A tap in their place brings them
  /// back.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { barHiding?.onLowScreens ?? false }
    set {
      if newValue != hidesBarsWhenVerticallyCompact {
        barHidingMadeIfNeeded().onLowScreens = newValue
      }
    }
  }

  // MARK: The toolbar (UINavigationController+Toolbar.swift)

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar below the pages, which shows the items of the page on top.
  open var toolbar: UIToolbar! { toolbarMadeIfNeeded() }

  /// Whether the toolbar is hidden, as it is at first.
  open var isToolbarHidden: Bool {
    get { toolbarState.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the toolbar; animated over the lower edge of the screen.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    changeToolbar(isHidden: hidden, animated: animated)
  }

  /// The sides of the screen that may be up: the delegate's answer, else the usual ones.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    toldDelegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The side that is to be up: the delegate's answer, else upright.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    toldDelegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: The view

  /// Makes the view: the pages below, the bar above.
  open override func loadView() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.navigationController = self
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.backgroundColor = .black
    transitionView.frame = container.bounds
    transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transitionView.clipsToBounds = true
    container.addSubview(transitionView)
    container.addSubview(bar)
    if let toolbar = toolbarState.bar { container.addSubview(toolbar) }
    installSwipes(on: container)
    barHiding?.install(on: container)
    view = container
  }

  // MARK: The swipe (UINavigationController+Swipe.swift)

  /// Recognizes the swipe from the leading edge that pops the top page.
  ///
  /// An app that replaces its delegate must itself refuse swipes at the root and during transitions:
  /// both leave an app that answers no touch any more.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    UISystem.current.behaviour.swipe == .none ? nil : edgeSwipe
  }

  /// Recognizes a swipe from anywhere in the content; nil before iOS 26.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentSwipe }

  // MARK: For the base class

  /// The root page's item, as long as the controller has none of its own.
  ///
  /// Source: an item that is set on the root page shows in the tab bar (general knowledge).
  override func tabBarItemMadeIfNeeded() -> UITabBarItem {
    ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItemMadeIfNeeded()
  }

  override var managesChildrenAppearance: Bool { true }

  package override var activeCoordinator: TransitionCoordinator? {
    pendingTransitions.last { $0.isAnimated }?.coordinator
      ?? (runningTransition ?? toldTransition).flatMap { $0.isAnimated ? $0.coordinator : nil }
      ?? super.activeCoordinator
  }

  /// Tells whatever stands in for the method.
  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    methods?.willMove(toParent: parent)
  }

  /// Tells whatever stands in for the method.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    methods?.viewDidLayoutSubviews()
  }

  // The page hears within the next four, so before what a class does after `super`.
  //
  // Source: crash logs with what a page does in `viewWillAppear` below `-[UINavigationController viewWillAppear:]`
  // (github.com/AnemoneTeam/Anemone, issue 302).

  /// Tells the page in sight.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if appearance.isAppearing { passBeginAppearance(true, animated: animated) }
  }

  /// Tells the page in sight, and whatever stands in for the method.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    passEndAppearance()
    methods?.viewDidAppear()
  }

  /// Tells the page in sight.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if appearance.isDisappearing { passBeginAppearance(false, animated: animated) }
  }

  /// Tells the page in sight, and whatever stands in for the method.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    passEndAppearance()
    methods?.viewDidDisappear()
  }

  override func forwardViewIsAppearing() {
    displayedPage?.sendViewIsAppearing()
  }
}

extension UINavigationController {
  /// What a custom transition is asked for.
  nonisolated public enum Operation: Int, Sendable {
    /// Neither.
    case none = 0
    /// A page comes.
    case push = 1
    /// A page goes.
    case pop = 2
  }

  /// Seconds that the bar takes to slide in or out.
  ///
  /// Assumed: Apple documents the constant without its number; 0.2 is commonly quoted.
  nonisolated public static let hideShowBarDuration: CGFloat = 0.2
}
