import Foundation
import Interlock
import InterlockTesting
import Rows
import Simulator
import Testing
import UIKit

@Suite(
  "After any order of swipes, taps on Back, escape gestures, answers and changes of the app's",
  .everyWayIn, .row("R20", "R21", "R23"))
@MainActor
struct WayBackStormTests {
  @Test(
    "the app shows the top of its stack, takes touches, and has kept its promises",
    arguments: 0..<30)
  func storm(seed: Int) {
    for era in Era.withSwipe {
      let storm = WayBackStorm(era: era, seed: seed)
      storm.rage()
      let stage = storm.stage
      let told = Comment(rawValue: "\(era) seed \(seed):\(storm.script): \(stage.sight)")
      #expect(stage.isSound, told)
      #expect(stage.navigation.interlock.isAtRest, told)
      #expect(stage.navigation.interlock.targetStack == stage.navigation.viewControllers, told)
      #expect(storm.outcomes == storm.requests, told)
      #expect(storm.brokenPromises.isEmpty, told)
      #expect(storm.pages.allSatisfy { $0.questions.allSatisfy(\.isOver) }, told)
    }
  }
}

/// Random things that a person and an app do about going back.
@MainActor
private final class WayBackStorm {
  let stage: Stage
  private(set) var script = ""
  /// How many requests of the user's were made through a completion, and how many came back.
  private(set) var requests = 0
  private(set) var outcomes = 0
  private(set) var pages: [AskedPage] = []
  /// Pages that the user left although they did not agree.
  private(set) var brokenPromises: [String] = []
  private var dice: SeededGenerator
  /// Whether pages may go now because of the app, or because they have agreed.
  private var isAppPopping = false

  init(era: Era, seed: Int) {
    stage = Stage(era: era)
    dice = SeededGenerator(seed: UInt64(seed))
    if seed.isMultiple(of: 2) { stage.navigation.interlock.swipeBack = .content }
    for _ in 0..<3 { push(animated: false) }
    stage.settle()
  }

  func rage() {
    for _ in 0..<12 { act() }
    stage.settle()
    if stage.navigation.presentedViewController != nil { alert() }
    stage.settle()
    for page in pages { for question in page.questions { question.answer(false) } }
    stage.settle()
  }

  private func act() {
    let before = stage.navigation.viewControllers
    // A pop of the app's may have to wait, and come later.
    if stage.navigation.interlock.isAtRest { isAppPopping = false }
    switch pick(10) {
    case 0, 1, 2, 3: swipe()
    case 4: note("back") { stage.tapBack() }
    case 5: note("escape") { stage.device.performEscapeGesture() }
    case 6: request()
    case 7: answer()
    default: change()
    }
    stage.device.advance(by: [0, 0.05, 0.3, 0.8][pick(4)])
    guard !isAppPopping else { return }
    for case let page as AskedPage in before where page.isKept {
      if !stage.navigation.viewControllers.contains(page) {
        brokenPromises.append(page.title ?? "?")
      }
    }
  }

  private func swipe() {
    let start: CGFloat = pick(2) == 0 ? 2 : 120
    let end = CGFloat(pick(390))
    note("swipe \(start) to \(end)") {
      stage.drag(from: start, to: start + 40, in: 0.05, .not)
      if pick(4) == 0 { change() }
      if pick(6) == 0 { stage.device.touchDown(at: CGPoint(x: 300, y: 600), finger: 1) }
      stage.device.drag(to: CGPoint(x: end, y: 500), duration: [0.05, 0.3][pick(2)])
      if pick(4) == 0 { stage.device.cancelTouches() } else { stage.device.touchUp() }
      stage.device.touchUp(finger: 1)
    }
  }

  private func request() {
    note("menu to root") {
      requests += 1
      stage.app {
        self.stage.navigation.interlock.popToRoot(origin: .backMenu) { _ in self.outcomes += 1 }
      }
    }
  }

  private func answer() {
    guard let question = pages.flatMap(\.questions).first(where: { !$0.isOver }) else { return }
    let mayPop = pick(2) == 0
    if mayPop { isAppPopping = true }
    note("answer \(mayPop)") { stage.app { question.answer(mayPop) } }
  }

  private func change() {
    switch pick(8) {
    case 6, 7:
      alert()
    case 0, 1:
      note("push") { stage.app { self.push(animated: self.pick(3) > 0) } }
    case 2:
      isAppPopping = true
      note("pop") { stage.app { self.stage.navigation.popViewController(animated: true) } }
    case 3:
      let rule = SwipeBack.allCases[pick(4)]
      note("\(rule)") { stage.navigation.interlock.swipeBack = rule }
    case 4:
      let canPop = pick(3) > 0
      note("canPop \(canPop)") { stage.top.interlockPage.canPop = canPop }
    default:
      isAppPopping = true
      note("set") {
        stage.app {
          let root = self.stage.navigation.viewControllers.prefix(1)
          let page = self.makePage()
          self.stage.navigation.setViewControllers(root + [page], animated: self.pick(2) == 0)
        }
      }
    }
  }

  private func alert() {
    let presented = stage.navigation.presentedViewController
    if let presented, presented.isBeingPresented || presented.isBeingDismissed { return }
    let isUp = presented != nil
    note(isUp ? "dismiss" : "alert") {
      stage.app {
        if isUp {
          self.stage.navigation.dismiss(animated: true)
        } else {
          let alert = UIAlertController(title: "News", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          self.stage.navigation.present(alert, animated: true)
        }
      }
    }
  }

  private func push(animated: Bool) {
    stage.navigation.pushViewController(makePage(), animated: animated)
  }

  private func makePage() -> AskedPage {
    let page = AskedPage("P\(pages.count)")
    let answer = pick(5)
    page.answer = { [unowned page] _ in
      switch answer {
      case 0: .refuse
      case 1: page.askLater
      default: .allow
      }
    }
    page.isKept = answer == 0
    pages.append(page)
    return page
  }

  private func note(_ text: String, _ work: () -> Void) {
    script += " | " + text
    work()
  }

  private func pick(_ count: Int) -> Int {
    Int.random(in: 0..<count, using: &dice)
  }
}
