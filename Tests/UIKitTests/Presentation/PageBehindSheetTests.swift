import Foundation
import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("The page behind a sheet")
@MainActor
struct PageBehindSheetTests {
  private let bench = PresentationBench()
  private var holder: UIView { bench.root.card }

  private func sheet(
    _ detents: [UISheetPresentationController.Detent] = [.large()]
  ) -> UIViewController {
    let page = bench.page("Page")
    page.modalPresentationStyle = .pageSheet
    page.sheetPresentationController?.detents = detents
    return page
  }

  @Test("is smaller, with round corners, below the status bar, and its own view as before")
  func shrinks() {
    bench.present(sheet())
    #expect(holder.frame.minY == 47)
    #expect(abs(holder.frame.maxY - 797) < 0.01)
    #expect(holder.frame.midX == 195 && holder.frame.width < 390)
    #expect(holder.layer.cornerRadius == 10)
    #expect(bench.root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(bench.root.view.transform == .identity)
    #expect(bench.root.view.safeAreaInsets.top == 47)
    #expect(bench.root.view.convert(CGPoint.zero, to: nil).y == 47)
    #expect(bench.device.system.hasLightStatusBar)
  }

  @Test("shrinks in the sheet's animation, and grows again in that of its dismissal")
  func animates() {
    let page = sheet()
    bench.device.perform { [root = bench.root] in root.present(page, animated: true) }
    bench.device.advance(by: 0.15)
    let height = holder.layer.presentation()?.frame.height ?? 0
    #expect(height > 755 && height < 839)
    bench.settle()
    bench.device.perform { [root = bench.root] in root.dismiss(animated: true) }
    bench.device.advance(by: 0.15)
    let growing = holder.layer.presentation()?.frame.height ?? 0
    #expect(growing > 755 && growing < 839)
    bench.settle()
    #expect(holder.transform == .identity)
    #expect(holder.layer.cornerRadius == 0)
    #expect(!bench.device.system.hasLightStatusBar)
  }

  @Test("comes and goes at once without animation")
  func atOnce() {
    bench.present(sheet(), animated: false)
    #expect(holder.frame.minY == 47)
    bench.device.perform { [root = bench.root] in root.dismiss(animated: false) }
    bench.settle()
    #expect(holder.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("follows the finger that drags the sheet down")
  func drag() {
    bench.present(sheet())
    bench.device.touchDown(at: CGPoint(x: 195, y: 100))
    bench.device.drag(to: CGPoint(x: 195, y: 500), duration: 0.3)
    bench.device.advance(by: 0.05)
    let height = holder.layer.presentation()?.frame.height ?? 0
    #expect(height > 760 && height < 840)
    bench.device.cancelTouches()
    bench.settle()
    #expect(holder.frame.minY == 47)
  }

  @Test("stays as it is behind a sheet of half the height, and shrinks as that grows")
  func medium() {
    let page = sheet([.medium(), .large()])
    bench.present(page)
    #expect(holder.transform == .identity)
    bench.device.perform {
      let controller = page.sheetPresentationController
      controller?.animateChanges { controller?.selectedDetentIdentifier = .large }
    }
    bench.settle()
    #expect(holder.frame.minY == 47)
    bench.device.perform {
      page.sheetPresentationController?.largestUndimmedDetentIdentifier = .large
    }
    bench.settle()
    #expect(holder.transform == .identity)
  }

  @Test("is a sheet that goes up to where the page behind it is")
  func stacked() {
    let (first, second) = (sheet(), sheet())
    bench.present(first)
    bench.device.perform { first.present(second, animated: true) }
    bench.settle()
    #expect(abs(first.card.frame.minY - 47) < 0.01)
    #expect(second.card.frame.minY == 57)
    #expect(first.view.transform == .identity)
    bench.device.perform { first.dismiss(animated: true) }
    bench.settle()
    #expect(first.card.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(first.card.layer.cornerRadius == 10)
    #expect(holder.frame.minY == 47)
  }

  @Test("is as it was on a phone on its side, and on a tablet")
  func elsewhere() {
    bench.present(sheet())
    bench.device.rotate(to: .landscapeLeft)
    bench.settle()
    #expect(holder.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(bench.root.view.frame.size == CGSize(width: 844, height: 390))
    bench.device.rotate(to: .portrait)
    bench.settle()
    #expect(holder.frame.minY == 47)
    let tablet = Device(era: .iOS18, screen: .tablet)
    let (root, page) = (UIViewController(), UIViewController())
    tablet.launch { root }
    page.modalPresentationStyle = .pageSheet
    tablet.perform { root.present(page, animated: true) }
    _ = tablet.settle(limit: 5)
    #expect(root.card.transform == .identity)
  }

  @Test(
    "fills the screen again that has turned meanwhile, also where it was presented itself",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .overCurrentContext])
  func presentedItself(style: UIModalPresentationStyle) {
    let page = bench.page("Behind")
    page.modalPresentationStyle = style
    bench.present(page, animated: false)
    let sheet = sheet()
    bench.device.perform { page.present(sheet, animated: false) }
    bench.settle()
    #expect(page.view.frame.minY == 47)
    bench.device.rotate(to: .landscapeLeft)
    bench.settle()
    bench.device.perform { sheet.dismiss(animated: true) }
    bench.settle()
    #expect(page.view.frame == bench.device.window.bounds && page.view.transform == .identity)
  }

  @Test("is freed with the sheet")
  func memory() {
    weak var card: UIView?
    do {
      let page = sheet()
      bench.present(page)
      card = page.card
      bench.device.perform { [root = bench.root] in root.dismiss(animated: true) }
      bench.settle()
    }
    bench.device.advance(by: 0.1)
    #expect(card == nil)
  }
}
