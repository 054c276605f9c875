import CoreGraphics
import Simulator
import Testing
import UIKit

@Suite("Content that shows larger under a finger")
@MainActor
struct LargeContentTests {
  private let device: Device
  private let page = UIViewController()
  private let bar = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 60))
  private var buttons: [UIButton] = []

  private init() {
    device = Device(era: .iOS18, contentSizeCategory: .accessibilityLarge)
    UISystem.current = device.system
    for (index, title) in ["Home", "Search"].enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = CGRect(x: 20 + CGFloat(index) * 150, y: 0, width: 120, height: 60)
      button.showsLargeContentViewer = true
      bar.addSubview(button)
      buttons.append(button)
    }
    device.launch { [page] in page }
    device.perform { [page, bar] in page.view.addSubview(bar) }
  }

  private func shown(_ title: String) -> Int { device.find(text: title).count }

  @Test("shows in the middle of the page, follows the finger, and does what a tap does at its end")
  func follow() {
    bar.addInteraction(UILargeContentViewerInteraction())
    var taps: [String] = []
    for button in buttons {
      button.addAction(
        UIAction { _ in taps.append(button.currentTitle ?? "") }, for: .touchUpInside)
    }
    device.touchDown(at: CGPoint(x: 80, y: 630))
    #expect(shown("Home") == 1)
    device.advance(by: 1)
    #expect(shown("Home") == 2 && shown("Search") == 1)
    device.touchMove(to: CGPoint(x: 230, y: 630))
    #expect(shown("Home") == 1 && shown("Search") == 2)
    device.touchUp()
    #expect(shown("Search") == 1 && taps == ["Search"])
  }

  @Test("does not show for sizes of text that are not for accessibility")
  func sizes() {
    bar.addInteraction(UILargeContentViewerInteraction())
    #expect(UILargeContentViewerInteraction.isEnabled)
    device.contentSizeCategory = .extraExtraExtraLarge
    #expect(!UILargeContentViewerInteraction.isEnabled)
    device.touchDown(at: CGPoint(x: 80, y: 630))
    device.advance(by: 1)
    #expect(shown("Home") == 1)
    device.touchUp()
  }

  @Test("does not show where it is not asked for")
  func unasked() {
    bar.addInteraction(UILargeContentViewerInteraction())
    buttons[0].showsLargeContentViewer = false
    device.touchDown(at: CGPoint(x: 80, y: 630))
    device.advance(by: 1)
    #expect(shown("Home") == 1)
    device.touchUp()
  }

  private final class Chooser: NSObject, UILargeContentViewerInteractionDelegate {
    let item: UIView
    var ends: [String] = []

    init(_ item: UIView) {
      self.item = item
      super.init()
    }

    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
      point.x < 200 ? item : nil
    }

    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction,
      didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {
      ends.append("\(item?.largeContentTitle ?? "none") \(Int(point.x))")
    }
  }

  @Test("is what the delegate says, which hears where the finger is lifted")
  func delegate() throws {
    let item = UIView()
    item.showsLargeContentViewer = true
    item.largeContentTitle = "Own"
    let chooser = Chooser(item)
    let interaction = UILargeContentViewerInteraction(delegate: chooser)
    bar.addInteraction(interaction)
    #expect(interaction.view === bar && interaction.delegate === chooser)
    #expect(interaction.gestureRecognizerForExclusionRelationship.view === bar)
    for (x, end) in [(180.0, "Own 180"), (230, "none 230")] {
      device.touchDown(at: CGPoint(x: 80, y: 630))
      device.advance(by: 1)
      let plate = try #require(device.find(text: "Own").first?.superview)
      #expect(plate.center == CGPoint(x: 195, y: 422))
      device.touchMove(to: CGPoint(x: x, y: 630))
      device.touchUp()
      #expect(chooser.ends.last == end && shown("Own") == 0)
    }
  }
}
