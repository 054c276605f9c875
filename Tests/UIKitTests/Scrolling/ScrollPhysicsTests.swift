import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

/// Source of all numbers: github.com/Vercantez/openuikit, `APP_FEEL.md`, "Measured scroll physics" (iOS 26.1).
@Suite("Content that a finger throws")
@MainActor
struct ScrollPhysicsTests {
  private final class Owner: NSObject, UIScrollViewDelegate {
    var target: CGFloat?
    var velocity: CGFloat?

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      self.velocity = velocity.y
      target = targetContentOffset.pointee.y
    }
  }

  private let device = Device(era: .iOS26)
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let owner = Owner()

  init() {
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 390, height: 20_000)
    view.delegate = owner
    device.window.addSubview(view)
    device.window.makeKeyAndVisible()
    device.advance(by: 0.1)
  }

  /// Drags a finger, and keeps it there.
  private func drag(by distance: CGFloat, in seconds: TimeInterval) {
    device.touchDown(at: CGPoint(x: 195, y: 420))
    device.drag(to: CGPoint(x: 195, y: 420 + distance), duration: seconds)
  }

  @Test("stays behind it by the ten points that made it a drag", arguments: [-60.0, -180, -390])
  func slop(way: CGFloat) {
    drag(by: way, in: 0.5)
    #expect(abs(view.contentOffset.y - (-way - 10)) < 0.4)
    device.touchUp()
  }

  @Test("goes as far as its speed says, and stops dead at ten points a second")
  func flick() throws {
    drag(by: -250, in: 0.25)
    let start = view.contentOffset.y
    device.touchUp()
    let speed = try #require(owner.velocity) * 1000
    #expect(abs(speed - 1000) < 40)
    let target = try #require(owner.target)
    #expect(abs(target - (start + (speed - 10) * 0.499)) < 0.4)
    let time = log(speed / 10) / -log(0.998) / 1000
    device.advance(by: time - 0.1)
    #expect(view.isDecelerating)
    let left = target - view.contentOffset.y
    // 0.1 s before the end it has some 12 points a second.
    #expect(left > 0.8 && left < 1.6)
    device.advance(by: 0.15)
    #expect(!view.isDecelerating)
    #expect(abs(view.contentOffset.y - target) < 0.34)
  }

  /// Source: github.com/flutter/flutter, pull request 60501 and `IOSScrollViewFlingVelocityTracker`.
  @Test("flies by the last three ways of the finger, the latest of which hardly counts")
  func ways() throws {
    device.touchDown(at: CGPoint(x: 195, y: 700))
    for way in [20.0, 40, 60, 90, 100, 98] {
      device.advance(by: 0.02)
      device.touchMove(to: CGPoint(x: 195, y: 700 - way))
    }
    device.touchUp()
    let speed: CGFloat = try #require(owner.velocity) * 1000
    let expected: CGFloat = 1500 * 0.6 + 500 * 0.35 - 100 * 0.05
    #expect(abs(speed - expected) < 0.01)
  }

  /// Source: github.com/super-ultra/ScrollMechanics, pull request 6.
  @Test("stays where the finger is lifted after a rest")
  func rest() throws {
    drag(by: -250, in: 0.25)
    device.advance(by: 0.2)
    device.touchUp()
    #expect(try #require(owner.velocity) == 0)
    #expect(!view.isDecelerating)
  }

  @Test("creeps back from beyond an edge where it was held")
  func creep() {
    drag(by: 600, in: 0.6)
    device.advance(by: 0.5)
    device.touchMove(to: CGPoint(x: 195, y: 1020))
    device.touchUp()
    let start = -view.contentOffset.y
    device.advance(by: 0.3)
    let expected = start * 46 / 37 * exp(-9 * 0.3)
    #expect(abs(-view.contentOffset.y - expected) < start * 0.04)
  }

  @Test("flies over an edge as far as its speed says")
  func bounce() throws {
    view.contentSize.height = 844 + 300
    drag(by: -250, in: 0.1)
    device.touchUp()
    let speed = try #require(owner.velocity) * 1000
    let left = 300 - view.contentOffset.y
    // What is left of the speed at the edge, and how far a critically damped spring of 11 a second lets it go.
    let atEdge = speed - left / 0.499
    var furthest: CGFloat = 0
    for _ in 0..<60 {
      device.advance(by: 1.0 / 60)
      furthest = max(furthest, view.contentOffset.y - 300)
    }
    #expect(abs(furthest - atEdge / 11 / exp(1)) < atEdge * 0.004)
  }

  @Test("goes on into the content where it is flicked there from beyond an edge")
  func inward() throws {
    drag(by: 400, in: 0.4)
    device.drag(to: CGPoint(x: 195, y: 640), duration: 0.06)
    let start = view.contentOffset.y
    #expect(start < -50)
    device.touchUp()
    let speed = try #require(owner.velocity) * 1000
    #expect(speed > 2_000)
    // What the spring of 11 a second leaves of the speed where it has brought the content to the edge.
    let slope = speed + 11 * start
    let atEdge = slope * exp(11 * start / slope)
    let target = try #require(owner.target)
    #expect(abs(target - (atEdge - 10) * 0.499) < 0.4)
    device.advance(by: -start / slope)
    #expect(abs(view.contentOffset.y) < atEdge / 60)
    _ = device.settle(limit: 5)
    #expect(abs(view.contentOffset.y - target) < 0.4)
  }

  @Test("comes back to the edge where it is pushed there too slowly to leave its spring")
  func slowInward() throws {
    drag(by: 400, in: 0.4)
    device.drag(to: CGPoint(x: 195, y: 800), duration: 0.1)
    device.touchUp()
    let target = try #require(owner.target)
    #expect(target == 0)
    _ = device.settle(limit: 5)
    #expect(view.contentOffset.y == 0)
  }
}
