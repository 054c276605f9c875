import Foundation
import Simulator
import Testing
import UIKit

@Suite("A bar without an appearance")
@MainActor
struct BarPictureTests {
  private let device = Device(era: .iOS13)

  private func picture(_ color: UIColor, height: CGFloat = 4) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: height))
    }
  }

  private func launch() -> UINavigationController {
    UISystem.current = device.system
    let page = UIViewController()
    page.title = "Page"
    let navigation = UINavigationController(rootViewController: page)
    device.launch { navigation }
    return navigation
  }

  private func background(of bar: UINavigationBar) throws -> UIView {
    try #require(bar.subviews.first { String(describing: type(of: $0)) == "_UIBarBackground" })
  }

  private func pictures(in bar: UINavigationBar) throws -> [UIImageView] {
    try background(of: bar).subviews.compactMap { $0 as? UIImageView }
  }

  @Test("shows a picture behind itself, as large as the background, and a shadow below")
  func shown() throws {
    let bar = launch().navigationBar
    #expect(try pictures(in: bar).isEmpty)
    let (behind, below) = (picture(.red), picture(.blue, height: 3))
    device.perform {
      bar.setBackgroundImage(behind, for: .default)
      bar.shadowImage = below
    }
    #expect(bar.backgroundImage(for: .default) === behind)
    #expect(bar.backgroundImage(for: .compact) == nil)
    let shown = try pictures(in: bar)
    #expect(shown.map(\.image) == [behind, below])
    let background = try background(of: bar)
    #expect(shown.first?.frame == background.bounds)
    #expect(shown.last?.frame.minY == background.bounds.maxY)
    #expect(shown.last?.frame.height == 3)
    #expect(background.backgroundColor == .white)
  }

  @Test("is transparent with empty pictures, and the system's again without")
  func transparent() throws {
    let bar = launch().navigationBar
    let usual = try background(of: bar).backgroundColor
    device.perform {
      bar.setBackgroundImage(UIImage(), for: .default)
      bar.shadowImage = UIImage()
    }
    #expect(try background(of: bar).backgroundColor?.cgColor.alpha == 0)
    device.perform { bar.setBackgroundImage(nil, for: .default) }
    #expect(try background(of: bar).backgroundColor == usual)
    #expect(try pictures(in: bar).allSatisfy { $0.image == nil })
  }

  @Test("shows no shadow's picture without one behind the bar, and no picture with an appearance")
  func conditions() throws {
    let bar = launch().navigationBar
    device.perform { bar.shadowImage = picture(.blue) }
    #expect(try pictures(in: bar).isEmpty)
    device.perform {
      bar.setBackgroundImage(picture(.red), for: .default)
      bar.standardAppearance = UINavigationBarAppearance()
    }
    #expect(try pictures(in: bar).allSatisfy { $0.image == nil })
  }

  @Test("is dark with white titles and a light status bar, if its style is black")
  func black() throws {
    let navigation = launch()
    let bar = navigation.navigationBar
    #expect(navigation.preferredStatusBarStyle == .default)
    device.perform { bar.barStyle = .black }
    #expect(navigation.preferredStatusBarStyle == .lightContent)
    let title = try #require(device.find(text: "Page").first as? UILabel)
    #expect(title.textColor == .white)
    let color = try #require(background(of: bar).backgroundColor?.cgColor.rgba)
    #expect(color.red < 0.2)
  }

  @Test("moves its title by points")
  func adjustment() throws {
    let bar = launch().navigationBar
    let before = try #require(device.find(text: "Page").first).center.y
    device.perform { bar.setTitleVerticalPositionAdjustment(-3, for: .default) }
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == -3)
    #expect(try #require(device.find(text: "Page").first).center.y == before - 3)
  }
}

@Suite("The title of a bar's button")
@MainActor
struct BarButtonTitleTests {
  private let device = Device(era: .iOS18)

  private func launch(_ items: [UIBarButtonItem]) {
    UISystem.current = device.system
    device.launch {
      let page = UIViewController()
      page.navigationItem.rightBarButtonItems = items
      return UINavigationController(rootViewController: page)
    }
  }

  private func label(_ text: String) throws -> UILabel {
    let button = try #require(device.find(text: text).first)
    return try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
  }

  @Test("has the font and the color that its item says for a state")
  func own() throws {
    UISystem.current = device.system
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    let font = UIFont.systemFont(ofSize: 21)
    item.setTitleTextAttributes([.font: font, .foregroundColor: UIColor.red], for: .normal)
    item.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .disabled)
    launch([item])
    #expect(try label("Save").font == font)
    #expect(try label("Save").textColor == .red)
    device.perform { item.isEnabled = false }
    #expect(try label("Save").textColor == .brown)
    device.perform {
      item.isEnabled = true
      item.setTitleTextAttributes(nil, for: .normal)
    }
    #expect(item.titleTextAttributes(for: .normal) == nil)
    #expect(try label("Save").font == .systemFont(ofSize: 17))
  }

  @Test("has what its class says, where the item and the bar say nothing")
  func classes() throws {
    UISystem.current = device.system
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.green], for: .normal)
    UIBarButtonItem.appearance().tintColor = .orange
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self])
      .setTitleTextAttributes([.foregroundColor: UIColor.gray], for: .normal)
    let plain = UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil)
    let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    own.setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .normal)
    launch([plain, own])
    #expect(try label("Plain").textColor == .green)
    #expect(try label("Own").textColor == .purple)
    #expect(UIBarButtonItem.appearance() === UIBarButtonItem.appearance())
  }

  @Test("is tinted as its class says")
  func tint() throws {
    UISystem.current = device.system
    UIBarButtonItem.appearance().tintColor = .orange
    let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    own.tintColor = .cyan
    launch([UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil), own])
    #expect(try label("Plain").textColor == .orange)
    #expect(try label("Own").textColor == .cyan)
  }
}
