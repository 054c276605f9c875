package import EraScenarios
import Foundation
package import Simulator
import UIKit

extension EraScenario {
  /// What comes of it on an era, as an observer sees it who does not know which.
  package func facts(on era: Era) -> EraFacts {
    let stage = EraStage(era: era, app: app)
    stage.play(steps())
    return stage.facts()
  }
}

/// Plays a scenario on a simulated device, and writes down what is seen.
///
/// It does not know the era: it reads the stack, the screen, the log and the crash record.
private final class EraStage {
  private let device: Device
  private let navigation: UINavigationController
  private var notes = EraNotes()
  private var lastCallTime: TimeInterval

  init(era: Era, app: EraApp) {
    device = Device(era: era)
    let (root, navigation) = app.make()
    self.navigation = navigation
    lastCallTime = device.now
    device.launch({ root }, then: { app.didLaunch(navigation) })
  }

  func play(_ steps: [EraStep]) {
    for step in steps { play(step) }
  }

  /// All that was seen, in the order of time; crash and log at the end.
  func facts() -> EraFacts {
    _ = device.settle(limit: 20)
    if let crash = device.crash { notes.crash(crash.reason, hasAppFrame: crash.hasAppFrame) }
    notes.log(device.log.map(\.text))
    return EraFacts(notes.lines)
  }

  private func play(_ step: EraStep) {
    switch step {
    case .call(let call): self.call(call)
    case .perform(let code): device.perform { code(navigation) }
    case .timer(let seconds, let code):
      device.perform(after: seconds, "a timer of the app") { [navigation] in code(navigation) }
    case .wait(let seconds): device.advance(by: seconds)
    case .settle: _ = device.settle(limit: 5)
    case .rest: rest()
    case .back(let count): back(count)
    case .backTwice:
      if let button = device.backButton { tapTwice(at: device.center(of: button), pause: 0.09) }
    case .menu(let title): menu(choosing: title)
    case .swipe(let start, let end, let midway): swipe(from: start, to: end, midway: midway)
    case .touch: touch()
    case .openTwice: tapTwice(at: EraPage.buttonCenter, pause: 0.02)
    case .tapTab(let title): tapTab(title)
    case .loaded: notes.loaded(navigation)
    case .told: notes.told(navigation)
    }
  }

  // MARK: What the app does

  private func call(_ call: (UINavigationController) -> String?) {
    guard device.crash == nil else { return }
    var popped: String?
    var called = notes
    device.perform("the app's code") {
      popped = call(navigation)
      called.called(navigation, popped: popped)
    }
    lastCallTime = device.now
    if device.crash == nil { notes = called }
  }

  // MARK: What its person does

  private func back(_ count: Int) {
    for _ in 0..<count where device.crash == nil {
      guard let button = device.backButton else { return notes.back(nil) }
      device.tap(on: button)
      _ = device.settle(limit: 20)
      if device.crash == nil { notes.back(look) }
    }
  }

  private func menu(choosing title: String) {
    guard device.crash == nil, let button = device.backButton else { return }
    device.press(on: button)
    _ = device.settle(limit: 20)
    let rows = device.screenReading.menuDrawn
    if rows != nil, let row = device.find(text: title).first { device.tap(on: row) }
    _ = device.settle(limit: 20)
    notes.menu(rows, look)
  }

  /// Moves a finger evenly along half the height of the screen, rests it, and lifts it.
  private func swipe(
    from start: CGFloat, to end: CGFloat, midway: ((UINavigationController) -> String?)?
  ) {
    let size = device.screen.size
    func point(_ part: CGFloat) -> CGPoint {
      CGPoint(x: size.width * part, y: size.height / 2)
    }
    device.touchDown(at: point(start))
    device.drag(to: point((start + end) / 2), duration: 0.15)
    if let midway { call(midway) }
    device.drag(to: point(end), duration: 0.15)
    device.advance(by: 0.2)
    device.touchUp()
  }

  /// Taps a button that is added to the top page for the purpose, and writes down what comes of it.
  private func touch() {
    guard device.crash == nil, let page = navigation.topViewController else { return }
    var isAnswered = false
    let button = UIButton(frame: CGRect(x: 20, y: 300, width: 200, height: 44))
    button.addAction(UIAction { _ in isAnswered = true }, for: .touchUpInside)
    device.perform { page.view.addSubview(button) }
    device.tap(at: CGPoint(x: 120, y: 322))
    device.perform { button.removeFromSuperview() }
    notes.touch(isAnswered: isAnswered)
  }

  private func tapTwice(at point: CGPoint, pause: TimeInterval) {
    device.tap(at: point)
    device.advance(by: pause)
    device.tap(at: point)
  }

  private func tapTab(_ title: String) {
    guard device.crash == nil, let tab = device.find(text: title).first else { return }
    device.tap(on: tab)
    lastCallTime = device.now
  }

  // MARK: What is seen

  private func rest() {
    _ = device.settle(limit: 20)
    if device.crash == nil { notes.rest(after: device.now - lastCallTime, look) }
  }

  private var look: EraLook {
    let screen = device.screenReading
    return EraLook(
      at: navigation, page: screen.pageDrawn?.title, titles: screen.titlesDrawn,
      back: screen.backButtonDrawn, alert: screen.alertDrawn)
  }
}
