import Foundation
import Testing
import UIKit

@Suite("A rich text")
@MainActor
struct RichTextFileTests {
  private func read(_ file: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(file.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
      documentAttributes: nil)
  }

  private func font(_ text: NSAttributedString, at place: Int) throws -> UIFont {
    try #require(text.attribute(.font, at: place, effectiveRange: nil) as? UIFont)
  }

  /// As TextEdit writes it.
  private static let file = #"""
    {\rtf1\ansi\ansicpg1252\cocoartf2639
    \cocoatextscaling0\cocoaplatform0{\fonttbl\f0\fswiss\fcharset0 Helvetica;
    \f1\fswiss\fcharset0 Helvetica-Bold;}
    {\colortbl;\red255\green255\blue255;\red251\green2\blue7;}
    {\*\expandedcolortbl;;\cssrgb\c100000\c14913\c0;}
    \paperw11900\paperh16840\margl1440\margr1440\vieww11520\viewh8400\viewkind0
    \pard\tx720\tx1440\qc\pardirnatural\partightenfactor0

    \f0\fs24 \cf0 Hello 
    \f1\b\fs36 \cf2 world\
    \pard\ql\li400\fi-200\sa120
    \f0\b0\fs24 \cf0 Caf\'e9 \uc0\u8364  \ul under\ulnone  \{x\}\
    }
    """#

  @Test("is read with its letters, colors and paragraphs")
  func reading() throws {
    let text = try read(Self.file)
    #expect(text.string == "Hello world\nCafé € under {x}\n")
    #expect(try font(text, at: 0).pointSize == 12)
    let world = (text.string as NSString).range(of: "world").location
    let bold = try font(text, at: world)
    #expect(bold.pointSize == 18 && bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    let color = text.attribute(.foregroundColor, at: world, effectiveRange: nil) as? UIColor
    #expect(color == UIColor(red: 251 / 255, green: 2 / 255, blue: 7 / 255, alpha: 1))
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    let first = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(first?.alignment == .center && first?.tabStops.map(\.location) == [36, 72])
    let under = (text.string as NSString).range(of: "under").location
    #expect(text.attribute(.underlineStyle, at: under, effectiveRange: nil) as? Int == 1)
    #expect(text.attribute(.underlineStyle, at: under + 5, effectiveRange: nil) == nil)
    let second =
      text.attribute(.paragraphStyle, at: under, effectiveRange: nil) as? NSParagraphStyle
    #expect(second?.headIndent == 20 && second?.firstLineHeadIndent == 10)
    #expect(second?.paragraphSpacing == 6 && second?.alignment == .left)
  }

  @Test("leaves out what is none of its text, and keeps links")
  func groups() throws {
    let text = try read(
      #"{\rtf1\ansi{\fonttbl{\f0\fnil Courier{\*\falt Arial};}}{\stylesheet{\s0 Normal;}}"#
        + #"{\info{\title Secret}}{\*\generator Me;}{\pict\pngblip 89504e47}One\par "#
        + #"{\field{\*\fldinst{HYPERLINK "https://example.com"}}{\fldrslt link}}"#
        + #"{\i \uc1\u-10179 ?\u-8704 ?}\~\emdash\line end}"#)
    #expect(text.string == "One\nlink\u{1F600}\u{A0}—\u{2028}end")
    let link = (text.string as NSString).range(of: "link").location
    #expect(
      text.attribute(.link, at: link, effectiveRange: nil) as? URL
        == URL(string: "https://example.com"))
    #expect(text.attribute(.link, at: link + 4, effectiveRange: nil) == nil)
    #expect(try font(text, at: link + 4).fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(try font(text, at: 0).familyName == "Courier")
  }

  @Test("is found out by its beginning, and an error where it was to be one")
  func type() throws {
    var kind: NSDictionary?
    let text = try NSAttributedString(
      data: Data(#"{\rtf1 a}"#.utf8), documentAttributes: &kind)
    #expect(text.string == "a" && kind?["DocumentType"] as? String == "NSRTF")
    #expect(throws: CocoaError.self) { try read("no rich text") }
  }

  @Test("says after it was written what it said before")
  func writing() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.headIndent, style.paragraphSpacing) = (.right, 30, 4)
    let text = NSMutableAttributedString(
      string: "Plain {bold}\\ \u{1F600} é\n",
      attributes: [.font: try #require(UIFont(name: "Helvetica", size: 13))])
    text.append(
      NSAttributedString(
        string: "Second\tline",
        attributes: [
          .font: UIFont(name: "Helvetica-Bold", size: 20) as Any, .paragraphStyle: style,
          .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
          .underlineStyle: NSUnderlineStyle.double.rawValue, .strikethroughStyle: 1,
          .baselineOffset: 3, .link: URL(string: "https://example.com/a") as Any,
        ]))
    let all = NSRange(location: 0, length: text.length)
    let data = try text.data(
      from: all, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    #expect(data.starts(with: Array("{\\rtf1\\ansi".utf8)) && data.allSatisfy { $0 < 0x80 })
    let again = try NSAttributedString(data: data, documentAttributes: nil)
    #expect(again.string == text.string)
    #expect(try font(again, at: 0).pointSize == 13)
    let place = text.length - 1
    let bold = try font(again, at: place)
    #expect(bold.pointSize == 20 && bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    for key: NSAttributedString.Key in [
      .foregroundColor, .underlineStyle, .strikethroughStyle, .link,
    ] {
      let values = [again, text].map {
        String(describing: $0.attribute(key, at: place, effectiveRange: nil))
      }
      #expect(values[0] == values[1] && values[0] != "nil")
    }
    #expect(again.attribute(.baselineOffset, at: place, effectiveRange: nil) as? CGFloat == 3)
    let read = again.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
    #expect(read?.alignment == .right && read?.headIndent == 30 && read?.paragraphSpacing == 4)
  }
}
