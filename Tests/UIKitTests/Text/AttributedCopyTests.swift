import Foundation
import Simulator
import Testing
import UIKit

@Suite("A label's text with attributes")
@MainActor
struct AttributedCopyTests {
  @Test("may have several fonts and colors in a text that can be changed")
  func several() {
    let device = Device(era: .iOS18)
    device.perform {
      let text = NSMutableAttributedString(
        string: "Bold and red", attributes: [.font: UIFont.systemFont(ofSize: 17)])
      text.addAttributes(
        [.font: UIFont.boldSystemFont(ofSize: 17)], range: NSRange(location: 0, length: 4))
      text.addAttributes(
        [.foregroundColor: UIColor.systemRed], range: NSRange(location: 9, length: 3))
      let label = UILabel()
      label.attributedText = text
      #expect(label.text == "Bold and red" && label.font == .boldSystemFont(ofSize: 17))
    }
  }

  @Test("may come with geometry in objects, which are cast as on Apple's systems")
  func geometry() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let object: Any = NSValue(cgRect: rect)
    #expect(object as? CGRect == rect && object as? CGPoint == nil)
    let value: Any = rect
    #expect((value as? NSValue)?.cgRectValue == rect)
    #expect((NSValue(cgPoint: CGPoint(x: 1, y: 2)) as Any) as? CGPoint == CGPoint(x: 1, y: 2))
    #expect((NSValue(cgSize: rect.size) as Any) as? CGSize == rect.size)
  }
}

@Suite("Fonts and colors of parts of a text")
@MainActor
struct AttributeChangeTests {
  @Test("can be changed where there are others, copied and compared")
  func changes() {
    let text = NSMutableAttributedString(
      string: "Bold and red",
      attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label])
    let start = NSRange(location: 0, length: 4)
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: start)
    text.addAttributes([.foregroundColor: UIColor.red], range: NSRange(location: 9, length: 3))
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 2
    text.addAttribute(.paragraphStyle, value: NSParagraphStyle.default, range: start)
    text.addAttribute(.paragraphStyle, value: style, range: start)
    text.addAttribute(.shadow, value: NSShadow(), range: start)
    text.addAttribute(.shadow, value: NSShadow(), range: start)
    let copy = NSAttributedString(attributedString: text)
    #expect(copy.isEqual(to: text))
    #expect(
      copy.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 17))
    #expect(copy.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
    #expect(copy.attribute(.foregroundColor, at: 9, effectiveRange: nil) as? UIColor == .red)
    var range = NSRange()
    let all = NSRange(location: 0, length: text.length)
    _ = text.attribute(.font, at: 0, longestEffectiveRange: &range, in: all)
    #expect(range == start)
    text.append(copy)
    #expect(text.length == 24 && text.attributedSubstring(from: start).length == 4)
  }

  @Test("are a label's own once they are set")
  func copied() {
    let text = NSMutableAttributedString(string: "text", attributes: [.kern: 1])
    let label = UILabel()
    label.attributedText = text
    text.addAttribute(.kern, value: 5, range: NSRange(location: 0, length: 4))
    text.mutableString.append("!")
    #expect(label.attributedText?.string == "text")
    #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
  }
}
