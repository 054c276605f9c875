import Foundation
import Simulator
import Testing
import UIKit

@Suite("What items of bars look like")
@MainActor
struct BarItemLookTests {
  private let device = Device(era: .iOS18)
  private let page = UIViewController()

  private init() {
    UISystem.current = device.system
    page.view.backgroundColor = .white
  }

  private func show(_ item: UIBarButtonItem) -> UINavigationBar {
    page.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: page)
    device.launch { navigation }
    device.advance(by: 0)
    return navigation.navigationBar
  }

  private func control(_ text: String) throws -> UIControl {
    try #require(device.find(text: text).first as? UIControl)
  }

  private func label(_ text: String) throws -> UILabel {
    let labels = try control(text).subviews.compactMap { $0 as? UILabel }
    return try #require(labels.first { $0.text == text })
  }

  private func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
    }
  }

  @Test("A picture behind a button of its style goes before one for all styles")
  func pictureOfStyle() {
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    let (behind, behindDone) = (picture(), picture())
    item.setBackgroundImage(behind, for: .normal, barMetrics: .default)
    item.setBackgroundImage(behindDone, for: .normal, style: .done, barMetrics: .default)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === behind)
    #expect(item.backgroundImage(for: .normal, style: .plain, barMetrics: .default) == nil)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === behindDone)
    let bar = show(item)
    func shows(_ image: UIImage) -> Bool {
      descendants(of: bar).contains { ($0 as? UIImageView)?.image === image }
    }
    #expect(shows(behind) && !shows(behindDone))
    device.perform { item.style = .done }
    device.advance(by: 0)
    #expect(shows(behindDone) && !shows(behind))
  }

  private func descendants(of view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + descendants(of: $0) }
  }

  @Test("A bar button moves its title, and has a picture behind it")
  func picturesAndShifts() throws {
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    _ = show(item)
    let before = try label("Save").frame
    let behind = picture()
    device.perform {
      item.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: -2), for: .default)
      item.setBackgroundImage(behind, for: .normal, barMetrics: .default)
    }
    device.advance(by: 0)
    let after = try label("Save").frame
    #expect(after.origin == CGPoint(x: before.minX + 3, y: before.minY - 2))
    let pictures = try control("Save").subviews
      .compactMap { ($0 as? UIImageView)?.image }
    #expect(pictures.contains(behind))
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) == behind)
  }

  @Test("A bar button is as wide as the widest title that it may have")
  func titles() throws {
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    _ = show(item)
    let narrow = try control("Go").bounds.width
    device.perform { item.possibleTitles = ["Go", "Go on and on"] }
    device.advance(by: 0)
    let wide = try control("Go").bounds.width
    #expect(wide > narrow + 20)
  }

  @Test("A bar button stays on after a tap, if it changes the selection")
  func selection() throws {
    var states: [Bool] = []
    let item = UIBarButtonItem(title: "On")
    item.primaryAction = UIAction(title: "On") { [weak item] _ in
      states.append(item?.isSelected ?? false)
    }
    item.changesSelectionAsPrimaryAction = true
    _ = show(item)
    device.tap(on: try control("On"))
    #expect(states == [true] && item.isSelected)
    let button = try control("On")
    #expect(button.isSelected)
    device.tap(on: try control("On"))
    #expect(states == [true, false] && !button.isSelected)
  }

  @Test("A bar's look says how its buttons are moved, and what is behind them")
  func appearance() throws {
    let behind = picture()
    let look = UINavigationBarAppearance(idiom: .phone)
    look.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 4)
    look.buttonAppearance.normal.backgroundImage = behind
    #expect(look.idiom == .phone)
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    let bar = show(item)
    let before = try label("Save").frame
    device.perform { bar.standardAppearance = look }
    device.advance(by: 0)
    device.advance(by: 0)
    let after = try label("Save").frame
    #expect(after.minY == before.minY + 4)
    let pictures = try control("Save").subviews
      .compactMap { ($0 as? UIImageView)?.image }
    #expect(pictures.contains(behind))
  }

  @Test("A look is copied with all that it says")
  func copies() {
    let look = UINavigationBarAppearance()
    look.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    look.backgroundEffect = nil
    let copy = look.copy()
    #expect(copy !== look)
    #expect(copy.titlePositionAdjustment == look.titlePositionAdjustment)
    #expect(copy.backgroundEffect == nil)
    copy.configureWithDefaultBackground()
    #expect(copy.backgroundEffect != nil)
    copy.configureWithOpaqueBackground()
    #expect(copy.backgroundEffect == nil)
  }

  @Test("A tab's badge is written as the bar's look says, or as its item says")
  func badges() throws {
    let tabs = UITabBarController()
    page.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    page.tabBarItem.badgeValue = "7"
    tabs.viewControllers = [page]
    device.launch { tabs }
    device.advance(by: 0)
    let badge = try label("7")
    let before = badge.frame
    #expect(badge.textColor == .white)
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.selected.badgeTextAttributes = [
      .foregroundColor: UIColor.systemTeal
    ]
    look.stackedLayoutAppearance.selected.badgePositionAdjustment = UIOffset(
      horizontal: -4, vertical: 1)
    device.perform { tabs.tabBar.standardAppearance = look }
    device.advance(by: 0)
    let other = try label("7")
    #expect(other.textColor == .systemTeal && other.frame.minX == before.minX - 4)
    device.perform {
      page.tabBarItem.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
    }
    let last = try label("7")
    #expect(last.textColor == .black)
  }
}
