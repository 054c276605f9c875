import Foundation
import Simulator
import Testing
import UIKit

/// Source for the flags: tables that apps keep of them, with which they find out that scrolling has stopped
/// (jianshu.com/p/b86a59cd50e7; the same code in an answer to stackoverflow.com/questions/993280).
@Suite("What a scroll view says of its movement while its delegate is told")
@MainActor
struct ScrollStateTests {
  private let bench = ScrollBench(content: CGSize(width: 300, height: 2000))
  private let watcher = StateWatcher()
  private var view: UIScrollView { bench.scrollView }
  private let middle = CGPoint(x: 150, y: 300)

  init() {
    bench.scrollView.delegate = watcher
  }

  @Test("is tracking alone when a drag ends in a rest")
  func rest() {
    bench.drag(from: middle, by: CGVector(dx: 0, dy: -100))
    #expect(watcher.states["willEndDragging"]?.isTracking == true)
    #expect(
      watcher.states["didEndDragging"]
        == .init(isTracking: true, isDragging: false, isDecelerating: false))
    #expect(!view.isTracking)
  }

  @Test("is tracking and decelerating when a drag ends in a flick, and neither at the end")
  func flick() {
    bench.flick(from: middle, by: CGVector(dx: 0, dy: -100))
    #expect(
      watcher.states["didEndDragging"]
        == .init(isTracking: true, isDragging: false, isDecelerating: true))
    #expect(!view.isTracking)
    #expect(bench.device.settle(limit: 10))
    #expect(
      watcher.states["didEndDecelerating"]
        == .init(isTracking: false, isDragging: false, isDecelerating: false))
  }

  @Test("is not tracking yet when a finger stops the movement")
  func stopped() {
    bench.flick(from: middle, by: CGVector(dx: 0, dy: -100))
    bench.device.touchDown(at: middle)
    #expect(
      watcher.states["didEndDecelerating"]
        == .init(isTracking: false, isDragging: false, isDecelerating: false))
    #expect(view.isTracking)
  }

  @Test("is not tracking once a drag was cancelled")
  func cancelled() {
    bench.device.touchDown(at: middle)
    bench.device.drag(to: CGPoint(x: 150, y: 200), duration: 0.2)
    bench.device.cancelTouches()
    #expect(!view.isTracking && !view.isDragging)
  }

  @Test("stays where the delegate puts it that let no flick move it")
  func putElsewhere() {
    watcher.retarget = { $0.contentOffset }
    watcher.didEndDragging = { view in
      UIView.animate(withDuration: 0.3) {
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
      }
    }
    bench.flick(from: middle, by: CGVector(dx: 0, dy: -100))
    #expect(bench.offset.y == 300)
    #expect(bench.device.settle(limit: 5))
    #expect(bench.offset.y == 300)
  }
}

/// A delegate that notes how a scroll view moves whenever it is told of something.
@MainActor
private final class StateWatcher: NSObject, UIScrollViewDelegate {
  struct State: Equatable {
    let isTracking: Bool
    let isDragging: Bool
    let isDecelerating: Bool
  }

  private(set) var states: [String: State] = [:]
  var retarget: ((UIScrollView) -> CGPoint)?
  var didEndDragging: (UIScrollView) -> Void = { _ in }

  private func note(_ name: String, _ view: UIScrollView) {
    states[name] = State(
      isTracking: view.isTracking, isDragging: view.isDragging,
      isDecelerating: view.isDecelerating)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging", scrollView)
    if let retarget { targetContentOffset.pointee = retarget(scrollView) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging", scrollView)
    didEndDragging(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didEndDecelerating", scrollView)
  }
}
