import Foundation
import Simulator
import Testing
import UIKit

/// Puts its content back to the middle when it has gone far, as endless scroll views do.
private final class EndlessScrollView: UIScrollView {
  /// How far the content has gone in all, without the ways back.
  var way: CGFloat { contentOffset.x + jumped }
  private var jumped: CGFloat = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = (contentSize.width - bounds.width) / 2
    guard abs(contentOffset.x - middle) > contentSize.width / 4 else { return }
    jumped += contentOffset.x - middle
    contentOffset.x = middle
  }
}

/// Keeps three pages, of which the middle one is in sight at rest.
private final class ThreePages: NSObject, UIScrollViewDelegate {
  private(set) var page = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let size = scrollView.bounds.width
    let progress = (scrollView.contentOffset.x - size) / size
    guard abs(progress) >= 1 else { return }
    page += progress > 0 ? 1 : -1
    scrollView.contentOffset.x -= progress > 0 ? size : -size
  }
}

@Suite("Content that the app puts elsewhere while it moves")
@MainActor
struct ScrollShiftTests {
  private func launched(_ scrollView: UIScrollView, width: CGFloat) -> Device {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    scrollView.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    scrollView.contentSize = CGSize(width: width, height: 400)
    device.launch { page }
    device.perform { page.view.addSubview(scrollView) }
    _ = device.settle(limit: 1)
    return device
  }

  @Test("follows the finger from there")
  func dragged() {
    let scrollView = EndlessScrollView()
    let device = launched(scrollView, width: 1000)
    let start = scrollView.way
    device.touchDown(at: CGPoint(x: 290, y: 200))
    device.drag(to: CGPoint(x: 250, y: 200), duration: 0.2)
    let begun = scrollView.way - start
    for _ in 0..<2 {
      device.drag(to: CGPoint(x: 10, y: 200), duration: 0.5)
      device.drag(to: CGPoint(x: 250, y: 200), duration: 0.5)
    }
    #expect(abs(scrollView.way - start - begun) < 0.5)
    device.drag(to: CGPoint(x: -250, y: 200), duration: 0.5)
    #expect(abs(scrollView.way - start - begun - 500) < 0.5)
    device.touchUp()
  }

  @Test("goes on as fast, and as far as elsewhere")
  func flicked() {
    func flick(_ scrollView: UIScrollView, width: CGFloat, way: () -> CGFloat) -> CGFloat {
      let device = launched(scrollView, width: width)
      let start = way()
      device.swipe(from: CGPoint(x: 290, y: 200), to: CGPoint(x: 20, y: 200), duration: 0.1)
      _ = device.settle(limit: 10)
      return way() - start
    }
    let usual = UIScrollView()
    let expected = flick(usual, width: 10_000) { usual.contentOffset.x }
    let endless = EndlessScrollView()
    #expect(abs(flick(endless, width: 1000) { endless.way } - expected) < 2)
    #expect(expected > 1000, "so that it went round several times")
  }

  @Test("comes to rest on a page, also when the next finger comes before that")
  func paged() {
    let scrollView = UIScrollView()
    let pages = ThreePages()
    scrollView.isPagingEnabled = true
    let device = launched(scrollView, width: 900)
    device.perform {
      scrollView.setContentOffset(CGPoint(x: 300, y: 0), animated: false)
      scrollView.delegate = pages
    }
    for _ in 0..<3 {
      device.swipe(from: CGPoint(x: 290, y: 200), to: CGPoint(x: 30, y: 200), duration: 0.2)
      device.advance(by: 0.1)
    }
    _ = device.settle(limit: 5)
    #expect(scrollView.contentOffset.x == 300)
    #expect(pages.page == 3)
  }

  @Test("stops where setContentOffset without an animation puts it")
  func stopped() {
    let scrollView = UIScrollView()
    let device = launched(scrollView, width: 10_000)
    device.swipe(from: CGPoint(x: 290, y: 200), to: CGPoint(x: 20, y: 200), duration: 0.1)
    device.advance(by: 0.1)
    #expect(scrollView.isDecelerating)
    device.perform {
      scrollView.setContentOffset(scrollView.contentOffset, animated: false)
    }
    #expect(!scrollView.isDecelerating)
    let place = scrollView.contentOffset
    _ = device.settle(limit: 5)
    #expect(scrollView.contentOffset == place)
  }
}

@Suite("Content that slows down while it becomes longer or shorter")
@MainActor
struct ScrollLengthTests {
  /// Flicks content of a length up, and gives it another length after a while.
  private func bench(length: CGFloat, then other: CGFloat?) -> ScrollBench {
    let bench = ScrollBench(content: CGSize(width: 300, height: length)) {
      $0.decelerationRate = .normal
    }
    bench.flick(from: CGPoint(x: 150, y: 350), by: CGVector(dx: 0, dy: -200))
    bench.device.advance(by: 0.1)
    guard let other else { return bench }
    bench.device.perform { bench.scrollView.contentSize.height = other }
    return bench
  }

  @Test("goes on into what was added, as if it had always been there")
  func longer() {
    let (added, whole) = (bench(length: 1000, then: 9000), bench(length: 9000, then: nil))
    #expect(added.scrollView.isDecelerating)
    for bench in [added, whole] { #expect(bench.device.settle(limit: 10)) }
    #expect(added.offset.y > 700)
    #expect(abs(added.offset.y - whole.offset.y) < 1)
  }

  @Test("comes back to its end, and the delegate hears once that it rests")
  func shorter() {
    let bench = bench(length: 9000, then: 500)
    _ = bench.takeReports()
    #expect(bench.device.settle(limit: 10))
    #expect(bench.offset.y == 100)
    #expect(bench.takeReports().filter { $0.hasPrefix("didEndDecel") }.count == 1)
  }

  @Test("goes the same way where its end is far")
  func far() {
    let (changed, other) = (bench(length: 9000, then: 9500), bench(length: 9000, then: nil))
    for _ in 0..<10 {
      for bench in [changed, other] { bench.device.advance(by: 0.05) }
      #expect(changed.offset == other.offset)
    }
  }
}
