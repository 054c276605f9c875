import Foundation
import Simulator
import Testing
import UIKit

/// Source of the texts: github.com/Cocoanetics/DTCoreText, `NSAttributedStringHTMLTest`, which has what Apple's importer
/// makes of them; github.com/DarioBanno/JLDishwashers, `NSAttributedString+HTMLTests`, for breaks outside of blocks;
/// github.com/inSummertime/SExtensions, `NSAttributedStringInitHTMLStringTests`.
@Suite("A text that is read from HTML")
@MainActor
struct HTMLTextTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  @Test(
    "has a paragraph for each block, one space between words, and markers before items",
    arguments: [
      (
        "Prefix<p>One\ntwo\n<br>three</p><p>New Paragraph</p>Suffix",
        "Prefix\nOne two \u{2028}three\nNew Paragraph\nSuffix"
      ),
      ("a<h1>One</h1><h2>Two</h2><p>New</p>b", "a\nOne\nTwo\nNew\nb"),
      (
        "<p>Before</p><ul><li>One</li><li>Two</li></ul><p>After</p>",
        "Before\n\t•\tOne\n\t•\tTwo\nAfter\n"
      ),
      (
        "<p>Before</p><img src=\"o.jpg\"><h1>Header</h2><p>inline <img src=\"o.jpg\"> text.</p>",
        "Before\n\u{FFFC}\nHeader\ninline \u{FFFC} text.\n"
      ),
      ("<p>some <b>bold</b>\ntext and  spaces\n    .</p>", "some bold text and spaces .\n"),
      ("<a>bla</a>\nfollows\n<font>N</font> <i>*</i>s = @<b>T</b>;", "bla follows N *s = @T;"),
      ("<span>image \n <a href=\"http://a.b\"\n late</a> last</span>", "image last"),
      ("<br><br>LOREM IPSUM<br>QUE DOLOR!<br>", "\n\nLOREM IPSUM\nQUE DOLOR!\n"),
      ("<span><strong><i>Hello world!</i></strong></span>", "Hello world!"),
      ("<title>No</title><!-- no -->1 &lt; 2 &amp; &#50;&#x33; &eacute; &no;", "1 < 2 & 23 é &no;"),
      ("<ol><li>a<li>b<ul><li>c</ul></ol>", "\t1.\ta\n\t2.\tb\n\t•\tc\n"),
    ])
  func texts(html: String, text: String) throws {
    #expect(try read(html).string == text)
  }

  @Test("looks as its elements say, in Times New Roman of 12 points")
  func looks() throws {
    let text = try read("a<b>b<em>c</em></b><a href='https://x.y'>d</a><u>e</u><h2>f</h2>")
    func font(_ index: Int) -> UIFont? {
      text.attribute(.font, at: index, effectiveRange: nil) as? UIFont
    }
    #expect(font(0)?.familyName == "Times New Roman" && font(0)?.pointSize == 12)
    #expect(font(1)?.fontName == "TimesNewRomanPS-BoldMT")
    #expect(font(2)?.fontName == "TimesNewRomanPS-BoldItalicMT")
    let link = text.attributes(at: 3, effectiveRange: nil)
    #expect(link[.link] as? URL == URL(string: "https://x.y"))
    #expect(link[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(text.attribute(.link, at: 4, effectiveRange: nil) == nil)
    #expect(text.string == "abcde\nf\n" && font(6)?.pointSize == 18)
  }

  @Test("takes the styles of elements and of a sheet")
  func styles() throws {
    let html = """
      <style>p { color: #f00; font-size: 15px } .big { font-size: 20pt; text-align: center }</style>
      <p>a<span class="big" style="font-family: Nowhere, 'Courier New'">b</span></p>
      """
    let text = try read(html)
    #expect(text.string == "ab\n")
    let plain = text.attributes(at: 0, effectiveRange: nil)
    #expect(plain[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect((plain[.font] as? UIFont)?.pointSize == 15)
    let big = text.attributes(at: 1, effectiveRange: nil)
    #expect((big[.font] as? UIFont)?.pointSize == 20)
    #expect((big[.font] as? UIFont)?.familyName == "Courier New")
    #expect((big[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
  }

  /// Source: samwize.com, "NSAttributedString HTML in iOS", 2016.
  @Test("has the characters of the encoding that is said, or found out in UTF-16")
  func encodings() throws {
    let html = "<p>é</p>"
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html
    ]
    let garbled = try NSAttributedString(
      data: Data(html.utf8), options: options, documentAttributes: nil)
    #expect(garbled.string == "Ã©\n")
    let wide = try #require(html.data(using: .utf16))
    var attributes: NSDictionary?
    let text = try NSMutableAttributedString(
      data: wide, options: options, documentAttributes: &attributes)
    #expect(text.string == "é\n" && attributes?["DocumentType"] as? String == "NSHTML")
  }

  @Test("is no other than that of a file without marks, and rich text with attachments is refused")
  func otherTypes() throws {
    let plain = try NSAttributedString(data: Data("a < b".utf8), documentAttributes: nil)
    #expect(plain.string == "a < b")
    let range = NSRange(location: 0, length: 1)
    let data = try plain.data(
      from: range, documentAttributes: [.documentType: NSAttributedString.DocumentType.plain])
    #expect(data == Data("a".utf8))
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data("rtfd".utf8),
        options: [.documentType: NSAttributedString.DocumentType.rtfd], documentAttributes: nil)
    }
  }
}
