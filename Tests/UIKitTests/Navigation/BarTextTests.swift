import Foundation
import Simulator
import Testing
import UIKit

@Suite("The texts of bars")
@MainActor
struct BarTextTests {
  private let device = Device(era: .iOS18)
  private let page = UIViewController()
  private let font = UIFont.systemFont(ofSize: 21)

  init() {
    UISystem.current = device.system
    page.title = "Page"
  }

  private func launch(_ change: (UINavigationController) -> Void = { _ in }) {
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(page, animated: false)
    change(navigation)
    device.launch { navigation }
  }

  private func label(_ text: String) throws -> UILabel {
    func find(in view: UIView) -> UILabel? {
      if let label = view as? UILabel, label.text == text { return label }
      return view.subviews.lazy.compactMap(find).first
    }
    return try #require(
      UIApplication.shared.windows.lazy.compactMap(find).first, "no label \(text)")
  }

  private func kern(_ label: UILabel) -> CGFloat? {
    label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat
  }

  @Test("have the attributes of the bar, and before those the look's")
  func titles() throws {
    launch { navigation in
      let bar = navigation.navigationBar
      bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 9), .kern: CGFloat(3)]
      bar.standardAppearance.titleTextAttributes = [
        .font: font, .foregroundColor: UIColor.red,
      ]
    }
    let title = try label("Page")
    #expect(title.font == font)
    #expect(title.textColor == .red)
    #expect(kern(title) == 3)
  }

  @Test("are where the look moves them")
  func moved() throws {
    let look = UINavigationBarAppearance()
    launch()
    let place = try label("Page").center
    look.titlePositionAdjustment = UIOffset(horizontal: 7, vertical: -3)
    device.perform { page.navigationItem.standardAppearance = look }
    device.perform { page.navigationItem.scrollEdgeAppearance = look }
    let moved = try label("Page").center
    #expect(moved == CGPoint(x: place.x + 7, y: place.y - 3))
  }

  @Test("are large in the font that the look says for that")
  func large() throws {
    launch { navigation in
      navigation.navigationBar.prefersLargeTitles = true
      navigation.navigationBar.largeTitleTextAttributes = [.font: font, .kern: CGFloat(2)]
      page.navigationItem.largeTitleDisplayMode = .always
    }
    let title = try label("Page")
    #expect(title.font.pointSize == 17, "the first is the one of the row")
    let big = try #require(
      title.superview?.subviews.lazy.compactMap { $0 as? UILabel }.first { $0 !== title }
        ?? device.find(text: "Page").lazy.compactMap { $0 as? UILabel }.first { $0 !== title })
    #expect(big.font == font)
    #expect(kern(big) == 2)
  }

  @Test("of buttons are written as the look says, and keep its font where they cannot be used")
  func buttons() throws {
    let look = UINavigationBarAppearance()
    look.buttonAppearance.normal.titleTextAttributes = [
      .font: font, .foregroundColor: UIColor.red, .kern: CGFloat(1),
    ]
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    page.navigationItem.rightBarButtonItem = item
    page.navigationItem.standardAppearance = look
    page.navigationItem.scrollEdgeAppearance = look
    launch()
    #expect(try label("Save").font == font)
    #expect(try label("Save").textColor == .red)
    #expect(try kern(label("Save")) == 1)
    device.perform { item.isEnabled = false }
    #expect(try label("Save").font == font)
    #expect(try label("Save").textColor == .tertiaryLabel)
    device.perform {
      item.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .disabled)
    }
    #expect(try label("Save").textColor == .brown)
  }

  @Test("of back buttons are written as the look says, and have the room for it")
  func backButtons() throws {
    let look = UINavigationBarAppearance()
    look.backButtonAppearance.normal.titleTextAttributes = [.font: font]
    page.navigationItem.standardAppearance = look
    page.navigationItem.scrollEdgeAppearance = look
    launch()
    let text = try label("Root")
    #expect(text.font == font)
    #expect(text.bounds.width == text.sizeThatFits(.zero).width)
  }

  @Test("of tabs are written as their items say, and else as the look")
  func tabs() throws {
    let tabs = UITabBarController()
    let other = UIViewController()
    other.title = "Other"
    tabs.viewControllers = [page, other]
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.normal.titleTextAttributes = [
      .font: font, .foregroundColor: UIColor.red,
    ]
    tabs.tabBar.standardAppearance = look
    tabs.tabBar.scrollEdgeAppearance = look
    device.launch { tabs }
    #expect(try label("Page").font == font, "the selected one has the font of all")
    #expect(try label("Page").textColor == .systemBlue)
    #expect(try label("Other").textColor == .red)
    let small = UIFont.systemFont(ofSize: 8)
    device.perform {
      page.tabBarItem.setTitleTextAttributes([.font: small, .kern: CGFloat(1)], for: .normal)
      page.tabBarItem.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .selected)
    }
    #expect(try label("Page").font == small)
    #expect(try label("Page").textColor == .brown)
    #expect(try kern(label("Page")) == 1)
    device.perform { tabs.selectedIndex = 1 }
    #expect(try label("Page").textColor == .red)
  }

  @Test("have attributes of the page's own")
  func attributed() throws {
    launch()
    device.perform {
      page.navigationItem.attributedTitle = NSAttributedString(
        string: "Rich", attributes: [.foregroundColor: UIColor.red])
      page.navigationItem.attributedSubtitle = NSAttributedString(
        string: "Second", attributes: [.font: font])
    }
    let text = try #require(try label("Rich").attributedText)
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 17)
    let second = try #require(try label("Second").attributedText)
    #expect(second.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
    #expect(try label("Second").center.y > label("Rich").center.y)
    #expect(page.title == "Page")
  }
}

