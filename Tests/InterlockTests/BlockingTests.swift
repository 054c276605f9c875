import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("Blocked interaction", .everyWayIn, .row("R12", "R13", "R15"))
@MainActor
struct BlockingTests {
  /// Eras without transitions that the user can interrupt.
  nonisolated private static let steadyEras = Era.withSwipe.filter { $0 != .iOS26 }

  @Test("is not there unless asked for, on any era", arguments: Era.withSwipe)
  func notByDefault(era: Era) {
    let stage = Stage(era: era)
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.device.advance(by: 0.1)
    #expect(stage.navigation.interlock.activity == [.page, .barPush])
    #expect(!stage.navigation.interlock.isInteractionBlocked)
    #expect(!stage.navigation.interlock.isInteractionDisabled)
  }

  @Test(
    "keeps taps from the bar and the pages until the transition has ended", .row("R11"),
    arguments: steadyEras)
  func blocks(era: Era) throws {
    let stage = Stage(era: era, defences: [.barVeto, .mutators, .interaction])
    let button = stage.addButton()
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.device.advance(by: 0.1)
    let interlock = stage.navigation.interlock
    #expect(interlock.isInteractionBlocked && interlock.isInteractionDisabled)
    let point = CGPoint(x: 160, y: 300)
    let hit = try #require(stage.device.window.hitTest(point, with: nil))
    #expect(hit.superview === stage.navigation.view)
    stage.settle()
    #expect(!interlock.isInteractionBlocked && !interlock.isInteractionDisabled)
    #expect(stage.device.window.hitTest(point, with: nil)?.isDescendant(of: stage.top.view) == true)
    #expect(button.taps == 0)
  }

  @Test("is not there on iOS 26, where transitions can be interrupted, unless asked for expressly")
  func iOS26() {
    for (defences, isBlocked) in [
      (NavigationDefences.interaction, false), (.interactionEverywhere, true),
    ] {
      let stage = Stage(era: .iOS26, defences: defences.union(.standard))
      stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
      stage.device.advance(by: 0.1)
      #expect(stage.navigation.interlock.isInteractionBlocked == isBlocked)
      stage.settle()
      #expect(!stage.navigation.interlock.isInteractionBlocked)
    }
  }

  @Test(
    "leaves the app's own isUserInteractionEnabled alone, whatever it does meanwhile",
    arguments: [
      [true, false], [false, false], [false, true], [true, true],
    ])
  func appsOwnFlag(values: [Bool]) {
    let stage = Stage(defences: [.mutators, .interaction])
    stage.navigation.view.isUserInteractionEnabled = values[0]
    let hold = stage.navigation.interlock.blockInteraction("test")
    #expect(stage.navigation.view.isUserInteractionEnabled == values[0])
    stage.navigation.view.isUserInteractionEnabled = values[1]
    #expect(stage.navigation.interlock.isInteractionBlocked)
    hold.release()
    #expect(!stage.navigation.interlock.isInteractionBlocked)
    #expect(stage.navigation.view.isUserInteractionEnabled == values[1])
    #expect(stage.navigation.interlock.isInteractionDisabled == !values[1])
  }

  @Test("is counted, and free when the last hold has ended", arguments: Era.withSwipe)
  func counted(era: Era) {
    let stage = Stage(era: era)
    let interlock = stage.navigation.interlock
    let button = stage.addButton()
    let first = interlock.blockInteraction("first")
    let second = interlock.blockInteraction("second")
    #expect(interlock.activity == .manual)
    first.release()
    first.release()
    stage.device.tap(on: button)
    #expect(interlock.isInteractionBlocked && button.taps == 0)
    second.release()
    stage.device.tap(on: button)
    #expect(!interlock.isInteractionBlocked && button.taps == 1)
  }

