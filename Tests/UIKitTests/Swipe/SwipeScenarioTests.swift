import Foundation
import Testing
import UIKit

/// The expected texts were compared line by line with what is known of the eras: `UIKitBehaviour` has
/// the sources and how sure they are.
@Suite("What a person sees in each era after")
@MainActor
struct SwipeScenarioTests {
  @Test("a swipe in the content")
  func content() {
    #expect(
      NavigationScenario.swipeInContent.outcomes == """
        iOS 7, iOS 8, iOS 9, iOS 13, iOS 18
          stack Root,A,B; screen B; bar A | B
          Back: stack Root,A; screen A; bar Root | A
          Back: stack Root; screen Root; bar Root
        iOS 26
          stack Root,A; screen A; bar Root | A
          Back: stack Root; screen Root; bar Root
          Back: stack Root; screen Root; bar Root
        """)
  }

  @Test("a swipe during a push")
  func duringPush() {
    #expect(
      NavigationScenario.swipeDuringPush.outcomes == """
        iOS 7, iOS 8, iOS 9, iOS 13, iOS 18
          stack Root,A,B; screen B; bar A | B
          Back: stack Root,A; screen A; bar Root | A
          Back: stack Root; screen Root; bar Root
        iOS 26
          stack Root,A; screen A; bar Root | A
          Back: stack Root; screen Root; bar Root
          Back: stack Root; screen Root; bar Root
        """)
  }

  @Test("a swipe during a push that nobody refuses")
  func freeDuringPush() {
    #expect(
      NavigationScenario.freeSwipeDuringPush.outcomes == """
        iOS 7, iOS 8
          stack Root,A; screen blank; bar Root | A
          Back: stack Root,A; screen blank; bar Root | A
          Back: stack Root,A; screen blank; bar Root | A
          log: nested pop animation can result in corrupted navigation bar
          log: A is seen at -24 and is dead
        iOS 9, iOS 13, iOS 18
          stack Root,A; screen blank; bar Root | A
          Back: stack Root,A; screen blank; bar Root | A
          Back: stack Root,A; screen blank; bar Root | A
          log: A is seen at -117 and is dead
        iOS 26
          stack Root,A; screen A; bar Root | A
          Back: stack Root; screen Root; bar Root
          Back: stack Root; screen Root; bar Root
          log: A is seen at 0 and answers
        """)
  }

  @Test("a swipe at the root that nobody refuses, and a push")
  func freeAtRoot() {
    #expect(
      NavigationScenario.freeSwipeAtRoot.outcomes == """
        iOS 7, iOS 8, iOS 9, iOS 13, iOS 18
          stack Root,A; screen blank; bar Root | A
          Back: stack Root,A; screen blank; bar Root | A
          Back: stack Root,A; screen blank; bar Root | A
          log: Root is seen at 0 and answers
          log: A is seen at 390 and is dead
        iOS 26
          stack Root,A; screen A; bar Root | A
          Back: stack Root; screen Root; bar Root
          Back: stack Root; screen Root; bar Root
          log: Root is seen at 0 and answers
          log: A is seen at 0 and answers
        """)
  }

  @Test("a push during a swipe that is cancelled")
  func pushCancelled() {
    #expect(
      NavigationScenario.pushDuringCancelledSwipe.outcomes == """
        iOS 7
          stack Root,B; screen blank; bar Root | B
          Back: stack Root,B; screen blank; bar Root | B
          Back: stack Root,B; screen blank; bar Root | B
          log: nested push animation can result in corrupted navigation bar
          log: in the call: Root,B
          log: B is seen at 0 and is dead
        iOS 8
          stack Root,A,B; screen B; bar A | B
          Back: stack Root,A; screen A; bar Root | A
          Back: stack Root; screen Root; bar Root
          log: in the call: Root,B
          log: B is seen at 0 and answers
        iOS 9, iOS 13, iOS 18
          stack Root,A,B; screen B; bar A | B
          Back: stack Root,A; screen A; bar Root | A
          Back: stack Root; screen Root; bar Root
          log: in the call: Root
          log: B is seen at 0 and answers
        iOS 26
          stack Root,B; screen B; bar Root | B
          Back: stack Root; screen Root; bar Root
          Back: stack Root; screen Root; bar Root
          log: in the call: Root,B
          log: B is seen at 0 and answers
        """)
  }

  @Test("a push during a swipe that finishes")
  func pushFinished() {
    #expect(
      NavigationScenario.pushDuringFinishedSwipe.outcomes == """
        iOS 7
          stack Root,B; screen blank; bar Root | B
          Back: stack Root,B; screen blank; bar Root | B
          Back: stack Root,B; screen blank; bar Root | B
          log: nested push animation can result in corrupted navigation bar
          log: in the call: Root,B
          log: B is seen at 0 and is dead
        iOS 8
          stack Root,B; screen B; bar Root | B
          Back: stack Root; screen Root; bar Root
          Back: stack Root; screen Root; bar Root
          log: in the call: Root,B
          log: B is seen at 0 and answers
        iOS 9, iOS 13, iOS 18
          stack Root,B; screen B; bar Root | B
          Back: stack Root; screen Root; bar Root
          Back: stack Root; screen Root; bar Root
          log: in the call: Root
          log: B is seen at 0 and answers
        iOS 26
          stack Root,B; screen B; bar Root | B
          Back: stack Root; screen Root; bar Root
          Back: stack Root; screen Root; bar Root
          log: in the call: Root,B
          log: B is seen at 0 and answers
        """)
  }
}
