import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A request during a transition")
@MainActor
struct OverlapTests {
  @Test("waits under queue, and every page is shown, on every era", .row("R3"), arguments: Era.all)
  func queue(era: Era) {
    let stage = Stage(era: era)
    let first = Page("First")
    let second = Page("Second")
    stage.app { stage.navigation.pushViewController(first, animated: true) }
    stage.device.advance(by: 0.1)
    stage.app { stage.navigation.pushViewController(second, animated: true) }

    #expect(stage.stack == ["Root", "First"])
    #expect(stage.navigation.interlock.targetStack.map(\.title) == ["Root", "First", "Second"])
    stage.settle()
    #expect(stage.stack == ["Root", "First", "Second"])
    #expect(first.calls.contains("viewDidAppear"))
    #expect(second.calls.last == "viewDidAppear")
    #expect(stage.device.crash == nil)
    #expect(stage.device.log.isEmpty)
    #expect(stage.navigation.interlock.isAtRest)
  }

  @Test("is ignored under ignore, with a message and an outcome", .row("R2"))
  func ignore() {
    let stage = Stage(policy: .ignore)
    var outcome: NavigationOutcome?
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.device.advance(by: 0.1)
    stage.app { stage.navigation.interlock.push(Page("Second")) { outcome = $0 } }
    stage.settle()

    #expect(stage.stack == ["Root", "First"])
    guard case .ignored(let transition) = outcome else {
      Issue.record("expected ignored(during:), got \(String(describing: outcome))")
      return
    }
    #expect(transition.to.flatMap(stage.navigation.interlock.page)?.title == "First")
    #expect(
      stage.messages.first?.hasPrefix(
        "Ignore push request when top page is still animating") == true)
  }

  @Test(
    "is folded with the others under merge, into one further transition", .row("R4"),
    arguments: Era.all)
  func merge(era: Era) {
    let stage = Stage(era: era, policy: .merge)
    let passedOver = Page("Second")
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.device.advance(by: 0.1)
    stage.app {
      stage.navigation.pushViewController(passedOver, animated: true)
      stage.navigation.pushViewController(Page("Third"), animated: true)
    }
    stage.settle()

    #expect(stage.stack == ["Root", "First", "Second", "Third"])
    #expect(!passedOver.calls.contains("viewDidAppear"))
    #expect(stage.device.log.isEmpty)
  }

  @Test("is guarded whichever verb it is", .row("R6"), arguments: Era.all, Verb.allCases)
  func verbs(era: Era, verb: Verb) {
    let stage = Stage(era: era)
    stage.app {
      stage.navigation.setViewControllers(
        ["Root", "Lower", "Upper"].map(Page.init), animated: false)
    }
    stage.settle()
    stage.app { stage.navigation.pushViewController(Page("Top"), animated: true) }
    stage.device.advance(by: 0.2)
    stage.app { verb.call(on: stage.navigation) }
    #expect(stage.stack == ["Root", "Lower", "Upper", "Top"])
    stage.settle()

    #expect(stage.stack == verb.expected)
    #expect(stage.device.screenReading.pageDrawn?.title == verb.expected.last)
    #expect(stage.device.screenReading.titlesDrawn.contains(verb.expected.last ?? "?"))
    #expect(stage.device.crash == nil)
    #expect(stage.device.log.isEmpty)
  }

  /// Every mutator of a navigation controller.
  enum Verb: CaseIterable {
    case push, pop, popTo, popToRoot, set, viewControllers, show

    @MainActor
    func call(on navigation: UINavigationController) {
      switch self {
      case .push: navigation.pushViewController(Page("New"), animated: true)
      case .pop: #expect(navigation.popViewController(animated: true) == nil)
      case .popTo:
        #expect(
          navigation.popToViewController(navigation.viewControllers[1], animated: true) == nil)
      case .popToRoot: #expect(navigation.popToRootViewController(animated: true) == nil)
      case .set: navigation.setViewControllers([Page("New")], animated: true)
      case .viewControllers: navigation.viewControllers = [Page("New")]
      case .show: navigation.show(Page("New"), sender: nil)
      }
    }

    var expected: [String] {
      switch self {
      case .push, .show: ["Root", "Lower", "Upper", "Top", "New"]
      case .pop: ["Root", "Lower", "Upper"]
      case .popTo: ["Root", "Lower"]
      case .popToRoot: ["Root"]
      case .set, .viewControllers: ["New"]
      }
    }
  }

  @Test("that pops returns the page if it begins at once, else nil", .row("R6"))
  func returnValues() {
    let stage = Stage()
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.settle()
    stage.app {
      #expect(stage.navigation.popViewController(animated: true)?.title == "First")
      #expect(stage.navigation.popViewController(animated: true) == nil)
    }
    stage.settle()
    #expect(stage.stack == ["Root"])
  }

  @Test("during an alert's presentation is not dropped", .row("R8"), arguments: Era.all)
  func alert(era: Era) {
    let stage = Stage(era: era)
    stage.app {
      let alert = UIAlertController(title: "Stop", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Go on", style: .default))
      stage.navigation.topViewController?.present(alert, animated: true)
    }
    stage.device.advance(by: 0.1)
    stage.app { stage.navigation.pushViewController(Page("Under"), animated: true) }
    stage.settle()

    #expect(stage.stack == ["Root", "Under"])
    #expect(stage.device.log.isEmpty)
    #expect(stage.device.crash == nil)
  }

  @Test("from any of UIKit's callbacks is shown", .row("R8"), arguments: Era.all, Moment.allCases)
  func moments(era: Era, moment: Moment) {
    let stage = Stage(era: era)
    let first = Page("First")
    let push: () -> Void = { [weak stage] in
      stage?.navigation.pushViewController(Page("Second"), animated: true)
    }
    let delegate = RecordingDelegate()
    stage.navigation.delegate = delegate
    switch moment {
    case .viewDidLoad: first.onLoad = push
    case .viewWillAppear: first.onWillAppear = once(push)
    case .viewDidAppear: first.onDidAppear = once(push)
    case .willShow: delegate.onWillShow = once(push)
    case .didShow: delegate.onDidShow = once(push)
    case .completion: break
    }
    stage.app {
      guard moment == .completion else {
        return stage.navigation.pushViewController(first, animated: true)
      }
      stage.navigation.interlock.push(first) { _ in push() }
    }
    stage.settle()

    #expect(stage.stack == ["Root", "First", "Second"])
    #expect(stage.device.screenReading.pageDrawn?.title == "Second")
    #expect(stage.device.log.isEmpty)
    #expect(stage.device.crash == nil)
  }

  /// A moment in which an app may push.
  enum Moment: CaseIterable {
    case viewDidLoad, viewWillAppear, viewDidAppear, willShow, didShow, completion
  }

  private func once(_ work: @escaping () -> Void) -> () -> Void {
    var isDone = false
    return {
      guard !isDone else { return }
      isDone = true
      work()
    }
  }
}

@Suite("A second tap on Back, while the first pop moves", .row("R6"))
@MainActor
struct DoubleBackTests {
  @Test("pops nothing more", arguments: Era.all)
  func popsOnce(era: Era) throws {
    let stage = Stage(era: era)
    stage.app {
      stage.navigation.setViewControllers(
        ["Root", "Lower", "Upper"].map(Page.init), animated: false)
    }
    stage.settle()
    let point = stage.device.center(of: try #require(stage.device.backButton))
    stage.device.tap(at: point)
    stage.device.advance(by: 0.1)
    stage.device.tap(at: point)
    stage.settle()
    #expect(stage.stack == ["Root", "Lower"])
    #expect(stage.device.screenReading.titlesDrawn == ["Lower"])

    stage.device.tap(at: point)
    stage.settle()
    #expect(stage.stack == ["Root"])
  }
}
