import Foundation

/// A tab that has others in it.
///
/// In the bar a group is one tab. It shows its own page, or that of the tab in it that is selected. The sidebar has rows
/// for the tabs in it.
open class UITabGroup: UITab {
  private var ownChildren: [UITab] = []
  private weak var ownSelectedChild: UITab?

  /// Makes a group of tabs. It shows the page that the provider makes, or without one that of a tab in it.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt(children)
  }

  /// The tabs in it.
  open var children: [UITab] {
    get { ownChildren }
    set {
      for child in ownChildren { child.parent = nil }
      adopt(newValue)
      controller?.tabsDidChange()
    }
  }

  private func adopt(_ children: [UITab]) {
    ownChildren = children
    for child in children { child.parent = self }
  }

  /// The tabs in the order in which they are shown: those of `displayOrderIdentifiers`, then the others.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in
      ownChildren.first { $0.identifier == name }
    }
    return named + ownChildren.filter { child in !named.contains { $0 === child } }
  }

  /// The identifiers of tabs that come first, in their order.
  open var displayOrderIdentifiers: [String] = []

  /// What can be chosen below the group's tabs in the sidebar.
  open var sidebarActions: [UIAction] = [] { didSet { tabBarController?.tabsDidChange() } }

  /// Whether a person may change the order.
  open var allowsReordering = false

  /// The tab that is selected while nothing else was.
  open var defaultChildIdentifier: String?

  /// The tab in it that is selected; the default one, if there is one and nothing else was.
  open var selectedChild: UITab? {
    get {
      ownSelectedChild
        ?? defaultChildIdentifier.flatMap { name in
          ownChildren.first { $0.identifier == name }
        }
    }
    set {
      guard let newValue else {
        ownSelectedChild = nil
        return groupDidChange()
      }
      guard ownChildren.contains(where: { $0 === newValue }) else { return }
      ownSelectedChild = newValue
      parent?.selectedChild = self
      groupDidChange()
    }
  }

  /// A navigation controller that shows the group's page at its root and that of the selected tab on it.
  open var managingNavigationController: UINavigationController? { didSet { groupDidChange() } }

  private func groupDidChange() {
    if managingNavigationController != nil { stackPages() }
    tabBarController?.tabsDidChange()
  }

  /// Puts the pages of the group and of the tab that is selected onto the navigation controller.
  private func stackPages() {
    guard let managingNavigationController else { return }
    var pages = shown([viewController].compactMap { $0 }, of: self)
    if let selectedChild {
      pages += shown([selectedChild.page].compactMap { $0 }, of: selectedChild)
    }
    let shown = managingNavigationController.viewControllers
    guard pages.map(ObjectIdentifier.init) != shown.map(ObjectIdentifier.init) else { return }
    managingNavigationController.setViewControllers(pages, animated: false)
  }

  /// The pages of a tab that the delegate wants to be on the stack.
  private func shown(_ pages: [UIViewController], of tab: UITab) -> [UIViewController] {
    guard let controller = tabBarController, let delegate = controller.delegate else {
      return pages
    }
    return UISystem.current.running(.app("displayedViewControllersFor")) {
      delegate.tabBarController(
        controller, displayedViewControllersFor: tab, proposedViewControllers: pages)
    }
  }

  override var page: UIViewController? {
    if let managingNavigationController {
      stackPages()
      return managingNavigationController
    }
    return selectedChild?.page ?? viewController ?? displayOrder.first?.page
  }

  /// The tab in it, at any depth, or itself, that an identifier belongs to.
  public final func tab(forIdentifier identifier: String) -> UITab? {
    if self.identifier == identifier { return self }
    for child in ownChildren {
      if let group = child as? UITabGroup {
        if let found = group.tab(forIdentifier: identifier) { return found }
      } else if child.identifier == identifier {
        return child
      }
    }
    return nil
  }
}
