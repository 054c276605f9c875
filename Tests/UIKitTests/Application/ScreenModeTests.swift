import Simulator
import Testing
import UIKit

@Suite("A screen")
@MainActor
struct ScreenModeTests {
  @Test("knows how many pixels it has")
  func screen() {
    UISystem.current = Device(era: .iOS18).system
    let screen = UIScreen.main
    #expect(screen.currentMode?.size == screen.nativeBounds.size)
    #expect(screen.availableModes == [screen.currentMode] && screen.preferredMode != nil)
    #expect(screen.currentMode?.pixelAspectRatio == 1)
    #expect(screen.referenceDisplayModeStatus == .notSupported && screen.calibratedLatency == 0)
  }
}
