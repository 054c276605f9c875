import Interlock
import QuartzCore
import Simulator
import UIKit

/// A device whose app pushes and pops pages, and a link that looks at each frame as a screen would.
final class NavigationStage {
  /// How long a push takes, in seconds: `UINavigationController.hideShowBarDuration` and what the twin adds.
  static let duration = 0.35

  let device = Device(era: .iOS18)
  let navigation: UINavigationController
  private let makePage: () -> UIViewController
  /// The frames so far.
  private(set) var frameCount = 0
  private var link: CADisplayLink?

  /// A page as apps have many: a title and a line of text, laid out by hand.
  private final class PlainPage: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      label.text = title
      view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      label.frame = view.bounds.inset(by: view.safeAreaInsets)
    }
  }

  /// A page as most apps have: a table with more rows than the screen shows.
  private final class TablePage: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  /// A stage with a root page.
  ///
  /// - Parameter makePage: Makes what ``pushAndPop(_:)`` pushes.
  init(
    isGuarded: Bool, makePage: @escaping () -> UIViewController = { NavigationStage.page("Page") }
  ) {
    self.makePage = makePage
    UISystem.current = device.system
    let root = Self.page("Root")
    navigation =
      isGuarded
      ? InterlockNavigationController(rootViewController: root)
      : UINavigationController(rootViewController: root)
    device.launch { [navigation] in navigation }
    let link = CADisplayLink { [unowned self] _ in
      frameCount += 1
      _ = navigation.topViewController?.viewIfLoaded?.layer.presentation()?.position
    }
    link.add(to: .main, forMode: .common)
    self.link = link
    settle()
  }

  /// Pushes a new page and pops it, so many times.
  func pushAndPop(_ count: Int) {
    for _ in 0..<count {
      device.perform { navigation.pushViewController(makePage(), animated: true) }
      settle()
      precondition(navigation.viewControllers.count == 2, "the page is there")
      device.perform { _ = navigation.popViewController(animated: true) }
      settle()
    }
  }

  /// Pushes so many pages of the kind that a block makes, without animation.
  func push(_ count: Int, _ makePage: @escaping () -> UIViewController) {
    for _ in 0..<count {
      device.perform { navigation.pushViewController(makePage(), animated: false) }
      settle()
    }
  }

  private func settle() {
    let isAtRest = device.settle(limit: 10)
    precondition(isAtRest && device.crash == nil, "a transition ends")
  }

  static func page(_ title: String) -> UIViewController {
    let page = PlainPage()
    page.title = title
    return page
  }

  static func tablePage() -> UIViewController {
    let page = TablePage(style: .plain)
    page.title = "Page"
    return page
  }
}
