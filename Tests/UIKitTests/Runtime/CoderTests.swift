import Foundation
import Simulator
import Testing
import UIKit

@Suite("An object made with a coder")
@MainActor
struct CoderTests {
  private let device = Device(era: .iOS18)

  /// What tests of apps hand over.
  private func coders() throws -> [NSCoder] {
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: NSString(string: "root"), requiringSecureCoding: false)
    return [
      NSCoder(), NSKeyedArchiver(requiringSecureCoding: false),
      try NSKeyedUnarchiver(forReadingFrom: archive),
    ]
  }

  /// A view as apps write them.
  private final class Card: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() { addSubview(label) }
  }

  private final class Page: UIViewController {
    let model: String

    init?(coder: NSCoder, model: String) {
      self.model = model
      super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
      model = "none"
      super.init(coder: coder)
    }
  }

  @Test("is there, whatever the coder is, also of an app's own class")
  func own() throws {
    UISystem.current = device.system
    for coder in try coders() {
      let card = try #require(Card(coder: coder))
      #expect(card.frame == .zero && card.alpha == 1 && card.isUserInteractionEnabled)
      #expect(card.subviews == [card.label])
      let page = try #require(Page(coder: coder, model: "a"))
      #expect(page.model == "a" && page.nibName == nil)
      device.launch { page }
      #expect(page.view.bounds.size == device.window.bounds.size)
    }
  }

  @Test("is as its usual initializer makes it")
  func views() throws {
    UISystem.current = device.system
    let pairs: [(UIView?, UIView)] = [
      (UIView(coder: NSCoder()), UIView()), (UILabel(coder: NSCoder()), UILabel()),
      (UIImageView(coder: NSCoder()), UIImageView(frame: .zero)),
      (UIControl(coder: NSCoder()), UIControl()), (UIButton(coder: NSCoder()), UIButton()),
      (UISwitch(coder: NSCoder()), UISwitch()), (UISlider(coder: NSCoder()), UISlider()),
      (UIStepper(coder: NSCoder()), UIStepper()),
      (UISegmentedControl(coder: NSCoder()), UISegmentedControl()),
      (UIProgressView(coder: NSCoder()), UIProgressView()),
      (UIPageControl(coder: NSCoder()), UIPageControl()),
      (UIPickerView(coder: NSCoder()), UIPickerView()),
      (UIDatePicker(coder: NSCoder()), UIDatePicker()),
      (UITextField(coder: NSCoder()), UITextField()),
      (UISearchTextField(coder: NSCoder()), UISearchTextField()),
      (UITextView(coder: NSCoder()), UITextView()),
      (UISearchBar(coder: NSCoder()), UISearchBar()),
      (UIScrollView(coder: NSCoder()), UIScrollView()),
      (UIRefreshControl(coder: NSCoder()), UIRefreshControl()),
      (UITableView(coder: NSCoder()), UITableView()),
      (
        UITableViewCell(coder: NSCoder()),
        UITableViewCell(style: .default, reuseIdentifier: nil)
      ),
      (
        UITableViewHeaderFooterView(coder: NSCoder()),
        UITableViewHeaderFooterView(reuseIdentifier: nil)
      ),
      (UICollectionViewCell(coder: NSCoder()), UICollectionViewCell()),
      (UIStackView(coder: NSCoder()), UIStackView()),
      (UINavigationBar(coder: NSCoder()), UINavigationBar()),
      (UIToolbar(coder: NSCoder()), UIToolbar()), (UITabBar(coder: NSCoder()), UITabBar()),
      (UIVisualEffectView(coder: NSCoder()), UIVisualEffectView(effect: nil)),
    ]
    for (made, usual) in pairs {
      let name = "\(type(of: usual))"
      let made = try #require(made, "\(name)")
      #expect(type(of: made) == type(of: usual))
      #expect(made.frame == usual.frame, "\(name)")
      #expect(made.backgroundColor == usual.backgroundColor, "\(name)")
      #expect(made.clipsToBounds == usual.clipsToBounds, "\(name)")
      #expect(made.isUserInteractionEnabled == usual.isUserInteractionEnabled, "\(name)")
      #expect(parts(of: made) == parts(of: usual), "\(name)")
      #expect(
        made.gestureRecognizers?.count ?? 0 == usual.gestureRecognizers?.count ?? 0, "\(name)")
    }
  }

  private func parts(of view: UIView) -> [String] { view.subviews.map { "\(type(of: $0))" } }

  @Test("may be a container of pages, which works")
  func controllers() throws {
    UISystem.current = device.system
    let stack = try #require(UINavigationController(coder: NSCoder()))
    let tabs = try #require(UITabBarController(coder: NSCoder()))
    device.launch { tabs }
    device.perform {
      tabs.viewControllers = [stack]
      stack.pushViewController(UIViewController(), animated: false)
    }
    device.advance(by: 0)
    #expect(stack.viewControllers.count == 1)
    #expect(stack.navigationBar.window === device.window)
    #expect(tabs.tabBar.items?.count == 1)
    let table = try #require(UITableViewController(coder: NSCoder()))
    device.perform { stack.pushViewController(table, animated: false) }
    device.advance(by: 0)
    #expect(table.tableView.window === device.window)
    let grid = try #require(UICollectionViewController(coder: NSCoder()))
    device.perform { stack.pushViewController(grid, animated: false) }
    device.advance(by: 0)
    #expect(grid.collectionView.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(UISplitViewController(coder: NSCoder())?.style == .unspecified)
    #expect(UIPageViewController(coder: NSCoder())?.transitionStyle == .pageCurl)
    #expect(UISearchController(coder: NSCoder())?.searchResultsController == nil)
    #expect(UIAlertController(coder: NSCoder())?.actions.isEmpty == true)
    #expect(UIBarButtonItem(coder: NSCoder()) != nil)
    #expect(UINavigationItem(coder: NSCoder())?.title == nil)
    #expect(UITabBarItem(coder: NSCoder()) != nil)
    #expect(device.crash == nil)
  }

  @Test("may be a window of the app's scene")
  func windows() throws {
    UISystem.current = device.system
    device.launch { UIViewController() }
    let window = try #require(UIWindow(coder: NSCoder()))
    #expect(window.isHidden)
    #expect(window.windowScene === device.window.windowScene)
  }
}
