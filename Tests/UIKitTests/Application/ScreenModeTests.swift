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

  @Test("says what is below the status bar")
  func applicationFrame() {
    let device = Device(era: .iOS18)
    device.launch { UIViewController() }
    let frame = UIScreen.main.applicationFrame
    #expect(frame.minY > 0)
    #expect(frame.maxY == UIScreen.main.bounds.maxY)
    #expect(frame.width == UIScreen.main.bounds.width)
  }
}
