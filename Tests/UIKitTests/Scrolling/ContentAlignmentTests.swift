import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("Content that is smaller than its scroll view")
@MainActor
struct ContentAlignmentTests {
  private let device = Device(era: .iOS18)

  private func launch() -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 300))
    let page = UIViewController()
    device.launch { page }
    device.perform {
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 100, height: 100)
      page.view.addSubview(scroll)
    }
    return scroll
  }

  @Test("stands at the upper left, or where the app says, until it is larger")
  func place() {
    let scroll = launch()
    #expect(scroll.contentOffset == .zero)
    device.perform { scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5) }
    #expect(scroll.contentOffset == CGPoint(x: -50, y: -100))
    device.perform { scroll.contentInset.top = 40 }
    #expect(scroll.contentOffset == CGPoint(x: -50, y: -120))
    device.perform { scroll.contentSize = CGSize(width: 100, height: 900) }
    #expect(scroll.contentOffset == CGPoint(x: -50, y: -40))
    device.perform {
      scroll.contentSize = CGSize(width: 100, height: 100)
      scroll.contentAlignmentPoint = CGPoint(x: 1, y: 1)
    }
    #expect(scroll.contentOffset == CGPoint(x: -100, y: -200))
  }

  @Test("says while code scales it in an animation, and no longer")
  func zoom() {
    final class Zoomer: NSObject, UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    let scroll = launch()
    let zoomer = Zoomer()
    device.perform {
      scroll.maximumZoomScale = 3
      scroll.delegate = zoomer
      scroll.addSubview(zoomer.view)
      scroll.setZoomScale(2, animated: true)
    }
    #expect(scroll.isZoomAnimating && !scroll.isZooming)
    _ = device.settle(limit: 2)
    #expect(!scroll.isZoomAnimating)
    #expect(scroll.lookToScrollAxes.isEmpty)
  }
}
