import Foundation
import Simulator
import Testing
import UIKit

@Suite("A title of a tab")
@MainActor
final class InlineTabTests {
  /// Made where it is asked for first, which is on a device.
  private lazy var tabs = UITabBarController()

  private func launch(
    _ era: Era, _ screen: Screen, isOnSide: Bool = false, titles: [String] = ["One", "Two"]
  ) -> Device {
    let device = Device(era: era, screen: screen)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    device.launch {
      tabs.viewControllers = titles.map { title in
        let page = UIViewController()
        page.tabBarItem = UITabBarItem(title: title, image: picture, tag: 0)
        page.tabBarItem.landscapeImagePhone = UIGraphicsImageRenderer(
          size: CGSize(width: 10, height: 10)
        ).image { _ in }
        return page
      }
      return tabs
    }
    if isOnSide { device.rotate(to: .landscapeLeft) }
    _ = device.settle(limit: 5)
    return device
  }

  private static let largePhone = Screen.size(width: 430, height: 932, scale: 3)

  private var buttons: [UIView] { tabs.tabBar.subviews.filter { $0 is UIControl } }

  /// Title and picture of a tab.
  private func parts(_ index: Int = 0) -> (title: UILabel, picture: UIView)? {
    let button = buttons[index]
    let label = button.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text != nil }
    let picture = button.subviews.first { $0 is UIImageView }
    return label.flatMap { label in picture.map { (label, $0) } }
  }

  private var isBeside: Bool {
    guard let parts = parts() else { return false }
    return parts.title.frame.minX >= parts.picture.frame.maxX
      && abs(parts.title.center.y - parts.picture.center.y) <= 1
  }

  @Test("is beside the picture from iOS 11 on where there is width, or little height")
  func sides() {
    _ = launch(.iOS13, .tablet)
    #expect(isBeside && parts()?.title.font.pointSize == 13)
    _ = launch(.iOS13, .phone)
    #expect(!isBeside && parts()?.title.font.pointSize == 10)
    _ = launch(.iOS18, .phone, isOnSide: true)
    #expect(isBeside && parts()?.title.font.pointSize == 12)
    _ = launch(.iOS18, Self.largePhone, isOnSide: true)
    #expect(isBeside && parts()?.title.font.pointSize == 13)
    _ = launch(.iOS9, .tablet)
    #expect(!isBeside)
  }

  @Test("goes below the picture and back as the device turns")
  func turning() {
    let device = launch(.iOS13, .phone)
    device.rotate(to: .landscapeLeft)
    _ = device.settle(limit: 5)
    #expect(isBeside)
    #expect(parts()?.picture.bounds.width == 10, "A low bar has pictures of its own.")
    device.rotate(to: .portrait)
    _ = device.settle(limit: 5)
    #expect(!isBeside && parts()?.picture.bounds.width == 20)
  }

  @Test("is on the other side where texts run from right to left")
  func mirrored() {
    _ = launch(.iOS13, .tablet)
    tabs.tabBar.semanticContentAttribute = .forceRightToLeft
    for button in buttons { button.semanticContentAttribute = .forceRightToLeft }
    tabs.tabBar.layoutIfNeeded()
    for button in buttons { button.layoutIfNeeded() }
    let parts = parts()
    #expect((parts?.title.frame.maxX ?? 99) <= (parts?.picture.frame.minX ?? 0))
  }

  @Test("looks as the look for its place says")
  func looks() {
    let look = UITabBarAppearance()
    let colors: [UIColor] = [.brown, .red, .green]
    let places = [
      look.stackedLayoutAppearance, look.inlineLayoutAppearance,
      look.compactInlineLayoutAppearance,
    ]
    for (place, color) in zip(places, colors) {
      place.selected.titleTextAttributes = [.foregroundColor: color]
    }
    tabs.tabBar.standardAppearance = look
    let device = launch(.iOS13, .phone)
    #expect(parts()?.title.textColor == .brown)
    device.rotate(to: .landscapeLeft)
    _ = device.settle(limit: 5)
    #expect(parts()?.title.textColor == .green)
    _ = launch(.iOS13, .tablet)
    #expect(parts()?.title.textColor == .red)
  }

  @Test("makes all tabs of a wide screen as wide, and they are in the middle")
  func widths() {
    _ = launch(.iOS13, .tablet, titles: ["One", "A title that is longer"])
    #expect(Set(buttons.map(\.frame.width)).count == 1)
    let middle = ((buttons.first?.frame.minX ?? 0) + (buttons.last?.frame.maxX ?? 0)) / 2
    #expect(abs(middle - 410) < 1)
    #expect(buttons[0].frame.minX > 100)
    let title = parts(1)?.title
    #expect(title?.bounds.width == title?.sizeThatFits(CGSize(width: 500, height: 50)).width)

    tabs.tabBar.itemPositioning = .fill
    tabs.tabBar.layoutIfNeeded()
    #expect(buttons.map(\.frame.width) == [406, 406])
  }

  @Test("is in a bar of 50 points on a tablet, 65 with a home indicator, from iOS 12 on")
  func heights() {
    _ = launch(.iOS13, .tablet)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 1180 - 65, width: 820, height: 65))
    #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 65)
    #expect(UITabBar().sizeThatFits(.zero).height == 50)
    _ = launch(.iOS18, Self.largePhone, isOnSide: true)
    #expect(tabs.tabBar.frame.height == 70)
  }
}
