import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("The indicators of a scroll view")
@MainActor
struct IndicatorTests {
  private let bench: ScrollBench
  private var view: UIScrollView { bench.scrollView }

  /// 300 by 400 points of 300 by 2000.
  private init() {
    bench = ScrollBench(content: CGSize(width: 300, height: 2000)) {
      $0.automaticallyAdjustsScrollIndicatorInsets = false
    }
  }

  private func indicators(of view: UIScrollView) -> [UIView] {
    view.subviews.filter { "\(type(of: $0))" == "_UIScrollViewScrollIndicator" }
  }

  private var vertical: UIView? { indicators(of: view).first { $0.frame.width < $0.frame.height } }
  private var horizontal: UIView? {
    indicators(of: view).first { $0.frame.width > $0.frame.height }
  }

  /// Where an indicator is in what shows of the content, in hundredths of a point.
  private func place(_ indicator: UIView?) -> CGRect? {
    guard let frame = indicator?.frame else { return nil }
    func rounded(_ length: CGFloat) -> CGFloat { (length * 100).rounded() / 100 }
    return CGRect(
      x: rounded(frame.minX - bench.offset.x), y: rounded(frame.minY - bench.offset.y),
      width: rounded(frame.width), height: rounded(frame.height))
  }

  private func shown(_ indicator: UIView?) -> Float? { indicator?.layer.presentation()?.opacity }

