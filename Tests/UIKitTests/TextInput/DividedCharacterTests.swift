import Simulator
import Testing
import UIKit

@Suite("A range that begins or ends inside a character of several places")
@MainActor
struct DividedCharacterTests {
  private typealias Input = UIView & UITextInput

  private func make(_ isField: Bool) -> (Device, any Input) {
    let device = Device(era: .iOS18)
    let root = UIViewController()
    device.launch { root }
    let frame = CGRect(x: 20, y: 200, width: 300, height: 100)
    let text: any Input = isField ? UITextField(frame: frame) : UITextView(frame: frame)
    device.perform {
      root.view.addSubview(text)
      text.becomeFirstResponder()
    }
    device.perform { text.insertText("a👍🏽b") }
    device.advance(by: 0.1)
    return (device, text)
  }

  private func textRange(_ span: Range<Int>, in text: any Input) -> UITextRange? {
    let start = text.beginningOfDocument
    guard let from = text.position(from: start, offset: span.lowerBound),
      let to = text.position(from: start, offset: span.upperBound)
    else { return nil }
    return text.textRange(from: from, to: to)
  }

  private func content(_ text: any Input) -> String? {
    text.textRange(from: text.beginningOfDocument, to: text.endOfDocument).flatMap(text.text(in:))
  }

  @Test(
    "takes the whole character",
    arguments: [true, false],
    [
      (1..<2, "aRb"), (2..<3, "aRb"), (2..<4, "aRb"), (4..<6, "aR"), (0..<6, "R"), (0..<1, "R👍🏽b"),
      (2..<2, "aR👍🏽b"), (3..<3, "aR👍🏽b"),
    ])
  func replaces(isField: Bool, part: (span: Range<Int>, result: String)) throws {
    let (device, text) = make(isField)
    let range = try #require(textRange(part.span, in: text))
    device.perform { text.replace(range, withText: "R") }
    #expect(content(text) == part.result)
  }

  @Test("is read as whole characters, and typed over as such", arguments: [true, false])
  func selects(isField: Bool) throws {
    let (device, text) = make(isField)
    let range = try #require(textRange(2..<4, in: text))
    #expect(text.text(in: range) == "👍🏽")
    device.perform { text.selectedTextRange = range }
    #expect(device.type("x"))
    #expect(content(text) == "axb")
  }
}
