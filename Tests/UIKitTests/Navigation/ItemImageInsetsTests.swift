import Simulator
import Testing
import UIKit

@Suite("The insets of an item's picture")
@MainActor
struct ItemImageInsetsTests {
  private func picture(in view: UIView) -> UIImageView? {
    if let found = view as? UIImageView, found.image != nil { return found }
    return view.subviews.lazy.compactMap { picture(in: $0) }.first
  }

  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test("move the picture of a tab, or make it smaller", arguments: [Era.iOS13, .iOS18, .iOS26])
  func tab(era: Era) throws {
    let device = Device(era: era)
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: nil, image: image(24), tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [page, UIViewController()]
    device.launch { tabs }
    _ = device.settle(limit: 5)
    let tab = try #require(page.tabBarItem.value(forKey: "view") as? UIView)
    let frame = try #require(picture(in: tab)?.frame)
    #expect(frame.size == CGSize(width: 24, height: 24))
    page.tabBarItem.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    _ = device.settle(limit: 5)
    #expect(picture(in: tab)?.frame == frame.offsetBy(dx: 0, dy: 6))
    page.tabBarItem.imageInsets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    _ = device.settle(limit: 5)
    #expect(picture(in: tab)?.frame == frame.insetBy(dx: 2, dy: 2))
    page.tabBarItem.imageInsets = .zero
    _ = device.settle(limit: 5)
    #expect(picture(in: tab)?.frame == frame)
  }

  @Test("move the picture of a button in a navigation bar")
  func button() throws {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    let item = UIBarButtonItem(image: image(24), style: .plain, target: nil, action: nil)
    page.navigationItem.rightBarButtonItem = item
    device.launch { UINavigationController(rootViewController: page) }
    _ = device.settle(limit: 5)
    let button = try #require(item.value(forKey: "view") as? UIView)
    let center = try #require(picture(in: button)?.center)
    item.imageInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    _ = device.settle(limit: 5)
    #expect(picture(in: button)?.center == CGPoint(x: center.x + 8, y: center.y))
  }
}
