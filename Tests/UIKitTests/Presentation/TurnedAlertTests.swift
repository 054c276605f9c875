import CoreGraphics
import Simulator
import Testing
import UIKit

@Suite("An alert on a screen that turns")
@MainActor
struct TurnedAlertTests {
  private let bench: PresentationBench
  private let device: Device

  init() {
    bench = PresentationBench()
    device = bench.device
  }

  private func alert(_ style: UIAlertController.Style = .alert) -> UIAlertController {
    UISystem.current = device.system
    let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    bench.present(alert)
    return alert
  }

  private func turn(to side: UIDeviceOrientation) {
    device.rotate(to: side)
    bench.settle()
  }

  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test("stays in the middle, on every side", arguments: [Era.iOS9, .iOS18, .iOS26])
  func middle(era: Era) {
    let device = Device(era: era)
    UISystem.current = device.system
    let (root, alert) = (
      UIViewController(), UIAlertController(title: "A", message: "B", preferredStyle: .alert)
    )
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    device.launch { root }
    device.perform { root.present(alert, animated: true) }
    _ = device.settle(limit: 2)
    let first = alert.view.frame
    device.rotate(to: .landscapeLeft)
    _ = device.settle(limit: 2)
    let container = device.window.bounds
    #expect(container.width == 844 && alert.view.frame.size == first.size)
    #expect(alert.view.frame.midX == container.midX && container.contains(alert.view.frame))
    #expect(era == .iOS26 || alert.view.frame.midY == container.midY)
    device.rotate(to: .portrait)
    _ = device.settle(limit: 2)
    #expect(alert.view.frame == first)
  }

  @Test("is at the lower edge, as wide as the screen, if it is an action sheet")
  func sheet() {
    let alert = alert(.actionSheet)
    turn(to: .landscapeLeft)
    #expect(place(alert.view).maxY < 390 && place(alert.view).minY > 0)
    #expect(place(alert.view).midX == 422)
    turn(to: .portrait)
    #expect(place(alert.view).maxY == 810)
  }

  @Test("stays clear of the keyboard")
  func keyboard() {
    UISystem.current = device.system
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    bench.present(alert)
    let first = place(alert.view)
    turn(to: .landscapeLeft)
    #expect(place(alert.view).minY >= 0)
    turn(to: .portrait)
    #expect(place(alert.view) == first)
  }

  @Test(
    "has what covers its context with it",
    arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext])
  func context(style: UIModalPresentationStyle) {
    let (alert, page) = (alert(), bench.page("Page"))
    let former = place(alert.view)
    page.modalPresentationStyle = style
    device.perform { alert.present(page, animated: true) }
    bench.settle()
    #expect(page.presentingViewController === alert && place(page.view) == former)
    turn(to: .landscapeLeft)
    #expect(place(page.view) == CGRect(x: 287, y: 134, width: 270, height: 122))
    device.perform { alert.dismiss(animated: true) }
    bench.settle()
    #expect(place(alert.view) == CGRect(x: 287, y: 134, width: 270, height: 122))
  }

  @Test(
    "is in its place again when what covered the screen goes",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet,
    ], [false, true])
  func covered(style: UIModalPresentationStyle, turns: Bool) {
    let (alert, page) = (alert(), bench.page("Page"))
    let former = place(alert.view)
    page.modalPresentationStyle = style
    device.perform { alert.present(page, animated: true) }
    bench.settle()
    if turns { turn(to: .landscapeLeft) }
    device.perform { alert.dismiss(animated: true) }
    bench.settle()
    #expect(bench.root.presentedViewController === alert && alert.view.window != nil)
    #expect(
      place(alert.view) == (turns ? CGRect(x: 287, y: 134, width: 270, height: 122) : former))
  }
}
