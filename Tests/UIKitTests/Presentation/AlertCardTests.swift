import Simulator
import Testing
import UIKit

@Suite("An alert of iOS 26")
@MainActor
struct AlertCardTests {
  private let device = Device(era: .iOS26)

  private func show(_ titles: [String], preferred: Int? = nil) -> UIAlertController {
    UISystem.current = device.system
    let alert = UIAlertController(
      title: "Erase all?", message: "This cannot be undone.", preferredStyle: .alert)
    for title in titles {
      alert.addAction(
        UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default))
    }
    alert.preferredAction = preferred.map { alert.actions[$0] }
    let page = UIViewController()
    device.launch { page }
    device.perform { page.present(alert, animated: false) }
    _ = device.settle(limit: 2)
    return alert
  }

  private func buttons(of alert: UIAlertController) -> [UIView] {
    alert.view.subviews.filter { $0 is UIControl }
  }

  @Test("is a wide card with texts where lines begin, and two capsules beside each other")
  func card() {
    let alert = show(["Erase", "Cancel"], preferred: 0)
    #expect(alert.view.bounds.width == 320 && alert.view.layer.cornerRadius == 34)
    let texts = alert.view.subviews.compactMap { $0 as? UILabel }
    #expect(texts.map { $0.textAlignment } == [.natural, .natural])
    #expect(texts.map { $0.frame.minX } == [24, 24])
    let buttons = buttons(of: alert)
    let height = alert.view.bounds.height
    #expect(
      buttons.map { $0.frame } == [
        CGRect(x: 16, y: height - 64, width: 140, height: 48),
        CGRect(x: 164, y: height - 64, width: 140, height: 48),
      ])
    #expect(buttons.map { $0.layer.cornerRadius } == [24, 24])
    #expect(buttons[0].backgroundColor == .tertiarySystemFill)
    #expect(buttons[1].backgroundColor == .systemBlue)
  }

  @Test("has three buttons below each other, and nothing between them")
  func column() {
    let alert = show(["One", "Two", "Cancel"])
    let buttons = buttons(of: alert)
    #expect(buttons.map { $0.frame.width } == [288, 288, 288])
    #expect(buttons[1].frame.minY - buttons[0].frame.maxY == 8)
    #expect(alert.view.bounds.height - buttons[2].frame.maxY == 16)
    #expect(alert.view.subviews.count == 5)
  }
}
