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

  @Test(
    "has higher bars than a phone from iOS 12 on, sheets and low screens apart",
    arguments: [false, true])
  func bars(isOld: Bool) {
    let device = isOld ? Device(era: .iOS9, screen: .tablet) : device
    UISystem.current = device.system
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.topViewController?.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    navigation.isToolbarHidden = false
    device.launch { navigation }
    _ = device.settle(limit: 5)
    let height: CGFloat = isOld ? 44 : 50
    #expect(navigation.navigationBar.frame.height == height)
    #expect(navigation.toolbar.frame.height == height)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == (isOld ? nil : 74) ?? 68)
    #expect(UINavigationBar().sizeThatFits(.zero).height == height)
    #expect(UIToolbar().intrinsicContentSize.height == height)
  }

  @Test(
    "has the content of a sheet below its bar, animated or not",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet], [false, true])
  func sheetContent(style: UIModalPresentationStyle, isAnimated: Bool) {
    UISystem.current = device.system
    let page = UIViewController()
    let content = UIScrollView(frame: page.view.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.view.addSubview(content)
    let navigation = UINavigationController(rootViewController: page)
    navigation.modalPresentationStyle = style
    device.perform { root.present(navigation, animated: isAnimated) }
    _ = device.settle(limit: 5)
    let top = navigation.navigationBar.frame.maxY
    #expect(top > 40 && page.view.safeAreaInsets.top == top)
    #expect(content.safeAreaInsets.top == top && content.contentOffset.y == -top)
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

  @Test("has a popover in the colors of what is in front, its arrow too")
  func popoverLevel() {
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    device.perform { device.window.overrideUserInterfaceStyle = .dark }
    present(page, .popover) { [root] in
      $0.popoverPresentationController?.sourceView = root.view
    }
    #expect(page.traitCollection.userInterfaceLevel == .elevated)
    #expect(root.traitCollection.userInterfaceLevel == .base)
    let bubble = page.view.superview?.subviews.lazy.flatMap { $0.layer.sublayers ?? [] }
      .compactMap { ($0 as? CAShapeLayer)?.fillColor }.first
    let front = UIColor.systemBackground.resolvedColor(with: page.traitCollection).cgColor
    #expect(bubble == front && page.view.layer.backgroundColor == front)
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

@Suite("A popover on a tablet")
@MainActor
struct TabletPopoverTests {
  private let device = Device(era: .iOS18, screen: .tablet)
  private let root = UIViewController()
  private let button = UIButton(frame: CGRect(x: 400, y: 300, width: 40, height: 40))

  init() {
    device.launch { [root, button] in
      root.view.addSubview(button)
      return root
    }
  }

  private func sheet(cancels: Bool = true, _ handler: @escaping (String) -> Void = { _ in })
    -> UIAlertController
  {
    UISystem.current = device.system
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in handler("delete") })
    if cancels {
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in handler("cancel") })
    }
    return alert
  }

  private func present(
    _ page: UIViewController, _ prepare: (UIPopoverPresentationController) -> Void
  ) {
    device.perform { [root] in
      page.popoverPresentationController.map(prepare)
      root.present(page, animated: true)
    }
    _ = device.settle(limit: 5)
  }

  @Test("keeps its arrow's height from what it belongs to")
  func arrow() {
    let page = UIViewController()
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 200, height: 100)
    present(page) { $0.sourceView = button }
    #expect(page.view.frame == CGRect(x: 320, y: 353, width: 200, height: 100))
    #expect(page.popoverPresentationController?.arrowDirection == .up)
  }

  @Test("without an arrow lies over the middle of what it belongs to")
  func withoutArrow() {
    let page = UIViewController()
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 200, height: 100)
    present(page) {
      $0.sourceView = root.view
      $0.sourceRect = CGRect(x: 410, y: 590, width: 0, height: 0)
      $0.permittedArrowDirections = []
    }
    #expect(page.view.frame == CGRect(x: 310, y: 540, width: 200, height: 100))
  }

  @Test("is what an action sheet is, without its button to cancel: a tap beside it does that")
  func actionSheet() {
    var notes: [String] = []
    let alert = sheet { notes.append($0) }
    #expect(alert.modalPresentationStyle == .popover)
    present(alert) { $0.sourceView = button }
    #expect(alert.view.bounds.width == 304)
    func labels(_ view: UIView) -> [String] {
      [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap(labels)
    }
    let labels = labels(alert.view)
    #expect(labels.contains("Delete") && !labels.contains("Cancel"))
    device.tap(at: CGPoint(x: 30, y: 1000))
    _ = device.settle(limit: 5)
    #expect(root.presentedViewController == nil && notes == ["cancel"])
    present(sheet(cancels: false)) { $0.sourceView = button }
    device.tap(at: CGPoint(x: 30, y: 1000))
    _ = device.settle(limit: 5)
    #expect(root.presentedViewController == nil, "goes as any popover")
  }

  @Test(
    "raises for an action sheet that belongs to nothing, unless the delegate says to what at last")
  func missingSource() {
    final class Late: NSObject, UIPopoverPresentationControllerDelegate {
      let view: UIView
      init(_ view: UIView) { self.view = view }
      func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
        controller.sourceView = view
      }
    }
    let late = Late(button)
    let alert = sheet()
    present(alert) { $0.delegate = late }
    #expect(device.crash == nil && root.presentedViewController === alert)
    device.perform { root.dismiss(animated: false) }
    _ = device.settle(limit: 5)
    present(sheet()) { _ in }
    #expect(device.crash?.name == "NSGenericException")
    #expect(
      device.crash?.reason.hasPrefix(
        "Your application has presented a UIAlertController (<UIAlertController")
        ?? false)
  }

  @Test("lets touches through to the views that the app names")
  func passthrough() {
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    let page = UIViewController()
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 200, height: 100)
    present(page) {
      $0.sourceView = button
      $0.passthroughViews = [button]
    }
    device.tap(on: button)
    _ = device.settle(limit: 5)
    #expect(count == 1 && root.presentedViewController === page)
    device.tap(at: CGPoint(x: 30, y: 1000))
    _ = device.settle(limit: 5)
    #expect(root.presentedViewController == nil)
  }
}
