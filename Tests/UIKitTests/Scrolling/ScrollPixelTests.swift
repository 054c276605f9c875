import Simulator
import Testing
import UIKit

@Suite("The content of a scroll view, where a point has three pixels,")
@MainActor
struct ScrollPixelTests {
  private let bench = ScrollBench(content: CGSize(width: 600, height: 2000))
  private var view: UIScrollView { bench.scrollView }

  /// Offsets as an app at codepudding.com and one at Apple's forums have seen them.
  @Test(
    "moves to the nearest pixel, and up from between two",
    arguments: [(-187.5, -187.0 - 1.0 / 3), (71.75, 71.0 + 2.0 / 3), (80, 80), (0.1, 0)])
  func rounded(wanted: Double, expected: Double) {
    bench.device.perform { view.contentOffset = CGPoint(x: wanted, y: wanted) }
    #expect(abs(bench.offset.x - expected) < 1e-9 && abs(bench.offset.y - expected) < 1e-9)
    bench.device.perform { view.setContentOffset(.zero, animated: false) }
    bench.device.perform { view.setContentOffset(CGPoint(x: 0, y: wanted), animated: false) }
    #expect(abs(bench.offset.y - expected) < 1e-9)
  }

  @Test("lies between pixels if the bounds say so")
  func bounds() {
    bench.device.perform { view.bounds.origin.y = 3.8 }
    #expect(bench.offset.y == 3.8)
  }

  @Test("does not move for less than half a pixel, not in an animation either")
  func less() {
    bench.device.perform { view.setContentOffset(CGPoint(x: 0, y: 0.1), animated: true) }
    #expect(!view.isScrollAnimating)
    bench.device.perform { view.setContentOffset(CGPoint(x: 0, y: 0.1), animated: false) }
    #expect(bench.takeReports().isEmpty)
  }

  @Test("stays at its start when an inset changes that is no whole number of pixels")
  func insets() {
    bench.device.perform { view.contentInset.top = 7.5 }
    #expect(abs(bench.offset.y + 7 + 1.0 / 3) < 1e-9)
    bench.device.perform { view.contentInset.top = 60 }
    #expect(bench.offset.y == -60)
  }

  @Test("does not move to show an empty rectangle")
  func empty() {
    bench.device.perform { view.contentOffset.y = 500 }
    bench.device.perform { view.scrollRectToVisible(.zero, animated: false) }
    #expect(bench.offset.y == 500)
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    bench.device.perform { view.scrollRectToVisible(rect, animated: false) }
    #expect(bench.offset.y == 0)
  }
}
