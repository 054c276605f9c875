import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("The callbacks of a view")
@MainActor
struct ViewCallbackTests {
  /// A view that counts layouts and windows, and does something when it comes into a window.
  private final class Counted: UIView {
    var layouts = 0
    var windows: [Bool] = []
    var onWindow: (Counted) -> Void = { _ in }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      windows.append(window != nil)
      onWindow(self)
    }
  }

  private let device = Device(era: .iOS18)
  private let page = UIViewController()

  private init() {
    device.launch { [page] in page }
  }

  @Test("tell one once of its window that is put in while the outer one is told")
  func addedMeanwhile() {
    let (outer, inner) = (Counted(), Counted())
    outer.onWindow = { $0.addSubview(inner) }
    device.perform { page.view.addSubview(outer) }
    #expect(outer.windows == [true] && inner.windows == [true])
  }

  @Test("tell one once of its window that is taken out while the outer one is told")
  func removedMeanwhile() {
    let (outer, inner) = (Counted(), Counted())
    outer.addSubview(inner)
    outer.onWindow = { _ in inner.removeFromSuperview() }
    device.perform { page.view.addSubview(outer) }
    #expect(inner.windows == [false])
  }

  @Test("tell those inside once that they have left, if the outer one leaves at once")
  func leftMeanwhile() {
    let (outer, inner) = (Counted(), Counted())
    outer.addSubview(inner)
    outer.onWindow = { $0.removeFromSuperview() }
    device.perform { page.view.addSubview(outer) }
    #expect(outer.windows == [true, false] && inner.windows == [false])
  }

  @Test("lay it out for a subview that comes or goes, and not for one that is hidden")
  func hidden() {
    let (outer, inner) = (Counted(), UIView())
    device.perform {
      page.view.addSubview(outer)
      outer.addSubview(inner)
    }
    outer.layouts = 0
    device.perform { inner.isHidden = true }
    device.perform { inner.isHidden = false }
    #expect(outer.layouts == 0)
    device.perform { inner.removeFromSuperview() }
    #expect(outer.layouts == 1)
  }

  @Test(
    "end in an exception for a frame that is no place",
    arguments: [
      (CGRect(x: CGFloat.nan, y: 17, width: 0, height: 0), "position contains NaN: [nan 17]"),
      (CGRect(x: 0, y: 0, width: CGFloat.nan, height: 20), "bounds contains NaN: [0 0; nan 20]"),
    ])
  func invalidGeometry(frame: CGRect, reason: String) {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    device.perform { view.frame = frame }
    #expect(device.crash?.name == "CALayerInvalidGeometry")
    #expect(device.crash?.reason == "CALayer \(reason)")
    #expect(!view.center.x.isNaN && !view.bounds.width.isNaN)
  }

  @Test("end in an exception for one that would be in itself")
  func cycle() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    device.perform { inner.addSubview(outer) }
    #expect(device.crash?.name == "CALayerInvalid")
    #expect(device.crash?.reason.hasPrefix("layer <CALayer: 0x") == true)
    #expect(device.crash?.reason.hasSuffix("> is a part of cycle in its layer tree") == true)
  }

  @Test("end in an exception for a layer that would be in itself")
  func layerCycle() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    device.perform { inner.addSublayer(outer) }
    #expect(device.crash?.name == "CALayerInvalid")
    #expect(inner.superlayer === outer && outer.superlayer == nil)
  }
}
