import Gallery
import Simulator
import Testing
import UIKit

/// The gallery on a device, with a finger that taps what stands on the screen.
@MainActor
struct Museum {
  let device: Device
  let app: GalleryApp

  /// Launches the app, with UIKit's own navigation controller if nothing else is asked for.
  init(
    era: Era = .iOS26,
    navigationController: (UIViewController) -> UINavigationController = {
      UINavigationController(rootViewController: $0)
    }
  ) {
    let device = Device(era: era)
    let app = GalleryApp(
      clock: DeviceClock(device: device), navigationController: navigationController)
    device.launch { app.rootViewController }
    self.device = device
    self.app = app
  }

  /// The titles on the stack, root first.
  var stack: [String?] { app.navigationController.viewControllers.map(\.title) }

  /// Taps the text and waits until nothing moves.
  func tap(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try touch(text, sourceLocation: sourceLocation)
    #expect(device.settle(limit: 5), sourceLocation: sourceLocation)
  }

  /// Taps the text; what it set in motion goes on.
  func touch(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let view = try #require(
      device.find(text: text).first, "\(text) is not on the screen", sourceLocation: sourceLocation)
    device.tap(on: view)
  }
}

/// The gallery's clock on the device's time.
@MainActor
struct DeviceClock: GalleryClock {
  let device: Device

  func after(_ seconds: TimeInterval, _ block: @escaping @MainActor () -> Void) {
    device.perform(after: seconds, "timer", block)
  }

  func nextTurn(_ block: @escaping @MainActor () -> Void) {
    device.perform(after: 0, "next turn", block)
  }
}
