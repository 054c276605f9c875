public import Foundation

/// A part of a document that is laid out by itself (since iOS 15), such as a paragraph.
nonisolated open class NSTextElement: NSObject {
  /// Makes an element of a document.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }

  /// Who holds the document.
  open weak var textContentManager: NSTextContentManager?

  /// Where it is in the document.
  open var elementRange: NSTextRange?

  /// The elements in it (since iOS 16); none unless overridden.
  open var childElements: [NSTextElement] { [] }

  /// The element in which it is (since iOS 16); none unless overridden.
  open weak var parentElement: NSTextElement? { nil }

  /// Whether it stands for something of the document (since iOS 16).
  open var isRepresentedElement: Bool { true }
}

/// A paragraph of a document (since iOS 15), with what ends it.
nonisolated open class NSTextParagraph: NSTextElement {
  private let text: NSAttributedString

  /// Makes a paragraph as it looks; an empty one without a text.
  public init(attributedString: NSAttributedString?) {
    text = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  /// Makes an empty paragraph of a document.
  public override init(textContentManager: NSTextContentManager?) {
    text = NSAttributedString(string: "")
    super.init(textContentManager: textContentManager)
  }

  /// How it looks.
  open var attributedString: NSAttributedString { text }

  /// Where it is in the document, without what ends it.
  open var paragraphContentRange: NSTextRange? { parts?.content }

  /// Where what ends it is in the document; empty at the end of a text.
  open var paragraphSeparatorRange: NSTextRange? { parts?.separator }

  private var parts: (content: NSTextRange, separator: NSTextRange)? {
    guard let range = elementRange, let manager = textContentManager else { return nil }
    var content = 0
    (text.string as NSString).getParagraphStart(
      nil, end: nil, contentsEnd: &content, for: NSRange(location: 0, length: 0))
    guard let middle = manager.location(range.location, offsetBy: content),
      let first = NSTextRange(location: range.location, end: middle),
      let last = NSTextRange(location: middle, end: range.endLocation)
    else { return nil }
    return (first, last)
  }
}
