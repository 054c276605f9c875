public import Foundation

/// A container that shows one of several pages, with a bar to choose among them.
///
/// - `+Selection`: how one page takes the place of another, and what a tap means.
/// - `+Transition`: a change that the delegate's own animator plays.
/// - `+Bar`: where the bar is, and what it covers of the pages.
/// - `+Tabs`: tabs that make their pages.
/// - `+More`: pages for which the bar has no room.
/// - `+Floating`: tabs at the upper end of a tablet.
/// - `Sidebar`: the list of all tabs.
///
/// Differs from UIKit: no archives. Only a navigation controller that is itself one of the pages
/// can hide the bar, or shares a row with tabs at the upper end of a tablet, where buttons that find no room go into
/// no menu.
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The pages, in the order of the tabs.
  var pages: [UIViewController] = []
  /// The page that is selected.
  var selectedPage: UIViewController?
  var bar = UITabBar(frame: .zero)
  /// The tabs at the upper end of a tablet; nil where the bar shows them.
  var floatingBar: FloatingTabBar?
  /// Tabs that make their pages; none if the pages themselves were set.
  var tabList = TabList()
  /// The pages for which the bar has no room.
  var more = MorePages()
  /// The change that the delegate's animator plays now.
  var runningTransition: TabTransition?
  /// Whether the bar is away, or on its way there.
  var isBarAway = false
  /// Where the selected page's view is. UIKit's own is called `UITransitionView`.
  let contentView = UIView()

  /// Whether the selected page's view has its place; pages wait for the controller to be laid out or to appear.
  var hasStage = false

  /// Makes a controller without pages, and its view: `viewDidLoad` comes before the initializer of a subclass
  /// goes on. Both arguments are kept and otherwise ignored.
  ///
  /// Source: multiple reports that `viewDidLoad` of a tab bar controller that is made in code is called by its
  /// initializer (qiita.com hicka04; ApplicationCoordinator issue 20).
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.tabBarController = self
    loadViewIfNeeded()
  }

  /// Makes a controller without pages; see `UIViewController.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.tabBarController = self
  }

  /// Who follows, and may refuse, what a person does with the tabs.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar with the tabs.
  open var tabBar: UITabBar { bar }

  /// A person tapped a tab. Does nothing unless overridden; the tab is selected later, so `selectedIndex` is
  /// that of the former one.
  ///
  /// Assumed: before the delegate is asked, also if that refuses then.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: The pages

  /// The pages, in the order of the tabs; nil if there are none.
  open var viewControllers: [UIViewController]? {
    get { pages.isEmpty ? nil : pages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the pages.
  ///
  /// What was selected stays so if it is still there; else the page in its place is selected, or the
  /// first one (documentation of `viewControllers`).
  ///
  /// If animated, the tabs fade; the page does not.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    bar.fade(animated) { replacePages(with: viewControllers ?? []) }
  }

  /// Makes a page a child, with a tab after the others unless it has one.
  ///
  /// Source: a test of govuk-one-login/mobile-ios-coordination, which adds tabs this way, as many apps do.
  open override func addChild(_ childController: UIViewController) {
    guard takesNoTab(childController) else { return replacePages(with: pages + [childController]) }
    super.addChild(childController)
  }

  /// The page that is shown. Setting it to a page without a tab raises.
  open var selectedViewController: UIViewController? {
    get { pageChosen }
    set { selectByCode(newValue) }
  }

  /// The place of the page that is shown, from 0; `NSNotFound` if there is none, or if it is the list of pages
  /// without a tab. With `tabs`, the place of the tab.
  ///
  /// Assumed: an index that has no page changes nothing.
  open var selectedIndex: Int {
    get {
      guard tabList.tabs.isEmpty else {
        return tabList.tabs.firstIndex { $0 === tabList.selected } ?? NSNotFound
      }
      return pages.firstIndex { $0 === pageChosen } ?? NSNotFound
    }
    set {
      guard tabList.tabs.isEmpty else {
        if tabList.tabs.indices.contains(newValue) { selectedTab = tabList.tabs[newValue] }
        return
      }
      if pages.indices.contains(newValue) { selectByCode(pages[newValue]) }
    }
  }

  /// The sides of the screen that may be up: the delegate's answer, else the usual ones.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The side that is to be up: the delegate's answer, else upright.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The selected page. Source: cockscomb.hatenablog.com, 2013-11-12, which tried it.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  /// The selected page. Assumed: as for the style.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// The selected page. Assumed: as for the style.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

  /// The selected page. Assumed: as for the style.
  open override var childForInterfaceOrientationLock: UIViewController? { selectedViewController }

  // MARK: The view

  /// Makes the view: the page below, the bar above.
  open override func loadView() {
    let container = TabContainerView(frame: UIScreen.main.bounds)
    container.tabBarController = self
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.backgroundColor = .black
    contentView.frame = container.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(contentView)
    view = container
    readBarPlace()
    put(.rest)
  }

  // MARK: For the base class

  override var managesChildrenAppearance: Bool { true }

  package override var activeCoordinator: TransitionCoordinator? {
    runningTransition?.coordinator ?? super.activeCoordinator
  }

  override func forwardViewIsAppearing() {
    selectedPage?.sendViewIsAppearing()
  }

  // MARK: Own appearance
  //
  // The page hears within the next four, so before what a class does after `super`. Source: a crash log with
  // `-[UITabBarController viewDidAppear:]` above the end of its own appearance
  // (github.com/zendesk/zendesk_sdk_ios, issue 491).

  /// Tells the selected page.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard appearance.isAppearing else { return }
    makeStage()
    selectedPage?.beginAppearanceTransition(true, animated: animated)
  }

  /// Tells the selected page.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    endAppearanceOfSelectedPage()
  }

  /// Tells the selected page.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard appearance.isDisappearing else { return }
    selectedPage?.turnAppearance(false, animated: animated)
  }

  /// Tells the selected page.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    endAppearanceOfSelectedPage()
  }

  /// The navigation controller that shows the list of pages without a tab, and those pages.
  ///
  /// It is there also if all pages have tabs; it is shown by selecting it.
  open var moreNavigationController: UINavigationController {
    if let made = more.navigation { return made }
    let made = UINavigationController(rootViewController: MoreListController(self))
    more.navigation = made
    return made
  }

  /// The pages of which a person may choose those that have a tab; nil for none. Whenever the pages are set, it is all of
  /// them again (Apple, "viewControllers").
  ///
  /// The list of the pages without a tab has a button, Edit, with which a person drags others into the bar, unless there
  /// are none.
  open var customizableViewControllers: [UIViewController]? {
    get { more.customizable ?? viewControllers }
    set {
      more.customizable = .some(newValue)
      pagesDidChange()
    }
  }

  /// When the bar of a phone becomes small (since iOS 26): it shows the selected tab alone, and an accessory beside it.
  ///
  /// A finger has to scroll what `contentScrollView(for: .bottom)` of the page says. A tap on the small bar brings the
  /// tabs back.
  open var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior {
    get { tabList.minimizeBehavior }
    set {
      tabList.minimizeBehavior = newValue
      if !newValue.isActive { makeBarSmall(false) }
    }
  }

  /// The part of the view that the bar does not hide (since iOS 26).
  ///
  /// Assumed: a bar's accessory and the rest of the safe area count for nothing, and nor does a bar that is away.
  open var contentLayoutGuide: UILayoutGuide { contentGuideMadeIfNeeded }

  /// What is shown above the bar on every tab (since iOS 26).
  open var bottomAccessory: UITabAccessory? {
    get { tabList.accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// Shows something else above the bar, or nothing; if animated, by a fade (since iOS 26).
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    guard bottomAccessory !== tabList.accessory else { return }
    showAccessory(bottomAccessory, isAnimated: animated)
  }

  /// The tabs; none if the pages were set as `viewControllers`.
  ///
  /// While there are tabs, `viewControllers` has the pages that have been made until now.
  open var tabs: [UITab] {
    get { tabList.tabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs. The selected one stays so if it is still there; else the first one is selected.
  ///
  /// If animated, the tabs fade; the page does not.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    bar.fade(animated) { replaceTabs(with: tabs) }
  }

  /// The tab that is selected: one in a group, if that has one selected.
  ///
  /// Setting it tells nobody, as code that selects a page does not.
  open var selectedTab: UITab? {
    get {
      var tab = tabList.selected
      while let child = (tab as? UITabGroup)?.selectedChild { tab = child }
      return tab
    }
    set {
      guard let newValue, tabList.tabs.contains(where: { $0 === newValue.root }) else { return }
      (newValue.parent)?.selectedChild = newValue
      tabList.selected = newValue.root
      showSelectedTab()
      tellObservers()
    }
  }

  /// The tab, at any depth, that an identifier belongs to.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for tab in tabList.tabs {
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
      if tab.identifier == identifier { return tab }
    }
    return nil
  }

  /// The tabs that a narrow screen shows, at any depth; nil for all at the top level, whatever their placement.
  ///
  /// The bar of a screen with room in its width has all tabs but those for the sidebar only.
  ///
  /// Source: documentation ("nil, which would make all tabs available"), and that of `UITab.preferredPlacement` ("in
  /// contexts that allow different placement"); a narrow bar on iOS 26.5 shows such a tab
  /// (liquid_shell, comment in `NativeTabsController`).
  open var compactTabIdentifiers: [String]? {
    get { tabList.compactIdentifiers }
    set {
      tabList.compactIdentifiers = newValue
      tabsDidChange()
    }
  }

  /// How the tabs are shown. With `tabSidebar` there is a ``sidebar`` on a tablet, too, where the width is regular.
  ///
  /// Assumed: `automatic` is as `tabBar`.
  open var mode: Mode {
    get { tabList.mode }
    set {
      tabList.mode = newValue
      sidebarDidChange()
    }
  }

  /// What a person's changes are remembered by.
  ///
  /// Differs from UIKit: kept; nothing is remembered beyond the life of the controller.
  open var customizationIdentifier: String? {
    get { tabList.customizationIdentifier }
    set { tabList.customizationIdentifier = newValue }
  }

  /// Whether the bar is away.
  open var isTabBarHidden: Bool {
    get { tabList.isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Sends the bar away, or brings it back; if animated, over the lower edge of the screen, and tabs at the upper end
  /// over that (assumed).
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    showBar(!hidden, isAnimated: animated)
  }

  private func endAppearanceOfSelectedPage() {
    guard let selectedPage, selectedPage.appearance.isChanging else { return }
    selectedPage.endAppearanceTransition()
  }
}

/// The view of a tab bar controller: its layout pass places bar and page.
final class TabContainerView: UIView {
  weak var tabBarController: UITabBarController?

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tabBarController?.readBarPlace()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    tabBarController?.readBarPlace()
    tabBarController?.makeStage()
    tabBarController?.layoutBar()
    if tabBarController?.sidebarView != nil { tabBarController?.layOutSidebar() }
    tabBarController?.layOutSelectedPage()
  }
}
