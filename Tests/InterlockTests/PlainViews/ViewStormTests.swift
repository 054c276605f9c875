import Foundation
import Interlock
import InterlockTesting
import Rows
import Simulator
import Testing
import UIKit

@Suite(
  "After any order of swipes, pops, answers and changes of the app's in a view stack",
  .row("R23", "R32"))
@MainActor
struct ViewStormTests {
  @Test(
    "the top view is seen and takes touches, and everybody has an answer", arguments: 0..<40)
  func storm(seed: Int) {
    for era in Era.withSwipe {
      let storm = ViewStorm(era: era, seed: seed)
      storm.rage()
      let stage = storm.stage
      let told = Comment(
        rawValue: "\(era) seed \(seed):\(storm.script): \(stage.titles), \(stage.messages)")
      #expect(stage.controller.isAtRest && !stage.controller.isTransitioning, told)
      #expect(stage.titles == stage.targetTitles, told)
      #expect(stage.touched == stage.titles.last, told)
      #expect(stage.controller.topView?.transform == .identity, told)
      #expect(storm.outcomes == storm.requests, told)
      #expect(storm.brokenPromises.isEmpty, told)
      #expect(storm.views.allSatisfy { $0.questions.allSatisfy(\.isOver) }, told)
      #expect(stage.device.crash == nil && stage.device.log.isEmpty, told)
    }
  }
}

/// Random things that a person and an app do with a view stack.
@MainActor
private final class ViewStorm {
  let stage: ViewStage
  private(set) var script = ""
  private(set) var requests = 0
  private(set) var outcomes = 0
  private(set) var views: [AskedView] = []
  /// Views that the user left although they did not agree.
  private(set) var brokenPromises: [String] = []
  private var dice: SeededGenerator
  /// Whether views may go now because of the app, or because they have agreed.
  private var isAppPopping = false

  init(era: Era, seed: Int) {
    stage = ViewStage(era: era)
    dice = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<3 { push(animated: false) }
    stage.settle()
  }

  func rage() {
    for _ in 0..<14 { act() }
    stage.device.touchUp()
    stage.settle()
    for view in views { for question in view.questions { question.answer(false) } }
    stage.settle()
  }

  private func act() {
    let before = stage.controller.views
    if stage.controller.isAtRest { isAppPopping = false }
    switch pick(9) {
    case 0, 1, 2: swipe()
    case 3: note("back") { pop(origin: .backButton) }
    case 4: answer()
    case 5: note("skip") { stage.app { self.stage.controller.skipTransition() } }
    default: change()
    }
    stage.device.advance(by: [0, 0.05, 0.3, 0.8][pick(4)])
    guard !isAppPopping else { return }
    for case let view as AskedView in before where view.isKept {
      if !stage.controller.views.contains(view) { brokenPromises.append(view.title ?? "?") }
    }
  }

  private func swipe() {
    let end = CGFloat(pick(390))
    note("swipe to \(end)") {
      stage.device.touchDown(at: CGPoint(x: 1, y: 400))
      stage.device.drag(to: CGPoint(x: 40, y: 400), duration: 0.05)
      if pick(3) == 0 { change() }
      stage.device.drag(to: CGPoint(x: end, y: 400), duration: [0.05, 0.3][pick(2)])
      if pick(4) == 0 { stage.device.cancelTouches() } else { stage.device.touchUp() }
    }
  }

  private func answer() {
    guard let question = views.flatMap(\.questions).first(where: { !$0.isOver }) else { return }
    let mayPop = pick(2) == 0
    if mayPop { isAppPopping = true }
    note("answer \(mayPop)") { stage.app { question.answer(mayPop) } }
  }

  private func change() {
    let animated = pick(3) > 0
    switch pick(5) {
    case 0, 1:
      note("push") { push(animated: animated) }
    case 2:
      isAppPopping = true
      note("pop") { pop(origin: .program) }
    case 3:
      isAppPopping = true
      let view = makeView()
      note("set") {
        requests += 1
        stage.app {
          let root = self.stage.controller.views.prefix(1)
          self.stage.controller.setViews(root + [view], animated: animated) { _ in
            self.outcomes += 1
          }
        }
      }
    default:
      note("away and back") {
        stage.app {
          let parent = self.stage.controller.superview
          self.stage.controller.removeFromSuperview()
          parent?.addSubview(self.stage.controller)
        }
      }
    }
  }

  private func push(animated: Bool) {
    let view = makeView()
    requests += 1
    stage.app {
      self.stage.controller.pushView(view, animated: animated) { _ in self.outcomes += 1 }
    }
  }

  private func pop(origin: RequestOrigin) {
    requests += 1
    stage.app { self.stage.controller.popView(origin: origin) { _ in self.outcomes += 1 } }
  }

  private func makeView() -> AskedView {
    let view = AskedView("V\(views.count)")
    let answer = pick(5)
    view.answer = { [unowned view] _ in
      switch answer {
      case 0: .refuse
      case 1: view.askLater
      default: .allow
      }
    }
    view.isKept = answer == 0
    views.append(view)
    return view
  }

  private func note(_ text: String, _ work: () -> Void) {
    script += " | " + text
    work()
  }

  private func pick(_ count: Int) -> Int {
    Int.random(in: 0..<count, using: &dice)
  }
}
