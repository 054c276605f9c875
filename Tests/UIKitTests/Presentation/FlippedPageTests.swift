import QuartzCore
import Simulator
import Testing
import UIKit

/// Source: documentation of `UIModalTransitionStyle.flipHorizontal`: the page comes from right to left as if it were on the
/// back of the one before, and goes from left to right.
@Suite("A presented page that flips")
@MainActor
struct FlippedPageTests {
  private let bench = PresentationBench()

  /// Whether what turns on the screen has its left edge nearer than its right one; nil if nothing turns.
  private var leftIsNear: Bool? {
    guard let place = turningPlace(in: bench.device.window) else { return nil }
    let height = { (x: CGFloat) in
      place.turn.apply(to: CGPoint(x: x, y: place.size.height)).y
        - place.turn.apply(to: CGPoint(x: x, y: 0)).y
    }
    return height(0) > height(place.size.width)
  }

  private func turningPlace(in view: UIView) -> (turn: PlaneProjection, size: CGSize)? {
    if let turn = view.layer.passage(at: bench.device.now)?.oldPlace.turn {
      return (turn, view.bounds.size)
    }
    return view.subviews.lazy.compactMap(turningPlace).first
  }

  @Test(
    "turns from right to left as it comes, and back as it goes",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .overCurrentContext])
  func turns(style: UIModalPresentationStyle) {
    let page = bench.page("Page")
    page.modalPresentationStyle = style
    page.modalTransitionStyle = .flipHorizontal
    bench.device.perform { bench.root.present(page, animated: true) }
    bench.device.advance(by: 0.1)
    #expect(leftIsNear == false)
    #expect(page.view.layer.presentation()?.opacity == 1, "it turns, and does not fade")
    bench.settle()
    #expect(leftIsNear == nil)
    #expect(bench.takeNotes().contains("Page.viewDidAppear(true)"))

    bench.device.perform { page.dismiss(animated: true) }
    bench.device.advance(by: 0.1)
    #expect(leftIsNear == true)
    bench.settle()
    #expect(bench.takeNotes().contains("Page.viewDidDisappear(true)"))
    #expect(bench.isRootInItsPlace && page.view.superview == nil)
  }

  @Test("is told of the end by its completion, after as long as other transitions take")
  func completion() {
    let page = bench.page("Page")
    page.modalPresentationStyle = .fullScreen
    page.modalTransitionStyle = .flipHorizontal
    var end: TimeInterval?
    let start = bench.device.now
    bench.device.perform {
      bench.root.present(page, animated: true) { end = bench.device.now }
    }
    #expect(page.transitionCoordinator?.transitionDuration == 0.5)
    bench.settle()
    #expect(abs((end ?? 0) - start - 0.5) < 0.05)
  }
}
