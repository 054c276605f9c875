import Foundation
import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A request to a view stack during a transition", .row("R32"))
@MainActor
struct ViewOverlapTests {
  /// Pushes a page, and another one 0.1 s later, while the first one moves.
  private func twoPushes(
    _ stage: ViewStage, policy: OverlapPolicy? = nil
  ) -> (first: NavigationOutcome?, second: NavigationOutcome?, isMoving: Bool) {
    var first: NavigationOutcome?
    var second: NavigationOutcome?
    stage.app { stage.controller.pushView(stage.page("First")) { first = $0 } }
    stage.device.advance(by: 0.1)
    let isMoving = stage.controller.isTransitioning
    stage.app {
      stage.controller.pushView(stage.page("Second"), policy: policy) { second = $0 }
    }
    stage.settle()
    return (first, second, isMoving)
  }

  @Test(
    "waits under queue, and both views are shown one after the other, on every era",
    arguments: Era.withSwipe)
  func queue(era: Era) {
    let stage = ViewStage(era: era)
    let (first, second, isMoving) = twoPushes(stage)
    #expect(isMoving && first == .shown && second == .shown)
    #expect(stage.titles == ["Root", "First", "Second"])
    #expect(
      stage.calls == [
        "Root will disappear", "First will appear", "Root did disappear", "First did appear",
        "First will disappear", "Second will appear", "First did disappear", "Second did appear",
      ])
  }

  @Test("is ignored under ignore, with a message in the words of views")
  func ignore() {
    let stage = ViewStage(policy: .ignore)
    guard case .ignored(let during) = twoPushes(stage).second else {
      Issue.record("not ignored")
      return
    }
    #expect(during.to.flatMap(stage.controller.view)?.title == "First")
    #expect(stage.titles == ["Root", "First"])
    #expect(stage.messages.first?.hasPrefix("Ignore push request when top page") == true)
  }

  @Test("is reached together with the others under merge")
  func merge() {
    let stage = ViewStage(policy: .merge)
    stage.app { stage.controller.pushView(stage.page("First")) }
    stage.device.advance(by: 0.1)
    let passedOver = stage.page("Second")
    stage.app {
      stage.controller.pushView(passedOver)
      stage.controller.pushView(stage.page("Third"))
    }
    stage.settle()
    #expect(stage.titles == ["Root", "First", "Second", "Third"])
    #expect(stage.calls.filter { $0.hasPrefix("Second") }.isEmpty)
  }

  @Test("fails, goes without animation, or takes the place of what waits, as it asks for")
  func others() {
    #expect(twoPushes(ViewStage(), policy: .fail).second == .refused(.busy))
    let plain = ViewStage()
    #expect(twoPushes(plain, policy: .withoutAnimation).second == .shown)
    #expect(plain.calls.last == "Second did appear at once")

    let stage = ViewStage()
    var outcomes: [NavigationOutcome] = []
    stage.app {
      for title in ["First", "Second", "Third"] {
        stage.controller.pushView(
          stage.page(title), policy: title == "Third" ? .replacePending : nil
        ) { outcomes.append($0) }
      }
    }
    stage.settle()
    #expect(stage.titles == ["Root", "First", "Third"])
    #expect(outcomes.count == 3 && outcomes.filter { $0 == .shown }.count == 2)
  }

  @Test("is accepted at once by the model: the target knows it, the stack not yet")
  func target() {
    let stage = ViewStage()
    stage.app {
      stage.controller.pushView(stage.page("First"))
      stage.controller.pushView(stage.page("Second"))
      stage.controller.popToRootView()
    }
    #expect(stage.titles == ["Root", "First"] && stage.targetTitles == ["Root"])
    #expect(!stage.controller.isAtRest)
    stage.settle()
    #expect(stage.titles == ["Root"] && stage.controller.isAtRest)
  }

  @Test("does not wait for an animation that the app skips")
  func skip() {
    let stage = ViewStage()
    var outcomes: [NavigationOutcome] = []
    stage.app {
      stage.controller.pushView(stage.page("First")) { outcomes.append($0) }
      stage.controller.pushView(stage.page("Second")) { outcomes.append($0) }
    }
    stage.device.advance(by: 0.1)
    stage.app { stage.controller.skipTransition() }
    stage.device.advance(by: 0.1)
    #expect(outcomes == [.shown] && stage.titles == ["Root", "First", "Second"])
    #expect(stage.controller.isTransitioning)
    stage.app { stage.controller.skipTransition() }
    stage.device.advance(by: 0.1)
    #expect(outcomes == [.shown, .shown] && stage.controller.isAtRest && stage.passage == nil)
  }

  @Test("may come from a view's own callback, or from a completion")
  func fromCallbacks() {
    let stage = ViewStage()
    let first = stage.page("First")
    first.onWillAppear = { [weak controller = stage.controller, weak first] in
      first?.onWillAppear = nil
      controller?.pushView(stage.page("Second")) { _ in controller?.pushView(stage.page("Third")) }
    }
    stage.app { stage.controller.pushView(first) }
    stage.settle()
    #expect(stage.titles == ["Root", "First", "Second", "Third"])
  }

  @Test("is refused for a view that is there already, or in another stack, in the words of views")
  func faults() {
    let stage = ViewStage()
    let first = stage.push("First")
    var outcomes: [NavigationOutcome] = []
    stage.app { stage.controller.pushView(first) { outcomes.append($0) } }
    let other = ViewNavigationController(rootView: stage.page("Other"))
    stage.app { stage.controller.pushView(other.views[0]) { outcomes.append($0) } }
    stage.app { stage.controller.popToView(stage.page("Stranger")) { outcomes.append($0) } }
    stage.app { stage.controller.setViews([]) { outcomes.append($0) } }
    stage.settle()
    #expect(outcomes.count == 4 && !outcomes.contains { $0.hasEffect })
    #expect(stage.titles == ["Root", "First"])
    #expect(
      stage.messages.prefix(2) == [
        """
        Push of "First" refused: it is already in the stack at index 1. The stack is unchanged. Create \
        a new view for each push, or call popToView(_:animated:).
        """,
        """
        Push of "Other" refused: "Other" is in another stack. The stack is unchanged. Pop it there first.
        """,
      ])
    #expect(!stage.messages.contains { $0.contains("view controller") || $0.contains("UIKit") })
  }

  @Test("is placed while the stack is not on screen")
  func offScreen() {
    let stage = ViewStage(isOnScreen: false)
    var outcomes: [NavigationOutcome] = []
    stage.app {
      stage.controller.pushView(stage.page("First")) { outcomes.append($0) }
      stage.controller.popView { outcomes.append($0) }
    }
    #expect(outcomes == [.placed, .placed] && stage.titles == ["Root"])
  }

  @Test("is answered to whoever waits for it")
  func asynchronous() async {
    let stage = ViewStage()
    let pushing = Task {
      stage.device.advance(by: 0)  // Another test's device may have been active since.
      return await stage.controller.pushView(stage.page("First"))
    }
    let time = Task { stage.settle() }
    await time.value
    #expect(await pushing.value == .shown)
  }

  @Test("is closed with the stack")
  func closed() async {
    var outcomes: [NavigationOutcome] = []
    do {
      let stage = ViewStage()
      stage.app {
        stage.controller.pushView(stage.page("First")) { _ in }
        stage.controller.pushView(stage.page("Second")) { outcomes.append($0) }
        stage.controller.removeFromSuperview()
      }
      stage.device.window.rootViewController = nil
    }
    await Task { @MainActor in }.value
    #expect(outcomes.count == 1)
  }

  @Test("finds the views closed for touches while something moves, if the app wants that")
  func blocked() {
    let stage = ViewStage()
    stage.controller.blocksInteraction = true
    stage.app { stage.controller.pushView(stage.page("First")) }
    stage.device.advance(by: 0.1)
    #expect(stage.touched == nil)
    stage.settle()
    #expect(stage.touched == "First")
  }
}
