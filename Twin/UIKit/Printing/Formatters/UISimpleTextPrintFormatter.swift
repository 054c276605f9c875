public import Foundation

/// Lays out a text that is printed.
///
/// Source: Apple's documentation of `UISimpleTextPrintFormatter`. Assumed: font and color of a text with attributes are those
/// of its parts that say none, and its paragraphs say their alignment.
nonisolated open class UISimpleTextPrintFormatter: UIPrintFormatter {
  private enum Content {
    case plain(String?)
    case rich(NSAttributedString)
  }

  private var content: Content { didSet { laidOut = nil } }
  /// The pages of last time.
  private var laidOut: PrintedText?

  /// Makes a formatter of no text.
  public override init() {
    content = .plain(nil)
    super.init()
  }

  /// Makes a formatter of a text.
  public init(text: String) {
    content = .plain(text)
    super.init()
  }

  /// Makes a formatter of a text with attributes.
  public init(attributedText: NSAttributedString) {
    content = .rich(NSAttributedString(attributedString: attributedText))
    super.init()
  }

  /// The text.
  open var text: String? {
    get {
      switch content {
      case .plain(let text): text
      case .rich(let text): text.string
      }
    }
    set { content = .plain(newValue) }
  }

  /// The text with its attributes; those of a plain text are none.
  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .plain(let text): text.map { NSAttributedString(string: $0) }
      case .rich(let text): text
      }
    }
    set {
      content =
        newValue.map { .rich(NSAttributedString(attributedString: $0)) } ?? .plain(nil)
    }
  }

  /// The font of the text; 12 points of the system's for nil.
  open var font: UIFont? { didSet { laidOut = nil } }

  /// The color of the text; black for nil.
  open var color: UIColor?

  /// Where lines are from side to side.
  open var textAlignment = NSTextAlignment.left { didSet { laidOut = nil } }

  private var pages: PrintedText {
    let room = room
    if let laidOut, laidOut.room == room { return laidOut }
    let made = PrintedText(printedText, in: room, alignment: printedAlignment)
    laidOut = made
    return made
  }

  private var printedAlignment: NSTextAlignment? {
    switch content {
    case .plain: textAlignment
    case .rich: nil
    }
  }

  /// The text with the font where it says none.
  private var printedText: NSAttributedString {
    let text = NSMutableAttributedString(attributedString: attributedText ?? NSAttributedString())
    guard let font else { return text }
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.font, in: all) { value, range, _ in
      if value == nil { text.addAttribute(.font, value: font, range: range) }
    }
    return text
  }

  /// How many pages the text takes.
  open override var pageCount: Int { pages.pageCount }

  /// Draws the lines of a page.
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    pages.draw(page: pageIndex - startPage, in: rect, color: color ?? .black)
  }

  override func makeCopy() -> UIPrintFormatter {
    let copy = UISimpleTextPrintFormatter()
    copy.content = content
    (copy.font, copy.color, copy.textAlignment) = (font, color, textAlignment)
    return copy
  }
}
