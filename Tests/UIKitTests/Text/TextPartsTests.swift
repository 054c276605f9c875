import CoreGraphics
import Simulator
import Testing
import UIKit

/// Indexers and recorders of screens go through the subviews of a field or of a text view and look for labels there.
@Suite("The text among the parts of a field or text view")
@MainActor
struct TextPartsTests {
  private let device = Device(era: .iOS18)

  private func show(_ view: UIView) {
    view.frame = CGRect(x: 20, y: 100, width: 300, height: 60)
    device.launch {
      let page = UIViewController()
      page.view.backgroundColor = .systemBackground
      page.view.addSubview(view)
      return page
    }
    #expect(device.settle(limit: 2))
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { labels(in: $0) + [$0].compactMap { $0 as? UILabel } }
  }

  private func lines(in view: UIView) -> [TextLine] {
    view.subviews.flatMap { part in
      part.layer.displayTree()
      return part.layer.drawings.compactMap { if case .text(let line) = $0 { line } else { nil } }
    }
  }

  @Test("is no label, and shown all the same")
  func noLabel() {
    let field = UITextField()
    field.text = "in a field"
    show(field)
    #expect(labels(in: field).isEmpty && lines(in: field).map(\.string) == ["in a field"])
    #expect(device.find(text: "in a field").first === field)
    let view = UITextView()
    view.text = "in a view"
    show(view)
    #expect(labels(in: view).isEmpty && lines(in: view).map(\.string) == ["in a view"])
    #expect(!device.find(text: "in a view").isEmpty)
  }

  @Test("makes room for a placeholder, which is a label, as soon as there is none")
  func placeholder() {
    let field = UITextField()
    field.placeholder = "Name"
    show(field)
    #expect(labels(in: field).map(\.text) == ["Name"])
    #expect(labels(in: field).first?.frame == field.placeholderRect(forBounds: field.bounds))
    device.tap(on: field)
    device.type("Ann")
    #expect(device.settle(limit: 2))
    #expect(labels(in: field).isEmpty && lines(in: field).map(\.string) == ["Ann"])
    device.perform { field.text = "" }
    #expect(device.settle(limit: 2))
    #expect(labels(in: field).map(\.text) == ["Name"])
    #expect(lines(in: field).map(\.string) == ["Name"])
  }

  @Test("follows the colors of its traits", arguments: [false, true])
  func dark(isField: Bool) {
    let view: any UIView & UITextInput = isField ? UITextField() : UITextView()
    show(view)
    device.perform { view.insertText("Ann") }
    #expect(device.settle(limit: 2))
    let light = lines(in: view)
    device.perform { view.overrideUserInterfaceStyle = .dark }
    #expect(device.settle(limit: 2))
    let dark = lines(in: view)
    #expect(light.map(\.string) == ["Ann"] && dark.map(\.string) == ["Ann"])
    #expect(light.map(\.color) != dark.map(\.color))
  }

  @Test("grows with the size of text, if it adjusts to that")
  func textSize() {
    let field = UITextField()
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.text = "Ann"
    let view = UITextView()
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    view.text = "Ann"
    for shown: UIView in [field, view] {
      device.contentSizeCategory = .large
      show(shown)
      let usual = lines(in: shown).map(\.fontSize)
      device.contentSizeCategory = .accessibilityLarge
      #expect(device.settle(limit: 2))
      #expect(usual == [17] && lines(in: shown).allSatisfy { $0.fontSize > 30 })
      #expect(lines(in: shown).count == 1)
    }
  }

  @Test("is paler in a field that is disabled")
  func disabled() {
    let field = UITextField()
    field.text = "Ann"
    show(field)
    device.perform { field.isEnabled = false }
    let parts = field.subviews.filter { !$0.layer.drawings.isEmpty }
    #expect(parts.map(\.alpha) == [0.5])
  }
}
