import Foundation
import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("A tablet")
@MainActor
struct TabletTests {
  private let device = Device(era: .iOS18, screen: .tablet)
  private let root = UIViewController()

  init() {
    device.launch { [root] in root }
  }

  private func present(
    _ page: UIViewController, _ style: UIModalPresentationStyle,
    prepare: (UIViewController) -> Void = { _ in }
  ) {
    page.modalPresentationStyle = style
    prepare(page)
    device.perform { [root] in root.present(page, animated: true) }
    _ = device.settle(limit: 5)
  }

  @Test("says of itself that it is one")
  func idiom() {
    UISystem.current = device.system
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    #expect(root.traitCollection.userInterfaceIdiom == .pad)
    #expect(root.traitCollection.horizontalSizeClass == .regular)
    #expect(root.traitCollection.verticalSizeClass == .regular)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    #expect(root.supportedInterfaceOrientations == .all)
  }

  @Test("shows a popover as a bubble, which a phone does not")
  func popover() {
    let page = UIViewController()
    page.preferredContentSize = CGSize(width: 200, height: 100)
    present(page, .popover) { [root] in
      $0.popoverPresentationController?.sourceView = root.view
      $0.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 20, height: 20)
    }
    #expect(page.view.bounds.size == CGSize(width: 200, height: 100))
    #expect(page.presentationController?.adaptivePresentationStyle == UIModalPresentationStyle.none)
  }

  private final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .fullScreen }
  }

  @Test("does not ask a delegate about narrow screens")
  func delegate() {
    let adapter = Adapter()
    let page = UIViewController()
    page.preferredContentSize = CGSize(width: 200, height: 100)
    present(page, .popover) { [root] in
      $0.popoverPresentationController?.delegate = adapter
      $0.popoverPresentationController?.sourceView = root.view
    }
    #expect(page.view.bounds.width == 200)
  }

  @Test("shows form and page sheets in the middle, with round corners all around")
  func sheets() {
    let (form, page) = (UIViewController(), UIViewController())
    present(form, .formSheet)
    #expect(form.card.frame == CGRect(x: 140, y: 282, width: 540, height: 620))
    #expect(form.card.layer.cornerRadius == 10)
    #expect(form.card.layer.maskedCorners.rawValue == 15)
    #expect(root.card.transform == .identity)
    #expect(form.view.safeAreaInsets == .zero)
    device.perform { [root] in root.dismiss(animated: true) }
    _ = device.settle(limit: 5)
    present(page, .pageSheet)
    #expect(page.card.frame.width == 704 && page.card.frame.midX == 410)
    device.rotate(to: .landscapeLeft)
    _ = device.settle(limit: 5)
    #expect(page.card.frame.midX == 590)
  }

  @Test("shows a sheet as large as the page wants, and lets a finger drag it away")
  func drag() {
    let page = UIViewController()
    page.preferredContentSize = CGSize(width: 400, height: 300)
    present(page, .formSheet)
    #expect(page.card.frame.size == CGSize(width: 400, height: 300))
    device.touchDown(at: CGPoint(x: 410, y: page.card.frame.minY + 20))
    device.drag(to: CGPoint(x: 410, y: 1_150), duration: 0.3)
    device.touchUp()
    _ = device.settle(limit: 5)
    #expect(root.presentedViewController == nil)
  }
}
