import Foundation
import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("Measured text")
@MainActor
struct TextMeasuringTests {
  private let font = UIFont.systemFont(ofSize: 17)

  @Test("is as wide as its characters and as high as its font's line, not rounded")
  func oneLine() {
    let size = "Hello".size(withAttributes: [.font: font])
    #expect(size.height == font.lineHeight)
    let twice = "HelloHello".size(withAttributes: [.font: font])
    #expect(abs(twice.width - 2 * size.width) < 0.001)
    #expect(("Hello" as NSString).size(withAttributes: [.font: font]) == size)
    #expect(NSAttributedString(string: "Hello", attributes: [.font: font]).size() == size)
    #expect("".size(withAttributes: [.font: font]) == CGSize(width: 0, height: font.lineHeight))
  }

  @Test("has a font of 12 points where none is said")
  func usualFont() {
    #expect("x".size().height == UIFont.systemFont(ofSize: 12).lineHeight)
  }

  @Test("breaks into lines if asked for, as a label's text does")
  func breaks() {
    let text = "one two three four five six"
    let room = CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)
    let rect = text.boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading],
      attributes: [.font: font], context: nil)
    #expect(rect.width <= 80 && rect.height > 2 * font.lineHeight && rect.origin == .zero)
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = text
    let fitting = label.sizeThatFits(room)
    #expect(fitting.height >= rect.height && fitting.height < rect.height + 1)
    let unbroken = text.boundingRect(with: room, attributes: [.font: font], context: nil)
    #expect(unbroken.width > 80 && unbroken.minY == -font.ascender)
  }

  @Test("breaks between ideographs and emoji, not before what closes nor after what opens")
  func ideographs() {
    func lines(_ text: String, width: CGFloat) -> [String] {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
      view.textContainerInset = .zero
      view.textContainer.lineFragmentPadding = 0
      view.font = .systemFont(ofSize: 10)
      view.text = text
      var lines: [String] = []
      let manager = view.layoutManager
      manager.enumerateLineFragments(
        forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)
      ) { _, _, _, range, _ in
        lines.append((text as NSString).substring(with: range))
      }
      return lines
    }
    #expect(lines("你好世界", width: 25) == ["你好", "世界"])
    #expect(lines("你好。世界", width: 25) == ["你", "好。", "世界"])
    #expect(lines("你「好」", width: 35) == ["你", "「好」"])
    #expect(lines("😀😀😀", width: 26) == ["😀😀", "😀"])
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    label.text = "abc你好世界"
    let height = label.sizeThatFits(CGSize(width: 40, height: 100)).height
    #expect(height == label.sizeThatFits(CGSize(width: 45, height: 100)).height)
    #expect(height > 20 && height < 26, "a word is parted from ideographs")
  }

  @Test("ends with the last line that begins within the room")
  func limited() {
    let text = "one two three four five six"
    let rect = text.boundingRect(
      with: CGSize(width: 80, height: font.lineHeight + 1), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(abs(rect.height - 2 * font.lineHeight) < 0.001)
  }

  @Test("has the spaces and heights of its paragraph style")
  func paragraphStyle() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    style.paragraphSpacing = 10
    style.minimumLineHeight = 30
    let size = "a\nb".size(withAttributes: [.font: font, .paragraphStyle: style])
    #expect(size.height == 76)
    let multiple = NSMutableParagraphStyle()
    multiple.lineHeightMultiple = 2
    multiple.maximumLineHeight = font.lineHeight * 1.5
    let limited = "a".size(withAttributes: [.font: font, .paragraphStyle: multiple])
    #expect(limited.height == font.lineHeight * 1.5)
  }

  @Test("is wider where its characters are farther apart")
  func kern() {
    let plain = "abc".size(withAttributes: [.font: font])
    let wide = "abc".size(withAttributes: [.font: font, .kern: 2])
    #expect(abs(wide.width - plain.width - 6) < 0.001)
  }

  @Test("styles are the same if their values are")
  func equality() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    #expect(style != NSParagraphStyle.default)
    #expect(style.copy() as? NSParagraphStyle == style)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    #expect(other == style && other.hash == style.hash)
    other.lineSpacing = 1
    #expect(other != style && style.lineSpacing == 0)
  }

  @Test("gives a label its alignment and the room between its lines")
  func label() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 8
    style.lineBreakMode = .byWordWrapping
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "a\nb\nc", attributes: [.font: font, .paragraphStyle: style])
    #expect(label.textAlignment == .right && label.lineBreakMode == .byWordWrapping)
    let plain = UILabel()
    plain.numberOfLines = 0
    plain.font = font
    plain.text = "a\nb\nc"
    #expect(label.intrinsicContentSize.height == plain.intrinsicContentSize.height + 16)
    label.text = "a\nb\nc"
    #expect(label.intrinsicContentSize.height == plain.intrinsicContentSize.height)
  }

  @Test("is drawn where it is told, each line at its place")
  func drawing() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: UIColor.red, .paragraphStyle: style,
    ]
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100))
    let image = renderer.image { _ in
      "a\nb".draw(in: CGRect(x: 10, y: 20, width: 50, height: 60), withAttributes: attributes)
    }
    let lines = (image.cgImage?.commands ?? []).compactMap { command -> TextLine? in
      if case .text(let line) = command { line } else { nil }
    }
    #expect(lines.map(\.string) == ["a", "b"])
    #expect(lines.first.map { abs($0.origin.x + $0.width - 60) < 0.001 } == true)
    #expect(lines.map(\.origin.y) == [20 + font.ascender, 20 + font.lineHeight + font.ascender])
    #expect(lines.first?.color == UIColor.red.cgColor.rgba)
  }

  @Test("is wider for spaces at the end of a paragraph, not for those where it breaks")
  func trailingSpaces() {
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let space = " ".size(withAttributes: attributes).width
    #expect(space > 3)
    let word = "ab".size(withAttributes: attributes).width
    for width in ["ab  \nb", "ab  "].flatMap({ text in
      [
        text.size(withAttributes: attributes).width,
        NSAttributedString(string: text, attributes: attributes).size().width,
        NSAttributedString(string: text, attributes: [.font: font, .underlineStyle: 1]).size()
          .width,
      ]
    }) {
      #expect(abs(width - word - 2 * space) < 0.001)
    }
    func fitting(_ text: String) -> CGRect {
      NSAttributedString(string: text, attributes: [.font: font, .underlineStyle: 1]).boundingRect(
        with: CGSize(width: word + 1.5 * space, height: 100), options: .usesLineFragmentOrigin,
        context: nil)
    }
    #expect(fitting("ab   a").width < word + 0.001)
    #expect(fitting("ab    ").width <= word + 1.5 * space && fitting("ab   ").width > word)
  }
}
