import Foundation
import Simulator
import Testing
import UIKit

/// Source: Vercantez/openuikit, `UINavigationBar.swift`, read off each frame of a push and a pop on iOS 26.1.
@Suite("Titles in a bar with glass")
@MainActor
struct GlassBarTransitionTests {
  private let device = Device(era: .iOS26)
  private let navigation = UINavigationController()
  private let pages = ["One", "Two"].map { title in
    let page = UIViewController()
    page.title = title
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    return page
  }

  private func launch(large: Bool = false, isRightToLeft: Bool = false) {
    UISystem.current = device.system
    let (navigation, first) = (navigation, pages[0])
    if isRightToLeft { device.system.layoutDirection = .rightToLeft }
    navigation.navigationBar.prefersLargeTitles = large
    device.launch {
      navigation.viewControllers = [first]
      return navigation
    }
    _ = device.settle(limit: 2)
  }

  private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

  /// What has the titles that read so.
  private func groups(of text: String) -> [UIView] {
    all(navigation.navigationBar).filter { group in
      String(describing: type(of: group)) == "BarTitleGroup"
        && all(group).contains { ($0 as? UILabel)?.text == text }
    }
  }

  /// Where a group of titles is drawn in the bar.
  private func drawnGroup(of text: String) throws -> CGRect {
    let group = try #require(groups(of: text).first)
    let layers = all(group).compactMap { $0.layer.presentation() }
    #expect(layers.allSatisfy { $0.opacity == 0 || $0.opacity == 1 }, "nothing fades")
    return try #require(layers.first).frame
  }

  private func drawnX(of page: UIViewController) throws -> CGFloat {
    let wrapper = try #require(page.view.superview)
    return try #require(wrapper.layer.presentation()).frame.minX
  }

  @Test(
    "go with their pages, and nothing of those below shows beside the page above",
    arguments: [false, true])
  func push(_ isRightToLeft: Bool) throws {
    launch(isRightToLeft: isRightToLeft)
    device.perform { navigation.pushViewController(pages[1], animated: true) }
    device.advance(by: 0.15)
    let (above, below) = (try drawnGroup(of: "Two"), try drawnGroup(of: "One"))
    let (front, back) = (try drawnX(of: pages[1]), try drawnX(of: pages[0]))
    #expect(abs(front) > 20 && abs(front) < 370)
    #expect(abs(above.minX - front) < 0.01 && abs(above.width - 390) < 0.01)
    if isRightToLeft {
      #expect(abs(below.maxX - 390 - back) < 0.01 && abs(below.minX - above.maxX) < 0.01)
    } else {
      #expect(abs(below.minX - back) < 0.01 && abs(below.maxX - above.minX) < 0.01)
    }
    _ = device.settle(limit: 2)
    #expect(try drawnGroup(of: "Two") == CGRect(x: 0, y: 0, width: 390, height: 54))
    #expect(groups(of: "One").isEmpty)
    device.perform { navigation.popViewController(animated: true) }
    device.advance(by: 0.2)
    #expect(abs(try drawnGroup(of: "Two").minX - drawnX(of: pages[1])) < 0.01)
    _ = device.settle(limit: 2)
    #expect(try drawnGroup(of: "One") == CGRect(x: 0, y: 0, width: 390, height: 54))
  }

  @Test("follow a finger, and are back after a swipe that is not finished")
  func swipe() throws {
    launch(large: true)
    device.perform { navigation.pushViewController(pages[1], animated: false) }
    _ = device.settle(limit: 2)
    device.touchDown(at: CGPoint(x: 2, y: 400))
    for x in stride(from: 12.0, through: 100, by: 8) {
      device.touchMove(to: CGPoint(x: x, y: 400))
      device.advance(by: 0.016)
    }
    let front = try drawnX(of: pages[1])
    #expect(front > 20)
    #expect(abs(try drawnGroup(of: "Two").minX - front) < 0.01)
    #expect(abs(try drawnGroup(of: "One").maxX - front) < 0.01)
    for x in stride(from: 95.0, through: 60, by: -5) {
      device.touchMove(to: CGPoint(x: x, y: 400))
      device.advance(by: 0.05)
    }
    device.touchUp()
    _ = device.settle(limit: 2)
    #expect(navigation.topViewController === pages[1])
    #expect(try drawnGroup(of: "Two") == CGRect(x: 0, y: 0, width: 390, height: 106))
  }

  @Test("leave the touches to the buttons, and an app's own title takes its own")
  func touches() throws {
    launch()
    let bar = navigation.navigationBar
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    device.perform { pages[0].navigationItem.titleView = button }
    _ = device.settle(limit: 2)
    #expect(bar.hitTest(bar.convert(CGPoint(x: 5, y: 5), from: button), with: nil) === button)
    let empty = bar.hitTest(CGPoint(x: 100, y: 50), with: nil)
    #expect(empty != nil && empty !== button)
    #expect(empty.map { String(describing: type(of: $0)) } != "BarTitleGroup")
  }
}
