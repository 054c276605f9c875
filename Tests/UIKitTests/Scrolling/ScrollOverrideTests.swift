import Simulator
import Testing
import UIKit

@Suite("A scroll view whose class overrides the offset")
@MainActor
struct ScrollOverrideTests {
  private final class FollowedView: UIScrollView {
    var offsets: [CGFloat] = []
    var highest: CGFloat?
    override var contentOffset: CGPoint {
      get { super.contentOffset }
      set {
        offsets.append(newValue.y)
        super.contentOffset.y = min(newValue.y, highest ?? newValue.y)
      }
    }
  }

  private let device = Device(era: .iOS18)
  private let view = FollowedView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private init() {
    let page = UIViewController()
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 300, height: 2000)
    device.launch { page }
    device.perform { page.view.addSubview(view) }
    device.advance(by: 0.1)
    view.offsets = []
  }

  @Test("sets it while a finger drags, while content slows down, and in an animation")
  func steps() {
    device.touchDown(at: CGPoint(x: 150, y: 350))
    device.drag(to: CGPoint(x: 150, y: 250), duration: 0.1)
    #expect(view.offsets.count > 3 && view.offsets.last == view.bounds.minY)
    let dragged = view.offsets.count
    device.touchUp()
    #expect(device.settle(limit: 10))
    #expect(view.offsets.count > dragged + 10 && view.offsets.last == view.bounds.minY)
    #expect(view.offsets == view.offsets.sorted())
    view.offsets = []
    device.perform { view.setContentOffset(.zero, animated: true) }
    #expect(device.settle(limit: 10))
    #expect(view.offsets.count > 10 && view.offsets.last == 0)
  }

  @Test("may let it go only so far")
  func limited() {
    view.highest = 50
    device.touchDown(at: CGPoint(x: 150, y: 350))
    device.drag(to: CGPoint(x: 150, y: 150), duration: 0.2)
    #expect(view.bounds.minY == 50)
    device.drag(to: CGPoint(x: 150, y: 330), duration: 0.2)
    #expect(view.bounds.minY < 30)
    device.touchUp()
    #expect(device.settle(limit: 10))
  }
}
