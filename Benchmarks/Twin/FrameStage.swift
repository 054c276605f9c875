#if PICTURES
  import Foundation
  import Gallery
  import Measuring
  import Renderer
  import Simulator
  import UIKit

  /// A device in the middle of a push from one list page to another.
  final class FrameStage {
    private let device = Device(era: .iOS18)
    private let app: GalleryApp
    private let renderer: Renderer

    init() throws {
      renderer = try Renderer()
      UISystem.current = device.system
      app = GalleryApp()
      device.launch { [app] in app.rootViewController }
      _ = device.settle(limit: 10)
      push()
      device.advance(by: 0.15)
    }

    private func push() {
      device.perform { [app] in
        app.navigationController.pushViewController(
          app.page(titled: "Signals") ?? UIViewController(), animated: true)
      }
    }

    /// Draws the screen as it is now.
    func draw(scale: CGFloat) -> Bitmap {
      renderer.draw(DisplayList(ofScreenOf: device.system, at: device.now), scale: scale)
    }

    /// Draws the screen as it is now, so many times, at 2x.
    func draw(_ count: Int) {
      for _ in 0..<count { _ = draw(scale: 2) }
    }

    /// The time below which so many percent of all frames of ten pushes and pops stay, in milliseconds.
    func slowest(_ percent: Int, scale: CGFloat) -> Double {
      var times: [Double] = []
      for _ in 0..<10 {
        for goesBack in [true, false] {
          _ = device.settle(limit: 10)
          device.perform { [app] in
            if goesBack { _ = app.navigationController.popViewController(animated: true) }
          }
          if !goesBack { push() }
          for _ in 0..<30 {
            let start = nanoseconds()
            _ = draw(scale: scale)
            times.append((nanoseconds() - start) / 1e6)
            device.advance(by: 1 / 60)
          }
        }
      }
      return times.sorted()[times.count * percent / 100]
    }
  }
#endif
