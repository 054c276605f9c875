public import Foundation

/// Lays out an HTML text that is printed.
///
/// Source: Apple's documentation of `UIMarkupTextPrintFormatter`. Differs from UIKit: it shows what `NSAttributedString`
/// reads of HTML, so no tables, no pictures, and text of 12 points that says no size.
nonisolated open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The pages of last time.
  private var laidOut: PrintedText?

  /// Makes a formatter of no text.
  public override init() {
    super.init()
  }

  /// Makes a formatter of an HTML text.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  /// The HTML text.
  open var markupText: String? { didSet { laidOut = nil } }

  private var pages: PrintedText {
    let room = room
    if let laidOut, laidOut.room == room { return laidOut }
    let made = PrintedText(printedText, in: room)
    laidOut = made
    return made
  }

  /// What is read, without the break behind its last block.
  private var printedText: NSAttributedString {
    let text = HTMLReader.read(markupText ?? "")
    guard text.string.hasSuffix("\n") else { return text }
    return text.attributedSubstring(from: NSRange(location: 0, length: text.length - 1))
  }

  /// How many pages the text takes.
  open override var pageCount: Int { pages.pageCount }

  /// Draws the lines of a page.
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    pages.draw(page: pageIndex - startPage, in: rect)
  }

  override func makeCopy() -> UIPrintFormatter {
    let copy = UIMarkupTextPrintFormatter()
    copy.markupText = markupText
    return copy
  }
}
