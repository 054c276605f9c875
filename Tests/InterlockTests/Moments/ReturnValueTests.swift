import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A verb that pops", .everyWayIn, .row("R6"))
@MainActor
struct ReturnValueTests {
  private func stage(
    era: Era = .iOS18, policy: OverlapPolicy = .queue, isOnScreen: Bool = true
  ) -> Stage {
    let stage = Stage(era: era, policy: policy, isOnScreen: isOnScreen)
    stage.app { stage.navigation.viewControllers = ["Root", "Lower", "Upper"].map(Page.init) }
    stage.settle()
    return stage
  }

  /// What each of the three verbs returns: the titles of the pages, or `nil`.
  private func returned(by stage: Stage) -> [[String]?] {
    let navigation = stage.navigation
    let popped = navigation.popViewController(animated: true)
    let poppedTo = navigation.popToViewController(navigation.viewControllers[0], animated: true)
    let poppedToRoot = navigation.popToRootViewController(animated: true)
    return [popped.map { [$0] }, poppedTo, poppedToRoot].map { $0?.map { $0.title ?? "?" } }
  }

  @Test(
    "returns the pages that left, bottom to top, if it begins in the call", arguments: Era.withSwipe
  )
  func begins(era: Era) {
    for verb in [Verb.pop, .popTo, .popToRoot] {
      let stage = stage(era: era)
      let lower = stage.navigation.viewControllers[1]
      var titles: [String?]?
      stage.app {
        switch verb {
        case .pop:
          titles = stage.navigation.popViewController(animated: true).map { [$0.title] }
        case .popTo:
          titles = stage.navigation.popToViewController(lower, animated: true)?.map(\.title)
        default:
          titles = stage.navigation.popToRootViewController(animated: true)?.map(\.title)
        }
      }
      #expect(titles == (verb == .popToRoot ? ["Lower", "Upper"] : ["Upper"]), "\(verb)")
    }
  }

  @Test("returns nil if it has to wait, is ignored or is refused", arguments: Era.withSwipe)
  func waits(era: Era) {
    for policy in OverlapPolicy.allCases {
      let stage = stage(era: era, policy: policy)
      stage.app { stage.navigation.pushViewController(Page("Top"), animated: true) }
      stage.device.advance(by: 0.1)
      stage.app { #expect(returned(by: stage) == [nil, nil, nil], "\(policy)") }
    }
  }

  @Test("returns nil if there is nothing to pop, and is no error", arguments: Era.withSwipe)
  func nothing(era: Era) {
    let stage = Stage(era: era)
    stage.app { #expect(returned(by: stage) == [nil, nil, nil]) }
    #expect(stage.messages == [])
  }

  @Test("returns the pages that left while the controller is off the screen, too")
  func offScreen() {
    let stage = stage(isOnScreen: false)
    #expect(stage.navigation.popViewController(animated: true)?.title == "Upper")
    #expect(stage.stack == ["Root", "Lower"])
  }

  @Test(
    "returns nil for a page that is not in the stack, where UIKit raises", arguments: Era.withSwipe)
  func unknownPage(era: Era) {
    let stage = stage(era: era)
    stage.app {
      #expect(stage.navigation.popToViewController(Page("Elsewhere"), animated: true) == nil)
    }
    stage.settle()
    #expect(stage.device.crash == nil)
    #expect(
      stage.messages == [
        """
        Pop to "Elsewhere" refused: "Elsewhere" is not in the stack. The stack is unchanged. Look the \
        page up in interlock.targetStack first.
        """
      ])
  }

  @Test("of `viewControllers` is what UIKit shows, whatever waits")
  func reading() {
    let stage = stage()
    stage.app { stage.navigation.pushViewController(Page("Top"), animated: true) }
    stage.device.advance(by: 0.1)
    stage.app { stage.navigation.viewControllers = [Page("New")] }
    #expect(stage.stack == ["Root", "Lower", "Upper", "Top"])
    #expect(stage.navigation.interlock.targetStack.map(\.title) == ["New"])
  }
}
