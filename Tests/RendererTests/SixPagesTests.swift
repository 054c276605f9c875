import CoreGraphics
import Film
import Interlock
import PageGraph
import Renderer
import Rows
import Simulator
import Testing
import UIKit

/// Article 002's pages in plain colors, on a device that is filmed.
@MainActor
private final class SixPages {
  let device: Device
  let navigation: InterlockNavigationController
  let upper: UIViewController
  private let renderer: Renderer
  private let detector: StripDetector

  init(_ edge: PageGraph.Edge, era: Era) throws {
    device = Device(era: era)
    renderer = try Renderer()
    var detector = StripDetector(for: device)
    detector.scale = 0.5
    self.detector = detector
    upper = Self.page(edge.upper)
    navigation = InterlockNavigationController(rootViewController: Self.page(edge.lower))
    navigation.navigationBar.isTranslucent = false
    let purple = UINavigationBarAppearance()
    purple.backgroundColor = .systemPurple
    navigation.navigationBar.standardAppearance = purple
    navigation.navigationBar.scrollEdgeAppearance = purple
    device.launch { [navigation] in navigation }
    _ = device.settle(limit: 5)
  }

  private static func page(_ name: PageGraph.Page) -> UIViewController {
    let colors: [UIColor] = [
      .systemRed, .systemYellow, .systemTeal, .systemGreen, .systemOrange, .systemBlue,
    ]
    let page = UIViewController()
    page.title = name.rawValue
    page.view.backgroundColor = colors[PageGraph.Page.allCases.firstIndex(of: name) ?? 0]
    page.interlockPage.bar.visibility = name.hidesBar ? .hidden : .shown
    return page
  }

  /// What the detector finds while something is done, and afterwards until all is at rest.
  ///
  /// - Parameter other: A picture of the other page at rest, where the same one rests at both ends.
  func findings(
    other: StripDetector.Scan? = nil, while body: () -> Void
  ) -> [StripDetector.Finding] {
    let recorder = Recorder(device, framesPerSecond: 60)
    device.advance(by: 0.05)
    body()
    _ = device.settle(limit: 5)
    let scans = recorder.stop().changes.map { detector.scan($0.list, with: renderer) }
    guard let first = scans.first, let last = other ?? scans.last else { return [] }
    return scans.enumerated().flatMap {
      detector.findings(in: $1, number: $0, between: first, and: last)
    }
  }

  /// What the screen shows now.
  var scan: StripDetector.Scan {
    let recorder = Recorder(device)
    return detector.scan(recorder.stop().screen(at: 0), with: renderer)
  }

  func push() {
    device.perform("test") { navigation.pushViewController(upper, animated: true) }
  }

  func pop() {
    device.perform("test") { _ = navigation.popViewController(animated: true) }
  }

  /// A finger that goes back and is lifted, or goes half the way and stays until it is lifted.
  func swipe(isCancelled: Bool) {
    let size = navigation.view.bounds.size
    device.touchDown(at: CGPoint(x: 2, y: size.height / 2))
    device.drag(
      to: CGPoint(x: size.width * (isCancelled ? 0.45 : 0.8), y: size.height / 2), duration: 0.3)
    if isCancelled { device.advance(by: 0.3) }
    device.touchUp()
  }
}

@Suite("The film of article 002's six pages", .row("R24"))
@MainActor
struct SixPagesTests {
  @Test(
    "shows no strip, in push, cancelled swipe, swipe and pop", arguments: PageGraph.edges,
    Era.withSwipe)
  fileprivate func everyWay(edge: PageGraph.Edge, era: Era) throws {
    let pages = try SixPages(edge, era: era)
    let lower = pages.scan
    #expect(pages.findings { pages.push() } == [])
    #expect(pages.findings(other: lower) { pages.swipe(isCancelled: true) } == [])
    #expect(pages.navigation.topViewController === pages.upper)
    #expect(pages.findings { pages.swipe(isCancelled: false) } == [])
    #expect(pages.navigation.topViewController !== pages.upper)
    pages.push()
    _ = pages.device.settle(limit: 5)
    #expect(pages.findings { pages.pop() } == [])
    #expect(pages.navigation.topViewController !== pages.upper)
  }

  @Test("would show a strip that were there: the bar taken away in the middle of each way")
  fileprivate func control() throws {
    for edge in PageGraph.edges where edge.upper == .e || edge.upper == .c {
      let pages = try SixPages(edge, era: .iOS18)
      let found = pages.findings {
        pages.push()
        pages.device.advance(by: 0.1)
        pages.navigation.navigationBar.isHidden = true
        pages.device.advance(by: 0.1)
        pages.navigation.navigationBar.isHidden = false
      }
      #expect(!found.isEmpty, "\(edge.testDescription)")
    }
  }
}
