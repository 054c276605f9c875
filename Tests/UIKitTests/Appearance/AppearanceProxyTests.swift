import Foundation
import Simulator
import Testing
import UIKit

@Suite("The look of a class")
@MainActor
struct AppearanceProxyTests {
  private let device = Device(era: .iOS18)

  private func launch(_ page: UIViewController) {
    device.launch { UINavigationController(rootViewController: page) }
  }

  @Test("is taken over by views that enter a window, and by no other")
  func entering() throws {
    UISystem.current = device.system
    UISwitch.appearance().onTintColor = .red
    let (early, late) = (UISwitch(), UISwitch())
    let page = UIViewController()
    launch(page)
    device.perform { page.view.addSubview(early) }
    #expect(early.onTintColor == .red && late.onTintColor == nil)
    device.perform { UISwitch.appearance().onTintColor = .blue }
    #expect(early.onTintColor == .red)
    device.perform { page.view.addSubview(late) }
    #expect(late.onTintColor == .blue)
    device.perform {
      early.removeFromSuperview()
      page.view.addSubview(early)
    }
    #expect(early.onTintColor == .blue, "It is taken over anew.")
  }

  @Test("comes after what the app has given the view itself")
  func ownValue() {
    UISystem.current = device.system
    UINavigationBar.appearance().tintColor = .purple
    UINavigationBar.appearance().prefersLargeTitles = true
    let page = UIViewController()
    let other = UINavigationBar()
    other.tintColor = .green
    launch(page)
    device.perform { page.view.addSubview(other) }
    let bar = page.navigationController?.navigationBar
    #expect(bar?.tintColor == .purple && bar?.prefersLargeTitles == true)
    #expect(other.tintColor == .green && other.prefersLargeTitles)
  }

  @Test("is that of the nearest class")
  func classes() {
    UISystem.current = device.system
    UIView.appearance().tintColor = .red
    UIButton.appearance().tintColor = .blue
    final class Own: UIButton {}
    let (view, button, own) = (UIView(), UIButton(), Own())
    let page = UIViewController()
    launch(page)
    device.perform { for some in [view, button, own] { page.view.addSubview(some) } }
    #expect(view.tintColor == .red && button.tintColor == .blue && own.tintColor == .blue)
  }

