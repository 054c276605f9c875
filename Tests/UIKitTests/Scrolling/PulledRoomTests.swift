import CoreGraphics
import Simulator
import Testing
import UIKit

@Suite("Room that an app gives content as it is let go")
@MainActor
struct PulledRoomTests {
  /// When the app gives the room.
  enum Moment: CaseIterable, Sendable { case willEnd, didEnd, later }

  private final class Page: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let moment: Moment
    init(_ moment: Moment) {
      self.moment = moment
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: 390, height: 1500)
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.delegate = self
      view.addSubview(scrollView)
    }
    func giveRoom() { UIView.animate(withDuration: 0.3) { self.scrollView.contentInset.top = 60 } }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      if moment == .willEnd { giveRoom() }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      if moment == .didEnd { giveRoom() }
    }
  }

  @Test(
    "keeps it there, whether the finger rested or not", arguments: Moment.allCases, [false, true])
  func room(moment: Moment, rests: Bool) {
    let device = Device(era: .iOS18)
    let page = Page(moment)
    device.launch { page }
    device.touchDown(at: CGPoint(x: 195, y: 200))
    device.drag(to: CGPoint(x: 195, y: 600), duration: 0.4)
    if rests { device.advance(by: 0.3) }
    #expect(page.scrollView.contentOffset.y < -100)
    device.touchUp()
    if moment == .later {
      device.advance(by: 0.1)
      device.perform { page.giveRoom() }
    }
    device.advance(by: 1.5)
    #expect(page.scrollView.contentOffset.y == -60 && !page.scrollView.isDecelerating)
    device.perform { UIView.animate(withDuration: 0.3) { page.scrollView.contentInset.top = 0 } }
    device.advance(by: 1)
    #expect(page.scrollView.contentOffset.y == 0)
  }
}
