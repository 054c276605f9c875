import Foundation
import QuartzCore
import Testing

@MainActor
@Suite("A display link's frame rate")
struct FrameRateTests {
  @Test(
    "is the part of sixty that is nearest to the one that is wanted",
    arguments: [
      (0, 60), (60, 60), (120, 60), (50, 60), (45, 60), (30, 30), (31, 30), (24, 20), (20, 20),
      (15, 15), (12, 12), (1, 1),
    ])
  func preferred(framesPerSecond: Int, expected: Int) {
    #expect(ticks { $0.preferredFramesPerSecond = framesPerSecond } == expected)
  }

  @Test(
    "stays within a range where there is a part in it",
    arguments: [
      (CAFrameRateRange(minimum: 10, maximum: 25, preferred: 60), 20),
      (CAFrameRateRange(minimum: 10, maximum: 30, preferred: 14), 15),
      (CAFrameRateRange(minimum: 8, maximum: 30), 30), (.default, 60),
      (CAFrameRateRange(minimum: 40, maximum: 50, preferred: 45), 60),
    ])
  func range(_ range: CAFrameRateRange, expected: Int) {
    #expect(ticks { $0.preferredFrameRateRange = range } == expected)
  }

  @Test("tells when the next frame of its own comes")
  func target() {
    let stage = Stage()
    stage.activate()
    var distances: Set<Int64> = []
    let link = CADisplayLink { link in
      distances.insert(Int64(((link.targetTimestamp - link.timestamp) * 1000).rounded()))
    }
    link.preferredFramesPerSecond = 20
    #expect(link.preferredFrameRateRange.preferred == 20)
    #expect(link.preferredFramesPerSecond == 20)
    link.add(to: .main, forMode: .common)
    stage.loop.advance(by: 1)
    #expect(distances == [50])
    #expect(abs(link.duration - 1.0 / 60) < 0.000_001)
    link.invalidate()
  }

  private func ticks(_ prepare: (CADisplayLink) -> Void) -> Int {
    let stage = Stage()
    stage.activate()
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    prepare(link)
    link.add(to: .main, forMode: .common)
    stage.loop.advance(by: 2)
    link.invalidate()
    // The first one comes with the next frame, whatever the rate.
    return count / 2
  }
}
