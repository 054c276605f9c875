import CoreGraphics
import Film
import Interlock
import Renderer
import Rows
import Simulator
import Testing
import UIKit

/// Two pages of plain colours below an opaque bar; those that want none hide it when they appear.
@MainActor
private final class StripBench {
  /// A way between two pages, one of which has no bar.
  nonisolated enum Edge: String, CaseIterable, Sendable {
    case pushHides = "shown > push > hidden"
    case popHides = "shown > pop > hidden"
    case pushShows = "hidden > push > shown"
    case popShows = "hidden > pop > shown"

    var isPush: Bool { self == .pushHides || self == .pushShows }
    var lowerHides: Bool { self == .pushShows || self == .popHides }
  }

  /// Who hides the bar.
  nonisolated enum Cure: Sendable {
    /// The page, without animation: article 002's wrong way.
    case unanimated
    /// The page, with the transition's animation.
    case animated
    /// Interlock, by the page's wish.
    case interlock
  }

  let device = Device(era: .iOS18)
  let navigation: UINavigationController
  let upper: UIViewController

  init(_ edge: Edge, _ cure: Cure) {
    let lower = PlainPage(.systemYellow, hidesBar: edge.lowerHides, cure)
    upper = PlainPage(.systemTeal, hidesBar: !edge.lowerHides, cure)
    navigation =
      cure == .interlock
      ? InterlockNavigationController(rootViewController: lower)
      : UINavigationController(rootViewController: lower)
    let navigation = navigation
    navigation.navigationBar.isTranslucent = false
    let purple = UINavigationBarAppearance()
    purple.backgroundColor = .systemPurple
    navigation.navigationBar.standardAppearance = purple
    navigation.navigationBar.scrollEdgeAppearance = purple
    device.launch { navigation }
    _ = device.settle(limit: 5)
    guard !edge.isPush else { return }
    move(push: true)
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
  }

  /// The frames of the way, drawn small.
  func film(push: Bool) throws -> [Bitmap] {
    let recorder = Recorder(device, framesPerSecond: 30)
    device.advance(by: 0.05)
    move(push: push)
    _ = device.settle(limit: 5)
    let recording = recorder.stop()
    let renderer = try Renderer()
    return (0..<recording.frameCount).map { frame in
      renderer.draw(recording.screen(at: recording.time(ofFrame: frame)), scale: 0.5)
    }
  }

  var detector: StripDetector {
    let top = device.system.screen.safeAreaInsets.top
    var detector = StripDetector(barRow: top + 4, pageRow: top + 60)
    detector.scale = 0.5
    return detector
  }

  func findings(push: Bool) throws -> [StripDetector.Finding] {
    detector.findings(in: try film(push: push))
  }
}

private final class PlainPage: UIViewController {
  private let color: UIColor
  private let hidesBar: Bool
  private let cure: StripBench.Cure

  init(_ color: UIColor, hidesBar: Bool, _ cure: StripBench.Cure) {
    self.color = color
    self.hidesBar = hidesBar
    self.cure = cure
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    if cure == .interlock { interlockPage.bar.visibility = hidesBar ? .hidden : .shown }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard cure != .interlock else { return }
    navigationController?.setNavigationBarHidden(hidesBar, animated: animated && cure == .animated)
  }
}

@Suite("The strip detector")
@MainActor
struct StripDetectorTests {
  @Test(
    "flags each of the four wrong combinations", .row("R10", "R24"),
    arguments: [
      (StripBench.Edge.pushHides, StripDetector.Fault.blackStrip, "strip-push-hides"),
      (.popHides, .blackStrip, "strip-pop-hides"), (.pushShows, .earlyShowing, "strip-push-shows"),
      (.popShows, .earlyShowing, "strip-pop-shows"),
    ])
  fileprivate func wrong(
    edge: StripBench.Edge, fault: StripDetector.Fault, picture: String
  ) throws {
    let bench = StripBench(edge, .unanimated)
    let frames = try bench.film(push: edge.isPush)
    try expectGolden(frames[4], named: picture)
    let findings = bench.detector.findings(in: frames)
    #expect(Set(findings.map(\.fault)) == [fault])
    #expect(Set(findings.map(\.frame)).count >= 3, "a fault lasts for more than a moment")
  }

  @Test("finds nothing where the bar goes with its page", arguments: StripBench.Edge.allCases)
  fileprivate func right(edge: StripBench.Edge) throws {
    #expect(try StripBench(edge, .animated).findings(push: edge.isPush) == [])
  }

  @Test("finds nothing with Interlock", .row("R24"), arguments: StripBench.Edge.allCases)
  fileprivate func interlock(edge: StripBench.Edge) throws {
    #expect(try StripBench(edge, .interlock).findings(push: edge.isPush) == [])
  }

  @Test("flags a bar that is gone before its page, where pages reach behind it")
  fileprivate func earlyHiding() throws {
    let bench = StripBench(.pushHides, .unanimated)
    bench.navigation.navigationBar.isTranslucent = true
    let findings = try bench.findings(push: true)
    #expect(Set(findings.map(\.fault)) == [.earlyHiding])
  }
}
