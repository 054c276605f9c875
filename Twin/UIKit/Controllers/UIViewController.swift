public import Foundation
import QuartzCore

/// An object that manages a view, its life on the screen, and the controllers inside it.
///
/// Swift lets subclasses override only what the class itself declares, so this file is the list of all of it, and each
/// aspect does its work in a file of its own: `UIViewController+View.swift`, `UIViewController+Appearance.swift`,
/// `UIViewController+Containment.swift`, `UIViewController+Presentation.swift`, `UIViewController+Segues.swift`.
///
/// Differs from UIKit: no nibs, storyboards, archives or state restoration.
open class UIViewController: UIResponder, UIContentContainer {
  final let presence = Presence()
  // Stored state of the aspects; each is used by the one file that it is named after.
  var loadedView: UIView?
  var ownNavigationItem: UINavigationItem?
  var ownTabBarItem: UITabBarItem?
  package var appearance = AppearanceState.disappeared
  /// Whether `viewIsAppearing` is still due in the appearance that is under way.
  var owesViewIsAppearing = false
  /// Whether it was the view's way into a window, or out of it, that began the appearance under way.
  var isLedByWindow = false
  weak var formerResponder: UIResponder?
  /// What ``parent`` answers. Beside the rest of the containment, which would be copied to read it.
  @Loose final var container: UIViewController?
  var containment = Containment()
  package var ownPresentation: Presentation?
  /// What stands for the menu that was opened last on this page or inside it.
  weak var menuPage: _UIContextMenuActionsOnlyViewController?
  var ownTraitState: TraitState?
  var knownTraits: UITraitCollection?
  weak var presentationOfSelf: Presentation?
  /// What rules this page's presentation, from the first question about it to the end of it.
  var ownPresentationController: UIPresentationController?
  private var ownPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { presentationStyleDidChange(from: oldValue.concrete) }
  }
  private var isBeingEdited = false
  var ownEditButtonItem: UIBarButtonItem?
  private var ownToolbarItems: [UIBarButtonItem]?
  /// Whether it is to be asked what shows in place of its content, as it is before the first layout.
  var owesUnavailableContent = true
  /// Whether a container moves the view at this moment, and tells the page itself.
  var isMovedByContainer = false
  /// Makes a controller. Both arguments are kept and otherwise ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil ?? .main
    super.init()
  }
  /// Makes a controller without a nib.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Makes a controller without a nib. Differs from UIKit: reads nothing from the archive, nor do subclasses.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = .main
    super.init()
  }

  // MARK: The view (UIViewController+View.swift)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, loaded when it is first asked for.
  open var view: UIView! {
    get { viewLoadingIfNeeded() }
    set { replaceView(with: newValue) }
  }
  /// Makes the view. The default makes an empty one of the screen's size, which follows the size of what it is put in.
  open func loadView() { view = makeEmptyView() }
  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() { _ = viewLoadingIfNeeded() }
  /// The view if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Tells that the view was loaded. Does nothing unless overridden.
  open func viewDidLoad() {}
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The name given at initialization.
  open private(set) var nibName: String?
  /// The bundle given at initialization; else the main one, as tests of macios see on iOS.
  open private(set) var nibBundle: Bundle?
  /// What the user may call this page; the navigation bar shows it, and the tab bar too.
  open var title: String? {
    didSet {
      ownNavigationItem?.title = title
      ownTabBarItem?.title = title
      (parent as? UINavigationController)?.titleDidChange(of: self)
      tellObservers(set: .title)
    }
  }
  /// What the page wants of the navigation bar; made when it is first asked for.
  open var navigationItem: UINavigationItem { navigationItemMadeIfNeeded() }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the page wants of the tab bar; made when it is first asked for, with the page's title.
  open var tabBarItem: UITabBarItem! {
    get { tabBarItemMadeIfNeeded() }
    set { exchangeTabBarItem(for: newValue) }
  }
  /// The controller that presents this one, or else the view's superview: for a window's root controller
  /// the window (documentation of `UIResponder.next`).
  open override var next: UIResponder? { presentationOfSelf?.presenter ?? outerResponder }
  /// Adds a command to those that the page offers.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { offer(keyCommand) }
  /// Takes back a command that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { takeBack(keyCommand) }
  /// The storyboard that the page is from. Differs from UIKit: always nil, since no storyboards are read.
  open var storyboard: UIStoryboard? { nil }
  /// What can be done with the page while a finger peeks at it (deprecated since iOS 13).
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// The app is to hold less memory. Does nothing unless overridden.
  open func didReceiveMemoryWarning() {}

  // MARK: Life on the screen (UIViewController+Appearance.swift)
  /// The view is about to be added to the hierarchy. Does nothing unless overridden.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the hierarchy and has its place. Does nothing unless overridden.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is on the screen. Does nothing unless overridden.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave the screen. Does nothing unless overridden.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view left the screen. Does nothing unless overridden.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay out its subviews. Does nothing unless overridden.
  open func viewWillLayoutSubviews() {}
  /// The view laid out its subviews. Does nothing unless overridden.
  open func viewDidLayoutSubviews() {}
  /// Tells a child that it is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  /// Tells a child that its appearance or disappearance is complete.
  open func endAppearanceTransition() { endAppearance() }
  /// Whether children get their appearance callbacks together with this controller's.
  ///
  /// No by UIKit's own containers, which tell each child themselves (multiple reports).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { !managesChildrenAppearance }

  // The next four are only meaningful in the four methods around appearance and disappearance.
  /// Whether the page appears because it was added to a container.
  open var isMovingToParent: Bool { containment.isMovingToParent }
  /// Whether the page disappears because it is being removed from its container.
  open var isMovingFromParent: Bool { containment.isMovingFromParent }
  /// Whether the page appears because it is being presented.
  open var isBeingPresented: Bool { presentationOfSelf?.isComing ?? false }
  /// Whether the page disappears because it is being dismissed.
  open var isBeingDismissed: Bool { presentationOfSelf?.isGoing ?? false }
  /// The running transition's coordinator: this controller's own or its nearest ancestor's.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    guard UISystem.current.behaviour.pageMotion == .parallax else { return nil }
    return activeCoordinator ?? parent?.transitionCoordinator
  }

  // MARK: Safe area
  /// What the page adds to its view's safe area.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loadedView?.updateSafeAreaInsets() }
  }
  /// Tells that the view's safe area changed. Does nothing unless overridden.
  open func viewSafeAreaInsetsDidChange() {}
  /// Tells that the view's margins changed. Does nothing unless overridden.
  open func viewLayoutMarginsDidChange() {}
  /// The smallest margins that the view has, if it respects them.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    MarginSettings.systemMinimum(width: UIScreen.main.bounds.width)
  }
  /// Whether the view's margins are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { loadedView?.marginsDidChange(byItself: true) }
  }
  /// Tells that the view's constraints are to be changed; calls `updateConstraints()` of the view.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// The edges at which the page reaches behind bars.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { layOutAgainInContainer() } }
  /// Whether the page reaches behind bars that nothing shines through.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { layOutAgainInContainer() } }
  /// What bars cover at the top of the view.
  /// Differs from UIKit: a guide of the view, not one of its subviews.
  open var topLayoutGuide: any UILayoutSupport { barGuide(.topBars) }
  /// What bars cover at the bottom of the view.
  /// Differs from UIKit: a guide of the view, not one of its subviews.
  open var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottomBars) }
  /// Whether bars inset scroll views of the page (deprecated since iOS 11).
  /// Differs from UIKit: kept and without effect; `contentInsetAdjustmentBehavior` of a scroll view says it.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { kept.adjustsInsets }
    set { kept.adjustsInsets = newValue }
  }

  // MARK: Traits (folder Traits)
  /// The properties of the surroundings, of the view where it is, or else of the container.
  open var traitCollection: UITraitCollection {
    noting(traits(in: outerTraits))
  }
  /// Tells that the traits changed. Does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for this page and all that is inside, whatever is around it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraitState?.style ?? .unspecified }
    set { overrideStyle(by: newValue) }
  }
  /// Which traits this controller has said that a child has; nil for none.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { override(ofChild: childViewController) }
  /// Says which traits a child has; nil takes that back.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { setOverride(collection, ofChild: childViewController) }

  // MARK: Properties and state
  /// Sets what is seen by the app's data; called before the view's own (since iOS 26).
  open func updateProperties() {}
  /// Asks for a call of ``updateProperties()``, of the view's, too (since iOS 26).
  open func setNeedsUpdateProperties() { loadedView?.setNeedsUpdateProperties() }
  /// Calls ``updateProperties()`` if it is to come (since iOS 26).
  open func updatePropertiesIfNeeded() { loadedView?.updatePropertiesIfNeeded() }
  /// What the page shows in place of its content; nil for the content (since iOS 17).
  ///
  /// It covers the view, and other views that the app adds later cover it.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { shownUnavailableConfiguration }
    set { shownUnavailableConfiguration = newValue }
  }
  /// What the content depends on that the page shows in place of other content (since iOS 17).
  ///
  /// What is searched for is that of the search controller of the page's navigation item.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    unavailableContentState
  }
  /// Asks for a call of `updateContentUnavailableConfiguration(using:)` before the next layout (since iOS 17).
  open func setNeedsUpdateContentUnavailableConfiguration() { unavailableContentIsDue() }
  /// Says what the page shows in place of content that there is none of. Does nothing unless overridden.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// Keeps the page's state. Does nothing unless overridden. Differs from UIKit: never called.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Takes the page's state back. Does nothing unless overridden. Differs from UIKit: never called.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// All state is back. Does nothing unless overridden. Differs from UIKit: never called.
  open func applicationFinishedRestoringState() {}
  /// The name by which the page is found when the app's state is restored. Differs from UIKit: none is.
  open var restorationIdentifier: String? {
    get { namedForRestoration }
    set { namedForRestoration = newValue }
  }
  /// Names the scroll view that the bars at all edges follow (since iOS 15).
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }
  /// Names the scroll view that the bar at an edge follows (since iOS 15).
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    name(scrollView, for: edge)
  }
  /// The scroll view that the bar at an edge follows: the named one, or the page's first (since iOS 15).
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    scrollView(for: edge)
  }
  /// Where to look for what is to have the focus; in the view unless overridden.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  /// Whether the focus may move as it is about to; yes unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// The focus has moved. Does nothing unless overridden.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Asks for the focus to be looked for again; there is none.
  open func setNeedsFocusUpdate() {}
  /// Looks for the focus at once, if that was asked for; there is none.
  open func updateFocusIfNeeded() {}
  /// What the controller's view is in: a view, or else the container. Assumed.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }

  // MARK: Status bar
  /// What colors the status bar's content is to have while the page covers the screen.
  ///
  /// UIKit asks when a window or a presented page comes, around each change of a navigation controller's
  /// pages, and when ``setNeedsStatusBarAppearanceUpdate()`` is called.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Who is asked for ``preferredStatusBarStyle`` in place of this controller; nobody unless overridden.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Whether the status bar is to be away while the page covers the screen; on a phone on its side at first.
  open var prefersStatusBarHidden: Bool { usuallyHidesStatusBar }
  /// Who is asked for ``prefersStatusBarHidden`` in place of this controller; nobody unless overridden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the line at the lower edge of the screen is to go away after a while; no unless overridden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Who is asked for ``prefersHomeIndicatorAutoHidden`` in its place; nobody unless overridden.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Whether a mouse's pointer is to be locked while the page covers the screen; no unless overridden.
  open var prefersPointerLocked: Bool { false }
  /// Who is asked for ``prefersPointerLocked`` in place of this controller; nobody unless overridden.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Tells that ``prefersPointerLocked`` has another answer. Differs from UIKit: there is no pointer.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Tells that ``prefersHomeIndicatorAutoHidden`` has another answer.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { UISystem.current.askForStatusBarStyle() }
  /// Tells that ``preferredStatusBarStyle`` or ``prefersStatusBarHidden`` has another answer.
  /// Differs from UIKit: the status bar changes at once, in an animation, too.
  open func setNeedsStatusBarAppearanceUpdate() { UISystem.current.askForStatusBarStyle() }
  /// How the status bar goes away and comes back. Differs from UIKit: it does so at once.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  // MARK: Orientation (UIViewController+Orientation.swift)
  /// The sides of the screen that may be up; on a phone all but the lower one, unless overridden.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { usualOrientations }
  /// Which way the content is up (deprecated since iOS 8).
  open var interfaceOrientation: UIInterfaceOrientation { UISystem.current.rotation.interface }
  /// Which side is to be up as the page is presented; upright unless overridden.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the content turns with the device (deprecated since iOS 16, and not asked any more).
  open var shouldAutorotate: Bool { true }
  /// Tells that ``supportedInterfaceOrientations`` has another answer: the content may turn (since iOS 16).
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { supportedOrientationsDidChange() }
  /// Whether the side that is up is to stay up while the page is seen; no unless overridden (since iOS 26).
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// Who is asked for ``prefersInterfaceOrientationLocked`` in its place; nobody unless overridden (since iOS 26).
  open var childForInterfaceOrientationLock: UIViewController? { nil }
  /// Tells that ``prefersInterfaceOrientationLocked`` has another answer (since iOS 26).
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() { orientationLockDidChange() }
  /// The content is about to turn (deprecated since iOS 8, and not called any more).
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// The content turns; called in the animation (deprecated since iOS 8, and not called any more).
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// The content has turned (deprecated since iOS 8, and not called any more).
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Tells that ``preferredScreenEdgesDeferringSystemGestures`` has another answer; nothing follows.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// The edges at which the page's own gestures come before the system's; none unless overridden.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Who is asked for ``preferredScreenEdgesDeferringSystemGestures`` instead; nobody unless overridden.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  // MARK: Containment (UIViewController+Containment.swift)
  /// The container.
  open weak var parent: UIViewController? { container }
  /// The controllers inside this one.
  open var children: [UIViewController] { containment.children }
  /// Adds a child, after telling it with `willMove(toParent:)`.
  ///
  /// The caller tells it with `didMove(toParent:)` when its view is in place.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Leaves the container and calls `didMove(toParent: nil)`.
  open func removeFromParent() { leaveParent() }
  /// Shows one child in the place of another, with an animation of the app's own.
  ///
  /// Adds the view of the child that comes to where the other one's is, and takes that away at the end.
  /// Both must be children by now; the caller makes them so and calls `didMove(toParent:)`.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }
  /// The container is about to change. Does nothing unless overridden.
  open func willMove(toParent parent: UIViewController?) {}
  /// The container changed. Does nothing unless overridden.
  open func didMove(toParent parent: UIViewController?) {}
  /// The nearest navigation controller that holds this page.
  open var navigationController: UINavigationController? {
    nearestAncestor { $0 as? UINavigationController }
  }
  /// The nearest tab bar controller that holds this page.
  open var tabBarController: UITabBarController? {
    nearestAncestor { $0 as? UITabBarController }
  }
  /// The nearest split view controller that holds this page.
  open var splitViewController: UISplitViewController? {
    nearestAncestor { $0 as? UISplitViewController }
  }
  /// Takes in what was beside this page, as a split view controller becomes too narrow for both. Does
  /// nothing unless overridden; a navigation controller pushes it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Gives what is to be beside this page, as there is room for both. Nothing unless overridden; a
  /// navigation controller pops it.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// What the toolbar of a navigation controller shows while the page is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { ownToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Replaces what the toolbar shows while the page is on top.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    ownToolbarItems = toolbarItems
    (parent as? UINavigationController)?.toolbarItemsDidChange(of: self, animated: animated)
  }
  /// Whether the bar at the bottom is away while this page is on the stack of a navigation controller
  /// that is a page of a tab bar controller: below pages that come above it, too.
  ///
  /// Looked at when the stack changes, so it has to be set before.
  ///
  /// Source: logs of iOS 10.3 and 14 (qiita.com/satorun, jianshu.com/p/4e94dd08623b: from the top down,
  /// the first page that says so decides). The current documentation speaks of the page on top only.
  open var hidesBottomBarWhenPushed = false
  /// Shows a page in the nearest container that knows how, or else presents it.
  open func show(_ vc: UIViewController, sender: Any?) { showAround(vc, sender: sender) }
  /// Shows a page beside this one in the nearest container that knows how, or else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailAround(vc, sender: sender)
  }
  /// The nearest of this controller and those around it that performs an action itself.
  ///
  /// Differs from UIKit: of a container that overrides `show(_:sender:)` it knows by `canPerformAction` only.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    if canPerformAction(action, withSender: sender) { return self }
    return parent?.targetViewController(forAction: action, sender: sender)
  }

  /// Whether this page performs actions while it presents another one, whose chain of responders goes on here.
  open var performsActionsWhilePresentingModally: Bool { true }
  override var performsActionsNow: Bool {
    presentedViewController == nil || performsActionsWhilePresentingModally
  }

  // MARK: Editing
  /// Whether the page's content can be edited.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing, and shows it on `editButtonItem`. Overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
    if let ownEditButtonItem { show(editing, on: ownEditButtonItem) }
  }
  /// A button "Edit" that begins editing and then reads "Done"; made when it is first asked for.
  open var editButtonItem: UIBarButtonItem { editButtonItemMadeIfNeeded() }

  // MARK: Size
  /// The size that the page wants to have where a container lets it choose. The container is told, or
  /// else whatever presents the page.
  open var preferredContentSize = CGSize.zero {
    didSet { preferredContentSizeDidChange(from: oldValue) }
  }
  /// A child wants another size. Does nothing unless overridden.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// A view of a child fits another size. Does nothing unless overridden.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size that a child gets: all there is, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The view is about to get another size. Passes it on to children, each with its own size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(size, with: coordinator)
  }
  /// The traits are about to change. Passes it on to children, each with its own traits.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(newCollection, with: coordinator)
  }

  // MARK: Segues (UIViewController+Segues.swift)
  /// Begins the segue of this page that has a name; raises if there is none.
  ///
  /// `shouldPerformSegue(withIdentifier:sender:)` is not asked (its documentation).
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(identifier, sender: sender)
  }
  /// Whether a segue is to begin because of a touch; yes unless overridden.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// A segue is about to begin. Does nothing unless overridden.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether this page is where an unwind segue leads: yes if it has the action and is not left itself.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    fromViewController !== self
      && UISystem.current.storyboard.unwindAction(action, of: self) != nil
  }
  /// The children in which the destination of an unwind segue is looked for: all but the one that it
  /// comes from.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let origin = childContaining(source)
    return children.filter { $0 !== origin }
  }
  /// The child that an unwind segue comes from.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    childAround(source.sourceViewController)
  }
  /// Goes back to a child that is, or contains, the destination. Does nothing unless overridden.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Presentation (UIViewController+Presentation.swift)
  /// The page that this one, or an ancestor, presents.
  open var presentedViewController: UIViewController? {
    ownPresentation?.presented ?? openMenuPage ?? parent?.presentedViewController
  }
  /// The page that presents this one, or an ancestor.
  open var presentingViewController: UIViewController? {
    presentationOfSelf?.presenterInCharge ?? parent?.presentingViewController
  }
  /// How this page covers the screen when it is presented; reading gives what `automatic` stands for.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { ownPresentationStyle.concrete }
    set { ownPresentationStyle = newValue }
  }
  /// Whether pages whose style covers a context cover this controller, and not one further out.
  open var definesPresentationContext = false
  /// Whether pages that cover this controller as a context come and go in its `modalTransitionStyle`.
  ///
  /// Differs from UIKit: kept and without effect.
  open var providesPresentationContextTransitionStyle = false
  /// Who gives animations of the app's own for this page's coming and going.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether the keyboard stays where a page comes that takes no text; as a form sheet unless overridden.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether the user cannot dismiss the page by a gesture or by a touch beside it.
  open var isModalInPresentation = false
  /// Whether the user cannot dismiss the page (deprecated since iOS 13 for ``isModalInPresentation``).
  open var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }
  /// Whether the page decides about the status bar although it does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// What rules the presentation of this page, or of the container that holds it; made when it is first
  /// asked for, by the style that the page has then.
  open var presentationController: UIPresentationController? { nearestPresentationController }
  /// The presentation controller, if the page is, or will be, a sheet.
  open var sheetPresentationController: UISheetPresentationController? { nearestPresentation() }
  /// The presentation controller, if the page is, or will be, a popover.
  open var popoverPresentationController: UIPopoverPresentationController? { nearestPresentation() }
  /// What rules the presentation of this page as it has adapted to the screen; nil if it is not presented.
  open var activePresentationController: UIPresentationController? {
    presentationOfSelf?.active ?? parent?.activePresentationController
  }
  /// Has a view let a finger that presses hard peek at pages (deprecated since iOS 13).
  ///
  /// No finger presses hard on the simulated device, as on a phone whose `forceTouchCapability` is unavailable.
  @discardableResult
  open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }
  /// Ends a registration (deprecated since iOS 13).
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
  /// How this page comes and goes when it is presented.
  /// Differs from UIKit: `partialCurl` looks like `crossDissolve`, and so does a card that flips.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Shows a page above everything.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Takes away what this page presents, or else this page itself if it is presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  // MARK: For containers of this module
  /// The coordinator of a transition that this controller runs itself.
  package var activeCoordinator: TransitionCoordinator? {
    ownPresentation?.coordinator ?? presentationOfSelf?.coordinator
  }
  /// The item of this page's own, made of its title if there is none.
  func tabBarItemMadeIfNeeded() -> UITabBarItem { ownTabBarItem ?? makeTabBarItem() }
  /// How this page comes and goes when it is presented; nil if its presentation controller says it.
  var presentationLook: (any PresentationLook)? { nil }
  /// Whether this container tells its children about appearance by itself.
  var managesChildrenAppearance: Bool { false }
  /// Passes the beginning of this controller's appearance on to what it shows.
  func forwardBeginAppearance(_ isAppearing: Bool, animated: Bool) {
    for child in automaticallyForwardedChildren where child.appearance.mayBegin(isAppearing) {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }
  /// Passes `viewIsAppearing` on to what this controller shows.
  func forwardViewIsAppearing() {
    for child in automaticallyForwardedChildren { child.sendViewIsAppearing() }
  }
  /// Passes the end of this controller's appearance on to what it shows.
  func forwardEndAppearance() {
    for child in automaticallyForwardedChildren where child.appearance.isChanging {
      child.endAppearanceTransition()
    }
  }
}
