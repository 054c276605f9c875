import Interlock
import Simulator
import Testing
import UIKit

/// A guarded controller with three pages, a moment that is about to come, and everything that a
/// test wants to know afterwards.
@MainActor
final class MomentScene {
  let stage: Stage
  let root = ReactivePage("Root")
  let lower = ReactivePage("Lower")
  let upper = ReactivePage("Upper")
  /// The page that a moment pushes; `nil` once it has been handed over.
  private(set) var first: ReactivePage? = ReactivePage("First")
  /// The page that a verb brings.
  let new = ReactivePage("New")
  let delegate = RecordingDelegate()
  /// The outcomes so far, by the number of their request.
  private(set) var outcomes: [RequestID: [NavigationOutcome]] = [:]
  /// How often the moment came.
  private(set) var arrivals = 0
  private let moment: Moment
  private let verb: Verb

  init(_ moment: Moment, _ verb: Verb, era: Era, policy: OverlapPolicy) {
    self.moment = moment
    self.verb = verb
    stage = Stage(era: era, policy: policy, isOnScreen: false)
    stage.navigation.delegate = delegate
    let storyboard = stage.device.storyboard
    storyboard.addSegue("new", from: ReactivePage.self) { [new] _ in new }
    storyboard.addUnwindSegue("back to Lower", from: ReactivePage.self, action: "backToLower:")
    storyboard.addUnwindAction(
      "backToLower:", of: ReactivePage.self, where: { $0.title == "Lower" })
    stage.navigation.viewControllers = [root, lower, upper]
    if moment.isOnScreen {
      stage.device.launch { stage.navigation }
      stage.settle()
    }
    stage.navigation.interlock.eventHandler = { [weak self] event in
      guard case .resolved(let request, let outcome) = event else { return }
      self?.outcomes[request.id, default: []].append(outcome)
    }
  }

  /// Lets the moment come, the verb be called in it, and everything end.
  func play() {
    moment.bringAbout(in: self)
    stage.settle()
    for _ in 0..<2 where stage.navigation.presentedViewController != nil {
      stage.app { self.stage.navigation.dismiss(animated: false) }
      stage.settle()
    }
    if !moment.isOnScreen && stage.device.window.rootViewController == nil {
      stage.device.launch { stage.navigation }
      stage.settle()
    }
  }

  /// Calls the verb: the moment is here.
  func arrive() {
    arrivals += 1
    verb.call(in: self)
  }

  /// Pushes the page of the moment and forgets it.
  func pushFirst() {
    guard let page = first else { return }
    first = nil
    stage.app { self.stage.navigation.pushViewController(page, animated: true) }
  }

  /// The outcome of the verb: that of the youngest request.
  var verbOutcome: NavigationOutcome? {
    outcomes.max { $0.key < $1.key }?.value.first
  }

  /// What is wrong with what is on the screen now; empty if nothing is.
  func flaws(expected stack: [String]) -> [String] {
    let reading = stage.device.screenReading
    var flaws: [String] = []
    func expect(_ isRight: Bool, _ flaw: @autoclosure () -> String) {
      if !isRight { flaws.append(flaw()) }
    }
    expect(arrivals == 1, "the moment came \(arrivals) times")
    expect(stage.stack == stack, "stack \(stage.stack), expected \(stack)")
    expect(outcomes.values.allSatisfy { $0.count == 1 }, "outcomes \(outcomes)")
    expect(
      reading.pageDrawn?.title == stack.last, "page drawn: \(reading.pageDrawn?.title ?? "none")")
    expect(reading.titlesDrawn == stack.suffix(1), "titles drawn: \(reading.titlesDrawn)")
    expect(stage.device.log.isEmpty, "log \(stage.device.log.map(\.text))")
    expect(stage.device.crash == nil, "crash \(stage.device.crash?.reason ?? "")")
    expect(stage.navigation.interlock.isAtRest, "not at rest")
    expect(!stage.navigation.interlock.isInteractionBlocked, "interaction blocked")
    expect(isTopTouchable, "touches do not reach the page")
    expect(isOneAtATime, "nested: \(delegate.calls)")
    for page in [root, lower, upper, new] {
      expect(
        page.isBalanced(onScreen: page === stage.top, mayTurnBack: moment.turnsBack),
        "\(page.title ?? "?") appeared so: \(page.appearances)")
    }
    return flaws
  }

  private var isTopTouchable: Bool {
    guard let view = stage.top.viewIfLoaded else { return false }
    return stage.device.viewHit(at: CGPoint(x: 195, y: 500))?.isDescendant(of: view) ?? false
  }

  /// Whether no page was about to be shown while another one was.
  ///
  /// UIKit says nothing more of a page that it turns back.
  private var isOneAtATime: Bool {
    var coming: String?
    for call in delegate.calls {
      let title = call.split(separator: " ").last.map(String.init)
      if call.hasPrefix("willShow ") {
        guard coming == nil || moment.turnsBack else { return false }
        coming = title
      } else {
        guard coming == title else { return false }
        coming = nil
      }
    }
    return coming == nil || moment.turnsBack
  }
}
