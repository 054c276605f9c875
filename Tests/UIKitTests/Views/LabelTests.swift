import Foundation
import Simulator
import Testing
import UIKit

@Suite("A label's text")
@MainActor
struct LabelTests {
  private let device = Device(era: .iOS18)

  @Test("has the label's font and color as attributes")
  func ownAttributes() {
    UISystem.current = device.system
    let label = UILabel()
    #expect(label.attributedText == nil)
    label.text = "Hello"
    label.font = .systemFont(ofSize: 20)
    label.textColor = .red
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(label.attributedText?.string == "Hello")
    #expect(attributes?[.font] as? UIFont == UIFont.systemFont(ofSize: 20))
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
  }

  @Test("gives its color and font to the attributes of a text of one look, too")
  func setAfterwards() {
    UISystem.current = device.system
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Hello", attributes: [.kern: 2])
    label.textColor = .red
    label.font = .systemFont(ofSize: 30)
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
    #expect(attributes?[.font] as? UIFont == UIFont.systemFont(ofSize: 30))
    #expect(attributes?[.kern] as? Int == 2)
  }

  @Test("takes its font and color from attributes, until it is set without")
  func attributed() {
    UISystem.current = device.system
    let label = UILabel()
    let text = NSAttributedString(
      string: "Hello",
      attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.blue])
    label.attributedText = text
    #expect(label.text == "Hello" && label.attributedText == text)
    #expect(label.font == .systemFont(ofSize: 30) && label.textColor == .blue)
    let plain = UILabel()
    plain.text = "Hello"
    plain.font = .systemFont(ofSize: 30)
    #expect(label.sizeThatFits(.zero) == plain.sizeThatFits(.zero))
    label.text = "Other"
    #expect(label.attributedText?.string == "Other")
  }

  @Test("lies at the top left, as large as it is")
  func textRect() {
    UISystem.current = device.system
    let label = UILabel()
    label.text = "one two three four five six"
    let bounds = CGRect(x: 10, y: 20, width: 100, height: 300)
    let one = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    let two = label.textRect(forBounds: bounds, limitedToNumberOfLines: 2)
    #expect(one.origin == bounds.origin && one.width <= 100)
    #expect(abs(two.height - 2 * one.height) <= 1)
  }

  @Test("has the room around it that a subclass says by its rectangle, in every size")
  func padding() {
    UISystem.current = device.system
    final class Padded: UILabel {
      override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        super.textRect(
          forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: numberOfLines
        ).insetBy(dx: -10, dy: -5)
      }
    }
    let (label, plain) = (Padded(), UILabel())
    for label in [label, plain] {
      label.numberOfLines = 0
      label.text = "one two three four five six"
    }
    let wide = plain.intrinsicContentSize
    #expect(
      label.intrinsicContentSize == CGSize(width: wide.width + 20, height: wide.height + 10))
    let narrow = plain.sizeThatFits(CGSize(width: 80, height: 0))
    #expect(
      label.sizeThatFits(CGSize(width: 100, height: 0))
        == CGSize(width: narrow.width + 20, height: narrow.height + 10))
    label.text = nil
    #expect(label.intrinsicContentSize == CGSize(width: 20, height: 10))
  }
}