  @Test(
    "is told apart for bar and page: the bar's part ends by the bar's own word, before the page's",
    arguments: Era.withSwipe, [BarMotion.push, .pop])
  func barAndPage(era: Era, motion: BarMotion) {
    let stage = Stage(era: era, defences: [.mutators, .interactionEverywhere])
    if motion == .pop {
      stage.app { stage.navigation.pushViewController(Page("First"), animated: false) }
      stage.settle()
    }
    var log: [String] = []
    stage.navigation.interlock.eventHandler = { event in
      switch event {
      case .held(.page): log.append("page held")
      case .held(.bar(let motion, _)): log.append("bar \(motion) held")
      case .released(.page): log.append("page released")
      case .released(.bar(let motion, _)): log.append("bar \(motion) released")
      default: break
      }
    }
    stage.app {
      switch motion {
      case .push: stage.navigation.pushViewController(Page("First"), animated: true)
      case .pop: stage.navigation.popViewController(animated: true)
      }
    }
    stage.settle()
    #expect(
      log == ["page held", "bar \(motion) held", "bar \(motion) released", "page released"])
  }

  @Test("by hand ends when nobody keeps the hold")
  func endsOnDeinit() async {
    let stage = Stage()
    var hold: InteractionHold? = stage.navigation.interlock.blockInteraction("test")
    #expect(hold?.reason == "test")
    #expect(stage.navigation.interlock.isInteractionBlocked)
    hold = nil
    await Task { @MainActor in }.value
    #expect(!stage.navigation.interlock.isInteractionBlocked)
  }

  @Test("by hand ends at its maximum, with a message")
  func maximum() {
    let stage = Stage()
    let hold = stage.navigation.interlock.blockInteraction("test", atMost: 3)
    stage.device.advance(by: 2.9)
    #expect(stage.navigation.interlock.isInteractionBlocked)
    stage.device.advance(by: 0.2)
    #expect(!stage.navigation.interlock.isInteractionBlocked)
    #expect(stage.messages.contains { $0.contains("InteractionHold.release()") })
    hold.release()
  }

  @Test("by hand ends when the controller leaves the screen", arguments: Era.withSwipe)
  func leavesScreen(era: Era) {
    let stage = Stage(era: era)
    let hold = stage.navigation.interlock.blockInteraction("test")
    stage.app { stage.device.window.rootViewController = UIViewController() }
    stage.settle()
    #expect(!stage.navigation.interlock.isInteractionBlocked)
    stage.app { stage.device.window.rootViewController = stage.navigation }
    stage.settle()
    #expect(!stage.navigation.interlock.isInteractionDisabled)
    hold.release()
  }

  @Test("is restored as a whole, and says whether a transition still holds it")
  func restore() {
    let stage = Stage(defences: [.mutators, .interaction])
    let interlock = stage.navigation.interlock
    let holds = ["a", "b"].map { interlock.blockInteraction($0) }
    #expect(interlock.restoreInteraction())
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.device.advance(by: 0.1)
    let other = interlock.blockInteraction("c")
    #expect(!interlock.restoreInteraction())
    stage.settle()
    #expect(interlock.restoreInteraction())
    withExtendedLifetime((holds, other)) {}
  }

  @Test("keeps a swipe from beginning, until it is free again", arguments: Era.withSwipe)
  func swipe(era: Era) {
    let stage = Stage(era: era)
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.settle()
    let hold = stage.navigation.interlock.blockInteraction("test")
    let start = CGPoint(x: 2, y: 300)
    stage.device.swipe(from: start, to: CGPoint(x: 300, y: 300), duration: 0.3)
    stage.device.advance(by: 1)
    #expect(stage.stack == ["Root", "First"])
    hold.release()
    stage.device.swipe(from: start, to: CGPoint(x: 300, y: 300), duration: 0.3)
    stage.device.advance(by: 1)
    #expect(stage.stack == ["Root"])
  }

  @Test("begins with the view that is loaded later")
  func beforeViewLoads() {
    let device = Device(era: .iOS18)
    let navigation = WayIn.current.makeController(root: Page("Root"))
    let hold = navigation.interlock.blockInteraction("early")
    device.launch { navigation }
    _ = device.settle(limit: 5)
    #expect(navigation.interlock.isInteractionBlocked)
    #expect(
      device.window.hitTest(CGPoint(x: 100, y: 300), with: nil)?.superview === navigation.view)
    hold.release()
    #expect(
      device.window.hitTest(CGPoint(x: 100, y: 300), with: nil)?.superview !== navigation.view)
  }

  @Test("stays on top of what comes into the view later")
  func staysOnTop() {
    let stage = Stage()
    let hold = stage.navigation.interlock.blockInteraction("test")
    let banner = UIView(frame: CGRect(x: 0, y: 200, width: 320, height: 100))
    stage.app { stage.navigation.view.addSubview(banner) }
    stage.device.advance(by: 0.1)
    #expect(stage.device.window.hitTest(CGPoint(x: 100, y: 250), with: nil) !== banner)
    hold.release()
    #expect(stage.device.window.hitTest(CGPoint(x: 100, y: 250), with: nil) === banner)
  }

  @Test("leaves what is presented over the controller free", arguments: Era.withSwipe)
  func alertIsFree(era: Era) throws {
    let stage = Stage(era: era)
    var isAnswered = false
    let hold = stage.navigation.interlock.blockInteraction("test")
    stage.app {
      let alert = UIAlertController(title: "Stop", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Go on", style: .default) { _ in isAnswered = true })
      stage.top.present(alert, animated: true)
    }
    stage.device.advance(by: 0.1)
    #expect(stage.navigation.interlock.activity == [.presentation, .manual])
    stage.device.advance(by: 1)
    stage.device.tap(on: try #require(stage.device.find(text: "Go on").first))
    stage.device.advance(by: 1)
    #expect(isAnswered && stage.navigation.interlock.isInteractionBlocked)
    hold.release()
  }
}

/// A button that counts its taps.
final class CountingButton: UIButton {
  private(set) var taps = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
