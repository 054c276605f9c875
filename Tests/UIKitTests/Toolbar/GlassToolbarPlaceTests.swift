import Foundation
import Simulator
import Testing
import UIKit

/// Source of the numbers: Vercantez/openuikit, `toolbar-intrinsic-height` and `UIBarButtonItem.swift`, read off iOS 26.1.
@Suite("A toolbar in iOS 26")
@MainActor
struct GlassToolbarPlaceTests {
  private let page = UIViewController()

  private func launch(_ screen: Screen, items: Bool = true) -> (Device, UINavigationController) {
    let device = Device(era: .iOS26, screen: screen)
    UISystem.current = device.system
    if items {
      page.toolbarItems = [
        UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .search),
      ]
    }
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    device.launch { navigation }
    _ = device.settle(limit: 2)
    return (device, navigation)
  }

  /// The pieces of glass in a bar, in the window.
  private func pieces(_ bar: UIView) -> [CGRect] {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return all(bar).filter { $0 is UIVisualEffectView }.map { $0.convert($0.bounds, to: nil) }
      .sorted { $0.minX < $1.minX }
  }

  @Test("lies 28 points above the edge of a phone, whatever covers that, and pages end 10 above it")
  func phone() {
    for (screen, height) in [(Screen.islandPhone, 852.0), (.smallPhone, 568)] {
      let (_, navigation) = launch(screen)
      let found = pieces(navigation.toolbar)
      #expect(found.map(\.size) == [CGSize(width: 48, height: 48), CGSize(width: 48, height: 48)])
      #expect(found.first?.origin == CGPoint(x: 28, y: height - 28 - 48))
      #expect(found.last?.maxX == screen.size.width - 28)
      #expect(page.view.safeAreaInsets.bottom == 86)
      #expect(navigation.toolbar.intrinsicContentSize.height == 48)
    }
  }

  @Test("is lower on its side")
  func low() {
    let (device, navigation) = launch(.smallPhone)
    device.rotate(to: .landscapeLeft)
    _ = device.settle(limit: 2)
    #expect(page.view.safeAreaInsets.bottom == 82)
    #expect(
      pieces(navigation.toolbar).first == CGRect(x: 28, y: 320 - 28 - 44, width: 44, height: 44))
  }

  @Test("is lower on a tablet")
  func tablet() {
    let (_, navigation) = launch(.tablet)
    #expect(page.view.safeAreaInsets.bottom == 79)
    #expect(
      pieces(navigation.toolbar).first == CGRect(x: 10, y: 1180 - 25 - 44, width: 44, height: 44))
  }

  @Test("takes no room from pages without items, until they have some")
  func empty() {
    let (device, _) = launch(.islandPhone, items: false)
    #expect(page.view.safeAreaInsets.bottom == 34)
    device.perform { page.toolbarItems = [UIBarButtonItem(systemItem: .add)] }
    _ = device.settle(limit: 2)
    #expect(page.view.safeAreaInsets.bottom == 86)
  }

  @Test("of an app's own has its pieces at the top, or in the middle where it is lower")
  func own() {
    let device = Device(era: .iOS26, screen: .islandPhone)
    UISystem.current = device.system
    let page = page
    device.launch { page }
    let heights: [(CGFloat, CGFloat)] = [(44, -2), (54, 0), (64, 0)]
    for (height, y) in heights {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 393, height: height))
      bar.items = [UIBarButtonItem(systemItem: .add)]
      device.perform { page.view.addSubview(bar) }
      _ = device.settle(limit: 2)
      #expect(pieces(bar) == [CGRect(x: 16, y: 200 + y, width: 48, height: 48)])
      #expect(bar.sizeThatFits(.zero).height == 48)
    }
  }

  @Test("has room around pictures that are no symbols, and between buttons that share a piece")
  func pictures() {
    let widths: [CGFloat] = [10, 18, 24, 30, 40]
    page.navigationItem.rightBarButtonItems = widths.map { width in
      let size = CGSize(width: width, height: 20)
      let image = UIGraphicsImageRenderer(size: size).image {
        $0.fill(CGRect(origin: .zero, size: size))
      }
      return UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    }
    let (_, navigation) = launch(.islandPhone)
    #expect(pieces(navigation.navigationBar).map(\.width) == [280])
  }

  @Test("has texts that follow the size of text up to 21 points, as titles do")
  func texts() throws {
    let (device, navigation) = launch(.islandPhone)
    device.perform {
      page.title = "Title"
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Text", style: .plain, target: nil, action: nil)
    }
    func size(_ text: String) throws -> CGFloat {
      func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
      let labels = all(navigation.navigationBar).compactMap { $0 as? UILabel }
      return try #require(labels.first { $0.text == text }).font.pointSize
    }
    _ = device.settle(limit: 2)
    #expect(try size("Title") == 17 && size("Text") == 17)
    device.contentSizeCategory = .accessibilityLarge
    _ = device.settle(limit: 2)
    #expect(try size("Title") == 21 && size("Text") == 21)
  }

  @Test("has buttons of the navigation bar 38 points from the sides where the height is compact")
  func side() {
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let (device, navigation) = launch(.smallPhone)
    #expect(pieces(navigation.navigationBar).map(\.maxX) == [304])
    device.rotate(to: .landscapeLeft)
    _ = device.settle(limit: 2)
    #expect(pieces(navigation.navigationBar).map(\.maxX) == [530])
  }
}
