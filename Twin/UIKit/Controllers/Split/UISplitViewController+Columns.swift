import Foundation

/// What is in one column.
struct SplitColumn {
  /// The page as the app has set it.
  var page: UIViewController
  /// What is shown: the page, or the navigation controller that was made for it.
  let root: UIViewController

  /// Whether the navigation controller was made for the page.
  var hasOwnNavigation: Bool { page !== root }
}

/// What the app puts into the columns.
extension UISplitViewController {
  /// The columns that lie beside each other, from the primary one.
  static let order: [Column] = [.primary, .supplementary, .secondary]

  /// What `viewControllers` reads.
  var rootPages: [UIViewController] {
    if let root = arrangement.collapsedRoot { return [root] }
    return Self.order.compactMap { columns[$0]?.root }
  }

  /// Puts two pages into the two columns of a controller without style.
  func replacePages(with pages: [UIViewController]) {
    let former = rootPages
    let names: [Column] = pages.count > 2 ? Self.order : [.primary, .secondary]
    let next = zip(names, pages).map { ($0, SplitColumn(page: $1, root: $1)) }
    var kept = columns.filter { $0.key == .compact || $0.key == .inspector }
    for (column, content) in next { kept[column] = content }
    if isCollapsed, let root = pages.first {
      // All that a narrow screen has is one page; another one comes beside it when there is room.
      arrangement = .collapsed(root)
    }
    exchange(former: former) { columns = kept }
  }

  /// Puts a page into a column.
  func put(_ page: UIViewController?, into column: Column) {
    guard let page else { return empty(column) }
    let former = columns[column]
    guard former?.page !== page else { return }
    if let former, let navigation = former.root as? UINavigationController,
      !(page is UINavigationController), style != .unspecified
    {
      columns[column]?.page = page
      if column == .secondary {
        navigation.pushViewController(page, animated: navigation.viewIfLoaded?.window != nil)
        return
      }
      if former.hasOwnNavigation { return navigation.setViewControllers([page], animated: false) }
    }
    let root = column == .compact || page is UINavigationController ? page : navigation(for: page)
    replace(former?.root, by: root) { columns[column] = SplitColumn(page: page, root: root) }
  }

  private func navigation(for page: UIViewController) -> UIViewController {
    guard style != .unspecified else { return page }
    let navigation = UINavigationController(nibName: nil, bundle: nil)
    navigation.viewControllers = [page]
    return navigation
  }

  private func empty(_ column: Column) {
    guard let former = columns[column] else { return }
    replace(former.root, by: nil) { columns[column] = nil }
  }

  /// Exchanges what is in a column, wherever it is: beside the others, or on the one stack.
  private func replace(
    _ former: UIViewController?, by root: UIViewController?, _ change: () -> Void
  ) {
    guard let stack = arrangement.collapsedRoot as? UINavigationController, let former,
      stack.stack.contains(former), former !== stack
    else {
      return exchange(former: rootPages, change)
    }
    change()
    let pages = stack.viewControllers.compactMap { $0 === former ? root : $0 }
    stack.setViewControllers(pages, animated: false)
  }

  /// Changes what is in the columns, and tells who comes and goes.
  private func exchange(former: [UIViewController], _ change: () -> Void) {
    let shown = shownPages
    change()
    let members =
      Self.order.compactMap { columns[$0]?.root }
      + [columns[.compact]?.root, isCollapsed ? nil : inspector]
      .compactMap { $0 }
    for page in children where !members.contains(where: { $0 === page }) {
      page.willMove(toParent: nil)
    }
    let added = members.filter { $0.parent == nil }
    if !isCollapsed || former.isEmpty { for page in added { addChild(page) } }
    show(shownPages, insteadOf: shown)
    for page in children where !members.contains(where: { $0 === page }) { page.removeFromParent() }
    for page in added where page.parent === self { page.didMove(toParent: self) }
  }
}
