import Foundation
import Testing
import UIKit

/// The expected texts were compared line by line with the table of the eras' failures; see
/// `UIKitBehaviour` for the sources and how sure they are.
@Suite("What a person sees in each era after")
@MainActor
struct NavigationScenarioTests {
  @Test("two animated pushes in one turn")
  func pushPush() {
    expect(
      .pushPush,
      """
      iOS 7, iOS 8
        stack Root,A,B; screen B; bar Root | A
        Back: stack Root,A; screen blank; bar Root | A
        Back: CRASH LATER Can't add self as subview
        log: nested push animation can result in corrupted navigation bar
        log: Finishing up a navigation transition in an unexpected state. Navigation Bar subview \
      tree might get corrupted.
        log: Unbalanced calls to begin/end appearance transitions for <UIKitTests.BenchPage: \
      0x7f9a0a004200>.
      iOS 9, iOS 13, iOS 18, iOS 26
        stack Root,A,B; screen B; bar A | B
        Back: stack Root,A; screen A; bar Root | A
        Back: stack Root; screen Root; bar Root
      """)
  }

  @Test("a push during a push")
  func pushDuringPush() {
    expect(
      .pushDuringPush,
      """
      iOS 7
        stack Root,A,B; screen B; bar Root | A
        Back: stack Root,A; screen blank; bar Root | A
        Back: CRASH LATER Can't add self as subview
        log: nested push animation can result in corrupted navigation bar
        log: Finishing up a navigation transition in an unexpected state. Navigation Bar subview \
      tree might get corrupted.
        log: Unbalanced calls to begin/end appearance transitions for <UIKitTests.BenchPage: \
      0x7f9a0a004200>.
      iOS 8, iOS 9, iOS 13, iOS 18, iOS 26
        stack Root,A,B; screen B; bar A | B
        Back: stack Root,A; screen A; bar Root | A
        Back: stack Root; screen Root; bar Root
      """)
  }

  @Test("an unanimated and two animated pushes in one turn")
  func mixedPushes() {
    expect(
      .mixedPushes,
      """
      iOS 7, iOS 8
        stack Root,A,B,C; screen C; bar Root | A
        Back: stack Root,A,B; screen blank; bar A | B
        Back: CRASH LATER Can't add self as subview
        log: nested push animation can result in corrupted navigation bar
        log: Finishing up a navigation transition in an unexpected state. Navigation Bar subview \
      tree might get corrupted.
        log: Unbalanced calls to begin/end appearance transitions for <UIKitTests.BenchPage: \
      0x7f9a0a004200>.
      iOS 9
        stack Root,A,B,C; screen B; bar B | C
        Back: stack Root,A,B; screen B; bar A | B
        Back: CRASH LATER Can't add self as subview
        log: Unbalanced calls to begin/end appearance transitions for <UIKitTests.BenchPage: \
      0x7f9a0a004200>.
        log: Unbalanced calls to begin/end appearance transitions for <UIKitTests.BenchPage: \
      0x7f9a0a004400>.
        log: Unbalanced calls to begin/end appearance transitions for <UIKitTests.BenchPage: \
      0x7f9a0a004200>.
        log: Unbalanced calls to begin/end appearance transitions for <UIKitTests.BenchPage: \
      0x7f9a0a004400>.
      iOS 13, iOS 18, iOS 26
        stack Root,A,B,C; screen C; bar B | C
        Back: stack Root,A,B; screen B; bar A | B
        Back: stack Root,A; screen A; bar Root | A
      """)
  }

  @Test("a pop during a push")
  func popDuringPush() {
    expect(
      .popDuringPush,
      """
      iOS 7, iOS 8
        stack Root; screen Root; bar Root | A
        Back: stack Root; screen Root; bar Root | A
        Back: stack Root; screen Root; bar Root | A
        log: nested pop animation can result in corrupted navigation bar
        log: Finishing up a navigation transition in an unexpected state. Navigation Bar subview \
      tree might get corrupted.
        log: Unbalanced calls to begin/end appearance transitions for <UIKitTests.BenchPage: \
      0x7f9a0a004200>.
      iOS 9, iOS 13, iOS 18, iOS 26
        stack Root; screen Root; bar Root
        Back: stack Root; screen Root; bar Root
        Back: stack Root; screen Root; bar Root
      """)
  }

  @Test("the same page pushed again during its push")
  func samePageTwice() {
    expect(
      .samePageTwice,
      """
      iOS 7, iOS 8
        CRASH Pushing the same view controller instance more than once is not supported \
      (<UIKitTests.BenchPage: 0x7f9a0a004200>)
      iOS 9
        CRASH LATER Pushing the same view controller instance more than once is not supported \
      (<UIKitTests.BenchPage: 0x7f9a0a004200>)
      iOS 13, iOS 18
        CRASH LATER <UINavigationController: 0x7f9a0a004400> is pushing the same view controller \
      instance (<UIKitTests.BenchPage: 0x7f9a0a004200>) more than once which is not supported \
      and is most likely an error in the application : com.example.app
      iOS 26
        CRASH <UINavigationController: 0x7f9a0a004400> is pushing the same view controller \
      instance (<UIKitTests.BenchPage: 0x7f9a0a004200>) more than once which is not supported \
      and is most likely an error in the application : com.example.app
      """)
  }

