import Testing
import UIKit

@MainActor
@Suite("What people can set for accessibility")
struct AccessibilitySettingsTests {
  @Test("is as on a new device")
  func newDevice() {
    #expect(UIAccessibility.isShakeToUndoEnabled && UIAccessibility.isVideoAutoplayEnabled)
    #expect(!UIAccessibility.isInvertColorsEnabled && !UIAccessibility.buttonShapesEnabled)
    #expect(!UIAccessibility.isGuidedAccessEnabled && !UIAccessibility.isAssistiveTouchRunning)
    #expect(UIAccessibility.hearingDevicePairedEar == [])
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) == nil)
  }

  @Test("does not keep the device to one app for an app that nobody supervises, as it hears later")
  func guidedAccess() {
    let bench = ControllersBench.launched(.iOS18)
    var answers: [Bool] = []
    bench.perform {
      UIAccessibility.requestGuidedAccessSession(enabled: true) { answers.append($0) }
      #expect(answers.isEmpty)
    }
    bench.settle()
    #expect(answers == [false])
  }
}
