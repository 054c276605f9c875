import Foundation
import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("A text whose parts look different")
@MainActor
struct RichTextTests {
  private let device = Device(era: .iOS18)
  private let small = UIFont.systemFont(ofSize: 10)
  private let large = UIFont.systemFont(ofSize: 30)

  private func makeText() -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "small ", attributes: [.font: small])
    text.append(
      NSAttributedString(
        string: "LARGE", attributes: [.font: large, .foregroundColor: UIColor.red]))
    return text
  }

  /// The pieces of text that a label draws.
  private func drawn(_ label: UILabel) -> [TextLine] {
    label.layer.displayTree()
    return label.layer.drawings.compactMap { command in
      if case .text(let line) = command { line } else { nil }
    }
  }

  @Test("is as wide as its parts together, and as high as the highest")
  func size() {
    UISystem.current = device.system
    let text = makeText()
    // The space counts, as something follows it.
    let widths =
      "small x".size(withAttributes: [.font: small]).width
      - "x".size(withAttributes: [.font: small]).width
      + "LARGE".size(withAttributes: [.font: large]).width
    #expect(abs(text.size().width - widths) < 0.01)
    #expect(abs(text.size().height - large.lineHeight) < 0.01)
    let broken = text.boundingRect(
      with: CGSize(width: widths - 5, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(broken.height - small.lineHeight - large.lineHeight) < 0.01)
  }

  @Test("is drawn by a label part by part, on one baseline")
  func label() throws {
    UISystem.current = device.system
    let label = UILabel()
    label.attributedText = makeText()
    label.sizeToFit()
    #expect(label.font == small && abs(label.bounds.height - large.lineHeight) < 0.5)
    let lines = drawn(label)
    #expect(lines.map(\.string) == ["small ", "LARGE"] && lines.map(\.fontSize) == [10, 30])
    let (first, second) = (try #require(lines.first), try #require(lines.last))
    #expect(first.origin.y == second.origin.y)
    #expect(abs(second.origin.x - first.width) < 1)
    #expect(second.color == UIColor.red.cgColor.rgba && first.color != second.color)
  }

  @Test("has the label's own color where it has none, not that of its first character")
  func ownColor() {
    UISystem.current = device.system
    let text = NSMutableAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: " own", attributes: [.font: large]))
    let label = UILabel()
    label.textColor = .blue
    label.attributedText = text
    label.sizeToFit()
    #expect(drawn(label).map(\.color) == [UIColor.red, .blue].map(\.cgColor.rgba))
    #expect(label.textColor == .red)
    label.isHighlighted = true
    label.highlightedTextColor = .green
    #expect(Set(drawn(label).map(\.color)) == [UIColor.green.cgColor.rgba])
  }

  @Test("looks the same throughout once a label's font or color is set")
  func overwritten() {
    UISystem.current = device.system
    let label = UILabel()
    label.attributedText = makeText()
    label.font = .systemFont(ofSize: 12)
    label.textColor = .blue
    label.sizeToFit()
    #expect(Set(drawn(label).map(\.fontSize)) == [12])
    #expect(Set(drawn(label).map(\.color)) == [UIColor.blue.cgColor.rgba])
    let read = label.attributedText?.attribute(.font, at: 8, effectiveRange: nil) as? UIFont
    #expect(read == .systemFont(ofSize: 12))
  }

  @Test("leaves a label its own look for a text without attributes")
  func ownLook() {
    UISystem.current = device.system
    let label = UILabel()
    let (own, other) = (UIFont.systemFont(ofSize: 20), UIFont.systemFont(ofSize: 10))
    label.font = own
    label.textColor = .red
    label.attributedText = NSAttributedString(
      string: "text", attributes: [.font: other, .foregroundColor: UIColor.blue])
    #expect(label.font == other && label.textColor == .blue)
    label.text = "text"
    #expect(label.font == own && label.textColor == .red)
    label.attributedText = NSAttributedString(string: "text", attributes: [.font: other])
    label.textColor = .green
    label.attributedText = nil
    #expect(label.font == own && label.textColor == .green && label.text == nil)
  }

  @Test("has the label's font where it says nothing")
  func plainParts() {
    UISystem.current = device.system
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    let text = NSMutableAttributedString(string: "big", attributes: [.font: large])
    text.append(NSAttributedString(string: " rest"))
    label.attributedText = text
    label.sizeToFit()
    #expect(drawn(label).map(\.fontSize) == [30, 20])
  }

  @Test("is cut with an ellipsis that looks as what is before it")
  func truncation() {
    UISystem.current = device.system
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    label.attributedText = makeText()
    let lines = drawn(label)
    #expect(lines.last?.string == "…" && lines.last?.fontSize == 30)
    #expect((lines.last.map { $0.origin.x + $0.width } ?? 1000) <= 80)
  }

  @Test("begins lines at their indents, and leads tabs to their stops")
  func indents() {
    UISystem.current = device.system
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 5
    style.headIndent = 20
    style.tailIndent = -10
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "some words in many lines", attributes: [.font: small, .paragraphStyle: style])
    let lines = drawn(label)
    #expect(lines.count > 1 && lines.first?.origin.x == 5)
    #expect(lines.dropFirst().allSatisfy { $0.origin.x == 20 })
    #expect(lines.allSatisfy { $0.origin.x + $0.width <= 90.5 })
    let tabs = NSMutableParagraphStyle()
    tabs.tabStops = [NSTextTab(textAlignment: .left, location: 50)]
    label.attributedText = NSAttributedString(
      string: "a\tb", attributes: [.font: small, .paragraphStyle: tabs])
    #expect(drawn(label).map(\.origin.x) == [0, 50])
  }

  @Test("fills lines to both sides if it is justified, but the last one")
  func justified() throws {
    UISystem.current = device.system
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    label.numberOfLines = 0
    label.font = small
    label.textAlignment = .justified
    label.text = "some words that go on in many lines"
    let lines = Dictionary(grouping: drawn(label), by: \.origin.y).sorted { $0.key < $1.key }
    let ends = lines.map { line in line.value.map { $0.origin.x + $0.width }.max() ?? 0 }
    #expect(ends.count > 1 && abs((ends.first ?? 0) - 100) < 1)
    #expect((ends.last ?? 100) < 99)
  }

  @Test(
    "has pictures among its characters, on the baseline, in the color of the text if they are templates"
  )
  func attachments() throws {
    UISystem.current = device.system
    let attachment = NSTextAttachment(image: try #require(UIImage(systemName: "xmark")))
    attachment.bounds = CGRect(x: 0, y: -4, width: 40, height: 24)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: small])
    text.append(NSAttributedString(attachment: attachment))
    let all = NSRange(location: 0, length: text.length)
    #expect(text.length == 2 && text.containsAttachments(in: all))
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 1)))
    let width = "a".size(withAttributes: [.font: small]).width
    #expect(abs(text.size().width - width - 40) < 0.01)
    #expect(abs(text.size().height - 20 - max(4, -small.descender)) < 0.01)
    let label = UILabel()
    label.attributedText = text
    label.sizeToFit()
    label.layer.displayTree()
    let images = label.layer.drawings.compactMap { command -> CGRect? in
      if case .image(_, let rect) = command { rect } else { nil }
    }
    let baseline = try #require(drawn(label).first?.origin.y)
    #expect(images.count == 1 && images.first?.size == CGSize(width: 40, height: 24))
    #expect(images.first?.maxY == baseline + 4)
  }

  @Test("casts a shadow where it says so, and a label's own wherever it is")
  func shadows() {
    UISystem.current = device.system
    let label = UILabel()
    label.text = "text"
    label.shadowColor = .red
    label.sizeToFit()
    label.layer.displayTree()
    guard case .group(let group)? = label.layer.drawings.first else {
      Issue.record("no shadow")
      return
    }
    #expect(group.shadow?.offset == CGSize(width: 0, height: -1))
    #expect(group.shadow?.color == UIColor.red.cgColor.rgba)
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    label.shadowColor = nil
    label.attributedText = NSAttributedString(string: "text", attributes: [.shadow: shadow])
    label.layer.displayTree()
    guard case .group(let own)? = label.layer.drawings.first else {
      Issue.record("no shadow")
      return
    }
    #expect(own.shadow?.offset == CGSize(width: 2, height: 3) && own.commands.count == 1)
    #expect(shadow.copy() as? NSShadow == shadow && NSShadow() != shadow)
  }
}

