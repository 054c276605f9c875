import Foundation
import Simulator
import Testing
import UIKit

@Suite("The geometry of a view")
@MainActor
struct ViewGeometryTests {
  private let device = Device(era: .iOS18)

  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    UISystem.current = device.system
    return UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test(
    "has no point under a finger while it is seen on its edge, where it would lie if it were not turned"
  )
  func onItsEdge() {
    let (outer, turned) = (view(0, 0, 100, 100), view(0, 0, 80, 100))
    outer.addSubview(turned)
    #expect(outer.hitTest(CGPoint(x: 20, y: 20), with: nil) === turned)
    turned.layer.anchorPoint.x = 1
    turned.frame = CGRect(x: -80, y: 0, width: 80, height: 100)
    var space = CATransform3DIdentity
    space.m34 = -1 / 1000
    turned.layer.transform = CATransform3DRotate(space, -.pi / 2, 0, 1, 0)
    #expect(outer.hitTest(CGPoint(x: 20, y: 20), with: nil) === outer)
    turned.layer.transform = CATransform3DIdentity
    turned.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(outer.hitTest(CGPoint(x: 20, y: 20), with: nil) === outer)
  }

  @Test("follows the transform that the superview's layer has for all sublayers, there and back")
  func sublayerTransform() {
    let (outer, middle, inner) = (view(0, 0, 100, 100), view(10, 10, 50, 50), view(5, 5, 9, 9))
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    // About the anchor of the outer one, which is at (50, 50).
    #expect(middle.convert(CGPoint.zero, to: outer) == CGPoint(x: -30, y: -30))
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: -20, y: -20))
    #expect(inner.convert(CGPoint(x: -20, y: -20), from: outer) == .zero)
    #expect(outer.hitTest(CGPoint(x: 1, y: 1), with: nil) === middle)
  }

  @Test("keeps its place to the last bit, whatever part of its content it shows")
  func scrolled() {
    let view = view(0, 0, 390, 844)
    for offset in [-202, 7.0 / 3, -295, 1e9 / 7] {
      view.bounds.origin = CGPoint(x: offset / 3, y: offset)
      #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }
  }

  @Test("follows perspective, there and back")
  func perspective() {
    let (outer, inner) = (view(0, 0, 100, 100), view(0, 0, 100, 100))
    outer.addSubview(inner)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    inner.layer.transform = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
    let corner = inner.convert(CGPoint(x: 100, y: 100), to: outer)
    // What comes nearer is larger.
    #expect(abs(corner.x - inner.layer.convert(CGPoint(x: 100, y: 100), to: outer.layer).x) < 1e-9)
    #expect(corner.y != 100)
    let back = inner.convert(corner, from: outer)
    #expect(abs(back.x - 100) < 1e-6 && abs(back.y - 100) < 1e-6)
  }

  @Test("leads from one window to another over the screen")
  func windows() {
    UISystem.current = device.system
    let first = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let second = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let (one, two) = (view(5, 5, 5, 5), view(7, 7, 5, 5))
    first.addSubview(one)
    second.addSubview(two)
    #expect(one.convert(CGPoint.zero, to: two) == CGPoint(x: -12, y: -22))
    #expect(one.convert(CGPoint.zero, from: two) == CGPoint(x: 12, y: 22))
  }

  @Test("leads out of the topmost view where there is no window")
  func noWindow() {
    UISystem.current = device.system
    let (outer, inner) = (view(10, 20, 100, 100), view(1, 2, 10, 10))
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: 22))
    #expect(inner.convert(CGPoint(x: 11, y: 22), from: nil) == .zero)
  }

  @Test("leads out of a window that is turned, or whose coordinates are shifted")
  func turnedWindow() {
    UISystem.current = device.system
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    window.bounds.origin = CGPoint(x: 1, y: 2)
    #expect(window.convert(CGPoint(x: 1, y: 2), to: nil as UIWindow?) == CGPoint(x: 10, y: 20))
    #expect(window.convert(CGPoint(x: 10, y: 20), from: nil as UIWindow?) == CGPoint(x: 1, y: 2))
    window.bounds.origin = .zero
    window.transform = CGAffineTransform(scaleX: -1, y: 1)
    let left = CGRect(x: 0, y: 0, width: 30, height: 10)
    #expect(
      window.convert(left, to: nil as UIWindow?) == CGRect(x: 80, y: 20, width: 30, height: 10))
    #expect(
      window.convert(left, to: UIScreen.main.coordinateSpace)
        == CGRect(x: 80, y: 20, width: 30, height: 10))
  }

  @Test("has no length below zero in a superview that has become too small for its margins")
  func shrunk() {
    let (outer, inner) = (view(0, 0, 100, 100), view(10, 10, 80, 80))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 10, height: 50)
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 0, height: 30))
  }
}

@Suite("Whether a view is opaque")
@MainActor
struct OpacityTests {
  @Test("is a matter of its layer")
  func layer() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let view = UIView()
    #expect(view.isOpaque && view.layer.isOpaque && !UIButton().layer.isOpaque)
    view.isOpaque = false
    #expect(!view.layer.isOpaque)
    view.layer.isOpaque = true
    #expect(view.isOpaque)
  }
}