  @Test("may be another one inside others, a page included")
  func containers() {
    UISystem.current = device.system
    final class Box: UIView {}
    final class Page: UIViewController {}
    UILabel.appearance().textColor = .gray
    UILabel.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [Box.self, Page.self]).textColor = .blue
    let labels = (0..<3).map { _ in UILabel() }
    let (box, inner) = (Box(), Box())
    let (page, other) = (Page(), UIViewController())
    launch(other)
    device.perform {
      other.view.addSubview(labels[0])
      other.view.addSubview(box)
      box.addSubview(labels[1])
      inner.addSubview(labels[2])
      page.view.addSubview(inner)
      other.addChild(page)
      other.view.addSubview(page.view)
    }
    #expect(labels.map(\.textColor) == [.gray, .red, .blue])
  }

  @Test("is nothing again when it is set back")
  func reset() {
    UISystem.current = device.system
    UIPageControl.appearance().pageIndicatorTintColor = .red
    UIPageControl.appearance().pageIndicatorTintColor = nil
    let dots = UIPageControl()
    let page = UIViewController()
    launch(page)
    device.perform { page.view.addSubview(dots) }
    #expect(dots.pageIndicatorTintColor == nil)
  }

  @Test("comes before what UIKit itself gives to its views")
  func usual() throws {
    UISystem.current = device.system
    UITableView.appearance().backgroundColor = .red
    UICollectionView.appearance().backgroundColor = .green
    UITextView.appearance().backgroundColor = .blue
    UITableViewCell.appearance().backgroundColor = .brown
    UISegmentedControl.appearance().backgroundColor = .gray
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).font =
      .systemFont(ofSize: 30)
    let tables = [UITableView.Style.plain, .grouped, .plain].map {
      UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 50), style: $0)
    }
    tables[2].backgroundColor = .yellow
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let (text, choice) = (UITextView(), UISegmentedControl(items: ["a"]))
    let row = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let label = try #require(header.textLabel)
    let page = UIViewController()
    launch(page)
    device.perform {
      for view in tables + [grid, text, choice, row, header] { page.view.addSubview(view) }
    }
    #expect(tables.map(\.backgroundColor) == [.red, .red, .yellow])
    #expect(grid.backgroundColor == .green && text.backgroundColor == .blue)
    #expect(row.backgroundColor == .brown)
    #expect(choice.backgroundColor == .gray)
    #expect(label.font.pointSize == 30)
    choice.backgroundColor = .black
    choice.setNeedsLayout()
    device.advance(by: 0)
    #expect(choice.backgroundColor == .black, "A layout does not give the usual one back.")
  }

  @Test("may be that of an app's own class, for what it inherits")
  func ownClasses() {
    UISystem.current = device.system
    class Caption: UILabel {
      override init(frame: CGRect) {
        super.init(frame: frame)
        font = .systemFont(ofSize: 11)
      }

      required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
      }
    }
    final class Small: Caption {}
    final class Row: UITableViewCell {}
    Caption.appearance().textColor = .red
    Caption.appearance().font = .systemFont(ofSize: 30)
    Row.appearance().tintColor = .brown
    let (label, caption, small) = (UILabel(), Caption(), Small())
    let row = Row(style: .default, reuseIdentifier: nil)
    let page = UIViewController()
    launch(page)
    device.perform { for view in [label, caption, small, row] { page.view.addSubview(view) } }
    #expect(label.textColor == .label)
    #expect(caption.textColor == .red && small.textColor == .red)
    #expect(caption.font.pointSize == 11, "What the class says itself comes first.")
    #expect(row.tintColor == .brown)
    #expect(Caption.appearance() === Caption.appearance())
  }

  @Test("has the pictures and appearance objects of bars, as apps set them at launch")
  func bars() throws {
    UISystem.current = device.system
    let picture = UIImage(systemName: "star")
    UINavigationBar.appearance().setBackgroundImage(picture, for: .default)
    UINavigationBar.appearance().shadowImage = UIImage()
    UITabBar.appearance().backgroundImage = picture
    UITabBar.appearance().shadowImage = UIImage()
    UIToolbar.appearance().setBackgroundImage(
      picture, forToolbarPosition: .any, barMetrics: .default)
    let look = UITabBarAppearance()
    look.backgroundColor = .red
    let page = UIViewController()
    let tabs = UITabBarController()
    let other = UITabBar()
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    device.launch { tabs }
    let bar = try #require(page.navigationController?.navigationBar)
    #expect(bar.backgroundImage(for: .default) === picture && bar.shadowImage != nil)
    #expect(tabs.tabBar.backgroundImage === picture && tabs.tabBar.shadowImage != nil)
    let toolbar = UIToolbar()
    device.perform {
      UITabBar.appearance().standardAppearance = look
      UITabBar.appearance().scrollEdgeAppearance = look
      for view in [toolbar, other] { page.view.addSubview(view) }
    }
    #expect(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === picture)
    #expect(other.standardAppearance.backgroundColor == .red)
    #expect(other.scrollEdgeAppearance?.backgroundColor == .red)
  }

  @Test("may move the titles of back buttons off the screen")
  func backTitles() throws {
    UISystem.current = device.system
    UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -1000, vertical: 0), for: .default)
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.red], for: .normal)
    let (page, next) = (UIViewController(), UIViewController())
    page.title = "Below"
    launch(page)
    device.perform { page.navigationController?.pushViewController(next, animated: false) }
    _ = device.settle(limit: 2)
    let button = try #require(device.backButton)
    let label = try #require(
      button.subviews.first { ($0 as? UILabel)?.text == "Below" } as? UILabel)
    #expect(label.frame.maxX < 0 && label.textColor == .red)
    device.tap(on: button)
    _ = device.settle(limit: 2)
    #expect(page.navigationController?.topViewController === page)
  }

  @Test("has what works of all views, scroll views and text fields")
  func others() {
    UISystem.current = device.system
    UIView.appearance().semanticContentAttribute = .forceRightToLeft
    UIScrollView.appearance().contentInsetAdjustmentBehavior = .never
    UITextField.appearance().keyboardAppearance = .dark
    let page = UIViewController()
    let (scroll, field) = (UITableView(), UITextField())
    launch(page)
    device.perform { for view in [scroll, field] { page.view.addSubview(view) } }
    #expect(scroll.contentInsetAdjustmentBehavior == .never && field.keyboardAppearance == .dark)
    #expect(field.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test("may be for certain traits only, and comes before that for all")
  func traits() {
    UISystem.current = device.system
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    UISwitch.appearance().onTintColor = .red
    UISwitch.appearance(for: dark).onTintColor = .blue
    UISwitch.appearance(for: dark, whenContainedInInstancesOf: [UIStackView.self]).onTintColor =
      .green
    #expect(
      UISwitch.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).onTintColor == .blue)
    let (light, night, held) = (UISwitch(), UISwitch(), UISwitch())
    night.overrideUserInterfaceStyle = .dark
    held.overrideUserInterfaceStyle = .dark
    let page = UIViewController()
    launch(page)
    device.perform {
      page.view.addSubview(light)
      page.view.addSubview(night)
      page.view.addSubview(UIStackView(arrangedSubviews: [held]))
    }
    #expect(light.onTintColor == .red && night.onTintColor == .blue)
    #expect(held.onTintColor == .green)
  }
}
