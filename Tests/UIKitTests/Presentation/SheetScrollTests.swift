import Foundation
import Simulator
import Testing
import UIKit

/// A page that scrolls.
@MainActor
private final class LongPage: UIViewController {
  let scrollView = UIScrollView()

  override func loadView() {
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    view = scrollView
  }
}

@Suite("A finger on what scrolls in a sheet")
@MainActor
struct SheetScrollTests {
  private let bench = PresentationBench()
  private let page = LongPage()
  private let sheet: UISheetPresentationController

  private init() throws {
    sheet = try #require(page.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
  }

  private func present(_ detent: UISheetPresentationController.Detent.Identifier) {
    sheet.selectedDetentIdentifier = detent
    bench.present(page)
  }

  /// Drags slowly, so that nothing is thrown.
  private func drag(from start: CGFloat, to end: CGFloat) {
    bench.device.touchDown(at: CGPoint(x: 195, y: start))
    bench.device.drag(to: CGPoint(x: 195, y: end), duration: 0.8)
    bench.device.advance(by: 0.3)
    bench.device.touchMove(to: CGPoint(x: 195, y: end))
    bench.device.touchUp()
    bench.settle()
  }

  private var offset: CGFloat { page.scrollView.contentOffset.y }
  private var top: CGFloat { -page.scrollView.adjustedContentInset.top }

  @Test("makes the sheet larger before it scrolls up")
  func expands() {
    present(.medium)
    drag(from: 700, to: 450)
    #expect(sheet.selectedDetentIdentifier == .large && offset == top)
    drag(from: 700, to: 450)
    #expect(offset > 200)
  }

  @Test("scrolls at once if the sheet is told not to become larger")
  func scrolls() {
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    present(.medium)
    drag(from: 700, to: 450)
    #expect(sheet.selectedDetentIdentifier == .medium && offset > 200)
  }

  @Test("makes the sheet smaller, and dismisses it, where the content is at its top")
  func shrinks() {
    present(.large)
    drag(from: 200, to: 540)
    #expect(sheet.selectedDetentIdentifier == .medium && offset == top)
    drag(from: 500, to: 840)
    #expect(bench.root.presentedViewController == nil)
  }

  @Test("leaves the sheet at its lowest height where it comes back from a little below that")
  func comesBack() {
    present(.large)
    drag(from: 200, to: 620)
    #expect(sheet.selectedDetentIdentifier == .medium && page.card.frame.minY == 433.5)
    #expect(bench.root.presentedViewController === page)
  }

  @Test("scrolls down to the top first where the content was scrolled")
  func scrolled() {
    present(.large)
    page.scrollView.contentOffset.y = 100
    drag(from: 200, to: 250)
    #expect(sheet.selectedDetentIdentifier == .large && offset < 100 && offset > top)
    #expect(bench.root.presentedViewController === page)
  }
}
