import Foundation
import Simulator
import Testing
import UIKit

@MainActor
private class Host: NSObject {
  var heard: [String] = []
}

private final class OldHost: Host, UITextViewDelegate {
  var isAllowed = true

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    heard.append("\(URL) \(characterRange.location) \(interaction.rawValue)")
    return isAllowed
  }
}

private final class NewHost: Host, UITextViewDelegate {
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    UIAction { [self] _ in heard.append("\(textItem.content) \(textItem.range.length)") }
  }

  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    UITextItem.MenuConfiguration(
      menu: UIMenu(children: [UIAction(title: "Mine") { [self] _ in heard.append("Mine") }]))
  }

  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    let own = UIAction(title: "Look up") { [self] _ in heard.append("look up \(range)") }
    return UIMenu(children: suggestedActions + [own])
  }
}

@Suite("A link in a text view")
@MainActor
struct TextItemTests {
  private let device = Device(era: .iOS18)
  private let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))

  private func show(_ text: NSAttributedString, _ host: (any UITextViewDelegate)?) {
    let page = UIViewController()
    device.launch { page }
    device.perform {
      view.isEditable = false
      view.font = .systemFont(ofSize: 20)
      view.attributedText = text
      view.delegate = host
      page.view.addSubview(view)
    }
    device.openableSchemes = ["https", "tel", "mailto"]
    _ = device.settle(limit: 2)
  }

  private let see: NSAttributedString = {
    let text = NSMutableAttributedString(string: "see ")
    text.append(
      NSAttributedString(string: "the manual", attributes: [.link: "https://example.org"]))
    return text
  }()

  /// Where a part of the text is.
  private func place(of part: String) -> CGPoint {
    let range = (view.text as NSString).range(of: part)
    guard let start = view.position(from: view.beginningOfDocument, offset: range.location),
      let end = view.position(from: start, offset: range.length),
      let span = view.textRange(from: start, to: end)
    else { return .zero }
    let rect = view.convert(view.firstRect(for: span), to: nil)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  @Test("is followed by a tap on it, and on nothing else")
  func followed() throws {
    show(see, nil)
    device.tap(at: place(of: "see"))
    #expect(device.openedURLs.isEmpty)
    device.tap(at: place(of: "manual"))
    #expect(device.openedURLs == [try #require(URL(string: "https://example.org"))])
    device.perform { view.isEditable = true }
    device.tap(at: place(of: "manual"))
    #expect(device.openedURLs.count == 1 && view.isFirstResponder)
  }

  @Test("is asked about in the old way, by a tap and by a press")
  func old() {
    let host = OldHost()
    show(see, host)
    device.tap(at: place(of: "manual"))
    #expect(host.heard == ["https://example.org 4 0"] && device.openedURLs.count == 1)
    host.isAllowed = false
    device.tap(at: place(of: "manual"))
    #expect(device.openedURLs.count == 1)
    device.touchDown(at: place(of: "manual"))
    device.advance(by: 0.7)
    #expect(host.heard.last == "https://example.org 4 1")
    #expect(device.find(text: "Open Link").isEmpty)
    device.touchUp()
    host.isAllowed = true
    device.touchDown(at: place(of: "manual"))
    device.advance(by: 1)
    device.touchUp()
    #expect(!device.find(text: "Open Link").isEmpty)
  }

  @Test("does what the delegate says, as parts do that the app has marked")
  func new() throws {
    let host = NewHost()
    let text = NSMutableAttributedString(attributedString: see)
    text.append(NSAttributedString(string: " or #swift", attributes: [.textItemTag: "swift"]))
    show(text, host)
    device.tap(at: place(of: "manual"))
    device.tap(at: place(of: "#swift"))
    #expect(host.heard == ["link(https://example.org) 10", "tag(\"swift\") 10"])
    #expect(device.openedURLs.isEmpty)
    device.touchDown(at: place(of: "manual"))
    device.advance(by: 1)
    device.touchUp()
    device.tap(on: try #require(device.find(text: "Mine").first))
    #expect(host.heard.last == "Mine")
  }

  @Test(
    "may be found in the text",
    arguments: [
      ("call +49 30 1234567 now", "1234567", "tel:+49301234567"),
      ("see www.example.org/a, or not", "example", "http://www.example.org/a"),
      ("write to me@example.org.", "me", "mailto:me@example.org"),
    ])
  func found(text: String, part: String, address: String) throws {
    view.dataDetectorTypes = [.link, .phoneNumber]
    show(NSAttributedString(string: text), nil)
    device.openableSchemes.insert("http")
    device.tap(at: place(of: part))
    #expect(device.openedURLs == [try #require(URL(string: address))])
    #expect(view.attributedText.attribute(.link, at: 12, effectiveRange: nil) == nil)
    device.perform { view.dataDetectorTypes = [] }
    device.tap(at: place(of: part))
    #expect(device.openedURLs.count == 1)
  }

  @Test("leaves a press on other text to the edit menu, which the delegate makes")
  func editMenu() throws {
    let host = NewHost()
    show(see, host)
    device.touchDown(at: place(of: "see"))
    device.advance(by: 0.7)
    device.touchUp()
    _ = device.settle(limit: 2)
    #expect(view.selectedRange == NSRange(location: 0, length: 3))
    #expect(!device.find(text: "Copy").isEmpty && device.find(text: "Cut").isEmpty)
    device.tap(on: try #require(device.find(text: "Look up").first))
    _ = device.settle(limit: 2)
    #expect(host.heard == ["look up {0, 3}"] && device.find(text: "Copy").isEmpty)
  }
}
