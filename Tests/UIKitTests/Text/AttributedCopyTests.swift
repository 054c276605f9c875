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
