import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("A view's corners")
@MainActor
struct CornerTests {
  private let device = Device(era: .iOS26)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  @Test("are round as a capsule, which follows the size and a largest radius")
  func capsule() {
    view.cornerConfiguration = .capsule()
    #expect(view.layer.cornerRadius == 20)
    view.frame.size.height = 60
    #expect(view.layer.cornerRadius == 30 && view.effectiveRadius(corner: .allCorners) == 30)
    view.cornerConfiguration = .capsule(maximumRadius: 12)
    #expect(view.layer.cornerRadius == 12)
  }

  @Test("are round by a number, each or by edges")
  func fixed() {
    view.cornerConfiguration = .uniformTopRadius(.fixed(8), bottomLeftRadius: .fixed(5))
    #expect(view.effectiveRadius(corner: .topRight) == 8)
    #expect(view.effectiveRadius(corner: [.bottomLeft, .bottomRight]) == 5)
    #expect(view.effectiveRadius(corner: .bottomRight) == 0)
    view.cornerConfiguration = .corners(radius: .fixed(500))
    #expect(view.effectiveRadius(corner: .topLeft) == 20)
    view.cornerConfiguration = .uniformEdges(topRadius: .fixed(6), bottomRadius: .fixed(0))
    #expect(view.layer.cornerRadius == 6)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test("have the middles of those around them, and at least a radius")
  func concentric() {
    let inner = UIView(frame: CGRect(x: 5, y: 8, width: 30, height: 30))
    view.cornerConfiguration = .corners(radius: .fixed(18))
    view.addSubview(inner)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 3))
    #expect(inner.effectiveRadius(corner: .topLeft) == 10)
    #expect(inner.effectiveRadius(corner: .bottomRight) == 3)
    inner.frame.origin = CGPoint(x: 4, y: 4)
    #expect(inner.effectiveRadius(corner: .topLeft) == 14 && inner.layer.cornerRadius == 14)
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(inner.effectiveRadius(corner: .bottomRight) == 14)
  }

  @Test("are those of the screen where nothing else is around")
  func screen() {
    let page = UIViewController()
    device.launch { page }
    view.frame = page.view.bounds.insetBy(dx: 10, dy: 10)
    view.cornerConfiguration = .corners(radius: .containerConcentric())
    device.perform { page.view.addSubview(view) }
    device.advance(by: 0.1)
    #expect(view.effectiveRadius(corner: .topLeft) > 10)
    #expect(view.layer.cornerRadius == view.effectiveRadius(corner: .topLeft))
  }
}
