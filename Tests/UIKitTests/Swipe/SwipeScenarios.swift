import Foundation
import UIKit

/// What swipes come to that the eras do not agree on.
extension NavigationScenario {
  /// A swipe that begins in the middle of the page.
  nonisolated static let swipeInContent = NavigationScenario("swipe in the content") { bench in
    stack(["A", "B"], on: bench)
    let finger = BenchFinger(bench, at: CGPoint(x: 100, y: 500))
    finger.drag(toX: 380, in: 0.2)
    finger.lift()
  }

  /// A swipe while a push runs.
  nonisolated static let swipeDuringPush = NavigationScenario("push B, swipe") { bench in
    stack(["A"], on: bench)
    bench.push("B")
    bench.advance(0.2)
    bench.swipeBack()
  }

  /// The same for an app that lets every swipe begin.
  nonisolated static let freeSwipeDuringPush = NavigationScenario(
    "push B, swipe, without a delegate"
  ) { bench in
    stack(["A"], on: bench)
    bench.navigation.interactivePopGestureRecognizer?.delegate = nil
    bench.push("B")
    bench.advance(0.2)
    bench.swipeBack()
    logTop(of: bench)
  }

  /// A swipe at the root in an app that lets every swipe begin, and then a push.
  nonisolated static let freeSwipeAtRoot = NavigationScenario(
    "swipe at the root without a delegate, push A"
  ) { bench in
    bench.navigation.interactivePopGestureRecognizer?.delegate = nil
    bench.swipeBack()
    logTop(of: bench)
    bench.push("A")
    bench.settle()
    logTop(of: bench)
  }

  /// A push while a finger holds the page, which then lets it go back.
  nonisolated static let pushDuringCancelledSwipe = NavigationScenario(
    "begin to swipe, push B, cancel"
  ) { bench in
    pushDuringSwipe(on: bench, toX: 20)
  }

  /// A push while a finger holds the page, which then pops it.
  nonisolated static let pushDuringFinishedSwipe = NavigationScenario(
    "begin to swipe, push B, finish"
  ) { bench in
    pushDuringSwipe(on: bench, toX: 350)
  }

  nonisolated static let swipes = [
    swipeInContent, swipeDuringPush, freeSwipeDuringPush, freeSwipeAtRoot,
    pushDuringCancelledSwipe, pushDuringFinishedSwipe,
  ]

  private static func pushDuringSwipe(on bench: ControllersBench, toX x: CGFloat) {
    stack(["A"], on: bench)
    let finger = bench.touchEdge()
    finger.drag(toX: 100, in: 0.1)
    bench.push("B")
    bench.log("in the call: \(bench.stack.joined(separator: ","))")
    finger.drag(toX: x, in: 0.3)
    bench.advance(0.2)
    finger.lift()
    bench.settle()
    logTop(of: bench)
  }

  /// Notes where the top page is seen, and whether it answers.
  private static func logTop(of bench: ControllersBench) {
    guard let top = bench.navigation.topViewController else { return }
    let x = bench.seenX(of: top).map { "\(Int($0.rounded()))" } ?? "nowhere"
    bench.log(
      "\(top.title ?? "") is seen at \(x) and \(bench.answersTouch() ? "answers" : "is dead")")
  }

  private static func stack(_ titles: [String], on bench: ControllersBench) {
    for title in titles {
      bench.push(title)
      bench.settle()
    }
  }
}
