import CoreGraphics
import Film
import Foundation
import Renderer
import Simulator
import Testing
import UIKit

@Suite("A picture of a device")
@MainActor
struct TurnedDeviceTests {
  private static let upright = CGSize(width: 390 + 22, height: 844 + 22)
  private static let onItsSide = CGSize(width: 844 + 22, height: 390 + 22)

  private final class Page: UIViewController {
    var hidesStatusBar = false
    override var prefersStatusBarHidden: Bool { hidesStatusBar }
  }

  private let device = Device(era: .iOS18)
  private let page = Page()

  init() {
    let page = page
    page.view.backgroundColor = .white
    device.launch { page }
  }

  private func picture() throws -> Bitmap {
    try PNG.decode(Studio().screenshot(of: device, scale: 1))
  }

  @Test("has all of the screen when the device is on its side")
  func onItsSide() throws {
    #expect(try picture().size == Self.upright)
    device.rotate(to: .landscapeLeft)
    #expect(device.settle(limit: 2))
    let turned = try picture()
    #expect(turned.size == Self.onItsSide)
    // Its right end, too, shows the page.
    #expect(turned[turned.width - 30, turned.height / 2] == 0xFFFF_FFFF)
  }

  @Test("in a film has room for each way in which the device is held")
  func film() throws {
    let recorder = Recorder(device)
    device.advance(by: 0.1)
    device.rotate(to: .landscapeLeft)
    #expect(device.settle(limit: 2))
    let recording = recorder.stop()
    #expect(recording.outerSize == CGSize(width: 866, height: 866))
    let animation = Animation(recording, framesPerSecond: 30, width: 433)
    let frame = try PNG.decode(Studio().animation(animation))
    #expect(frame.size == CGSize(width: 433, height: 433))
  }

  @Test("in a film that begins on the side has no more room than that needs")
  func filmOnItsSide() throws {
    device.rotate(to: .landscapeLeft)
    #expect(device.settle(limit: 2))
    let recorder = Recorder(device)
    device.advance(by: 0.1)
    #expect(recorder.stop().outerSize == Self.onItsSide)
  }

  @Test("has no status bar where the app hides it")
  func statusBar() throws {
    let shown = try picture()
    device.perform {
      page.hidesStatusBar = true
      page.setNeedsStatusBarAppearanceUpdate()
    }
    #expect(device.settle(limit: 2))
    let hidden = try picture()
    func ink(_ picture: Bitmap) -> Int {
      (20..<picture.width - 20).count { picture[$0, 37] != 0xFFFF_FFFF }
    }
    #expect(ink(shown) > 0)
    #expect(ink(hidden) == 0)
  }
}

extension Bitmap {
  fileprivate var size: CGSize { CGSize(width: width, height: height) }
}
