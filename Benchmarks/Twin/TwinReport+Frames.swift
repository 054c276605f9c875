#if PICTURES
  import Foundation
  import Measuring
  import Renderer

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
#endif