@Suite("A line below a title")
@MainActor
struct BarSubtitleTests {
  private let device = Device(era: .iOS26)
  private let page = UITableViewController()

  init() {
    UISystem.current = device.system
    page.title = "Page"
    page.navigationItem.subtitle = "Small"
  }

  private func launch(large: Bool) -> UINavigationBar {
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = large
    device.launch { navigation }
    return navigation.navigationBar
  }

  private func text(_ text: String) -> UIView? { device.find(text: text).first }

  @Test("gives its place to a view of the app's")
  func view() throws {
    _ = launch(large: false)
    let small = try #require(text("Small"))
    let own = UIView()
    device.perform { page.navigationItem.subtitleView = own }
    #expect(text("Small") == nil)
    #expect(own.center.y == small.center.y)
    device.perform { page.navigationItem.subtitleView = nil }
    #expect(text("Small") != nil)
    #expect(own.superview == nil)
  }

  @Test("keeps clear of a title in a large font, and of itself in one")
  func largeFonts() throws {
    _ = launch(large: false)
    func middles() throws -> (CGFloat, CGFloat) {
      let (title, small) = try (#require(text("Page")), #require(text("Small")))
      return (device.center(of: title).y, device.center(of: small).y)
    }
    let usual = try middles()
    #expect(abs(usual.1 - usual.0 - 17) < 0.01)
    let big = NSAttributedString(string: "Page", attributes: [.font: UIFont.systemFont(ofSize: 24)])
    device.perform { page.navigationItem.attributedTitle = big }
    let excess = (UIFont.systemFont(ofSize: 24).lineHeight - 21) / 2
    let next = try middles()
    #expect(abs(next.1 - next.0 - 17 - excess) < 0.6)
    #expect(abs(next.0 + next.1 - usual.0 - usual.1) < 0.6)
    let font = UIFont.systemFont(ofSize: 20)
    let wide = NSAttributedString(string: "Small", attributes: [.font: font])
    device.perform { page.navigationItem.attributedSubtitle = wide }
    #expect(try #require(text("Small")).bounds.height >= font.lineHeight)
    #expect(try middles().1 - middles().0 > next.1 - next.0 + 3)
  }

  @Test("is below a large title, too, where the bar is higher for it")
  func large() throws {
    let bar = launch(large: true)
    let height = bar.bounds.height
    let title = try #require(
      device.find(text: "Page").first { $0.bounds.height > 30 })
    func isBelow(_ view: UIView) -> Bool {
      view.convert(view.bounds, to: nil).minY >= title.convert(title.bounds, to: nil).maxY - 1
    }
    #expect(device.find(text: "Small").contains(where: isBelow))
    device.perform { page.navigationItem.largeSubtitle = "Other" }
    #expect(try isBelow(#require(text("Other"))))
    #expect(!device.find(text: "Small").contains(where: isBelow))
    device.perform {
      page.navigationItem.largeSubtitle = nil
      page.navigationItem.subtitle = nil
    }
    #expect(bar.bounds.height == height - 20)
  }
}
