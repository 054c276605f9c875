public import Foundation

/// What is shown in the place of a character of a text: a picture.
///
/// Differs from UIKit: files are not shown.
// Sendable although a class: all that changes is behind a lock.
nonisolated open class NSTextAttachment: NSObject, NSTextAttachmentLayout, @unchecked Sendable {
  private struct Values {
    var contents: Data?
    var fileType: String?
    var image: UIImage?
    var bounds = CGRect.zero
    var padding: CGFloat = 0
    var allowsView = true
  }

  private let mark = FoundationMark()
  private let lock = NSLock()
  private var guarded = Values()

  private var values: Values {
    get { lock.withLock { guarded } }
    set { lock.withLock { guarded = newValue } }
  }

  /// The character that stands for an attachment, U+FFFC.
  public class var character: Int { 0xFFFC }

  /// Makes an attachment without a picture.
  public convenience override init() {
    self.init(data: nil, ofType: nil)
  }

  /// Makes an attachment of a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Makes an attachment of data; if that is a picture, it is shown.
  ///
  /// - Parameters:
  ///   - contentData: The data.
  ///   - uti: What it is, such as `public.png`.
  public init(data contentData: Data?, ofType uti: String?) {
    guarded.contents = contentData
    guarded.fileType = uti
    super.init()
  }

  /// The data of the attachment.
  open var contents: Data? {
    get { values.contents }
    set { values.contents = newValue }
  }

  /// What the data is.
  open var fileType: String? {
    get { values.fileType }
    set { values.fileType = newValue }
  }

  /// The picture; that of the data unless set.
  open var image: UIImage? {
    get { values.image ?? contents.flatMap { UIImage(data: $0) } }
    set { values.image = newValue }
  }

  /// Where the picture is, in points: its origin seen from the place on the baseline, with y pointing up. An empty
  /// rectangle stands for the picture's own size.
  open var bounds: CGRect {
    get { values.bounds }
    set { values.bounds = newValue }
  }

  /// How much room is left free at both sides, in points.
  open var lineLayoutPadding: CGFloat {
    get { values.padding }
    set { values.padding = newValue }
  }

  /// Whether the attachment may show a view (since iOS 15).
  open var allowsTextAttachmentView: Bool {
    get { values.allowsView }
    set { values.allowsView = newValue }
  }

  /// Whether the attachment shows a view, where that can be: it may, and something has one (since iOS 15).
  ///
  /// Source: a note of an app's authors: on iOS an override of `viewProvider(for:location:textContainer:)` is enough.
  open var usesTextAttachmentView: Bool {
    guard allowsTextAttachmentView else { return false }
    return viewProviderClass != nil
      || viewProvider(for: nil, location: StorageLocation(0), textContainer: nil) != nil
  }

  private var viewProviderClass: NSTextAttachmentViewProvider.Type? {
    guard allowsTextAttachmentView, let fileType else { return nil }
    return AttachmentViewClasses[fileType]
  }

  /// Says which class has the views of attachments whose data is of a type (since iOS 15).
  ///
  /// - Parameters:
  ///   - textAttachmentViewProviderClass: A subclass of ``NSTextAttachmentViewProvider``.
  ///   - fileType: The type, such as `public.png`.
  open class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
  ) {
    AttachmentViewClasses[fileType] =
      textAttachmentViewProviderClass as? NSTextAttachmentViewProvider.Type
  }

  /// The class that has the views of attachments whose data is of a type; nil for none (since iOS 15).
  open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
    AttachmentViewClasses[fileType]
  }

  // MARK: NSTextAttachmentLayout

  /// The picture that is drawn: that for a layout manager of before, unless overridden.
  open func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage? {
    image(
      forBounds: bounds, textContainer: textContainer,
      characterIndex: (location as? StorageLocation)?.offset ?? 0)
  }

  /// Where it is when the text is laid out: where its view says, or where it would be for a layout manager of before,
  /// unless overridden.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    if let provider = textContainer?.textLayoutManager?.provider(of: self, at: location) {
      return provider.attachmentBounds(
        for: attributes, location: location, textContainer: textContainer,
        proposedLineFragment: proposedLineFragment, position: position)
    }
    return attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
      characterIndex: (location as? StorageLocation)?.offset ?? 0)
  }

  /// What has a view for it: an object of the class that is registered for its type, unless overridden.
  ///
  /// Source: UIKit documentation, "viewProvider(for:location:textContainer:)".
  open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    viewProviderClass.map {
      .make(
        $0, for: self, in: parentView, manager: textContainer?.textLayoutManager, at: location)
    }
  }

  /// Where the picture is when the text is laid out: `bounds`, or the picture's size, unless overridden.
  ///
  /// - Parameters:
  ///   - textContainer: The room of the text; nil for labels and drawn text.
  ///   - lineFrag: The room of the line.
  ///   - position: Where the character is in it.
  ///   - charIndex: Which character it is.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
  }

  /// The picture that is drawn: `image`, unless overridden.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}

nonisolated extension NSAttributedString {
  /// Makes a text of one character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Makes a text of one character that stands for an attachment, and looks as attributes say.
  public convenience init(
    attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]
  ) {
    self.init(
      string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
  }

  /// Whether a part of the text has attachments.
  public func containsAttachments(in range: NSRange) -> Bool {
    var isFound = false
    enumerateAttributes(in: range, options: .longestEffectiveRangeNotRequired) {
      attributes, _, stop in
      guard attributes[.attachment] is NSTextAttachment else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }
}
