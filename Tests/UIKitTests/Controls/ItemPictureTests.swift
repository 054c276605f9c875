import Simulator
import Testing
import UIKit

@Suite("Pictures and badges")
@MainActor
struct ItemPictureTests {
  private let picture = UIImage(systemName: "house")
  private let other = UIImage(systemName: "gear")
  private let device = Device(era: .iOS18)

  @Test("are in a tab's item as it was made")
  func tabItems() {
    let item = UITabBarItem(title: "Home", image: picture, tag: 3)
    #expect(item.title == "Home" && item.image === picture && item.tag == 3)
    #expect(item.selectedImage === picture)
    let second = UITabBarItem(title: "Home", image: picture, selectedImage: other)
    #expect(second.selectedImage === other && second.image === picture)
    #expect(UITabBarItem(tabBarSystemItem: .search, tag: 5).tag == 5)
    #expect(item.badgeValue == nil)
  }

  @Test("show on the tab: a badge while there is a value")
  func badge() {
    UISystem.current = device.system
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "Home", image: picture, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    device.launch { tabs }
    func texts() -> [String] {
      func all(in view: UIView) -> [String] {
        let own = (view as? UILabel).flatMap { $0.isHidden ? nil : $0.text }
        return [own].compactMap(\.self) + view.subviews.flatMap(all)
      }
      return all(in: tabs.tabBar)
    }
    #expect(texts() == ["Home"])
    device.perform { page.tabBarItem.badgeValue = "7" }
    #expect(texts() == ["Home", "7"])
    device.perform { page.tabBarItem.badgeValue = nil }
    #expect(texts() == ["Home"])
  }

  @Test("are in a button before its title")
  func button() throws {
    UISystem.current = device.system
    let button = UIButton(type: .system)
    #expect(button.currentImage == nil && button.image(for: .selected) == nil)
    button.setImage(picture, for: .normal)
    button.setImage(other, for: .selected)
    button.setTitle("Home", for: .normal)
    button.sizeToFit()
    button.layoutIfNeeded()
    let (image, label) = (try #require(button.imageView), try #require(button.titleLabel))
    #expect(image.image === picture)
    #expect(image.frame.maxX <= label.frame.minX + 0.5)
    #expect(abs(image.frame.midY - label.frame.midY) < 0.01)
    button.isSelected = true
    #expect(button.currentImage === other && image.image === other)
    #expect(button.image(for: .highlighted) === picture)
  }

  @Test("are in actions and menus")
  func actions() {
    let action = UIAction(title: "Open", image: picture) { _ in }
    #expect(action.image === picture)
    let menu = UIMenu(title: "File", children: [action])
    #expect(menu.children == [action] && menu.title == "File")
    #expect(menu.replacingChildren([]).identifier == menu.identifier)
    let item = UIBarButtonItem(image: picture, style: .plain, target: nil, action: nil)
    #expect(item.image === picture && item.title == nil)
    #expect(UIBarButtonItem(primaryAction: action).image === picture)
  }
}
