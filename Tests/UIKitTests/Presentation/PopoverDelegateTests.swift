import Foundation
import Simulator
import Testing
import UIKit

@Suite("The delegate of a popover")
@MainActor
struct PopoverDelegateTests {
  private let device = Device(era: .iOS18, screen: .tablet)
  private let root = UIViewController()
  private let page = UIViewController()
  private let listener = Listener()

  private final class Listener: NSObject, UIPopoverPresentationControllerDelegate {
    var heard: [String] = []
    var agrees = true
    var place: (CGRect, UIView)?

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      heard.append("dismissed")
    }

    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
      heard.append("asked")
      return agrees
    }

    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {
      heard.append("popover dismissed")
    }

    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      heard.append("moves from \(Int(rect.pointee.minX))")
      guard let place else { return }
      (rect.pointee, view.pointee) = place
    }
  }

  init() {
    device.launch { [root] in root }
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 200, height: 100)
    device.perform { [root, page, listener] in
      page.popoverPresentationController?.delegate = listener
      page.popoverPresentationController?.sourceView = root.view
      page.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 20, height: 20)
      root.present(page, animated: true)
    }
    _ = device.settle(limit: 5)
  }

  @Test("has nothing to do with the life of a page whose sheet was asked for")
  func lifetime() {
    weak var gone: UIViewController?
    device.perform {
      let page = UIViewController()
      page.modalPresentationStyle = .popover
      page.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
      gone = page
    }
    _ = device.settle(limit: 1)
    #expect(gone == nil)
  }

  @Test("has the type of one")
  func type() {
    #expect(page.popoverPresentationController?.delegate === listener)
    let popover = UIPopoverPresentationController(presentedViewController: page, presenting: root)
    popover.delegate = listener
    popover.delegate!.popoverPresentationControllerDidDismissPopover!(popover)
    var (rect, view) = (CGRect(x: 1, y: 2, width: 3, height: 4), UIView())
    listener.place = (.zero, root.view)
    popover.delegate!.popoverPresentationController!(
      popover, willRepositionPopoverTo: &rect, in: &view)
    #expect(listener.heard == ["popover dismissed", "moves from 1"])
    #expect(rect == .zero && view === root.view)
    let sheet = UISheetPresentationController(presentedViewController: page, presenting: root)
    sheet.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }

  @Test("may keep the popover from being dismissed by a tap beside it", arguments: [false, true])
  func dismissal(agrees: Bool) {
    listener.agrees = agrees
    device.tap(at: CGPoint(x: 100, y: 1_000))
    _ = device.settle(limit: 5)
    #expect((root.presentedViewController == nil) == agrees)
    #expect(listener.heard == (agrees ? ["asked", "dismissed", "popover dismissed"] : ["asked"]))
  }

  @Test("says where the popover goes on a screen that has been turned")
  func turn() {
    let other = UIView(frame: CGRect(x: 700, y: 100, width: 50, height: 50))
    device.perform { [root] in root.view.addSubview(other) }
    listener.place = (other.bounds, other)
    device.rotate(to: .landscapeLeft)
    _ = device.settle(limit: 5)
    #expect(listener.heard == ["moves from 400"])
    #expect(page.popoverPresentationController?.sourceView === other)
    #expect(page.view.convert(CGPoint(x: 100, y: 0), to: root.view).x == 725)
  }
}
