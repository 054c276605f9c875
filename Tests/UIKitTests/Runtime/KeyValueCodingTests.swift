import Foundation
import Simulator
import Testing
import UIKit

@Suite("A part of UIKit that apps know by its key")
@MainActor
struct KeyValueCodingTests {
  private final class HighTabBar: UITabBar {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: super.sizeThatFits(size).height + 20)
    }
  }

  private final class OwnTabs: UITabBarController {
    override func viewDidLoad() {
      super.viewDidLoad()
      setValue(HighTabBar(), forKey: "tabBar")
    }
  }

  private final class OwnBar: UINavigationBar {}

  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  @Test("is the bar of a tab bar controller, which an own class replaces before there are pages")
  func tabBarFirst() throws {
    let device = Device(era: .iOS18)
    let tabs = OwnTabs()
    tabs.viewControllers = [page("One"), page("Two")]
    device.launch { tabs }
    #expect(tabs.tabBar is HighTabBar)
    #expect(tabs.value(forKey: "tabBar") as? UITabBar === tabs.tabBar)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 103, width: 390, height: 103))
    device.tap(on: try #require(device.find(text: "Two").first))
    #expect(tabs.selectedIndex == 1)
    #expect(device.screenReading.tabDrawn == "Two")
  }

  @Test("is the bar of a tab bar controller also once it shows pages")
  func tabBarLater() {
    let device = Device(era: .iOS18)
    let tabs = UITabBarController()
    tabs.viewControllers = [page("One"), page("Two")]
    device.launch { tabs }
    let former = tabs.tabBar
    device.perform { tabs.setValue(HighTabBar(), forKey: "tabBar") }
    #expect(former.superview == nil)
    #expect(tabs.tabBar.superview === tabs.view)
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
    #expect(device.screenReading.tabDrawn == "One")
    #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 103)
  }

  @Test("is the bar of a navigation controller, which an own class replaces")
  func navigationBar() {
    let device = Device(era: .iOS18)
    let navigation = UINavigationController(rootViewController: page("Root"))
    navigation.setValue(OwnBar(), forKey: "navigationBar")
    device.launch { navigation }
    #expect(navigation.navigationBar is OwnBar)
    #expect(device.screenReading.titlesDrawn == ["Root"])
    device.perform { navigation.pushViewController(self.page("Next"), animated: true) }
    _ = device.settle(limit: 2)
    let former = navigation.navigationBar
    device.perform { navigation.setValue(OwnBar(), forKey: "navigationBar") }
    #expect(former.superview == nil)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(device.screenReading.titlesDrawn == ["Next"])
    #expect(device.screenReading.backButtonDrawn == "Root")
  }

  @Test("is the number of the system's item that a bar's button is")
  func systemItem() {
    UISystem.current = Device(era: .iOS18).system
    func number(_ item: UIBarButtonItem) -> Int? { item.value(forKey: "systemItem") as? Int }
    let cancel = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
    #expect(number(cancel) == UIBarButtonItem.SystemItem.cancel.rawValue)
    #expect(cancel.value(forKey: "systemItem") as? NSNumber == 1)
    #expect(number(UIBarButtonItem(systemItem: .save)) == 3)
    #expect(number(.flexibleSpace()) == 5)
    #expect(number(UIBarButtonItem(title: "Done")) == -1)
    #expect(number(UIViewController().editButtonItem) == 2)
  }

  @Test("is the toolbar of a navigation controller, which an own class replaces")
  func toolbar() {
    final class OwnToolbar: UIToolbar {}
    let device = Device(era: .iOS18)
    let root = page("Root")
    root.toolbarItems = [UIBarButtonItem(systemItem: .done)]
    let navigation = UINavigationController(rootViewController: root)
    navigation.setValue(OwnToolbar(), forKey: "toolbar")
    navigation.isToolbarHidden = false
    device.launch { navigation }
    #expect(navigation.toolbar is OwnToolbar)
    #expect(navigation.toolbar.items?.count == 1)
    #expect(navigation.toolbar.superview === navigation.view)
  }

  @Test("is the view of a bar's item, while the item is shown")
  func itemView() throws {
    let device = Device(era: .iOS18)
    let root = page("Root")
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    #expect(item.value(forKey: "view") == nil)
    root.navigationItem.rightBarButtonItem = item
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: own)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: root)]
    device.launch { tabs }
    let view = try #require(item.value(forKey: "view") as? UIView)
    #expect(view.isDescendant(of: try #require(root.navigationController).navigationBar))
    #expect(view.convert(view.bounds, to: nil).maxX > 300)
    #expect(root.navigationItem.leftBarButtonItem?.value(forKey: "view") as? UIView === own)
    let tab = try #require(tabs.tabBar.items?.first?.value(forKey: "view") as? UIView)
    #expect(tab.superview === tabs.tabBar)
  }

  @Test("is the field of a search bar")
  func field() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
  }

  @Test("is the line below a navigation bar, which goes away")
  func shadow() {
    let device = Device(era: .iOS18)
    let navigation = UINavigationController(rootViewController: page("Root"))
    device.launch { navigation }
    func lines(in view: UIView) -> [UIView] {
      view.isHidden ? [] : view.bounds.height < 1 ? [view] : view.subviews.flatMap(lines)
    }
    #expect(lines(in: navigation.navigationBar.subviews[0]).count == 1)
    device.perform { navigation.navigationBar.setValue(true, forKey: "hidesShadow") }
    #expect(lines(in: navigation.navigationBar.subviews[0]).isEmpty)
    device.perform { navigation.navigationBar.setValue(false, forKey: "hidesShadow") }
    #expect(lines(in: navigation.navigationBar.subviews[0]).count == 1)
  }

  @Test("is the color of a button in an alert, and its texts with attributes")
  func alertColor() throws {
    let device = Device(era: .iOS18)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    let title = NSAttributedString(string: "Surely?", attributes: [.foregroundColor: UIColor.red])
    alert.setValue(title, forKey: "attributedTitle")
    let action = UIAlertAction(title: "Leave", style: .default)
    action.setValue(UIColor.purple, forKey: "titleTextColor")
    alert.addAction(action)
    let root = page("Root")
    device.launch { root }
    device.perform { root.present(alert, animated: false) }
    func labels(in view: UIView) -> [UILabel] {
      view.subviews.flatMap { labels(in: $0) } + [view].compactMap { $0 as? UILabel }
    }
    let label = try #require(labels(in: alert.view).first { $0.text == "Leave" })
    #expect(label.textColor == .purple)
    #expect(labels(in: alert.view).contains { $0.attributedText == title })
    #expect(alert.value(forKey: "attributedTitle") as? NSAttributedString == title)
    let message = NSAttributedString(string: "It is late.")
    device.perform { alert.setValue(message, forKey: "attributedMessage") }
    #expect(labels(in: alert.view).contains { $0.text == "It is late." })
  }

  @Test("is the handler of a button in an alert, which tests run")
  func alertHandler() throws {
    var run: [String] = []
    let action = UIAlertAction(title: "Leave", style: .default) { run.append($0.title ?? "") }
    let handler = try #require(action.value(forKey: "handler") as? (UIAlertAction) -> Void)
    handler(action)
    #expect(run == ["Leave"])
    #expect(UIAlertAction(title: "Stay", style: .cancel).value(forKey: "handler") == nil)
  }

  @Test(
    "is the way in which the device is held, to turn the content, until iOS 15",
    arguments: [Era.iOS9, .iOS13])
  func orientation(_ era: Era) {
    let device = Device(era: era)
    device.launch { self.page("Root") }
    let landscape = UIInterfaceOrientation.landscapeRight.rawValue
    device.perform { UIDevice.current.setValue(landscape, forKey: "orientation") }
    _ = device.settle(limit: 2)
    #expect(device.window.bounds.size == CGSize(width: 844, height: 390))
    #expect(device.window.windowScene?.interfaceOrientation == .landscapeRight)
    let portrait = NSNumber(value: UIInterfaceOrientation.portrait.rawValue)
    device.perform { UIDevice.current.setValue(portrait, forKey: "orientation") }
    _ = device.settle(limit: 2)
    #expect(device.window.bounds.size == CGSize(width: 390, height: 844))
    #expect(device.log.isEmpty)
  }

  @Test("and later is refused with UIKit's line")
  func orientationLater() {
    let device = Device(era: .iOS18)
    device.launch { self.page("Root") }
    device.perform { UIDevice.current.setValue(3, forKey: "orientation") }
    _ = device.settle(limit: 2)
    #expect(device.window.bounds.size == CGSize(width: 390, height: 844))
    #expect(
      device.log.map(\.text) == [
        "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. "
          + "Please use UIWindowScene.requestGeometryUpdate(_:)"
      ])
  }

  /// What stands on the wheels of a date picker.
  private func titles(in picker: UIDatePicker) -> [UILabel] {
    func labels(in view: UIView) -> [UILabel] {
      (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }
    return picker.subviews.filter { $0 is UIPickerView }.flatMap(labels)
  }

  @Test(
    "is the color of what stands on the wheels of a picker, but for today unless told so, too",
    arguments: [false, true])
  func pickers(isEarly: Bool) {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    device.launch { page }
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 390, height: 216))
    picker.preferredDatePickerStyle = .wheels
    if isEarly { picker.setValue(UIColor.white, forKeyPath: "textColor") }
    device.perform { page.view.addSubview(picker) }
    _ = device.settle(limit: 1)
    if !isEarly { device.perform { picker.setValue(UIColor.white, forKey: "textColor") } }
    #expect(picker.value(forKey: "textColor") as? UIColor == .white)
    let labels = titles(in: picker)
    #expect(labels.count > 5)
    #expect(labels.allSatisfy { ($0.textColor == .white) == ($0.text != "Today") })
    #expect(labels.contains { $0.text == "Today" })
    device.perform { picker.setValue(false, forKey: "highlightsToday") }
    #expect(titles(in: picker).allSatisfy { $0.textColor == .white })
    device.perform { picker.setValue(nil, forKey: "textColor") }
    #expect(titles(in: picker).allSatisfy { $0.textColor == .label })
  }

  @Test("is a property whose changes can be observed, also at the end of a path")
  func properties() {
    let navigation = UINavigationController(rootViewController: page("Root"))
    navigation.title = "Stack"
    let scrollView = UIScrollView()
    scrollView.contentOffset.y = 7
    #expect(navigation.value(forKey: "title") as? String == "Stack")
    #expect(scrollView.value(forKey: "contentOffset") as? CGPoint == CGPoint(x: 0, y: 7))
    #expect(scrollView.value(forKey: "hidden") as? Bool == false)
    navigation.setValue(true, forKeyPath: "navigationBar.hidesShadow")
    #expect(navigation.value(forKeyPath: "navigationBar.hidesShadow") as? Bool == true)
    #expect(navigation.value(forKeyPath: "navigationBar.alpha") as? CGFloat == 1)
  }

  /// Source: Apple, "Key-Value Coding Programming Guide", and "CALayer": apps round corners by such paths in storyboards.
  @Test("is reached through layers, items and nothing, too")
  func paths() {
    let view = UIView()
    view.setValue(7, forKeyPath: "layer.cornerRadius")
    #expect(view.layer.cornerRadius == 7)
    #expect(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 7)
    #expect(view.value(forKeyPath: "layer.transform.scale.x") as? CGFloat == 1)
    final class Page: UIViewController {
      var parts: [String: Any] = [:]
      override func value(forUndefinedKey key: String) -> Any? { parts[key] }
      override func setValue(_ value: Any?, forUndefinedKey key: String) { parts[key] = value }
    }
    let outer = Page()
    outer.parts = ["bar": UIBarButtonItem(customView: view), "map": ["view": view]]
    #expect(outer.value(forKeyPath: "bar.view.alpha") as? CGFloat == 1)
    #expect(outer.value(forKeyPath: "map.view.layer.cornerRadius") as? CGFloat == 7)
    outer.setValue(0.5, forKeyPath: "bar.view.layer.opacity")
    #expect(view.alpha == 0.5)
    outer.setValue(1, forKeyPath: "nothing.at.all")
    #expect(outer.value(forKeyPath: "nothing.at.all") == nil)
  }

  @Test("raises where a path goes through something without keys", arguments: [false, true])
  func unknownInPath(sets: Bool) throws {
    let device = Device(era: .iOS18)
    device.launch { self.page("Root") }
    let view = UIView()
    device.perform {
      if sets { return view.setValue(3, forKeyPath: "center.x") }
      _ = view.value(forKeyPath: "center.x")
    }
    let crash = try #require(device.crash)
    #expect(crash.name == "NSUnknownKeyException")
    #expect(crash.reason.hasSuffix("not key value coding-compliant for the key x."))
  }

  @Test("is how round the corners of the screen are")
  func corners() {
    let device = Device(era: .iOS18)
    device.perform {
      #expect(UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat ?? 0 > 40)
    }
  }

  @Test("raises where there is none, with UIKit's words")
  func unknown() throws {
    let device = Device(era: .iOS18)
    device.launch { self.page("Root") }
    let bar = UINavigationBar()
    device.perform { _ = bar.value(forKey: "_titleView") }
    let crash = try #require(device.crash)
    #expect(crash.name == "NSUnknownKeyException")
    #expect(crash.reason.hasPrefix("[<UINavigationBar 0x"))
    #expect(
      crash.reason.hasSuffix(
        " valueForUndefinedKey:]: this class is not key value coding-compliant for the key "
          + "_titleView."))
  }

  @Test("or asks the app's class, if that knows more keys")
  func ownKeys() {
    final class Page: UIViewController {
      var keys: [String: Any] = [:]
      override func value(forUndefinedKey key: String) -> Any? { keys[key] }
      override func setValue(_ value: Any?, forUndefinedKey key: String) { keys[key] = value }
    }
    let page = Page()
    page.setValue(3, forKey: "rank")
    #expect(page.value(forKey: "rank") as? Int == 3)
    #expect(page.value(forKeyPath: "rank") as? Int == 3)
  }
}
