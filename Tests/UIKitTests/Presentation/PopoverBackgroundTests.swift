import Foundation
import Simulator
import Testing
import UIKit

@Suite("An app's own look of a popover")
@MainActor
struct PopoverBackgroundTests {
  private final class Background: UIPopoverBackgroundView {
    private var offset: CGFloat = 0
    private var direction = UIPopoverArrowDirection.any
    override var arrowOffset: CGFloat {
      get { offset }
      set { offset = newValue }
    }
    override var arrowDirection: UIPopoverArrowDirection {
      get { direction }
      set { direction = newValue }
    }
    override class var wantsDefaultContentAppearance: Bool { false }
    override static func contentViewInsets() -> UIEdgeInsets {
      UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    }
    override class func arrowBase() -> CGFloat { 20 }
    override class func arrowHeight() -> CGFloat { 30 }
  }

  private let device = Device(era: .iOS18, screen: .tablet)
  private let root = UIViewController()
  private let page = UIViewController()

  private func present(from rect: CGRect, _ sides: UIPopoverArrowDirection) -> Background? {
    device.launch { [root] in root }
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 200, height: 100)
    let controller = page.popoverPresentationController
    controller?.popoverBackgroundViewClass = Background.self
    controller?.permittedArrowDirections = sides
    controller?.sourceView = root.view
    controller?.sourceRect = rect
    device.perform { root.present(page, animated: false) }
    func find(_ view: UIView?) -> Background? {
      view.flatMap { view in view as? Background ?? view.subviews.lazy.compactMap(find).first }
    }
    return find(controller?.containerView)
  }

  @Test("surrounds the page by the insets, with the arrow on its side")
  func above() throws {
    let background = try #require(
      present(from: CGRect(x: 400, y: 200, width: 20, height: 20), .up))
    let frame = page.view.frame
    #expect(frame.size == CGSize(width: 200, height: 100))
    #expect(abs(frame.minY - (220 + 30 + 5)) < 0.01)
    #expect(
      background.frame
        == CGRect(
          x: frame.minX - 6, y: frame.minY - 35, width: 214, height: 100 + 5 + 7 + 30))
    #expect(background.arrowDirection == .up && background.arrowOffset == 0)
    #expect(page.view.layer.cornerRadius == 0)
  }

  @Test("is told how far the arrow is from the middle, within the side")
  func offset() throws {
    let background = try #require(
      present(from: CGRect(x: 0, y: 400, width: 40, height: 20), .down))
    #expect(background.arrowDirection == .down)
    #expect(background.frame.minX == 10 && background.frame.maxY == 400)
    #expect(background.arrowOffset == max(20 - background.frame.midX, -97))
  }

  @Test("is UIKit's where no class is set")
  func usual() {
    device.launch { [root] in root }
    page.modalPresentationStyle = .popover
    page.popoverPresentationController?.sourceView = root.view
    #expect(page.popoverPresentationController?.popoverBackgroundViewClass == nil)
    device.perform { root.present(page, animated: false) }
    #expect(page.view.layer.cornerRadius > 0)
    #expect(UIPopoverBackgroundView.wantsDefaultContentAppearance)
  }
}
