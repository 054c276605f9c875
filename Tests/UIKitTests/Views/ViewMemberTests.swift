import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("A view")
@MainActor
struct ViewMemberTests {
  private let device = Device(era: .iOS18)

  private let sheet = Sheet()

  @Test("has no recognizers at first, and an empty list once they are taken away")
  func recognizers() {
    UISystem.current = device.system
    let view = UIView()
    #expect(view.gestureRecognizers == nil)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap])
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [])
  }

  @Test("exchanges subviews in their order")
  func exchange() {
    UISystem.current = device.system
    let views = (0..<4).map { _ in UIView() }
    for view in views { sheet.view.addSubview(view) }
    sheet.view.exchangeSubview(at: 3, withSubviewAt: 1)
    #expect(sheet.view.subviews == [views[0], views[3], views[2], views[1]])
    #expect(sheet.view.layer.sublayers == sheet.view.subviews.map(\.layer))
  }

  @Test("keeps its mask, and gives its layer the mask's")
  func mask() {
    UISystem.current = device.system
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    var mask: UIView? = UIView(frame: view.bounds)
    view.mask = mask
    #expect(view.layer.mask === mask?.layer)
    mask = nil
    #expect(view.mask?.frame == view.bounds)
    view.mask = nil
    #expect(view.layer.mask == nil)
  }

  @Test("turns in space, of which its transform is the part in the plane")
  func transform3D() {
    UISystem.current = device.system
    let view = UIView()
    view.transform3D = CATransform3DMakeTranslation(10, 20, 30)
    #expect(view.transform == CGAffineTransform(translationX: 10, y: 20))
    #expect(view.layer.transform.m43 == 30)
  }

  @Test("has the tint adjustment of the nearest view that says one, never automatic")
  func tintAdjustment() {
    UISystem.current = device.system
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let inner = Tinted()
    #expect(inner.tintAdjustmentMode == .normal)
    sheet.view.addSubview(inner)
    let former = inner.changes
    sheet.view.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
    #expect(inner.changes == former + 1)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintAdjustmentMode == .normal)
  }

  @Test("has a gray for its tint where that is dimmed, its own color or an inherited one")
  func dimmedTint() {
    UISystem.current = device.system
    let (outer, inner, plain) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    outer.addSubview(plain)
    (outer.tintColor, inner.tintColor) = (.red, .blue)
    #expect(inner.tintColor == .blue && plain.tintColor == .red)
    outer.tintAdjustmentMode = .dimmed
    func isGray(_ view: UIView) -> Bool { view.tintColor.cgColor.numberOfComponents == 2 }
    #expect(isGray(outer) && isGray(inner) && isGray(plain))
    #expect(plain.tintColor == outer.tintColor && inner.tintColor != outer.tintColor)
    plain.tintAdjustmentMode = .normal
    #expect(plain.tintColor == .red)
  }

  @Test("has the background color that its layer was given, until it gets another itself")
  func layerColor() {
    UISystem.current = device.system
    let view = UIView()
    view.backgroundColor = .red
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.backgroundColor?.cgColor == UIColor.blue.cgColor)
    view.layer.backgroundColor = nil
    #expect(view.backgroundColor == nil)
    view.backgroundColor = .label
    #expect(view.backgroundColor === UIColor.label)
  }

  @Test("leaves its layer a color of the app's own when the interface gets dark")
  func layerColorInTheDark() {
    UISystem.current = device.system
    let view = UIView()
    view.backgroundColor = .label
    device.window.addSubview(view)
    view.layer.backgroundColor = UIColor.blue.cgColor
    device.window.overrideUserInterfaceStyle = .dark
    device.advance(by: 0)
    #expect(view.layer.backgroundColor == UIColor.blue.cgColor)
  }

  @Test("converts to the coordinates of the screen and of other views")
  func spaces() {
    UISystem.current = device.system
    sheet.device.advance(by: 0)
    sheet.device.window.frame.origin = CGPoint(x: 5, y: 7)
    sheet.view.frame.origin = CGPoint(x: 10, y: 20)
    let space = UIScreen.main.coordinateSpace
    #expect(sheet.view.convert(CGPoint(x: 1, y: 1), to: space) == CGPoint(x: 16, y: 28))
    #expect(sheet.view.convert(CGPoint(x: 16, y: 28), from: space) == CGPoint(x: 1, y: 1))
    #expect(
      space.convert(CGRect(x: 16, y: 28, width: 3, height: 4), to: sheet.view)
        == CGRect(x: 1, y: 1, width: 3, height: 4))
    let other: any UICoordinateSpace = sheet.device.window
    #expect(sheet.view.convert(CGPoint.zero, to: other) == CGPoint(x: 10, y: 20))
    #expect(space.bounds == UIScreen.main.bounds)
  }

  @Test("knows the device around it")
  func currentDevice() {
    UISystem.current = device.system
    sheet.device.advance(by: 0)
    let device = UIDevice.current
    #expect(device.systemVersion == "18.0")
    #expect(device.systemName == "iOS" && device.model == "iPhone")
    #expect(device.userInterfaceIdiom == .phone)
    #expect(device.orientation == .unknown)
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.orientation == .portrait)
    device.endGeneratingDeviceOrientationNotifications()
    #expect(device.orientation == .unknown)
    #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1170, height: 2532))
    #expect(UIViewController().supportedInterfaceOrientations == .all)
    UISystem.current = Device(era: .iOS9).system
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
  }
}
