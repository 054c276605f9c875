import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("An awaited request", .everyWayIn, .row("R33"))
@MainActor
struct AsyncRequestTests {
  /// Does something in a task while another one lets the device's time pass.
  private func outcome(
    _ stage: Stage, of work: @escaping @MainActor (NavigationInterlock) async -> NavigationOutcome
  ) async -> NavigationOutcome {
    let asking = Task {
      stage.device.advance(by: 0)
      return await work(stage.navigation.interlock)
    }
    await Task { stage.settle() }.value
    return await asking.value
  }

  @Test("returns its outcome, whichever verb it is")
  func everyVerb() async {
    let stage = Stage()
    let page = Page("A")
    #expect(await outcome(stage) { await $0.push(page) } == .shown)
    #expect(await outcome(stage) { await $0.push(Page("B"), from: page) } == .shown)
    #expect(await outcome(stage) { await $0.replaceTop(with: Page("C")) } == .shown)
    #expect(stage.stack == ["Root", "A", "C"])
    #expect(await outcome(stage) { await $0.remove([page]) } == .shown)
    #expect(stage.stack == ["Root", "C"])
    #expect(
      await outcome(stage) {
        await $0.batch {
          $0.push(page)
          $0.push(Page("D"))
        }
      } == .shown)
    #expect(await outcome(stage) { await $0.popTo(page) } == .shown)
    #expect(await outcome(stage) { await $0.pop() } == .shown)
    #expect(await outcome(stage) { await $0.setStack([Page("X"), Page("Y")]) } == .shown)
    #expect(await outcome(stage) { await $0.popToRoot() } == .shown)
    #expect(stage.stack == ["X"])
  }

  @Test("has begun when its task first suspends: nothing hops to another executor before")
  func noHop() async {
    let stage = Stage()
    var order: [String] = []
    let asking = Task {
      stage.device.advance(by: 0)
      order.append("asked")
      _ = await stage.navigation.interlock.push(Page("First"), animated: false)
      order.append("answered")
    }
    await Task {
      order.append("later: \(stage.stack.count) pages")
      stage.settle()
    }.value
    await asking.value
    #expect(order == ["asked", "later: 2 pages", "answered"])
  }

  @Test("that waits is withdrawn when its task is cancelled", .row("R2"))
  func cancelledWhileWaiting() async {
    let stage = Stage()
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    let waiting = Task {
      stage.device.advance(by: 0)
      return await stage.navigation.interlock.push(Page("Second"))
    }
    await Task {}.value
    waiting.cancel()
    await Task {}.value  // The withdrawal comes in a turn of its own.
    stage.device.advance(by: 0)
    #expect(stage.navigation.interlock.waitingCount == 0)
    stage.settle()
    #expect(await waiting.value == .withdrawn)
    #expect(stage.stack == ["Root", "First"])
    #expect(stage.messages == [])
  }

  @Test("that is under way goes on when its task is cancelled, and says how it ended")
  func cancelledUnderWay() async {
    let stage = Stage()
    let pushing = Task {
      stage.device.advance(by: 0)
      return await stage.navigation.interlock.push(Page("First"))
    }
    await Task {}.value
    pushing.cancel()
    await Task {
      stage.device.advance(by: 0)
      stage.settle()
    }.value
    #expect(await pushing.value == .shown)
    #expect(stage.stack == ["Root", "First"])
  }

  @Test("of a task that has been cancelled before is not made")
  func cancelledBefore() async {
    let stage = Stage()
    let pushing = Task {
      stage.device.advance(by: 0)
      withUnsafeCurrentTask { $0?.cancel() }
      return await stage.navigation.interlock.push(Page("First"))
    }
    await Task {
      stage.device.advance(by: 0)
      stage.settle()
    }.value
    #expect(await pushing.value == .withdrawn)
    #expect(stage.stack == ["Root"])
  }

  @Test(
    "is closed when its controller goes away, even if its task is cancelled then",
    arguments: [true, false])
  func controllerGone(isCancelled: Bool) async {
    let device = Device(era: .iOS18)
    var navigation: UINavigationController? = WayIn.current.makeController(root: Page("Root"))
    device.launch { navigation ?? UIViewController() }
    _ = device.settle(limit: 5)
    guard let interlock = navigation?.interlock else { return }
    interlock.push(Page("First")) { _ in }
    let waiting = Task { [weak interlock] in
      device.advance(by: 0)
      return await interlock?.push(Page("Second"))
    }
    await Task {}.value
    navigation = nil
    device.perform("test") { device.window.rootViewController = nil }
    if isCancelled { waiting.cancel() }
    await Task { _ = device.settle(limit: 30) }.value
    let outcome = await waiting.value
    #expect(outcome == .closed)
  }
}
