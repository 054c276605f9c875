import Foundation

/// The list of all tabs: a button to hide it, the rows, and what the app has above and below them.
///
/// Sizes in points (assumed).
final class SidebarView: UIView, UITableViewDataSource, UITableViewDelegate {
  static let width: CGFloat = 320
  /// How long it takes to come and to go, in seconds (assumed).
  static let duration: TimeInterval = 0.35
  private static let rowHeight: CGFloat = 44

  private weak var controller: UITabBarController?
  private let list = UITableView(frame: .zero, style: .plain)
  private let hideButton = UIButton(type: .system)
  private let moreButton = UIButton(type: .system)
  private var bottomView: UIView?
  private var rows: [Row] = []

  /// A row, with its item once the delegate has made that.
  private struct Row {
    let content: UITabSidebarItem.Content
    let depth: Int
    var item: UITabSidebarItem?

    var tab: UITab? { if case .tab(let tab) = content { tab } else { nil } }
  }

  init(_ controller: UITabBarController) {
    self.controller = controller
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    list.backgroundColor = .clear
    list.separatorStyle = .none
    list.contentInsetAdjustmentBehavior = .never
    list.rowHeight = Self.rowHeight
    list.dataSource = self
    list.delegate = self
    hideButton.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
    hideButton.accessibilityLabel = "Hide Sidebar"
    hideButton.addAction(
      UIAction { [weak self] _ in self?.controller?.sidebar.hide(true, isAnimated: true) },
      for: .touchUpInside)
    moreButton.setImage(UIImage(systemName: "ellipsis"), for: .normal)
    moreButton.accessibilityLabel = "More"
    moreButton.showsMenuAsPrimaryAction = true
    for view in [list, hideButton, moreButton] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows the tabs as they are now.
  func reload() {
    guard let controller else { return }
    let sidebar = controller.sidebar
    rows = Self.rows(of: controller.tabs, depth: 0)
    list.tableHeaderView = content(sidebar.headerContentConfiguration)
    list.tableFooterView = content(sidebar.footerContentConfiguration)
    moreButton.menu = sidebar.navigationOverflowItems.map { UIMenu(children: [$0]) }
    moreButton.isHidden = moreButton.menu == nil
    if bottomView !== sidebar.bottomBarView {
      bottomView?.removeFromSuperview()
      bottomView = sidebar.bottomBarView
      if let bottomView { addSubview(bottomView) }
    }
    list.reloadData()
    markSelected()
    setNeedsLayout()
  }

  /// Marks the row of the tab that is selected.
  func markSelected() {
    let selected = controller?.selectedTab
    let row = rows.firstIndex { $0.tab === selected }
    list.selectRow(
      at: row.map { IndexPath(row: $0, section: 0) }, animated: false, scrollPosition: .none)
  }

  private static func rows(of tabs: [UITab], depth: Int) -> [Row] {
    tabs.filter { !$0.isHidden }.flatMap { tab in
      let group = tab as? UITabGroup
      let inside = rows(of: group?.displayOrder ?? [], depth: depth + 1)
      let actions = (group?.sidebarActions ?? []).map {
        Row(content: .action($0), depth: depth + 1)
      }
      return [Row(content: .tab(tab), depth: depth)] + inside + actions
    }
  }

  /// Has the delegate update the row of a tab.
  func reconfigure(_ tab: UITab) {
    guard let row = rows.firstIndex(where: { $0.tab === tab }), let item = rows[row].item,
      let cell = list.cellForRow(at: IndexPath(row: row, section: 0)) as? SidebarCell
    else { return }
    update(item)
    cell.show(item) { [weak self] in self?.update($0) }
  }

  private func update(_ item: UITabSidebarItem) {
    guard let controller else { return }
    controller.sidebar.delegate?.tabBarController(
      controller, sidebar: controller.sidebar, update: item)
  }

  private func makeItem(_ content: UITabSidebarItem.Content) -> UITabSidebarItem {
    let request = UITabSidebarItem.Request(
      content, UICellConfigurationState(traitCollection: traitCollection))
    guard let controller, let delegate = controller.sidebar.delegate else {
      return UITabSidebarItem(request: request)
    }
    return delegate.tabBarController(
      controller, sidebar: controller.sidebar, itemFor: request)
  }

  private func content(_ configuration: (any UIContentConfiguration)?) -> UIView? {
    guard let view = configuration?.makeContentView() else { return nil }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: Self.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    view.frame = CGRect(x: 0, y: 0, width: Self.width, height: size.height)
    return view
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = safeAreaInsets.top
    let side: CGFloat = 44
    let margin: CGFloat = 12
    hideButton.frame = directed(
      CGRect(x: margin, y: top, width: side, height: side), in: bounds)
    moreButton.frame = directed(
      CGRect(x: bounds.width - margin - side, y: top, width: side, height: side), in: bounds)
    var end = bounds.maxY - safeAreaInsets.bottom
    if let bottomView {
      let height = bottomView.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
      bottomView.frame = CGRect(x: 0, y: end - height, width: bounds.width, height: height)
      end -= height
    }
    let start = top + side
    list.frame = CGRect(x: 0, y: start, width: bounds.width, height: max(0, end - start))
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let known = tableView.dequeueReusableCell(withIdentifier: "tab") as? SidebarCell
    let cell = known ?? SidebarCell(style: .default, reuseIdentifier: "tab")
    let row = rows[indexPath.row]
    let item = row.item ?? makeItem(row.content)
    rows[indexPath.row].item = item
    cell.indentationLevel = row.depth
    cell.show(item) { [weak self] in self?.update($0) }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch rows[indexPath.row].content {
    case .tab(let tab): controller?.tapped(tab)
    case .action(let action): action.perform(sender: self)
    }
    markSelected()
  }

  /// Asks or tells the delegate about the tab of a row that is still there.
  private func ask<Answer>(
    _ path: IndexPath,
    _ question: (
      any UITabBarController.Sidebar.Delegate, UITabBarController, UITabBarController.Sidebar, UITab
    ) -> Answer
  ) -> Answer? {
    guard let controller, rows.indices.contains(path.row), let tab = rows[path.row].tab,
      let delegate = controller.sidebar.delegate
    else { return nil }
    return question(delegate, controller, controller.sidebar, tab)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    _ = ask(indexPath) { $0.tabBarController($1, sidebar: $2, willBeginDisplaying: $3) }
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    _ = ask(indexPath) { $0.tabBarController($1, sidebar: $2, didEndDisplaying: $3) }
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    ask(indexPath) {
      $0.tabBarController($1, sidebar: $2, leadingSwipeActionsConfigurationFor: $3)
    } ?? nil
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    ask(indexPath) {
      $0.tabBarController($1, sidebar: $2, trailingSwipeActionsConfigurationFor: $3)
    } ?? nil
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    ask(indexPath) { $0.tabBarController($1, sidebar: $2, contextMenuConfigurationFor: $3) } ?? nil
  }
}
