import Foundation

/// The list of the pages that have no tab of their own. UIKit's own is called `UIMoreListController`.
final class MoreListController: UITableViewController {
  private weak var tabs: UITabBarController?

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = UITabBarItem.SystemItem.more.title
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showEditButton()
  }

  /// Has a button to choose the tabs, if there is anything to choose.
  func showEditButton() {
    guard isViewLoaded else { return }
    guard tabs?.mayCustomize ?? false else {
      navigationItem.rightBarButtonItem = nil
      return
    }
    guard navigationItem.rightBarButtonItem == nil else { return }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.tabs?.beginCustomizing() }
    )
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tabs?.takeBackPages()
    tabs?.readTabOnList()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.listedItems.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "page")
      ?? UITableViewCell(style: .default, reuseIdentifier: "page")
    let item = tabs?.listedItems[indexPath.row]
    cell.textLabel?.text = item?.title
    cell.imageView?.image = item?.picture(isSelected: false)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    tabs?.chooseFromList(indexPath.row)
  }
}
