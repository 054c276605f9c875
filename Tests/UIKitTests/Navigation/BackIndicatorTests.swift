import CoreGraphics
import Foundation
import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("A back indicator of the app's own")
@MainActor
struct BackIndicatorTests {
  /// Two pages, of which the upper one shows the way back.
  @MainActor
  private final class Bench {
    let device: Device
    let navigation: UINavigationController
    let upper = UIViewController()

    init(era: Era = .iOS18, direction: UIUserInterfaceLayoutDirection = .leftToRight) {
      device = Device(era: era, layoutDirection: direction)
      let root = UIViewController()
      root.title = "Root"
      navigation = UINavigationController(rootViewController: root)
      device.launch { [navigation] in navigation }
      device.perform { [navigation, upper] in
        navigation.pushViewController(upper, animated: false)
      }
      _ = device.settle(limit: 5)
    }

    /// The layer that draws the arrow.
    var arrow: CAShapeLayer? {
      func find(_ layer: CALayer) -> CAShapeLayer? {
        (layer as? CAShapeLayer) ?? layer.sublayers?.lazy.compactMap(find).first
      }
      return find(navigation.navigationBar.layer)
    }

    func shows(_ image: UIImage?) -> Bool {
      device.perform {}
      return image.map { arrow?.path == $0.outline } ?? false
    }
  }

  private let image = UIImage(systemName: "arrow.left")

  @Test("is shown only together with a mask", arguments: Era.all)
  func mask(era: Era) {
    let bench = Bench(era: era)
    let bar = bench.navigation.navigationBar
    #expect(bench.shows(.backArrow))
    bar.backIndicatorImage = image
    #expect(bench.shows(.backArrow))
    bar.backIndicatorTransitionMaskImage = image
    #expect(bench.shows(image))
    bar.backIndicatorImage = nil
    #expect(bench.shows(.backArrow))
  }

  @Test("comes with a look, and before the bar's own; with half of it none comes")
  func appearance() {
    let bench = Bench()
    bench.navigation.navigationBar.backIndicatorImage = UIImage(systemName: "xmark")
    bench.navigation.navigationBar.backIndicatorTransitionMaskImage = UIImage(systemName: "xmark")
    let look = UINavigationBarAppearance()
    look.setBackIndicatorImage(image, transitionMaskImage: image)
    #expect(look.backIndicatorImage === image)
    bench.navigation.navigationBar.standardAppearance = look
    #expect(bench.shows(image))
    look.setBackIndicatorImage(image, transitionMaskImage: nil)
    #expect(look.backIndicatorImage !== image)
    #expect(bench.shows(image), "the bar keeps a copy")
    bench.upper.navigationItem.standardAppearance = look
    #expect(bench.shows(.backArrow))
  }

  @Test("has the tint of the bar, the text beside it, and the whole height of the bar to be tapped")
  func look() throws {
    let bench = Bench()
    bench.navigation.navigationBar.tintColor = .orange
    let button = try #require(bench.device.backButton)
    let narrow = button.frame.width
    bench.navigation.navigationBar.backIndicatorImage = image
    bench.navigation.navigationBar.backIndicatorTransitionMaskImage = image
    bench.device.perform {}
    let wide = try #require(bench.device.backButton)
    #expect(bench.arrow?.strokeColor == UIColor.orange.cgColor)
    #expect(wide.frame.width == narrow + 8, "an arrow of 20 points in the place of one of 12")
    #expect(bench.device.screenReading.backButtonDrawn == "Root")
    bench.device.tap(on: wide)
    _ = bench.device.settle(limit: 5)
    #expect(bench.navigation.viewControllers.count == 1)
  }

  @Test(
    "points the other way from right to left if it says so",
    arguments: [("arrow.backward", true), ("arrow.left", false)])
  func direction(name: String, turns: Bool) throws {
    let bench = Bench(direction: .rightToLeft)
    let image = try #require(UIImage(systemName: name))
    #expect(image.flipsForRightToLeftLayoutDirection == turns)
    bench.navigation.navigationBar.backIndicatorImage = image
    bench.navigation.navigationBar.backIndicatorTransitionMaskImage = image
    bench.device.perform {}
    #expect(bench.arrow.map { CATransform3DIsIdentity($0.transform) } == !turns)
  }

  @Test("is a symbol that exists, and keeps how it is rendered")
  func symbols() {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(image?.size == CGSize(width: 20, height: 17))
    #expect(image?.isSymbolImage == true && image?.renderingMode == .automatic)
    #expect(image?.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
  }

  @Test("belongs to looks that a bar and an item keep for other situations")
  func otherLooks() {
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "A")
    let look = UINavigationBarAppearance()
    look.setBackIndicatorImage(image, transitionMaskImage: image)
    bar.compactAppearance = look
    bar.scrollEdgeAppearance = look
    item.compactScrollEdgeAppearance = look
    look.setBackIndicatorImage(nil, transitionMaskImage: nil)
    for kept in [bar.compactAppearance, bar.scrollEdgeAppearance, item.compactScrollEdgeAppearance]
    {
      #expect(kept?.backIndicatorImage === image)
    }
    #expect(item.compactAppearance == nil && bar.compactScrollEdgeAppearance == nil)
  }
}
