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
