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

  /// What is in the two scroll views of an alert.
  private func parts(of alert: UIAlertController) -> [UIView] {
    alert.view.subviews.flatMap(\.subviews)
  }

  private func lowerEdge(of view: UIView, in alert: UIAlertController) -> CGFloat {
    view.convert(view.bounds, to: alert.view).maxY
  }

  private func buttons(of alert: UIAlertController) -> [UIView] {
    parts(of: alert).filter { $0 is UIControl }
  }

  @Test("is a wide card with texts where lines begin, and two capsules beside each other")
  func card() {
    let alert = show(["Erase", "Cancel"], preferred: 0)
    #expect(alert.view.bounds.width == 320 && alert.view.layer.cornerRadius == 34)
    let texts = parts(of: alert).compactMap { $0 as? UILabel }
    #expect(texts.map { $0.textAlignment } == [.natural, .natural])
    #expect(texts.map { $0.frame.minX } == [30, 30])
    let buttons = buttons(of: alert)
    #expect(buttons.map { $0.frame.minX } == [16, 164])
    #expect(buttons.allSatisfy { $0.bounds.size == CGSize(width: 140, height: 48) })
    #expect(
      buttons.allSatisfy {
        abs(lowerEdge(of: $0, in: alert) - (alert.view.bounds.height - 16)) < 0.01
      })
    #expect(buttons.map { $0.layer.cornerRadius } == [24, 24])
    #expect(buttons[0].backgroundColor == .tertiarySystemFill)
    #expect(buttons[1].backgroundColor == .systemBlue)
  }

  @Test(
    "comes beside what an action sheet belongs to, without its button to cancel",
    arguments: [true, false])
  func anchored(cancels: Bool) throws {
    UISystem.current = device.system
    var chosen: [String] = []
    let sheet = UIAlertController(title: "Erase all?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Erase", style: .destructive) { _ in chosen.append("Erase") })
    sheet.addAction(UIAlertAction(title: "Hide", style: .default))
    if cancels {
      sheet.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") })
    }
    sheet.loadViewIfNeeded()
    let page = UIViewController()
    device.launch { page }
    let popover = try #require(sheet.popoverPresentationController)
    popover.sourceView = page.view
    popover.sourceRect = CGRect(x: 150, y: 100, width: 80, height: 44)
    device.perform { page.present(sheet, animated: true) }
    _ = device.settle(limit: 2)
    let frame = sheet.view.convert(sheet.view.bounds, to: nil)
    #expect(frame.minY > 144 && frame.minY < 180 && frame.width == 320)
    #expect(popover.arrowDirection == .up && sheet.view.layer.cornerRadius == 34)
    let titles = buttons(of: sheet).compactMap(\.accessibilityLabel)
    #expect(titles == ["Erase", "Hide"])
    #expect(Set(buttons(of: sheet).map(\.frame.minX)).count == 1)
    device.tap(at: CGPoint(x: 195, y: 700))
    _ = device.settle(limit: 2)
    #expect(page.presentedViewController == nil && chosen == (cancels ? ["Cancel"] : []))
  }

  @Test("comes in the middle, with its button to cancel, where an action sheet belongs to nothing")
  func unanchored() {
    UISystem.current = device.system
    let sheet = UIAlertController(title: "Erase all?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Erase", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let page = UIViewController()
    device.launch { page }
    device.perform { page.present(sheet, animated: true) }
    _ = device.settle(limit: 2)
    #expect(buttons(of: sheet).count == 2 && device.crash == nil)
    #expect(abs(sheet.view.center.y - 844.0 / 2) < 20)
    let older = Device(era: .iOS18)
    older.perform {
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      #expect(sheet.popoverPresentationController == nil)
    }
  }

  @Test("has the button to cancel at the lower end of a column", arguments: [Era.iOS18, .iOS26])
  func column(era: Era) throws {
    func middles(_ other: String) throws -> [CGPoint] {
      let device = Device(era: era)
      UISystem.current = device.system
      let alert = UIAlertController(title: "Head", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: other, style: .default))
      let page = UIViewController()
      device.launch { page }
      device.perform { page.present(alert, animated: false) }
      _ = device.settle(limit: 2)
      return try ["Cancel", other].map {
        device.center(of: try #require(device.find(text: $0).first))
      }
    }
    let row = try middles("Go")
    #expect(row[0].x < row[1].x && row[0].y == row[1].y)
    let column = try middles("Delete what is selected now")
    #expect(column[0].x == column[1].x && column[0].y > column[1].y)
  }

  @Test("has texts and buttons that grow with a person's texts", arguments: [Era.iOS18, .iOS26])
  func textSize(era: Era) throws {
    func show(_ style: UIAlertController.Style, _ size: UIContentSizeCategory) throws -> [CGFloat] {
      let device = Device(era: era, contentSizeCategory: size)
      UISystem.current = device.system
      let alert = UIAlertController(title: "Head", message: "Text", preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Go", style: .default))
      let page = UIViewController()
      device.launch { page }
      device.perform { page.present(alert, animated: false) }
      _ = device.settle(limit: 2)
      let labels = try ["Head", "Text"].map {
        try #require(device.find(text: $0).first as? UILabel)
      }
      let button = try #require(device.find(text: "Go").first)
      return labels.map(\.font.pointSize) + [button.bounds.height]
    }
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let (usual, large) = try (show(style, .large), show(style, .accessibilityExtraLarge))
      #expect(zip(usual, large).allSatisfy { $1 > $0 * 1.3 }, "\(usual) \(large)")
      #expect(try show(style, .extraSmall)[2] == usual[2], "Buttons stay as high.")
    }
  }

  /// Title, message, how many actions, and the height of the card.
  ///
  /// Source: github.com/Vercantez/openuikit, `AlertControllerTests`, read off iOS 26.1.
  @Test(
    "is as high as its texts and buttons",
    arguments: [
      ("Saved", "Your changes were saved.", 1, 152.0 + 1 / 3),
      ("Title only", nil, 1, 126 + 1 / 3), (nil, "Message only.", 1, 126 + 1 / 3),
      ("Choose", "Pick one option.", 3, 264 + 1 / 3),
    ] as [(String?, String?, Int, CGFloat)])
  func heights(_ title: String?, _ message: String?, _ count: Int, _ height: CGFloat) {
    UISystem.current = device.system
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let alert = UIAlertController(title: title, message: message, preferredStyle: style)
      for number in 0..<count {
        alert.addAction(UIAlertAction(title: "\(number)", style: .default))
      }
      let size = alert.view.sizeThatFits(.zero)
      #expect(size.width == 320)
      #expect(abs(size.height - height) < 0.01)
    }
  }

  @Test("lies in the middle of the safe area, and is darker below on a dark screen")
  func place() {
    let device = Device(era: .iOS26, screen: .islandPhone, interfaceStyle: .dark)
    let alert = UIAlertController(title: "A", message: "B", preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let page = UIViewController()
    device.launch { page }
    device.perform { page.present(alert, animated: false) }
    _ = device.settle(limit: 2)
    #expect(abs(alert.view.frame.midY - 438.5) < 0.01)
    #expect(alert.view.frame.minX == 36.5)
    let dimming = alert.view.superview?.subviews.first { $0.backgroundColor == .black }
    #expect(abs((dimming?.alpha ?? 0) - 0.48) < 1e-6)
  }

  @Test("has three buttons below each other, and nothing between them")
  func column() {
    let alert = show(["One", "Two", "Cancel"])
    let buttons = buttons(of: alert)
    #expect(buttons.map { $0.frame.width } == [288, 288, 288])
    #expect(abs(buttons[1].frame.minY - buttons[0].frame.maxY - 8) < 0.01)
    #expect(abs(alert.view.bounds.height - lowerEdge(of: buttons[2], in: alert) - 16) < 0.01)
    #expect(parts(of: alert).count == 5)
  }
}
