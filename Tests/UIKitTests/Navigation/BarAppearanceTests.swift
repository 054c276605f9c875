import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("A page's own bar appearance")
@MainActor
struct BarAppearanceTests {
  @Test("says the fonts of titles unless it is told other attributes")
  func fonts() {
    let look = UINavigationBarAppearance()
    let fonts = [look.titleTextAttributes, look.largeTitleTextAttributes]
      .map { $0[.font] as? UIFont }
    #expect(
      fonts == [.systemFont(ofSize: 17, weight: .semibold), .systemFont(ofSize: 34, weight: .bold)])
    look.titleTextAttributes[.foregroundColor] = UIColor.red
    #expect(look.titleTextAttributes[.font] as? UIFont == fonts[0])
    look.titleTextAttributes = [.foregroundColor: UIColor.red]
    let copy = UINavigationBarAppearance(barAppearance: look)
    #expect(copy == look && copy.titleTextAttributes[.font] == nil)
    #expect(copy.largeTitleTextAttributes[.font] as? UIFont == fonts[1])
  }

  /// Source: Apple's page of `UIBarAppearance.copy()`.
  @Test("is copied as one of its own class")
  func copies() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let bar = UINavigationBar()
    bar.standardAppearance.backgroundColor = .red
    bar.compactAppearance = bar.standardAppearance.copy()
    #expect(bar.compactAppearance?.backgroundColor == .red)
    let tabs = UITabBarAppearance()
    tabs.stackedLayoutAppearance.normal.iconColor = .red
    let copy: UITabBarAppearance = tabs.copy()
    let item = copy.stackedLayoutAppearance.copy()
    tabs.stackedLayoutAppearance.normal.iconColor = .blue
    #expect(item.normal.iconColor == .red && type(of: copy) == UITabBarAppearance.self)
    let plain: NSObject = UIToolbarAppearance()
    #expect(plain.copy() is UIToolbarAppearance)
    let button = UIBarButtonItemAppearance()
    button.highlighted.titleTextAttributes = [.kern: 2]
    let other = button.copy()
    #expect(other !== button && other.highlighted.titleTextAttributes[.kern] as? Int == 2)
  }

  /// A red bar below, a blue one above.
  @MainActor
  private final class Bench {
    let device = Device(era: .iOS18)
    let navigation: UINavigationController
    let upper = UIViewController()

    init() {
      let lower = UIViewController()
      navigation = UINavigationController(rootViewController: lower)
      for (page, color) in [(lower, UIColor.red), (upper, .blue)] {
        page.title = "Title"
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.backgroundColor = color
        appearance.titleTextAttributes = [.foregroundColor: color]
        page.navigationItem.standardAppearance = appearance
        page.navigationItem.scrollEdgeAppearance = appearance
        appearance.backgroundColor = .green  // The item has a copy.
      }
      let navigation = navigation
      device.launch { navigation }
      _ = device.settle(limit: 5)
    }

    /// How much red and blue the background shows now.
    var mixture: (red: CGFloat, blue: CGFloat) {
      let parts = shownColor?.components ?? []
      return parts.count == 4 ? (parts[0], parts[2]) : (.nan, .nan)
    }

    /// How opaque the background is now.
    var opacity: CGFloat { shownColor?.alpha ?? .nan }

    private var shownColor: CGColor? {
      let background = navigation.navigationBar.subviews.first
      let layer = background?.layer.presentation() ?? background?.layer
      return layer?.backgroundColor
    }

    func swipe(to fraction: CGFloat) {
      let size = navigation.view.bounds.size
      device.touchDown(at: CGPoint(x: 2, y: 400))
      device.drag(to: CGPoint(x: size.width * fraction, y: 400), duration: 0.3)
      device.advance(by: 0.1)
    }
  }

  @Test("fades to a transparent one without becoming darker")
  func transparent() {
    let bench = Bench()
    bench.device.perform("test") { [navigation = bench.navigation, upper = bench.upper] in
      let clear = UINavigationBarAppearance()
      clear.configureWithTransparentBackground()
      upper.navigationItem.scrollEdgeAppearance = clear
      navigation.pushViewController(upper, animated: true)
    }
    bench.device.advance(by: 0.08)
    #expect(bench.mixture == (1, 0))
    #expect(bench.opacity > 0.05 && bench.opacity < 0.95)
    _ = bench.device.settle(limit: 5)
    #expect(bench.opacity == 0)
  }

  @Test("fades in as the page comes")
  func push() {
    let bench = Bench()
    #expect(bench.mixture == (1, 0))
    bench.device.perform("test") { [navigation = bench.navigation, upper = bench.upper] in
      navigation.pushViewController(upper, animated: true)
    }
    bench.device.advance(by: 0.08)
    #expect(bench.mixture.red > 0.05 && bench.mixture.blue > 0.05)
    _ = bench.device.settle(limit: 5)
    #expect(bench.mixture == (0, 1))
  }

  @Test("follows the finger, and goes back on cancel")
  func swipe() {
    let bench = Bench()
    bench.device.perform("test") { [navigation = bench.navigation, upper = bench.upper] in
      navigation.pushViewController(upper, animated: true)
    }
    _ = bench.device.settle(limit: 5)
    bench.swipe(to: 0.3)
    let early = bench.mixture
    #expect(early.red > 0.1 && early.red < 0.5)
    bench.device.cancelTouches()
    _ = bench.device.settle(limit: 5)
    #expect(bench.mixture == (0, 1))
  }
}