@Suite("A label that draws its text")
@MainActor
struct LabelDrawingTests {
  private let device = Device(era: .iOS18)

  /// A label that leaves room around its text, as many apps have one.
  private final class PaddedLabel: UILabel {
    var insets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  }

  private func texts(_ label: UILabel) -> [TextLine] {
    label.layer.displayTree()
    return label.layer.drawings.compactMap { if case .text(let line) = $0 { line } else { nil } }
  }

  @Test("draws it where an override of drawText(in:) says")
  func padding() {
    UISystem.current = device.system
    let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "text"
    #expect(texts(label).map(\.origin.x) == [10])
    label.text = "a text that is too long for a line"
    #expect(texts(label).allSatisfy { $0.origin.x + $0.width <= 90 })
  }

  @Test("draws it into a context that an app makes, too")
  func context() {
    UISystem.current = device.system
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "text"
    let image = UIGraphicsImageRenderer(size: label.bounds.size).image { _ in
      label.drawText(in: label.bounds)
    }
    let empty = UIGraphicsImageRenderer(size: label.bounds.size).image { _ in }
    #expect(image.cgImage != empty.cgImage)
  }

  @Test("shrinks one line to fit, as far as it may")
  func shrinking() throws {
    UISystem.current = device.system
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.font = .systemFont(ofSize: 20)
    label.text = "a line that is much too long"
    label.adjustsFontSizeToFitWidth = true
    let small = try #require(texts(label).first)
    #expect(small.string == label.text && small.fontSize < 20 && abs(small.width - 100) < 0.5)
    label.minimumScaleFactor = 0.9
    let cut = try #require(texts(label).first)
    #expect(abs(cut.fontSize - 18) < 0.01 && cut.string.hasSuffix("…"))
    label.text = "fits"
    #expect(texts(label).first?.fontSize == 20)
  }

  @Test("shrinks several lines to fit, from iOS 7 on")
  func shrinkingLines() throws {
    UISystem.current = device.system
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 48))
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = 2
    label.text = "some lines that are a little too long"
    #expect(texts(label).map(\.fontSize) == [20, 20])
    label.adjustsFontSizeToFitWidth = true
    let lines = texts(label)
    #expect(lines.count == 2 && lines.allSatisfy { $0.fontSize < 20 && $0.width <= 100 })
    #expect(lines.last?.string.hasSuffix("long") == true)
    label.minimumScaleFactor = 0.95
    #expect(texts(label).map(\.fontSize) == [19, 19])
    label.text = "unseparated extraordinarily"
    label.minimumScaleFactor = 0
    #expect(texts(label).map(\.string) == ["unseparated", "extraordinarily"])
    label.text = "fits well in two"
    #expect(texts(label).first?.fontSize == 20)
    UISystem.current = Device(era: .iOS6).system
    label.text = "some lines that are a little too long"
    #expect(texts(label).first?.fontSize == 20)
  }
}
