#if PICTURES
  import Foundation
  import Gallery
  import Measuring
  import Renderer
  import Simulator
  import UIKit

  extension TwinReport {
    /// Draws frames of a push of a list page, and copies the same pixels.
    mutating func frames() throws {
      let stage = try FrameStage()
      for (scale, target) in [(2, 1.5), (3, 4.0)] as [(CGFloat, Double)] {
        let work = "drawn mid-push frame of a list page, \(Int(scale))x"
        let picture = stage.draw(scale: scale)
        var copy = picture.pixels
        let comparison = Comparison(
          [
            Contender("draw") { for _ in 0..<$0 { _ = stage.draw(scale: scale) } },
            Contender("copy") {
              for _ in 0..<$0 {
                picture.pixels.withUnsafeBytes { source in
                  copy.withUnsafeMutableBytes { $0.copyMemory(from: source) }
                }
              }
            },
          ], count: 20, rounds: 9)
        note(work, comparison.medians[0] / 1e6, "ms", atMost: target)
        note(work, comparison.ratios[1], "x a copy of its pixels")
      }
      note(
        "the same, 2x, all frames", stage.slowest(99, scale: 2), "ms, 99th percentile", atMost: 8.3)
    }
  }

  /// A device in the middle of a push from one list page to another.
  private final class FrameStage {
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
