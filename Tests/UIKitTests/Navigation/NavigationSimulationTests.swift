import Foundation
import InterlockTesting
import Testing
import UIKit

@Suite("In the eras without corruption, after any changes at any time")
@MainActor
struct NavigationSimulationTests {
  @Test("screen, bar and stack agree at rest", arguments: 0..<60)
  func agreement(seed: Int) {
    for behaviour in [UIKitBehaviour.iOS13, .iOS18, .iOS26] {
      let bench = ControllersBench.launched(behaviour)
      var generator = SeededGenerator(seed: UInt64(seed))
      var script: [String] = []
      for number in 0..<8 {
        script.append(change(bench, number: number, using: &generator))
      }
      bench.settle()
      let stack = bench.stack
      let bar = stack.suffix(2).joined(separator: " | ")
      #expect(
        bench.state
          == "stack \(stack.joined(separator: ",")); screen \(stack.last ?? ""); bar \(bar)",
        "seed \(seed): \(script)")
      #expect(bench.log == [], "seed \(seed): \(script)")
      let others = bench.navigation.viewControllers.dropLast()
      #expect(others.allSatisfy { $0.appearance == .disappeared }, "seed \(seed): \(script)")
      #expect(bench.navigation.topViewController?.appearance == .appeared)
      #expect(bench.navigation.children == bench.navigation.viewControllers)
    }
  }

  /// Makes one change, alone or with a second one in the same turn, and lets some time pass.
  private func change(
    _ bench: ControllersBench, number: Int, using generator: inout SeededGenerator
  ) -> String {
    let navigation = bench.navigation
    var text = ""
    bench.perform {
      for part in 0..<Int.random(in: 1...2, using: &generator) {
        let animated = Bool.random(using: &generator)
        let page = bench.page("P\(number)\(part)")
        let kind = Int.random(in: 0..<5, using: &generator)
        text += " \(kind)\(animated ? "" : "!")"
        switch kind {
        case 0, 1: navigation.pushViewController(page, animated: animated)
        case 2: navigation.popViewController(animated: animated)
        case 3: navigation.popToRootViewController(animated: animated)
        default:
          let kept = navigation.children.prefix(1)
          navigation.setViewControllers(kept + [page], animated: animated)
        }
      }
    }
    let pause: TimeInterval = [0, 0.1, 0.3, 0.6].randomElement(using: &generator) ?? 0
    bench.advance(pause)
    return text + " +\(pause)"
  }
}
