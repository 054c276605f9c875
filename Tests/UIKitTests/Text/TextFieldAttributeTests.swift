import Foundation
import Testing
import UIKit

@Suite("The attributes of a text field")
@MainActor
struct TextFieldAttributeTests {
  private func text(_ string: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    return NSAttributedString(
      string: string,
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red,
        .paragraphStyle: style,
      ])
  }

  @Test("are those of a text that was set with some")
  func attributedText() throws {
    let field = UITextField()
    field.attributedText = text("Name")
    #expect(field.text == "Name" && field.textColor == .red && field.textAlignment == .center)
    #expect(field.font == .boldSystemFont(ofSize: 30))
    let read = try #require(field.attributedText)
    #expect(read.string == "Name")
    #expect(read.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    field.attributedText = NSAttributedString(string: "")
    #expect(field.text == "" && field.textColor == .red)
  }

  @Test("can be set for every text")
  func defaults() {
    let field = UITextField()
    #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == field.textColor)
    field.defaultTextAttributes = [.foregroundColor: UIColor.blue]
    field.text = "Name"
    #expect(field.textColor == .blue && field.font == UITextField().font)
  }

  @Test("are kept for each part of a text, and shown, until the text is another one")
  func parts() throws {
    let field = UITextField()
    let text = NSMutableAttributedString(string: "ab", attributes: [.kern: 3])
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    func value(_ key: NSAttributedString.Key, at index: Int) -> Any? {
      field.attributedText?.attribute(key, at: index, effectiveRange: nil)
    }
    let width = field.intrinsicContentSize.width
    field.attributedText = text
    #expect(value(.kern, at: 0) as? Int == 3 && value(.font, at: 1) as? UIFont == field.font)
    #expect(value(.foregroundColor, at: 0) as? UIColor == .label)
    #expect(value(.foregroundColor, at: 1) as? UIColor == .red)
    let spread = field.intrinsicContentSize.width
    field.font = .systemFont(ofSize: 30)
    #expect(value(.font, at: 0) as? UIFont == .systemFont(ofSize: 30))
    field.font = nil
    field.text = "ab"
    #expect(spread > field.intrinsicContentSize.width + 2 && spread > width)
    #expect(value(.foregroundColor, at: 1) as? UIColor == .label)
  }

  @Test("of what stands in the place of a text count, and not for the text")
  func placeholder() {
    let field = UITextField()
    let plain = UITextField()
    plain.text = "x"
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.kern: 20, .font: UIFont.systemFont(ofSize: 9)])
    #expect(field.intrinsicContentSize.width > 60)
    field.text = "x"
    #expect(field.intrinsicContentSize == plain.intrinsicContentSize)
  }
}
