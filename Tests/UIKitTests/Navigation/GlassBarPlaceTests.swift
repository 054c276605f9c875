import Foundation
import Simulator
import Testing
import UIKit

/// Source of the numbers: Vercantez/openuikit, `UINavigationBar.swift`, `docs/agent_reports` (read off iOS 26.1).
@Suite("The place of a bar in iOS 26")
@MainActor
struct GlassBarPlaceTests {
  private let page = UITableViewController()

  private func launch(
    _ screen: Screen, large: Bool = false, size: UIContentSizeCategory = .large,
    set: (UINavigationController) -> Void = { _ in }
  ) -> (Device, UINavigationController) {
    let device = Device(era: .iOS26, screen: screen, contentSizeCategory: size)
    UISystem.current = device.system
    page.title = "Library"
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = large
    set(navigation)
    device.launch { navigation }
    _ = device.settle(limit: 2)
    return (device, navigation)
  }

  private func titles(_ bar: UIView) -> [UILabel] {
    bar.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + titles($0) }
      .filter { $0.text == "Library" }
  }

  @Test("is 54 points below the status bar, with titles in its upper 44")
  func below() throws {
    let (_, navigation) = launch(.islandPhone)
    let bar = navigation.navigationBar
    #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 54))
    #expect(page.tableView.safeAreaInsets.top == 113)
    let title = try #require(titles(bar).first)
    #expect(abs(title.convert(title.bounds, to: bar).midY - 22) < 0.001)
    #expect(bar.sizeThatFits(.zero).height == 54 && bar.intrinsicContentSize.height == 54)
  }

  @Test("is at least ten points from the edge", arguments: [CGFloat(0), 5, 20, 59])
  func leastTop(_ inset: CGFloat) {
    final class Page: UITableViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let device = Device(era: .iOS26, screen: .smallPhone)
    UISystem.current = device.system
    let page = Page()
    let navigation = UINavigationController(rootViewController: page)
    navigation.additionalSafeAreaInsets.top = inset
    device.launch { navigation }
    _ = device.settle(limit: 2)
    let top = max(10, inset)
    #expect(navigation.view.safeAreaInsets.top == inset)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: top, width: 320, height: 54))
    #expect(page.tableView.safeAreaInsets.top == top + 54)
    #expect(page.tableView.contentOffset.y == -top - 54)
  }

  @Test("is 24 points from the edge where the height is compact, without a large title")
  func onSide() throws {
    let (device, navigation) = launch(.smallPhone, large: true)
    device.rotate(to: .landscapeLeft)
    let bar = navigation.navigationBar
    #expect(bar.frame == CGRect(x: 0, y: 24, width: 568, height: 54))
    #expect(page.tableView.safeAreaInsets.top == 78)
    #expect(titles(bar).count == 1)
    _ = device.settle(limit: 2)
    device.rotate(to: .portrait)
    _ = device.settle(limit: 2)
    #expect(bar.frame == CGRect(x: 0, y: 20, width: 320, height: 106))
  }

  @Test("is 52 points higher with a large title, and follows the size of text")
  func large() throws {
    let expected: [(UIContentSizeCategory, CGFloat, CGFloat, CGFloat)] = [
      (.large, 106, 57.5, 41), (.extraExtraExtraLarge, 108, 57.5, 48),
      (.accessibilityLarge, 115.5, 54, 57.5),
    ]
    for (size, height, top, text) in expected {
      let (_, navigation) = launch(.smallPhone, large: true, size: size)
      let bar = navigation.navigationBar
      #expect(bar.frame.height == height)
      #expect(page.tableView.safeAreaInsets.top == 20 + height)
      let title = try #require(titles(bar).first { $0.font.pointSize > 30 })
      let place = title.convert(title.bounds, to: bar)
      #expect(place.minX == 16 && place.minY == top && place.height == text)
    }
  }

  @Test("follows the size of text while it shows, and an iPad's margin")
  func changes() throws {
    let (device, navigation) = launch(.tablet, large: true)
    let bar = navigation.navigationBar
    #expect(bar.frame.height == 106)
    let title = try #require(titles(bar).first { $0.font.pointSize > 30 })
    #expect(title.convert(title.bounds, to: bar).minX == 20)
    device.contentSizeCategory = .accessibilityLarge
    _ = device.settle(limit: 2)
    #expect(bar.frame.height == 115.5)
  }

  @Test("has 32 points for a prompt")
  func prompt() {
    page.navigationItem.prompt = "Prompt"
    let (_, navigation) = launch(.phone)
    #expect(navigation.navigationBar.frame.height == 86)
    #expect(abs(page.tableView.safeAreaInsets.top - 133) < 0.001)
  }

  @Test("loses the room of a large title at once, when the text has gone up with the content")
  func collapse() throws {
    let bench = LargeTitleBench(era: .iOS26)
    let bar = bench.navigation.navigationBar
    let top = -bench.statusBar - 106
    let steps: [(CGFloat, CGFloat)] = [
      (0, 106), (20, 106), (51, 106), (52, 54), (400, 54), (30, 106),
    ]
    for (offset, height) in steps {
      bench.perform { bench.scrollView(of: bench.root).contentOffset.y = top + offset }
      bench.settle()
      #expect(bench.height == height && bench.safeTop(of: bench.root) == height, "at \(offset)")
      #expect(bench.scrollView(of: bench.root).contentOffset.y == top + offset)
      let shown = try #require(bench.device.find(text: "Root").first as? UILabel)
      #expect((shown.font.pointSize == 34) == (height == 106))
      if height == 106 {
        #expect(abs(shown.convert(shown.bounds, to: bar).minY - 57.5 + offset) < 0.001)
      }
    }
  }

  @Test("brings a large title back that is let go with 36 points gone", arguments: [36, 37])
  func rest(distance: CGFloat) {
    let bench = LargeTitleBench(era: .iOS26)
    let scrollView = bench.scrollView(of: bench.root)
    let start = scrollView.contentOffset.y
    bench.device.touchDown(at: CGPoint(x: 200, y: 600))
    bench.device.drag(to: CGPoint(x: 200, y: 590), duration: 0.3)
    bench.device.drag(to: CGPoint(x: 200, y: 590 - distance), duration: 2)
    bench.device.advance(by: 1)
    #expect(abs(scrollView.contentOffset.y - start - distance) < 0.5)
    bench.device.touchUp()
    bench.settle()
    #expect(bench.height == (distance < 36.5 ? 106 : 54))
    #expect(abs(scrollView.contentOffset.y - start - (distance < 36.5 ? 0 : 52)) < 0.5)
  }
}
