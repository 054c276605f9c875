import Foundation
import InterlockTesting
import Testing
import UIKit

@Suite("In the eras without corruption, after any swipes and changes at any time")
@MainActor
struct SwipeSimulationTests {
  @Test("screen, bar and stack agree, and the app answers", arguments: 0..<60)
  func agreement(seed: Int) {
    for behaviour in [UIKitBehaviour.iOS13, .iOS18, .iOS26] {
      let bench = ControllersBench.launched(behaviour, stack: ["Root", "A", "B"])
      var dice = SeededGenerator(seed: UInt64(seed))
      var script = ""
      for number in 0..<6 { script += " | " + act(bench, number, &dice) }
      bench.settle()
      let stack = bench.stack
      let bar = stack.suffix(2).joined(separator: " | ")
      #expect(
        bench.state
          == "stack \(stack.joined(separator: ",")); screen \(stack.last ?? ""); bar \(bar)",
        "seed \(seed):\(script)")
      #expect(bench.log == [], "seed \(seed):\(script)")
      #expect(bench.answersTouch(), "seed \(seed):\(script)")
      let pages = bench.navigation.viewControllers
      #expect(
        pages.dropLast().allSatisfy { $0.appearance == .disappeared }, "seed \(seed)\(script)")
      #expect(pages.last?.appearance == .appeared, "seed \(seed):\(script)")
      #expect(bench.navigation.children == pages, "seed \(seed):\(script)")
      #expect(bench.navigation.transitionCoordinator == nil, "seed \(seed):\(script)")
    }
  }

  /// A swipe with something in its middle, or a change alone; then some time.
  private func act(_ bench: ControllersBench, _ number: Int, _ dice: inout SeededGenerator)
    -> String
  {
    var text = ""
    if Int.random(in: 0..<3, using: &dice) > 0 {
      let start = Bool.random(using: &dice) ? 2.0 : 120
      let end = CGFloat.random(in: 0...389, using: &dice).rounded()
      text += "swipe \(start) to \(end)"
      let finger = BenchFinger(bench, at: CGPoint(x: start, y: 500))
      finger.drag(toX: 60, in: 0.1)
      if Int.random(in: 0..<3, using: &dice) == 0 { text += " " + change(bench, number, &dice) }
      finger.drag(toX: end, in: [0.05, 0.3].randomElement(using: &dice) ?? 0)
      if Bool.random(using: &dice) { finger.lift() } else { finger.cancel() }
    } else {
      text += change(bench, number, &dice)
    }
    bench.advance([0, 0.05, 0.2, 0.7].randomElement(using: &dice) ?? 0)
    return text
  }

  private func change(_ bench: ControllersBench, _ number: Int, _ dice: inout SeededGenerator)
    -> String
  {
    let kind = Int.random(in: 0..<4, using: &dice)
    let animated = Bool.random(using: &dice)
    bench.perform {
      let page = bench.page("P\(number)")
      switch kind {
      case 0, 1: bench.navigation.pushViewController(page, animated: animated)
      case 2: bench.navigation.popViewController(animated: animated)
      default:
        let root = bench.navigation.viewControllers.prefix(1)
        bench.navigation.setViewControllers(root + [page], animated: animated)
      }
    }
    return ["push", "push", "pop", "set"][kind] + (animated ? "" : "!")
  }
}
