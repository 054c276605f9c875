import Foundation
import QuartzCore
import UIKit

/// One finger on a bench's window.
@MainActor
final class BenchFinger {
  private let bench: ControllersBench
  private let touch: UITouch

  init(_ bench: ControllersBench, at point: CGPoint) {
    self.bench = bench
    UISystem.current = bench.system
    touch = UITouch(window: bench.window, location: point, timestamp: bench.loop.now)
    send()
  }

  func move(to point: CGPoint) {
    touch.update(.moved, at: point, timestamp: bench.loop.now)
    send()
  }

  /// Moves evenly to a place on the same height, in 60 steps a second.
  func drag(toX x: CGFloat, in seconds: TimeInterval) {
    let start = touch.location(in: nil)
    let count = max(1, Int((seconds * 60).rounded()))
    for step in 1...count {
      bench.advance(seconds / TimeInterval(count))
      move(to: CGPoint(x: start.x + (x - start.x) * CGFloat(step) / CGFloat(count), y: start.y))
    }
  }

  func lift() {
    touch.update(.ended, at: touch.location(in: nil), timestamp: bench.loop.now)
    send()
  }

  func cancel() {
    touch.update(.cancelled, at: touch.location(in: nil), timestamp: bench.loop.now)
    send()
  }

  private func send() {
    UISystem.current = bench.system
    let event = UIEvent(touches: [touch], timestamp: bench.loop.now)
    bench.loop.runTurn { bench.system.application.sendEvent(event) }
  }
}

extension ControllersBench {
  /// Half the width of the screen, in points.
  static let halfWidth: CGFloat = 195

  /// Puts a finger down at the left edge, in the middle of the page.
  func touchEdge(x: CGFloat = 0) -> BenchFinger {
    BenchFinger(self, at: CGPoint(x: x, y: 500))
  }

  /// Swipes back from the edge, and lets everything come to rest.
  func swipeBack(toX x: CGFloat = 300, in seconds: TimeInterval = 0.3) {
    let finger = touchEdge()
    finger.drag(toX: x, in: seconds)
    finger.lift()
    settle()
  }

  /// Where a page's view is seen from the left edge of the window, in points.
  func seenX(of page: UIViewController) -> CGFloat? {
    var layer: CALayer? = page.viewIfLoaded?.layer
    var x: CGFloat = 0
    guard layer != nil else { return nil }
    while let current = layer, current !== window.layer {
      let shown = current.appearance(at: loop.now)
      x += shown.position.x - shown.bounds.width * shown.anchorPoint.x - shown.bounds.minX
      layer = current.superlayer
    }
    return x
  }

  /// The texts of the labels in a view, with how opaque they are shown at this moment.
  func shownTexts(in view: UIView, opacity: Float = 1) -> [String: Float] {
    let opacity = opacity * view.layer.appearance(at: loop.now).opacity
    if let text = (view as? UILabel)?.text { return [text: opacity] }
    return view.subviews.reduce(into: [:]) { texts, subview in
      texts.merge(shownTexts(in: subview, opacity: opacity), uniquingKeysWith: max)
    }
  }

  /// Adds a button to a page and tells whether a tap reaches it.
  func answersTouch() -> Bool {
    var answered = false
    let page = navigation.topViewController
    let button = UIButton(frame: CGRect(x: 100, y: 600, width: 100, height: 44))
    button.addAction(UIAction { _ in answered = true }, for: .touchUpInside)
    perform { page?.view.addSubview(button) }
    let finger = BenchFinger(self, at: CGPoint(x: 150, y: 620))
    finger.lift()
    perform { button.removeFromSuperview() }
    return answered
  }
}
