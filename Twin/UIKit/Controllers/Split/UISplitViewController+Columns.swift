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
    let names: [Column] = pages.count > 2 ? Self.order : [.primary, .secondary]
    let next = zip(names, pages).map { ($0, SplitColumn(page: $1, root: $1)) }
    var kept = columns.filter { $0.key == .compact || $0.key == .inspector }
    for (column, content) in next { kept[column] = content }
    exchange {
      columns = kept
      guard isCollapsed, let root = pages.first else { return }
      // All that a narrow screen has is one page; another one comes beside it when there is room.
      arrangement = .collapsed(root)
    }
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
    if let former, let root, former === arrangement.collapsedRoot {
      return replaceCollapsed(former, by: root, change)
    }
    guard let stack = arrangement.collapsedRoot as? UINavigationController, let former,
      stack.stack.contains(former), former !== stack
    else { return exchange(change) }
    change()
    let pages = stack.viewControllers.compactMap { $0 === former ? root : $0 }
    stack.setViewControllers(pages, animated: false)
  }

  /// Exchanges what columns have become: those that were on its stack go with it (assumed, as with its page).
  private func replaceCollapsed(
    _ former: UIViewController, by root: UIViewController, _ change: () -> Void
  ) {
    letGoOfColumns(on: former)
    exchange {
      change()
      arrangement = .collapsed(root)
    }
  }

  /// The pages that are children for their columns; where these have become one, others join it later.
  private var members: [UIViewController] {
    let pages = (Self.order + [.compact]).compactMap { columns[$0]?.root }
    let other = arrangement.collapsedRoot ?? inspector
    guard let other, !pages.contains(where: { $0 === other }) else { return pages }
    return pages + [other]
  }

  /// Changes what is in the columns, and tells who comes and goes.
  private func exchange(_ change: () -> Void) {
    let (shown, former) = (shownPages, members)
    change()
    let (root, members) = (arrangement.collapsedRoot, members)
    let leaving = children.filter { page in
      former.contains { $0 === page } && !members.contains { $0 === page }
    }
    for page in leaving { page.willMove(toParent: nil) }
    let added = members.filter { $0.parent == nil && (root == nil || $0 === root) }
    for page in added { addChild(page) }
    show(shownPages, insteadOf: shown)
    for page in leaving {
      // One that was on its way out already.
      page.viewIfLoaded?.removeFromSuperview()
      if page.appearance.isChanging { page.endAppearanceTransition() }
      page.removeFromParent()
    }
    for page in added where page.parent === self { page.didMove(toParent: self) }
  }
}
