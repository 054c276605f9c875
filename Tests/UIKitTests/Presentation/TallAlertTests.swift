import Simulator
import Testing
import UIKit

@Suite("An alert with more than a screen has room for")
@MainActor
struct TallAlertTests {
  private func show(
    _ style: UIAlertController.Style, in era: Era, message: String? = nil, buttons: Int
  ) -> (Device, UIAlertController) {
    let device = Device(era: era)
    let page = UIViewController()
    device.launch { page }
    let alert = UIAlertController(title: "Title", message: message, preferredStyle: style)
    for number in 1...buttons {
      alert.addAction(UIAlertAction(title: "\(number)", style: .default))
    }
    device.perform { page.present(alert, animated: false) }
    _ = device.settle(limit: 2)
    return (device, alert)
  }

  private func scrollViews(in view: UIView) -> [UIScrollView] {
    view.subviews.flatMap { ($0 as? UIScrollView).map { [$0] } ?? scrollViews(in: $0) }
  }

  nonisolated private static let styles: [UIAlertController.Style] = [.alert, .actionSheet]

  @Test("stays in the safe area and scrolls its buttons", arguments: styles, [Era.iOS18, .iOS26])
  func buttons(style: UIAlertController.Style, era: Era) throws {
    let (device, alert) = show(style, in: era, buttons: 30)
    let window = device.window
    let safe = window.bounds.inset(by: window.safeAreaInsets)
    #expect(safe.contains(alert.view.convert(alert.view.bounds, to: window)))
    let parts = scrollViews(in: alert.view)
    try #require(parts.count == 2)
    #expect(!parts[0].isScrollEnabled && parts[1].contentSize.height > parts[1].bounds.height)

    let last = try #require(parts[1].subviews.last { $0 is UIControl })
    device.swipe(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 300), duration: 0.1)
    _ = device.settle(limit: 5)
    #expect(parts[1].contentOffset.y > 0)
    parts[1].scrollRectToVisible(last.frame, animated: false)
    let place = last.convert(last.bounds, to: window)
    #expect(safe.contains(place))
    device.tap(at: CGPoint(x: place.midX, y: place.midY))
    _ = device.settle(limit: 5)
    #expect(alert.presentingViewController == nil, "the last button dismisses it")
  }

  @Test("scrolls its texts, and shows two buttons whole", arguments: styles, [Era.iOS18, .iOS26])
  func texts(style: UIAlertController.Style, era: Era) throws {
    let words = String(repeating: "Many words. ", count: 400)
    let (device, alert) = show(style, in: era, message: words, buttons: 2)
    let parts = scrollViews(in: alert.view)
    try #require(parts.count == 2)
    #expect(parts[0].isScrollEnabled && !parts[1].isScrollEnabled)
    #expect(alert.view.convert(alert.view.bounds, to: device.window).minY >= 47)
  }

  @Test("does not scroll if there is room for all", arguments: styles)
  func small(style: UIAlertController.Style) {
    let (_, alert) = show(style, in: .iOS18, message: "Message", buttons: 2)
    #expect(scrollViews(in: alert.view).allSatisfy { !$0.isScrollEnabled })
  }
}
