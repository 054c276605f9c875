import CoreGraphics
import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("Content behind a navigation bar without a look of an app's, from iOS 26 on,")
@MainActor
struct FadingContentTests {
  private let bench = LargeTitleBench(era: .iOS26, prefersLargeTitles: false)

  private var bar: UINavigationBar { bench.navigation.navigationBar }
  private var background: UIView { bar.subviews[0] }
  private var scrollView: UIScrollView { bench.scrollView(of: bench.root) }

  private var color: CGFloat { background.backgroundColor?.cgColor.alpha ?? 0 }

  private var edge: CAGradientLayer? {
    background.subviews.lazy.filter { $0.alpha == 1 }
      .compactMap { $0.layer as? CAGradientLayer }.first
  }

  private var hasLine: Bool {
    background.subviews.contains {
      $0.frame.height < 1 && $0.backgroundColor?.cgColor.alpha ?? 0 > 0
    }
  }

  private var edgeAlphas: [CGFloat] {
    (edge?.colors ?? []).map { ($0 as? CGColor)?.alpha ?? -1 }
  }

  /// Moves the content up, by points from where it begins at the bar.
  private func scroll(to depth: CGFloat) {
    bench.perform { scrollView.contentOffset.y = depth - scrollView.adjustedContentInset.top }
    bench.settle()
  }

  @Test("fades into the page's color, and the bar has neither color nor line")
  func soft() throws {
    bench.perform { bench.root.view.backgroundColor = .yellow }
    scroll(to: 100)
    let edge = try #require(edge)
    #expect(color == 0 && !hasLine)
    #expect(edgeAlphas == [0.835, 0.835, 0])
    #expect(edge.colors?.first as? CGColor == UIColor.yellow.withAlphaComponent(0.835).cgColor)
    let frame = try #require(edge.superlayer).convert(edge.frame, to: nil)
    #expect(frame.minY == 0 && frame.maxY == bar.frame.maxY + 36)
    let start = try #require(edge.locations?[1]).doubleValue * Double(frame.height)
    #expect(abs(start - Double(bar.frame.maxY - 7)) < 0.01)
  }

  @Test("does so from 12 points on, and until it has come back to 8")
  func thresholds() {
    for (depth, fades) in [(11, false), (12, true), (9, true), (8, false), (11, false)] {
      scroll(to: CGFloat(depth))
      #expect((edge != nil) == fades, "\(depth)")
      #expect(color == 0 && !hasLine)
    }
  }

  @Test("ends at a line where the edge is hard, and goes on where the effect is hidden")
  func styles() {
    scroll(to: 100)
    bench.perform { scrollView.topEdgeEffect.style = .hard }
    #expect(edge == nil && hasLine && abs(color - 0.902) < 0.001)
    bench.perform { scrollView.topEdgeEffect.isHidden = true }
    #expect(edge == nil && !hasLine && color == 0)
    bench.perform {
      scrollView.topEdgeEffect.isHidden = false
      scrollView.topEdgeEffect.style = .soft
    }
    #expect(edge != nil && !hasLine && color == 0)
  }

  @Test("is below the color of a look that the app has set, from where it begins on")
  func ownLook() {
    bench.perform {
      let look = UINavigationBarAppearance()
      look.configureWithDefaultBackground()
      bar.standardAppearance = look
      bar.standardAppearance.backgroundColor = .red
    }
    scroll(to: 2)
    #expect(edge == nil && color > 0)
  }

  @Test("fades behind the bar above it alone: a push to another page takes the edge away")
  func push() {
    scroll(to: 300)
    let next = LargeTitleBench.makePage("Next")
    bench.perform { bench.navigation.pushViewController(next, animated: true) }
    bench.settle()
    #expect(edge == nil && color == 0 && !hasLine)
    bench.perform { bench.navigation.popViewController(animated: true) }
    bench.settle()
    #expect(edge != nil && color == 0 && !hasLine)
  }

  @Test("does not fade on older systems, and not behind a bar without a controller")
  func elsewhere() {
    let older = LargeTitleBench(era: .iOS18, prefersLargeTitles: false)
    older.perform { older.scrollView(of: older.root).contentOffset.y = 100 }
    older.settle()
    let background = older.navigation.navigationBar.subviews[0]
    #expect(background.backgroundColor?.cgColor.alpha ?? 0 > 0)
    #expect(!background.subviews.contains { $0.layer is CAGradientLayer })
  }
}
