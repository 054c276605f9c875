import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

/// A card's height as a detent says it, where it is on a screen of 393 by 852 points, and its lower safe area.
///
/// Source: github.com/Vercantez/openuikit, `detents_ios.json`, read off iOS 26.1.
private let cards: [(value: CGFloat, frame: CGRect, bottom: CGFloat)] = [
  (10, CGRect(x: 28, y: 815.425, width: 337, height: 8.575), 0),
  (100, CGRect(x: 21.5135, y: 741.4348, width: 349.973, height: 89.0516), 11),
  (144, CGRect(x: 9.6216, y: 705.4293, width: 373.7568, height: 136.949), 31.333),
  (200, CGRect(x: 8, y: 619.5267, width: 377, height: 224.4733), 34),
  (400, CGRect(x: 8, y: 427.6692, width: 377, height: 416.3308), 34),
  (700, CGRect(x: 8, y: 139.883, width: 377, height: 704.117), 34),
  (10_000, CGRect(x: 0, y: 59, width: 393, height: 793), 34),
]

@Suite("A card of iOS 26")
@MainActor
struct InsetSheetTests {
  private func present(
    _ detents: [UISheetPresentationController.Detent]
  ) throws -> (Device, UIViewController) {
    let device = Device(era: .iOS26, screen: .islandPhone)
    device.launch { UIViewController() }
    let page = UIViewController()
    let sheet = try #require(page.sheetPresentationController)
    sheet.detents = detents
    device.window.rootViewController?.present(page, animated: false)
    device.advance(by: 0.5)
    return (device, page)
  }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01
      && abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
  }

  @Test("that is lower than the screen floats above its lower edge", arguments: cards)
  func places(_ value: CGFloat, _ frame: CGRect, _ bottom: CGFloat) throws {
    let (_, page) = try present([.custom { _ in value }])
    #expect(isNear(page.card.frame, frame))
    #expect(abs(page.view.safeAreaInsets.bottom - bottom) < 0.34)
    #expect((page.card.layer.maskedCorners.rawValue == 15) == (value < 1000))
  }

  @Test("of half the height is the whole one, scaled")
  func medium() throws {
    let (device, page) = try present([.medium(), .large()])
    let whole = CGRect(x: 8, y: 403.687, width: 377, height: 440.313)
    #expect(isNear(page.card.frame, whole))
    #expect(page.view.bounds.size.width == 393)
    #expect(abs(page.view.bounds.height - 459) < 0.1)
    device.touchDown(at: CGPoint(x: 196, y: 420))
    device.drag(to: CGPoint(x: 196, y: 320), duration: 0.5)
    #expect(page.card.transform == .identity)
    #expect(abs(page.card.frame.height - (459 + 90)) < 1)
    device.drag(to: CGPoint(x: 196, y: 120), duration: 1)
    device.touchUp()
    device.advance(by: 1)
    #expect(page.card.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
  }
}
