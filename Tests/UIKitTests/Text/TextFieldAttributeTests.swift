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
}
