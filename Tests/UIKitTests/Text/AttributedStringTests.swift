import Foundation
import Testing
import UIKit

@Suite("An attributed string that is a value")
@MainActor
struct AttributedStringTests {
  @Test("has UIKit's attributes by their names")
  func names() throws {
    var text = AttributedString("one two")
    text.font = UIFont.systemFont(ofSize: 20)
    text.foregroundColor = UIColor.red
    let word = try #require(text.range(of: "two"))
    text[word].uiKit.foregroundColor = .blue
    text[word].underlineStyle = .single
    text[AttributeScopes.UIKitAttributes.KernAttribute.self] = 1
    #expect(text.runs.map(\.foregroundColor) == [.red, .blue])
    #expect(text.font == .systemFont(ofSize: 20) && text.kern == 1)
    #expect(text.foregroundColor == nil, "parts have different ones")
    var container = AttributeContainer()
    container.font = .boldSystemFont(ofSize: 2)
    text.mergeAttributes(container)
    #expect(text.font == .boldSystemFont(ofSize: 2))
  }

  @Test("becomes an object with the same look, and a value again")
  func conversion() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    var text = AttributedString("one two")
    text.paragraphStyle = style
    text.font = UIFont.systemFont(ofSize: 20)
    let word = try #require(text.range(of: "two"))
    text[word].underlineStyle = .double
    text[word].baselineOffset = 2
    text[word].link = URL(string: "https://example.org")
    let object = NSAttributedString(text)
    #expect(object.string == "one two")
    let first = object.attributes(at: 0, effectiveRange: nil)
    let last = object.attributes(at: 5, effectiveRange: nil)
    #expect(first[.font] as? UIFont == .systemFont(ofSize: 20) && first[.underlineStyle] == nil)
    #expect((first[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect(last[.underlineStyle] as? Int == NSUnderlineStyle.double.rawValue)
    #expect(last[.link] as? URL == URL(string: "https://example.org"))
    #expect(AttributedString(object) == text)
    #expect(try AttributedString(object, including: \.uiKit) == text)
  }

  @Test("is read from an object that was changed in parts")
  func changedObject() {
    let object = NSMutableAttributedString(
      string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    object.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 0, length: 3))
    #expect(AttributedString(object).runs.map { $0.font?.pointSize } == [9, 20])
    let attributes = [NSAttributedString.Key: Any](AttributeContainer([.kern: 3]))
    #expect(attributes[.kern] as? CGFloat == 3)
  }
}