  private func hold(from start: CGPoint = CGPoint(x: 150, y: 300), by way: CGVector) {
    bench.device.touchDown(at: start)
    bench.device.drag(to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), duration: 0.2)
    bench.device.advance(by: 0.5)
  }

  @Test("are no views before something scrolls")
  func lazy() {
    #expect(indicators(of: view).isEmpty)
    bench.device.perform { view.contentOffset.y = 100 }
    #expect(indicators(of: view).isEmpty)
  }

  @Test("show while a finger drags, and fade when it is lifted")
  func drag() {
    hold(by: CGVector(dx: 0, dy: -100))
    #expect(shown(vertical) == 1)
    bench.device.touchUp()
    bench.device.advance(by: 0.15)
    #expect(shown(vertical).map { $0 > 0.1 && $0 < 0.9 } == true)
    bench.device.advance(by: 0.3)
    #expect(vertical?.alpha == 0 && shown(vertical) == 0)
  }

  @Test("show until content rests that moves on by itself")
  func flick() {
    bench.flick(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -100))
    bench.device.advance(by: 0.5)
    #expect(view.isDecelerating && vertical?.alpha == 1 && shown(vertical) == 1)
    #expect(bench.device.settle(limit: 10))
    #expect(vertical?.alpha == 0)
  }

  @Test("stay at their edge when code scrolls while they fade")
  func movedWhileFading() {
    bench.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -50))
    bench.device.advance(by: 0.1)
    bench.device.perform { view.contentOffset.y = 1600 }
    #expect(place(vertical)?.maxY == 397)
  }

  @Test("come back at once when a finger drags while they fade")
  func again() {
    bench.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -50))
    bench.device.advance(by: 0.1)
    hold(by: CGVector(dx: 0, dy: -50))
    #expect(shown(vertical) == 1)
    bench.device.advance(by: 2)
    #expect(shown(vertical) == 1 && indicators(of: view).count == 1)
    bench.device.touchUp()
  }

  @Test("are three points wide, three points from the edges, and as long as the part that shows")
  func geometry() {
    hold(by: CGVector(dx: 0, dy: -100))
    // 394 points of the edge stand for 2000 of content.
    #expect(place(vertical).map { $0.minX == 294 && $0.width == 3 } == true)
    #expect(vertical.map { abs($0.frame.height - 394 * 400 / 2000) < 0.34 } == true)
    #expect(place(vertical).map { $0.minY > 3 } == true)
    bench.device.touchUp()
  }

  @Test("stand at the ends of their edge where the content does")
  func ends() {
    bench.device.perform { view.flashScrollIndicators() }
    #expect(place(vertical)?.minY == 3)
    bench.device.perform { view.contentOffset.y = 1600 }
    #expect(place(vertical)?.maxY == 397)
  }

  @Test("are not too short, however long the content is")
  func shortest() {
    bench.device.perform {
      view.contentSize.height = 200_000
      view.flashScrollIndicators()
    }
    #expect(vertical?.frame.height == 36)
    bench.device.perform { view.contentOffset.y = 199_600 }
    #expect(place(vertical)?.maxY == 397)
  }

  @Test("are squeezed by content that is pulled over its end, down to a dot")
  func squeezed() {
    bench.device.perform { view.flashScrollIndicators() }
    let length = vertical?.frame.height ?? 0
    bench.device.perform { view.contentOffset.y = -30 }
    #expect(place(vertical).map { $0.minY == 3 && abs($0.height - (length - 30)) < 0.34 } == true)
    bench.device.perform { view.contentOffset.y = -300 }
    #expect(place(vertical) == CGRect(x: 294, y: 3, width: 3, height: 7))
    bench.device.perform { view.contentOffset.y = 1900 }
    #expect(place(vertical) == CGRect(x: 294, y: 390, width: 3, height: 7))
  }

  @Test("show along axes with more content than fits only, and leave each other room")
  func axes() {
    bench.device.perform { view.flashScrollIndicators() }
    #expect(indicators(of: view).count == 1)
    bench.device.advance(by: 5)
    bench.device.perform {
      view.contentSize.width = 600
      view.flashScrollIndicators()
    }
    #expect(place(horizontal).map { $0.minX == 3 && $0.minY == 394 && $0.height == 3 } == true)
    bench.device.perform { view.contentOffset = CGPoint(x: 300, y: 1600) }
    #expect(place(horizontal)?.maxX == 291 && place(vertical)?.maxY == 391)
  }

  @Test("do not show for content that fits, although it can be pulled")
  func fits() {
    bench.device.perform {
      view.contentSize.height = 300
      view.alwaysBounceVertical = true
    }
    hold(by: CGVector(dx: 0, dy: 100))
    #expect(bench.offset.y < 0 && indicators(of: view).isEmpty)
    bench.device.touchUp()
  }

  @Test("keep within their insets and the safe area")
  func insets() {
    bench.device.perform {
      view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 8)
      view.flashScrollIndicators()
    }
    #expect(place(vertical)?.minY == 53 && place(vertical)?.maxX == 289)
    let safe = view.safeAreaInsets.top
    #expect(safe > 0)
    bench.device.perform { view.automaticallyAdjustsScrollIndicatorInsets = true }
    #expect(place(vertical)?.minY == 53 + safe)
    bench.device.perform { view.contentOffset.y = 1600 }
    #expect(place(vertical)?.maxY == 377)
  }

  @Test("are at the left where the interface runs from right to left")
  func rightToLeft() {
    bench.device.perform {
      view.semanticContentAttribute = .forceRightToLeft
      view.flashScrollIndicators()
    }
    #expect(place(vertical)?.minX == 3)
  }

  @Test("go away when they are not to be shown any more")
  func notShown() {
    bench.device.perform { view.flashScrollIndicators() }
    #expect(vertical != nil)
    bench.device.perform { view.showsVerticalScrollIndicator = false }
    #expect(vertical == nil)
    hold(by: CGVector(dx: 0, dy: -100))
    #expect(vertical == nil)
    bench.device.touchUp()
  }

  @Test("have the color of their style, and by default that of the appearance")
  func colors() {
    func color() -> CGColor? { vertical?.subviews.first?.layer.backgroundColor }
    bench.device.perform { view.flashScrollIndicators() }
    #expect(color() == UIColor(white: 0, alpha: 0.35).cgColor)
    bench.device.perform { view.overrideUserInterfaceStyle = .dark }
    #expect(color() == UIColor(white: 1, alpha: 0.35).cgColor)
    bench.device.perform { view.indicatorStyle = .black }
    #expect(color() == UIColor(white: 0, alpha: 0.5).cgColor)
    bench.device.perform { view.indicatorStyle = .white }
    #expect(color() == UIColor(white: 1, alpha: 0.5).cgColor)
    #expect(vertical?.subviews.first?.layer.cornerRadius == 1.5)
    #expect(vertical?.layer.zPosition == 1000)
  }

  @Test("flash for a moment, and longer if a drag begins meanwhile")
  func flash() {
    bench.device.perform { view.flashScrollIndicators() }
    bench.device.advance(by: 0.1)
    #expect(shown(vertical) == 1)
    bench.device.advance(by: 3)
    #expect(shown(vertical) == 0)
    bench.device.perform { view.flashScrollIndicators() }
    hold(by: CGVector(dx: 0, dy: -100))
    bench.device.advance(by: 3)
    #expect(shown(vertical) == 1)
    bench.device.touchUp()
  }

  @Test("do not show while code scrolls, unless it wants them along the axes that it scrolls")
  func code() {
    bench.device.perform {
      view.contentSize.width = 600
      view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    }
    #expect(indicators(of: view).isEmpty)
    #expect(bench.device.settle(limit: 5))
    bench.device.perform {
      view.withScrollIndicatorsShown {
        view.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
      }
    }
    bench.device.advance(by: 0.1)
    #expect(shown(vertical) == 1 && horizontal == nil)
    #expect(bench.device.settle(limit: 5))
    #expect(vertical?.alpha == 0)
    bench.device.perform { view.withScrollIndicatorsShown { view.contentOffset.x = 50 } }
    #expect(shown(horizontal) == 1 && vertical?.alpha == 0)
    bench.device.advance(by: 3)
    #expect(shown(horizontal) == 0)
  }

  @Test("take no touches")
  func hits() {
    bench.device.perform { view.flashScrollIndicators() }
    let place = vertical?.center ?? .zero
    #expect(view.hitTest(place, with: nil) === view)
  }

  // MARK: Under a finger

  /// Presses the indicator of the content's upper end and waits.
  private func grab() {
    bench.device.perform { view.flashScrollIndicators() }
    bench.device.touchDown(at: CGPoint(x: 290, y: 40))
    bench.device.advance(by: 0.2)
  }

  @Test("are grabbed by a finger that stays on them, and then move the content as they move")
  func grabbed() {
    grab()
    #expect(view.isDragging && bench.takeReports() == ["willBeginDragging"])
    #expect(vertical?.frame.width == 8 && place(vertical)?.maxX == 297)
    bench.device.drag(to: CGPoint(x: 290, y: 140), duration: 0.2)
    let ratio = 1600 / (394 - 78.8)
    #expect(abs(bench.offset.y - 100 * ratio) < 1 && shown(vertical) == 1)
    bench.device.drag(to: CGPoint(x: 290, y: 2000), duration: 0.2)
    #expect(bench.offset.y == 1600)
    _ = bench.takeReports()
    bench.device.touchUp()
    #expect(bench.takeReports() == ["willEndDragging", "didEndDragging false"])
    #expect(!view.isDragging && !view.isTracking)
    bench.device.advance(by: 1)
    #expect(vertical?.alpha == 0 && vertical?.frame.width == 3)
  }

  @Test("are not grabbed by a finger that goes on at once, nor beside them, nor once they are gone")
  func notGrabbed() {
    grab()
    bench.device.touchUp()
    bench.device.advance(by: 2)
    bench.device.touchDown(at: CGPoint(x: 290, y: 40))
    bench.device.advance(by: 0.3)
    #expect(!view.isDragging)
    bench.device.touchUp()
    bench.device.perform { view.flashScrollIndicators() }
    bench.device.touchDown(at: CGPoint(x: 200, y: 40))
    bench.device.advance(by: 0.3)
    #expect(!view.isDragging)
    bench.device.touchUp()
    bench.device.perform { view.flashScrollIndicators() }
    bench.device.touchDown(at: CGPoint(x: 290, y: 60))
    bench.device.drag(to: CGPoint(x: 290, y: 20), duration: 0.05)
    #expect(view.isDragging && bench.offset.y < 50)
    bench.device.touchUp()
  }

  @Test("are not grabbed until iOS 12")
  func older() {
    let bench = ScrollBench(content: CGSize(width: 300, height: 2000), era: .iOS9)
    bench.device.perform { bench.scrollView.flashScrollIndicators() }
    bench.device.touchDown(at: CGPoint(x: 290, y: 40))
    bench.device.advance(by: 0.2)
    #expect(!bench.scrollView.isDragging)
    bench.device.touchUp()
  }

  @Test("are grabbed while they fade")
  func fading() {
    bench.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -20))
    bench.device.advance(by: 0.1)
    _ = bench.takeReports()
    bench.device.touchDown(at: CGPoint(x: 290, y: 40))
    bench.device.advance(by: 0.2)
    #expect(view.isDragging && bench.takeReports() == ["willBeginDragging"])
    #expect(shown(vertical) == 1)
    bench.device.touchUp()
  }

  @Test("take the touch away from the content when they are grabbed")
  func content() {
    let content = ReportingView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    content.onTouch = { [bench] in bench.report($0) }
    bench.device.perform { view.addSubview(content) }
    grab()
    #expect(bench.takeReports() == ["willBeginDragging"])
    bench.device.touchUp()
    #expect(!bench.reports.contains { $0.hasPrefix("ended") })
  }
}