  @Test("a push while an alert comes")
  func pushDuringAlert() {
    expect(
      .pushDuringAlert,
      """
      iOS 7
        stack Root,A; screen A; bar Root | A
        Back: stack Root; screen Root; bar Root
        Back: stack Root; screen Root; bar Root
      iOS 8, iOS 9, iOS 13, iOS 18, iOS 26
        stack Root; screen Root; bar Root
        Back: stack Root; screen Root; bar Root
        Back: stack Root; screen Root; bar Root
        log: pushViewController:animated: called on <UINavigationController 0x7f9a0a004200> \
      while an existing transition or presentation is occurring; the navigation stack will not \
      be updated.
      """)
  }

  @Test("a new stack during a push")
  func setDuringPush() {
    expect(
      .setDuringPush,
      """
      iOS 7, iOS 8
        stack Root,A,B; screen B; bar Root | A
        Back: stack Root,A; screen blank; bar Root | A
        Back: CRASH LATER Can't add self as subview
        log: at the end of the push: B
        log: Finishing up a navigation transition in an unexpected state. Navigation Bar subview \
      tree might get corrupted.
        log: Unbalanced calls to begin/end appearance transitions for <UIKitTests.BenchPage: \
      0x7f9a0a004200>.
      iOS 9, iOS 13, iOS 18
        stack Root,A,B; screen B; bar A | B
        Back: stack Root,A; screen A; bar Root | A
        Back: stack Root; screen Root; bar Root
        log: at the end of the push: blank
      iOS 26
        stack Root,A,B; screen B; bar A | B
        Back: stack Root,A; screen A; bar Root | A
        Back: stack Root; screen Root; bar Root
        log: at the end of the push: B
      """)
  }

  @Test("a presentation during a presentation")
  func presentDuringPresent() {
    expect(
      .presentDuringPresent,
      """
      iOS 7
        CRASH Attempting to begin a modal transition from <UINavigationController: \
      0x7f9a0a004400> to <UIAlertController: 0x7f9a0a004200> while a transition is already in \
      progress. Wait for viewDidAppear/viewDidDisappear to know the current transition has \
      completed
      iOS 8, iOS 9
        stack Root; screen blank; bar Root
        Back: stack Root; screen blank; bar Root
        Back: stack Root; screen blank; bar Root
        log: Warning: Attempt to present <UIAlertController: 0x7f9a0a004200> on \
      <UINavigationController: 0x7f9a0a004400> while a presentation is in progress!
      iOS 13, iOS 18, iOS 26
        stack Root; screen blank; bar Root
        Back: stack Root; screen blank; bar Root
        Back: stack Root; screen blank; bar Root
        log: Attempt to present <UIAlertController: 0x7f9a0a004200> on <UINavigationController: \
      0x7f9a0a004400> (from <UINavigationController: 0x7f9a0a004400>) which is already \
      presenting <UIAlertController: 0x7f9a0a004600>.
      """)
  }

  @Test("two quick taps on Back")
  func backTwice() {
    expect(
      .backTwice,
      """
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

  @Test("a push before the first layout")
  func firstPush() {
    expect(
      .firstPush,
      """
      iOS 7, iOS 8, iOS 9, iOS 13
        stack Root; screen Root; bar Root
        Back: stack Root; screen Root; bar Root
        Back: stack Root; screen Root; bar Root
        log: root loaded: true
      iOS 18, iOS 26
        stack Root; screen Root; bar Root
        Back: stack Root; screen Root; bar Root
        Back: stack Root; screen Root; bar Root
        log: root loaded: false
      """)
  }

  @Test("a tap on Back in a class that answers shouldPop")
  func agreedBack() {
    expect(
      .agreedBack,
      """
      iOS 7, iOS 8, iOS 9
        stack Root; screen A; bar Root
        Back: stack Root; screen A; bar Root
        Back: stack Root; screen A; bar Root
        log: on the stack: 2
      iOS 13, iOS 18, iOS 26
        stack Root; screen Root; bar Root
        Back: stack Root; screen Root; bar Root
        Back: stack Root; screen Root; bar Root
        log: on the stack: 1
      """)
  }

  private func expect(
    _ scenario: NavigationScenario, _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(scenario.outcomes == expected, sourceLocation: sourceLocation)
  }
}

@Suite("A capability of an era")
@MainActor
struct UIKitBehaviourTests {
  @Test("decides an outcome", arguments: UIKitBehaviour.capabilities.map(\.name))
  func decides(_ name: String) throws {
    let capability = try #require(UIKitBehaviour.capabilities.first { $0.name == name })
    let eras = [("iOS 6", UIKitBehaviour.iOS6)] + NavigationScenario.eras
    for value in capability.values {
      let changesAnOutcome = eras.contains { era in
        capability.flips(of: era.1).contains { flipped in
          capability.value(flipped) == value
            && NavigationScenario.all.contains {
              $0.run(on: era.1) != $0.run(on: flipped)
            }
        }
      }
      #expect(changesAnOutcome, "\(name) = \(value) changes no outcome in any era")
    }
  }

  @Test("is listed")
  func isListed() {
    let properties = Mirror(reflecting: UIKitBehaviour.iOS7).children.compactMap(\.label)
    #expect(UIKitBehaviour.capabilities.map(\.name) == properties)
  }
}
