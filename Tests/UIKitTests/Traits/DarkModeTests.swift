import Foundation
import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("A dark interface")
@MainActor
struct DarkModeTests {
  /// A color in eighths of a byte or so, for messages.
  private func isLight(_ color: CGColor.Components) -> Bool {
    color.red + color.green + color.blue > 1.5
  }

  private func views(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap(views)
  }

  /// The color in which a text is drawn now.
  private func ink(_ text: String, on device: Device) -> CGColor.Components? {
    device.advance(by: 0)
    for view in views(in: device.window) {
      for case .text(let line) in view.layer.drawings where line.string == text {
        return line.color
      }
    }
    return nil
  }

  private func ground(_ view: UIView) -> CGColor.Components? {
    views(in: view).lazy.compactMap { $0.layer.backgroundColor?.rgba }.first { $0.alpha > 0 }
  }

  private func launched(_ era: Era = .iOS18, _ style: UIUserInterfaceStyle = .light) -> Device {
    let device = Device(era: era, interfaceStyle: style)
    device.launch {
      let root = UIViewController()
      root.title = "Root"
      let page = UIViewController()
      page.title = "Page"
      page.view.backgroundColor = .systemBackground
      let tabs = UITabBarController()
      let navigation = UINavigationController(rootViewController: root)
      navigation.pushViewController(page, animated: false)
      navigation.tabBarItem.title = "Tab"
      tabs.viewControllers = [navigation]
      navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
      tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
      return tabs
    }
    return device
  }

  @Test("has light text on dark bars and pages, chosen before or while the app runs")
  func bars() throws {
    let device = launched()
    let tabs = try #require(device.window.rootViewController as? UITabBarController)
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    let page = try #require(navigation.topViewController)
    func check(isDark: Bool) throws {
      #expect(isLight(try #require(ink("Page", on: device))) == isDark)
      #expect(isLight(try #require(ground(navigation.navigationBar))) != isDark)
      #expect(isLight(try #require(ground(tabs.tabBar))) != isDark)
      #expect(isLight(try #require(ground(page.view))) != isDark)
      #expect(device.system.hasLightStatusBar == isDark)
    }
    try check(isDark: false)
    let blue = try #require(ink("Root", on: device))
    #expect(blue == UIColor(hex: 0x007AFF).cgColor.rgba)
    device.interfaceStyle = .dark
    try check(isDark: true)
    #expect(ink("Root", on: device) == UIColor(hex: 0x0A84FF).cgColor.rgba)
    tabs.overrideUserInterfaceStyle = .light
    try check(isDark: false)
  }

  @Test("does not exist before iOS 13", arguments: [(Era.iOS9, false), (.iOS13, true)])
  func eras(_ era: Era, _ isDark: Bool) throws {
    let device = launched(era, .dark)
    #expect(device.window.traitCollection.userInterfaceStyle == (isDark ? .dark : .light))
    #expect(isLight(try #require(ink("Page", on: device))) == isDark)
    #expect(device.system.hasLightStatusBar == isDark)
  }

  @Test("has light text in alerts, and lifts the ground of a card")
  func presented() throws {
    let device = launched(.iOS18, .dark)
    let presenter = try #require(device.window.rootViewController)
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    device.perform { presenter.present(page, animated: false) }
    _ = device.settle(limit: 5)
    #expect(page.traitCollection.userInterfaceLevel == .elevated)
    #expect(page.view.layer.backgroundColor == UIColor(hex: 0x1C1C1E).cgColor)
    #expect(presenter.traitCollection.userInterfaceLevel == .base)

    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    device.perform { page.present(alert, animated: false) }
    _ = device.settle(limit: 5)
    #expect(isLight(try #require(ink("Title", on: device))))
  }

  @Test("is that of a scene's windows, if the scene says so")
  func scene() throws {
    let device = launched()
    let scene = try #require(device.window.windowScene)
    var heard: [UIUserInterfaceStyle] = []
    scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (scene: UIWindowScene, _: UITraitCollection) in
      heard.append(scene.traitCollection.userInterfaceStyle)
    }
    scene.traitOverrides.userInterfaceStyle = .dark
    #expect(device.window.traitCollection.userInterfaceStyle == .dark)
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
    scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(device.window.traitCollection.userInterfaceStyle == .light)
    #expect(heard == [.dark, .light])
  }

  @Test("reaches code that lays out, through the current traits")
  func current() {
    final class Part: UIView {
      var seen: [UIUserInterfaceStyle] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        seen.append(UITraitCollection.current.userInterfaceStyle)
      }
    }
    let device = launched()
    let part = Part()
    part.overrideUserInterfaceStyle = .dark
    device.window.addSubview(part)
    device.advance(by: 0)
    #expect(part.seen == [.dark])
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }
}
