import Foundation
import Simulator
import UIKit

/// A device that shows one scroll view, and a list of what its delegate hears.
@MainActor
final class ScrollBench: NSObject {
  let device: Device
  let scrollView: UIScrollView
  private let page = UIViewController()
  private(set) var reports: [String] = []
  /// Changes where the content goes after a drag.
  var retarget: (CGPoint) -> CGPoint = { $0 }
  /// Whether each step of a movement is noted.
  var notesSteps = false
  var zoomed: UIView?

  /// - Parameters:
  ///   - size: The size of the content; the view itself is 300 by 400 points, at the window's origin.
  init(
    content size: CGSize, era: Era = .iOS18, _ configure: (UIScrollView) -> Void = { _ in }
  ) {
    device = Device(era: era)
    scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    super.init()
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = size
    configure(scrollView)
    device.launch { page }
    device.perform { page.view.addSubview(scrollView) }
    device.advance(by: 1)
    scrollView.delegate = self
  }

  var offset: CGPoint { scrollView.contentOffset }

  func report(_ text: String) {
    reports.append(text)
  }

  /// The reports since the last time.
  func takeReports() -> [String] {
    defer { reports = [] }
    return reports
  }

  /// Drags quickly and lets go while the finger moves.
  func flick(from start: CGPoint, by way: CGVector, duration: Double = 0.1) {
    device.swipe(
      from: start, to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), duration: duration)
  }

  /// Drags, rests and lets go.
  func drag(from start: CGPoint, by way: CGVector) {
    device.touchDown(at: start)
    device.drag(to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), duration: 0.2)
    device.advance(by: 0.5)
    device.touchUp()
  }
}

extension ScrollBench: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if notesSteps || reports.last != "didScroll" { report("didScroll") }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    report("willBeginDragging")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    report("willEndDragging")
    targetContentOffset.pointee = retarget(targetContentOffset.pointee)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    report("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    report("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    report("didEndDecelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    report("didEndScrollingAnimation")
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    report("didScrollToTop")
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    report("didChangeInset")
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    report("willBeginZooming")
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    report("didEndZooming \((scale * 100).rounded() / 100)")
  }
}
