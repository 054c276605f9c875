import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("The tint behind what is presented")
@MainActor
struct OcclusionTests {
  /// A page with a view that has a tint of its own.
  @MainActor
  private struct Stage {
    let bench: PresentationBench
    let marked = UIView()

    init(_ era: Era = .iOS18, screen: Screen = .phone) {
      bench = PresentationBench(era, screen: screen)
      marked.tintColor = .red
      bench.root.view.addSubview(marked)
    }

    var mode: UIView.TintAdjustmentMode { marked.tintAdjustmentMode }

    func alert(_ style: UIAlertController.Style = .alert) -> UIAlertController {
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      return alert
    }
  }

  private func white(_ color: UIColor) -> (white: CGFloat, alpha: CGFloat) {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    color.getWhite(&white, alpha: &alpha)
    return (white, alpha)
  }

  @Test(
    "goes with an alert and comes back after it", arguments: [Era.iOS9, .iOS13, .iOS18, .iOS26])
  func alert(era: Era) {
    let stage = Stage(era)
    #expect(stage.mode == .normal && stage.marked.tintColor == .red)
    let alert = stage.alert()
    stage.bench.present(alert)
    #expect(stage.mode == .dimmed && alert.view.tintAdjustmentMode == .normal)
    let shown: UIColor = stage.marked.tintColor
    #expect(shown != .red && abs(white(shown).white - white(.red).white) < 0.001)
    #expect(white(shown).alpha < 1)
    stage.bench.device.perform { alert.dismiss(animated: true) }
    stage.bench.settle()
    #expect(stage.mode == .normal && stage.marked.tintColor == .red)
  }

  @Test("goes at once without animation, also from a tab bar's buttons")
  func tabs() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    device.launch { tabs }
    #expect(tabs.tabBar.tintAdjustmentMode == .normal)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    device.perform { tabs.present(alert, animated: false) }
    _ = device.settle(limit: 2)
    #expect(tabs.tabBar.tintAdjustmentMode == .dimmed)
    device.perform { alert.dismiss(animated: false) }
    _ = device.settle(limit: 2)
    #expect(tabs.tabBar.tintAdjustmentMode == .normal)
  }

  @Test(
    "goes with a card, an action sheet and a popover, and not with pages that cover everything",
    arguments: [
      (UIModalPresentationStyle.pageSheet, true), (.formSheet, true), (.fullScreen, false),
      (.overFullScreen, false), (.overCurrentContext, false),
    ])
  func styles(style: UIModalPresentationStyle, isDimmed: Bool) {
    let stage = Stage()
    let page = stage.bench.page("Page")
    page.modalPresentationStyle = style
    stage.bench.present(page)
    #expect(stage.mode == (isDimmed ? .dimmed : .normal))
    #expect(page.view.tintAdjustmentMode == .normal)
  }

  @Test("goes with an action sheet")
  func actionSheet() {
    let stage = Stage()
    stage.bench.present(stage.alert(.actionSheet))
    #expect(stage.mode == .dimmed)
  }

  @Test("goes with a popover")
  func popover() {
    let stage = Stage(screen: .tablet)
    let page = stage.bench.page("Page")
    page.modalPresentationStyle = .popover
    page.popoverPresentationController?.sourceView = stage.bench.root.view
    stage.bench.present(page)
    #expect(stage.mode == .dimmed)
    stage.bench.device.perform { page.dismiss(animated: true) }
    stage.bench.settle()
    #expect(stage.mode == .normal)
  }

  @Test("stays behind a card where that dims nothing")
  func undimmed() {
    let stage = Stage()
    let page = stage.bench.page("Page")
    page.sheetPresentationController?.detents = [.medium(), .large()]
    page.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    stage.bench.present(page)
    #expect(stage.mode == .normal)
    stage.bench.device.perform {
      page.sheetPresentationController?.animateChanges {
        page.sheetPresentationController?.selectedDetentIdentifier = .large
      }
    }
    stage.bench.settle()
    #expect(stage.mode == .dimmed)
  }

  @Test("stays gray when a finger lets the card go back, and comes back when that goes")
  func finger() {
    let stage = Stage()
    let page = stage.bench.page("Page")
    stage.bench.present(page)
    let device = stage.bench.device
    device.swipe(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 200), duration: 1)
    stage.bench.settle()
    #expect(page.presentingViewController != nil && stage.mode == .dimmed)
    device.swipe(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 700), duration: 0.2)
    stage.bench.settle()
    #expect(page.presentingViewController == nil && stage.mode == .normal)
  }

  @Test("is that of each page, and comes back to all that show again")
  func chain() {
    let stage = Stage()
    let page = stage.bench.page("Page")
    stage.bench.present(page)
    let alert = stage.alert()
    stage.bench.device.perform { page.present(alert, animated: true) }
    stage.bench.settle()
    #expect(page.view.tintAdjustmentMode == .dimmed && stage.mode == .dimmed)
    stage.bench.device.perform { alert.dismiss(animated: true) }
    stage.bench.settle()
    #expect(page.view.tintAdjustmentMode == .normal && stage.mode == .dimmed)
    stage.bench.device.perform { page.present(stage.alert(), animated: true) }
    stage.bench.settle()
    stage.bench.device.perform { stage.bench.root.dismiss(animated: true) }
    stage.bench.settle()
    #expect(page.view.tintAdjustmentMode == .normal && stage.mode == .normal)
  }

  @Test("stays where a view says so, and does not depend on the window's")
  func normal() {
    let stage = Stage()
    let inner = UIView()
    inner.tintAdjustmentMode = .normal
    stage.bench.root.view.addSubview(inner)
    stage.bench.device.window.tintAdjustmentMode = .normal
    stage.bench.present(stage.alert())
    #expect(inner.tintAdjustmentMode == .normal && inner.tintColor == .systemBlue)
    #expect(stage.mode == .dimmed)
  }

  @Test("is dimmed once, however often views hand it on")
  func once() {
    let stage = Stage()
    let picture = UIImageView()
    stage.marked.addSubview(picture)
    stage.marked.tintAdjustmentMode = .dimmed
    picture.tintColor = stage.marked.tintColor
    #expect(picture.tintColor == stage.marked.tintColor)
  }

  @Test("of an item is gray, too")
  func item() throws {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Go", style: .plain, target: nil, action: nil)
    page.navigationItem.rightBarButtonItem?.tintColor = .red
    let navigation = UINavigationController(rootViewController: page)
    device.launch { navigation }
    _ = device.settle(limit: 2)
    func labels(in view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }
    let label = try #require(labels(in: navigation.navigationBar).first { $0.text == "Go" })
    #expect(label.textColor == .red)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    device.perform { navigation.present(alert, animated: true) }
    _ = device.settle(limit: 2)
    #expect(abs(white(label.textColor).white - white(.red).white) < 0.001)
    #expect(label.textColor != .red)
  }
}
