import Foundation
import Testing
import UIKit

/// Objects of classes that are known only at run time, as routers and generic helpers make them.
@Suite("A class that is known at run time")
@MainActor
struct ClassInitializerTests {
  private final class PlainPage: UIViewController {
    var isLucky = false

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      isLucky = true
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Stack: UINavigationController {
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      title = "made with \(rootViewController.title ?? "")"
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Badge: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Row: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
  }

  private func make<Page: UIViewController>(_ type: Page.Type) -> Page { Page() }

  private func makeView<View: UIView>(frame: CGRect) -> View { View(frame: frame) }

  private func makeView<View: UIView>() -> View { View() }

  @Test("makes pages in generic code, by the initializers that the class overrides")
  func genericPages() {
    let page = make(PlainPage.self)
    #expect(page.isLucky)
    #expect(type(of: make(UIViewController.self)) == UIViewController.self)
    #expect(make(UINavigationController.self).viewControllers.isEmpty)
    #expect(make(UITabBarController.self).selectedIndex == NSNotFound)
  }

  @Test("makes pages of the class that the variable holds, and not of the one it is declared with")
  func pagesOfAVariable() {
    let registry: [String: UIViewController.Type] = [
      "plain": PlainPage.self, "table": UITableViewController.self,
    ]
    #expect((registry["plain"]?.init() as? PlainPage)?.isLucky == true)
    #expect(registry["table"]?.init() is UITableViewController)
    let bundle = Bundle(for: UIViewController.self)
    let page = registry["plain"]?.init(nibName: "A name that is longer than a word", bundle: bundle)
    #expect(page is PlainPage)
    #expect(page?.nibName == "A name that is longer than a word")
    #expect(page?.nibBundle === bundle)
  }

  @Test("makes pages whose bundle is the main one unless they are given another")
  func usualBundle() {
    #expect(UIViewController().nibBundle === Bundle.main)
    #expect(UIViewController(nibName: "Page", bundle: nil).nibBundle === Bundle.main)
  }

  @Test("makes a navigation controller with its root, and keeps neither")
  func navigation() {
    let wrapper: UINavigationController.Type = Stack.self
    weak var freed: UIViewController?
    do {
      let root = UIViewController()
      root.title = "Root"
      freed = root
      let navigation = wrapper.init(rootViewController: root)
      #expect(navigation is Stack)
      #expect(navigation.title == "made with Root")
      #expect(navigation.viewControllers == [root])
    }
    #expect(freed == nil)
  }

  @Test("makes views and cells")
  func views() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let badge: Badge = makeView(frame: frame)
    #expect(badge.frame == frame)
    #expect(badge.label.superview === badge)
    let label: UILabel = makeView()
    #expect(label.text == nil)
    let type: UIView.Type = Badge.self
    #expect(type.init() is Badge)
    #expect(type.init(frame: frame).frame == frame)
    let row: UITableViewCell.Type = Row.self
    let cell = row.init(style: .default, reuseIdentifier: "a row")
    #expect(cell is Row)
    #expect(cell.reuseIdentifier == "a row")
    #expect(cell.detailTextLabel != nil)
  }

  private final class Header: UITableViewHeaderFooterView {
    let label = UILabel()

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class List: UITableView {
    var isMade = false

    override init(frame: CGRect, style: UITableView.Style) {
      super.init(frame: frame, style: style)
      isMade = true
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("makes tables, their headers, and pages with them")
  func tables() {
    let header: UITableViewHeaderFooterView.Type = Header.self
    let made = header.init(reuseIdentifier: "a header that has a long name")
    #expect((made as? Header)?.label.superview === made.contentView)
    #expect(made.reuseIdentifier == "a header that has a long name")
    let list: UITableView.Type = List.self
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let table = list.init(frame: frame, style: .insetGrouped)
    #expect((table as? List)?.isMade == true && table.style == .insetGrouped)
    #expect(table.frame == frame)
    final class Page: UITableViewController {}
    let page: UITableViewController.Type = Page.self
    let shown = page.init(style: .grouped)
    #expect(shown is Page && shown.tableView.style == .grouped)
  }

  @Test("makes collections, their layouts, and pages with them; nothing keeps them")
  func collections() {
    final class Grid: UICollectionViewFlowLayout {
      var columns = 0

      override init() {
        super.init()
        columns = 3
      }

      required init?(coder: NSCoder) { nil }
    }
    final class Items: UICollectionView {}
    final class Page: UICollectionViewController {}
    func makeLayout<Layout: UICollectionViewLayout>() -> Layout { Layout() }
    weak var freed: UICollectionViewLayout?
    do {
      let grid: Grid = makeLayout()
      freed = grid
      #expect(grid.columns == 3)
      let items: UICollectionView.Type = Items.self
      let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      let collection = items.init(frame: frame, collectionViewLayout: grid)
      #expect(collection is Items && collection.frame == frame)
      #expect(collection.collectionViewLayout === grid)
      let page: UICollectionViewController.Type = Page.self
      let shown = page.init(collectionViewLayout: grid)
      #expect(shown is Page && shown.collectionViewLayout === grid)
    }
    #expect(freed == nil)
  }

  @Test("makes recognizers, buttons, layers and presentation controllers")
  func others() {
    final class Hearer: NSObject {
      func heard() {}
    }
    final class Recognizer: UIPanGestureRecognizer {}
    final class Gradient: CAGradientLayer {
      override init() {
        super.init()
        startPoint = .zero
      }

      override init(layer: Any) { super.init(layer: layer) }

      required init?(coder: NSCoder) { nil }
    }
    final class Presentation: UIPresentationController {}
    final class Switch: UIButton {}
    func make<Made: UIGestureRecognizer>() -> Made { Made() }
    func make<Made: CALayer>() -> Made { Made() }
    let recognizer: UIGestureRecognizer.Type = Recognizer.self
    weak var freed: Hearer?
    do {
      let hearer = Hearer()
      freed = hearer
      #expect(recognizer.init(target: hearer, action: "heard") is Recognizer)
    }
    #expect(freed == nil)
    let plain: Recognizer = make()
    #expect(plain.state == .possible && plain.minimumNumberOfTouches == 1)
    let gradient: Gradient = make()
    #expect(gradient.startPoint == .zero)
    let button: UIButton.Type = Switch.self
    #expect(button.init(type: .close).buttonType == .close && button.init(type: .custom) is Switch)
    let presentation: UIPresentationController.Type = Presentation.self
    let (page, presenting) = (UIViewController(), UIViewController())
    let made = presentation.init(presentedViewController: page, presenting: presenting)
    #expect(made is Presentation && made.presentedViewController === page)
    #expect(made.presentingViewController === presenting)
  }

  @Test("known when the code is compiled is made by its own initializer, with default values, too")
  func known() {
    final class Numbered: UIViewController {
      let number: Int

      init(number: Int = 7) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }
    }
    #expect(Numbered().number == 7)
  }
}
