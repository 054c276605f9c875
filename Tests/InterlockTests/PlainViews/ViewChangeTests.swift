import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A view stack", .row("R32", "R33", "R38"))
@MainActor
struct ViewChangeTests {
  /// A stack with two views above the root.
  private func stage() -> (ViewStage, [PlainPage]) {
    let stage = ViewStage()
    let views = ["First", "Second"].map { stage.page($0) }
    for view in views { stage.controller.pushView(view, animated: false) }
    stage.settle()
    return (stage, views)
  }

  @Test("replaces its top view by one transition")
  func replaceTop() {
    let (stage, _) = stage()
    var outcomes: [NavigationOutcome] = []
    stage.controller.replaceTopView(with: stage.page("New")) { outcomes.append($0) }
    stage.settle()
    #expect(outcomes == [.shown])
    #expect(stage.titles == ["Root", "First", "New"])
  }

  @Test("removes views wherever they are, but not the root")
  func remove() {
    let (stage, views) = stage()
    var outcomes: [NavigationOutcome] = []
    stage.controller.removeViews([views[0]]) { outcomes.append($0) }
    stage.controller.removeViews([stage.controller.views[0]]) { outcomes.append($0) }
    stage.settle()
    #expect(outcomes.contains(.shown))
    #expect(stage.titles == ["Root", "Second"])
    #expect(stage.messages.count == 1)
    #expect(stage.messages.first?.hasSuffix("Call setViews(_:) or use a batch.") == true)
  }

  @Test("makes a batch of steps one transition")
  func batch() {
    let (stage, views) = stage()
    var outcomes: [NavigationOutcome] = []
    let new = stage.page("New")
    stage.controller.batch {
      outcomes.append($0)
    } _: {
      $0.popToRoot()
      $0.push(new)
      $0.push(views[0])
    }
    stage.settle()
    #expect(outcomes == [.shown])
    #expect(stage.titles == ["Root", "New", "First"])
  }

  @Test("withdraws what waits when its task is cancelled, and not what is under way")
  func cancelled() async {
    let (stage, _) = stage()
    let new = stage.page("New")
    let never = stage.page("Never")
    let running = Task {
      stage.device.advance(by: 0)
      return await stage.controller.replaceTopView(with: new)
    }
    let waiting = Task {
      stage.device.advance(by: 0)
      return await stage.controller.batch { $0.push(never) }
    }
    await Task {}.value
    waiting.cancel()
    running.cancel()
    await Task {}.value  // The withdrawal comes in a turn of its own.
    await Task {
      stage.device.advance(by: 0)
      stage.settle()
    }.value
    #expect(await waiting.value == .withdrawn)
    #expect(await running.value == .shown)
    #expect(stage.titles == ["Root", "First", "New"])
  }

  @Test("returns the outcome of a removal that is awaited")
  func awaitedRemoval() async {
    let (stage, views) = stage()
    let removing = Task {
      stage.device.advance(by: 0)
      return await stage.controller.removeViews([views[0]])
    }
    await Task {
      stage.device.advance(by: 0)
      stage.settle()
    }.value
    #expect(await removing.value == .shown)
    #expect(stage.titles == ["Root", "Second"])
  }
}
