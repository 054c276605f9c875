import Testing
import UIKit

@Suite("What a touch did last")
struct TouchPhaseTests {
  // Source: the values of UITouchPhase in Apple's documentation, those of regions from iOS 13.4 on. Views of others
  // switch over all of them (ActiveLabel.swift, `onTouch`).
  @Test("has the values of UITouchPhase, those of a pointer over a region included")
  func values() {
    let phases: [UITouch.Phase] = [
      .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
    ]
    #expect(phases.map(\.rawValue) == Array(0...7))
  }

  @Test("is nothing for a touch that no finger has made, and for an event without touches")
  @MainActor
  func made() {
    #expect(UITouch().tapCount == 0)
    #expect(UITouch().phase == .began)
    #expect(UIEvent().allTouches == nil)
  }
}
