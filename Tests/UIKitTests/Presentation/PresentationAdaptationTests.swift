import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

/// Source: documentation of `UIAdaptivePresentationControllerDelegate` and of `UIPresentationController`.
@Suite("A page for which there is more or less room while it is shown")
@MainActor
struct PresentationAdaptationTests {
  private let bench: PresentationBench
  private let page: BenchPage
  private let adapter = Adapter()

  private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
    var style: UIModalPresentationStyle?
    var stand: ((UIViewController) -> UIViewController?)?
    var heard: [String] = []

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      guard traitCollection.horizontalSizeClass == .compact else { return .none }
      return style ?? .pageSheet
    }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      stand?(controller.presentedViewController)
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      let turn = transitionCoordinator.map { $0.isAnimated ? " moving" : " at once" } ?? ""
      heard.append("\(style.rawValue)\(turn)")
      transitionCoordinator?.animate { [weak self] _ in self?.heard.append("along") }
    }
  }

  init() {
    bench = PresentationBench(.iOS18, screen: .tablet)
    page = bench.page("Page")
  }

  private func show(
    _ style: UIModalPresentationStyle, in bench: PresentationBench, _ page: UIViewController
  ) {
    page.modalPresentationStyle = style
    page.preferredContentSize = CGSize(width: 200, height: 100)
    bench.device.perform {
      page.presentationController?.delegate = adapter
      page.popoverPresentationController?.sourceView = bench.root.view
      page.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 300, width: 20, height: 20)
      bench.root.present(page, animated: true)
    }
    bench.settle()
    _ = bench.takeNotes()
    adapter.heard = []
  }

  private func resize(_ bench: PresentationBench, to width: CGFloat) {
    bench.device.resizeScene(to: CGSize(width: width, height: 1180))
    bench.settle()
  }

  @Test("is a card instead of a popover where it is narrow, and a popover again")
  func popover() {
    show(.popover, in: bench, page)
    for _ in 0..<2 {
      resize(bench, to: 375)
      #expect(page.view.bounds.width == 375)
      #expect(page.card.layer.cornerRadius == 10)
      #expect(page.presentationController is UIPopoverPresentationController)
      #expect(page.activePresentationController is UISheetPresentationController)
      #expect(bench.root.presentedViewController === page)
      resize(bench, to: 820)
      #expect(page.view.frame.size == CGSize(width: 200, height: 100))
      #expect(page.view.frame.minY == 333)
      #expect(page.view.window != nil)
      #expect(page.activePresentationController is UIPopoverPresentationController)
    }
    #expect(bench.takeNotes() == [], "stays where it is seen")
    #expect(
      adapter.heard == [
        "1 at once", "along", "-1 at once", "along", "1 at once", "along", "-1 at once", "along",
      ])
  }

  @Test("can be dragged away as a card, and tapped away as a popover, again")
  func dismissal() {
    show(.popover, in: bench, page)
    resize(bench, to: 375)
    bench.device.touchDown(at: CGPoint(x: 187, y: page.card.frame.minY + 20))
    bench.device.drag(to: CGPoint(x: 187, y: 1_150), duration: 0.3)
    bench.device.touchUp()
    bench.settle()
    #expect(bench.root.presentedViewController == nil)
    #expect(bench.takeNotes() == ["Page.viewWillDisappear(true)", "Page.viewDidDisappear(true)"])
    resize(bench, to: 820)
    show(.popover, in: bench, page)
    resize(bench, to: 375)
    resize(bench, to: 820)
    bench.device.tap(at: CGPoint(x: 600, y: 1_000))
    bench.settle()
    #expect(bench.root.presentedViewController == nil)
    #expect(page.presentationController?.containerView == nil)
  }

  @Test(
    "covers the screen, and the page below goes from it, before iOS 13",
    arguments: [
      UIModalPresentationStyle.popover, .formSheet, .pageSheet,
    ])
  func old(style: UIModalPresentationStyle) {
    let bench = PresentationBench(.iOS9, screen: .tablet)
    let page = bench.page("Page")
    adapter.style = .fullScreen
    show(style, in: bench, page)
    resize(bench, to: 375)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 375, height: 1180))
    #expect(bench.root.view.window == nil)
    #expect(bench.takeNotes() == ["Root.viewWillDisappear(false)", "Root.viewDidDisappear(false)"])
    resize(bench, to: 820)
    #expect(bench.root.view.window != nil && page.view.window != nil)
    #expect(page.view.frame.width < 820)
    #expect(
      bench.takeNotes() == [
        "Root.viewWillAppear(false)", "Root.viewIsAppearing(false)", "Root.viewDidAppear(false)",
      ])
    bench.device.perform { bench.root.dismiss(animated: true) }
    bench.settle()
    #expect(bench.takeNotes() == ["Page.viewWillDisappear(true)", "Page.viewDidDisappear(true)"])
  }

  @Test("is shown within what the delegate gives for it, and by itself again")
  func replacement() {
    adapter.style = .fullScreen
    adapter.stand = { UINavigationController(rootViewController: $0) }
    show(.popover, in: bench, page)
    resize(bench, to: 375)
    let stack = bench.root.presentedViewController as? UINavigationController
    #expect(stack?.topViewController === page)
    #expect(page.view.window != nil && page.view.isDescendant(of: stack!.view))
    #expect(page.view.bounds.width == 375)
    resize(bench, to: 820)
    #expect(bench.root.presentedViewController === page)
    #expect(page.parent == nil && stack?.viewControllers == [])
    #expect(page.view.frame.size == CGSize(width: 200, height: 100))
    let (goes, comes) = (
      ["WillDisappear", "DidDisappear"], ["WillAppear", "IsAppearing", "DidAppear"]
    )
    #expect(
      bench.takeNotes().compactMap {
        $0.wholeMatch(of: /Page\.view(\w+)\(false\)/).map { String($0.1) }
      }
        == goes + comes + goes + comes)
    bench.device.perform { bench.root.dismiss(animated: true) }
    bench.settle()
    #expect(bench.root.view.window != nil && page.view.window == nil)
  }

  @Test(
    "keeps what it presents itself", arguments: [UIModalPresentationStyle.formSheet, .fullScreen])
  func upper(style: UIModalPresentationStyle) {
    let upper = bench.page("Upper")
    upper.modalPresentationStyle = style
    show(.popover, in: bench, page)
    bench.device.perform { page.present(upper, animated: true) }
    bench.settle()
    resize(bench, to: 375)
    #expect(page.presentedViewController === upper && upper.presentingViewController === page)
    #expect(upper.view.window != nil && upper.view.bounds.width == 375)
    bench.device.perform { page.dismiss(animated: true) }
    bench.settle()
    #expect(page.view.window != nil && page.card.frame.width == 375)
    #expect(upper.view.window == nil)
  }

  @Test("goes with nobody who keeps it, after it was shown in two ways")
  func lifetime() {
    weak var gone: UIViewController?
    var page: UIViewController? = UIViewController()
    gone = page
    if let page { show(.popover, in: bench, page) }
    page = nil
    resize(bench, to: 375)
    resize(bench, to: 820)
    bench.device.perform { bench.root.dismiss(animated: true) }
    bench.settle()
    bench.device.advance(by: 1)
    #expect(gone == nil)
  }

  @Test("is a popover on a large phone on its side, and a card on the upright one")
  func phone() {
    let bench = PresentationBench(.iOS18, screen: .size(width: 414, height: 896, scale: 2))
    let page = bench.page("Page")
    bench.device.rotate(to: .landscapeLeft)
    bench.settle()
    show(.popover, in: bench, page)
    #expect(page.view.bounds.width == 200)
    bench.device.rotate(to: .portrait)
    bench.settle()
    #expect(page.view.bounds.width == 414)
    #expect(adapter.heard == ["1 moving", "along"])
  }

  @Test("stays in the style that it was presented in, whatever it would have next time")
  func laterStyle() {
    show(.formSheet, in: bench, page)
    page.modalPresentationStyle = .fullScreen
    bench.device.rotate(to: .landscapeLeft)
    bench.settle()
    #expect(page.activePresentationController is UISheetPresentationController)
    #expect(bench.root.view.window != nil)
  }

  @Test("follows what is said about the traits of its presenter")
  func overrides() {
    show(.popover, in: bench, page)
    bench.device.perform { bench.device.window.traitOverrides.horizontalSizeClass = .compact }
    bench.settle()
    #expect(page.activePresentationController is UISheetPresentationController)
    #expect(adapter.heard == ["1"])
  }
}
