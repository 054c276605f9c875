import Foundation
import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("Text in views, in particular")
@MainActor
struct TextExtrasTests {
  private func drawn(in view: UIView) -> [TextLine] {
    view.layoutIfNeeded()
    view.layer.displayTree()
    return view.subviews.flatMap(\.layer.drawings).compactMap {
      if case .text(let line) = $0 { line } else { nil }
    }
  }

  @Test("is drawn as the label was when it was asked, whenever somebody looks")
  func labelsDrawnLater() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    (label.text, label.textColor, label.textAlignment) = ("old", .red, .right)
    view.addSubview(label)
    label.layer.displayTree()
    let (before, middle) = (label.layer.ownDrawings, label.bounds.midX)
    (label.text, label.textColor, label.textAlignment) = ("new", .blue, .left)
    label.font = .systemFont(ofSize: 30)
    label.bounds.size.width = 100
    guard case .text(let line)? = before?.commands.first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(line.string == "old" && line.color == UIColor.red.cgColor.rgba)
    #expect(line.fontSize == 17 && line.origin.x > middle)
    #expect(drawn(in: view).map(\.string) == ["new"])
  }

  @Test("leads somewhere in a color of its own, in text views")
  func links() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let text = NSMutableAttributedString(string: "see ")
    text.append(NSAttributedString(string: "here", attributes: [.link: "https://example.org"]))
    view.attributedText = text
    let tint = UIColor.systemBlue.resolvedColor(with: device.system.traits).cgColor.rgba
    #expect(drawn(in: view).last?.color == tint && drawn(in: view).first?.color != tint)
    view.linkTextAttributes = [.foregroundColor: UIColor.red]
    #expect(drawn(in: view).last?.color == UIColor.red.cgColor.rgba)
    #expect(view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil) == nil)
  }

  @Test("shrinks to fit in text fields, down to a size")
  func shrinking() throws {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.font = .systemFont(ofSize: 20)
    field.text = "a text that is much too long"
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 15
    #expect(abs(field.minimumFontSize - 15) < 0.01)
    #expect(abs(try #require(drawn(in: field).first).fontSize - 15) < 0.01)
  }

  @Test("may be empty, and has fixed colors for light and dark backgrounds")
  func others() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a" && NSAttributedString().length == 0 && NSTextStorage().length == 0)
    #expect(UIColor.darkText == .black && UIColor.lightText.cgColor.alpha == 0.6)
  }

  @Test("is written from the right in some languages")
  func directions() {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he-IL") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "en") == .leftToRight)
  }

  @Test("has a picture of the app's in the place of a field's border")
  func background() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
    let disabled = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
    field.borderStyle = .roundedRect
    field.disabledBackground = disabled
    let view = field.subviews.first as? UIImageView
    #expect(view?.layer.borderWidth ?? 0 > 0)
    field.background = image
    field.layoutIfNeeded()
    #expect(view?.image === image && view?.frame == field.bounds && view?.layer.borderWidth == 0)
    field.isEnabled = false
    #expect(view?.image === disabled)
    field.background = nil
    #expect(view?.image == nil && view?.layer.cornerRadius == 5)
  }

  @Test("has attributes for typed text before it is edited, which only then can be set")
  func typingAttributes() {
    UISystem.current = Device(era: .iOS18).system
    let field = UITextField()
    #expect(field.typingAttributes?[.font] as? UIFont == field.font)
    field.typingAttributes = [:]
    #expect(field.typingAttributes?[.font] as? UIFont == field.font)
  }
}
