import CoreGraphics
import Film
import Interlock
import Renderer
import Rows
import Simulator
import Testing
import UIKit

/// Two pages of plain colours above a tab bar that only the lower one is to have.
@MainActor
private final class BottomStripBench {
  /// Who sends the tab bar away.
  nonisolated enum Cure: String, Sendable, CaseIterable {
    /// The page above hides the bar's view when it appears: a customary wrong way.
    case hiddenView
    /// The page above says so to UIKit.
    case uikit
    /// Interlock.
    case interlock
  }

  /// How the pages change.
  nonisolated enum Way: String, Sendable, CaseIterable {
    case push, pop, swipe, cancelledSwipe
  }

  let device = Device(era: .iOS18)
  let navigation: UINavigationController
  let tabs = UITabBarController()
  let upper: UIViewController

  init(_ cure: Cure, isTranslucent: Bool) {
    let lower = ColoredPage(.systemYellow, hidesBarView: cure == .hiddenView ? false : nil)
    upper = ColoredPage(.systemTeal, hidesBarView: cure == .hiddenView ? true : nil)
    upper.hidesBottomBarWhenPushed = cure == .uikit
    navigation =
      cure == .interlock
      ? InterlockNavigationController(rootViewController: lower)
      : UINavigationController(rootViewController: lower)
    tabs.tabBar.isTranslucent = isTranslucent
    let purple = UITabBarAppearance()
    purple.backgroundColor = .systemPurple
    tabs.tabBar.standardAppearance = purple
    tabs.tabBar.scrollEdgeAppearance = purple
    tabs.viewControllers = [navigation]
    let tabs = tabs
    device.launch { tabs }
    _ = device.settle(limit: 5)
  }

  private func move(push: Bool) {
    device.perform("test") { [navigation, upper] in
      if push {
        navigation.pushViewController(upper, animated: true)
      } else {
        navigation.popViewController(animated: true)
      }
    }
    _ = device.settle(limit: 5)
  }

  private func swipe(isCancelled: Bool) {
    let size = device.screen.size
    device.touchDown(at: CGPoint(x: 2, y: size.height / 2))
    let end = size.width * (isCancelled ? 0.4 : 0.7)
    device.drag(to: CGPoint(x: end, y: size.height / 2), duration: 0.3)
    if isCancelled { device.cancelTouches() } else { device.touchUp() }
    _ = device.settle(limit: 5)
  }

  /// The frames of a way, drawn small, and a picture of the lower page at rest.
  func film(_ way: Way) throws -> (frames: [Bitmap], lower: Bitmap?) {
    let lower = try picture()
    if way != .push { move(push: true) }
    let recorder = Recorder(device, framesPerSecond: 30)
    device.advance(by: 0.05)
    switch way {
    case .push: move(push: true)
    case .pop: move(push: false)
    case .swipe: swipe(isCancelled: false)
    case .cancelledSwipe: swipe(isCancelled: true)
    }
    let recording = recorder.stop()
    let renderer = try Renderer()
    let frames = (0..<recording.frameCount).map { frame in
      renderer.draw(recording.screen(at: recording.time(ofFrame: frame)), scale: 0.5)
    }
    return (frames, lower)
  }

  private func picture() throws -> Bitmap? {
    let recorder = Recorder(device, framesPerSecond: 30)
    device.advance(by: 0.05)
    let recording = recorder.stop()
    return try Renderer().draw(recording.screen(at: recording.time(ofFrame: 0)), scale: 0.5)
  }

  func findings(_ way: Way) throws -> [StripDetector.Finding] {
    let (frames, lower) = try film(way)
    return detector.findings(in: frames, rest: way == .cancelledSwipe ? lower : nil)
  }

  private var detector: StripDetector {
    let height = device.screen.size.height
    var detector = StripDetector(barRow: height - 10, pageRow: height - 120)
    detector.scale = 0.5
    detector.allowsBlackAtRest = false
    return detector
  }
}

private final class ColoredPage: UIViewController {
  private let color: UIColor
  private let hidesBarView: Bool?

  init(_ color: UIColor, hidesBarView: Bool?) {
    self.color = color
    self.hidesBarView = hidesBarView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let hidesBarView { tabBarController?.tabBar.isHidden = hidesBarView }
  }
}

@Suite("The strip detector at the bottom", .row("R27"))
@MainActor
struct BottomStripTests {
  @Test(
    "flags a tab bar whose view is hidden when a page appears",
    arguments: [
      (BottomStripBench.Way.push, true, StripDetector.Fault.earlyHiding),
      (.pop, true, .earlyShowing), (.swipe, true, .earlyShowing), (.push, false, .blackStrip),
      (.pop, false, .earlyShowing),
    ])
  fileprivate func wrong(
    way: BottomStripBench.Way, isTranslucent: Bool, fault: StripDetector.Fault
  ) throws {
    let bench = BottomStripBench(.hiddenView, isTranslucent: isTranslucent)
    let findings = try bench.findings(way)
    #expect(findings.contains { $0.fault == fault })
    #expect(Set(findings.map(\.frame)).count >= 3, "a fault lasts for more than a moment")
  }

  @Test(
    "finds nothing where UIKit or Interlock moves the bar with its page",
    arguments: BottomStripBench.Way.allCases, [BottomStripBench.Cure.uikit, .interlock])
  fileprivate func right(way: BottomStripBench.Way, cure: BottomStripBench.Cure) throws {
    for isTranslucent in [true, false] {
      #expect(try BottomStripBench(cure, isTranslucent: isTranslucent).findings(way) == [])
    }
  }
}
