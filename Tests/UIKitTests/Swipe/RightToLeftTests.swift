import Foundation
import Simulator
import Testing
import UIKit

@Suite("Where interfaces run from right to left")
@MainActor
struct RightToLeftTests {
  private func launched(_ behaviour: UIKitBehaviour = .iOS26) -> ControllersBench {
    let bench = ControllersBench(behaviour, stack: ["A", "B"])
    bench.system.layoutDirection = .rightToLeft
    bench.launch()
    return bench
  }

  private func swipe(_ bench: ControllersBench, from start: CGFloat, to end: CGFloat) -> BenchFinger
  {
    let finger = BenchFinger(bench, at: CGPoint(x: start, y: 500))
    finger.drag(toX: end, in: 0.2)
    return finger
  }

  @Test("a page comes from the left, and the one below goes to the right")
  func push() throws {
    let bench = launched()
    bench.push("C")
    let pages = bench.navigation.viewControllers
    let upper = try #require(bench.seenX(of: pages[2]))
    let lower = try #require(bench.seenX(of: pages[1]))
    #expect(upper == -390)
    #expect(lower == 0)
    bench.advance(0.1)
    #expect((bench.seenX(of: pages[2]) ?? 0) > -390)
    #expect((bench.seenX(of: pages[1]) ?? 0) > 0)
    bench.settle()
    #expect(bench.state == "stack A,B,C; screen C; bar C | B")
  }

  @Test("the swipe begins at the right edge and follows the finger to the left")
  func edge() {
    for behaviour in [UIKitBehaviour.iOS7, .iOS18, .iOS26] {
      let bench = launched(behaviour)
      swipe(bench, from: 5, to: 300).lift()
      bench.settle()
      #expect(bench.stack == ["A", "B"])
      let upper = bench.navigation.viewControllers[1]
      let finger = swipe(bench, from: 389, to: 194)
      #expect(bench.seenX(of: upper) == -195)
      finger.drag(toX: 60, in: 0.1)
      finger.lift()
      bench.settle()
      #expect(bench.stack == ["A"])
    }
  }

  @Test("the swipe in the content goes to the left")
  func content() {
    let bench = launched()
    swipe(bench, from: 100, to: 380).lift()
    bench.settle()
    #expect(bench.stack == ["A", "B"])
    swipe(bench, from: 300, to: 20).lift()
    bench.settle()
    #expect(bench.stack == ["A"])
  }

  @Test("a short quick flick to the right goes nowhere")
  func wrongWay() {
    let bench = launched()
    let finger = swipe(bench, from: 389, to: 300)
    finger.drag(toX: 380, in: 0.05)
    finger.lift()
    bench.settle()
    #expect(bench.stack == ["A", "B"])
  }

  @Test("the back button is on the right, and works")
  func backButton() {
    let bench = launched()
    bench.tap(CGPoint(x: 20, y: bench.navigation.navigationBar.frame.midY))
    bench.settle()
    #expect(bench.stack == ["A", "B"])
    bench.tap(CGPoint(x: 370, y: bench.navigation.navigationBar.frame.midY))
    bench.settle()
    #expect(bench.stack == ["A"])
    #expect(bench.barTexts == ["A"])
  }

  @Test("a view decides for itself, whatever the language")
  func attributes() {
    let bench = ControllersBench(.iOS18, stack: ["A", "B"])
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    for attribute in [UISemanticContentAttribute.forceRightToLeft, .unspecified, .playback] {
      view.semanticContentAttribute = attribute
      let isForced = attribute == .forceRightToLeft
      #expect(
        view.effectiveUserInterfaceLayoutDirection == (isForced ? .rightToLeft : .leftToRight))
      let direction = UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
      #expect(direction == (attribute == .playback ? .leftToRight : .rightToLeft))
    }
    bench.navigation.view.semanticContentAttribute = .forceRightToLeft
    bench.launch()
    swipe(bench, from: 388, to: 60).lift()
    bench.settle()
    #expect(bench.stack == ["A"])
  }

  @Test("a device says so to its app")
  func device() {
    let device = Device(era: .iOS18, layoutDirection: .rightToLeft)
    device.launch { UIViewController() }
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    _ = Device(era: .iOS18)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
  }
}
