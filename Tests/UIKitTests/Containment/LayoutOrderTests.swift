import Foundation
import Simulator
import Testing
import UIKit

@Suite("A layout that says which view is in front")
@MainActor
struct LayoutOrderTests {
  private final class OrderedPage: UIViewController {
    let (back, front) = (UIView(), UIView())
    var layouts = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(front)
      view.addSubview(back)
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      layouts += 1
      view.sendSubviewToBack(back)
      view.bringSubviewToFront(front)
    }
  }

  @Test("ends, since views that are in their places ask for no other")
  func ends() {
    let device = Device(era: .iOS18)
    let page = OrderedPage()
    device.launch { page }
    _ = device.settle(limit: 2)
    #expect(page.view.subviews == [page.back, page.front])
    page.layouts = 0
    device.perform { page.view.setNeedsLayout() }
    #expect(page.layouts == 1)
  }
}
