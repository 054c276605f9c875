public import Foundation
import QuartzCore

/// A view that shows text.
///
/// Differs from UIKit: one font and color for the whole text; it neither shrinks nor hyphenates, and has
/// no shadow.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The text.
  open var text: String? {
    didSet {
      ownAttributedText = nil
      if text != oldValue { contentDidChange() }
    }
  }

  private var ownAttributedText: NSAttributedString?

  /// The text with its attributes; one with the label's font and color if none was set.
  ///
  /// A paragraph style in it sets how lines are aligned and break, and their heights and spaces.
  ///
  /// Differs from UIKit: the attributes of the first character are those of the whole text; the object is
  /// kept, not copied, since Foundation for Linux traps when it copies a text with two fonts in it.
  open var attributedText: NSAttributedString? {
    get { ownAttributedText ?? text.map(withOwnAttributes) }
    set {
      text = newValue?.string
      ownAttributedText = newValue
      adoptAttributes(of: newValue)
    }
  }

  private func withOwnAttributes(_ text: String) -> NSAttributedString {
    NSAttributedString(
      string: text,
      attributes: [.font: font as Any, .foregroundColor: textColor as Any])
  }

  private func adoptAttributes(of text: NSAttributedString?) {
    guard let text, text.length > 0 else { return }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      textAlignment = style.alignment
      lineBreakMode = style.lineBreakMode
    }
    contentDidChange()
  }

  /// How the text looks: by its attributes, but the font is always the label's.
  private var look: TextLook {
    guard let ownAttributedText, ownAttributedText.length > 0 else { return TextLook(font: font) }
    var look = TextLook(ownAttributedText.attributes(at: 0, effectiveRange: nil))
    look.font = font
    return look
  }

  /// Whether the text looks as if it could be used; a disabled label is fainter.
  open var isEnabled = true {
    didSet { setNeedsDisplay() }
  }

  /// Whether the text has ``highlightedTextColor``.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The color of highlighted text; the ordinary one unless set.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  private var shownColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    return isHighlighted ? highlightedTextColor ?? textColor : textColor
  }

  /// Whether the font shrinks to let the text fit. Differs from UIKit: kept and otherwise ignored.
  open var adjustsFontSizeToFitWidth = false

  /// How far the font may shrink. Differs from UIKit: kept and otherwise ignored.
  open var minimumScaleFactor: CGFloat = 0

  /// Whether letters move together before text is cut. Differs from UIKit: kept and otherwise ignored.
  open var allowsDefaultTighteningForTruncation = false

  /// Where the text lies for a number of lines: at the top left, as large as it is, within the bounds.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let block = TextBlock(
      text, look: look, width: bounds.width, numberOfLines: numberOfLines, mode: lineBreakMode)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(roundedUpToPixels(block.width), bounds.width),
      height: min(roundedUpToPixels(block.height), bounds.height))
  }

  /// The font that UIKit has given the label; nil for the usual one.
  var usualFont: UIFont?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; `nil` stands for the system's font at label size.
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = UIFont.systemFont(ofSize: UIFont.labelFontSize) }
      contentDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text; `nil` stands for the system's color of labels.
  open var textColor: UIColor! = UIColor.label {
    didSet {
      if textColor == nil { textColor = .label }
      setNeedsDisplay()
    }
  }

  /// Where lines are placed from side to side.
  open var textAlignment = NSTextAlignment.natural {
    didSet { setNeedsDisplay() }
  }

  /// How the text breaks and is cut.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { contentDidChange() }
  }

  /// The most lines there may be; 0 for as many as it takes.
  open var numberOfLines = 1 {
    didSet { contentDidChange() }
  }

  /// The width at which `intrinsicContentSize` breaks the text; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Whether a font that was made for a text style follows the person's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { textSizeDidChange() } }
  }

  override func textSizeDidChange() {
    guard adjustsFontForContentSizeCategory else { return }
    font = font.adjusted(for: traitCollection)
  }

  /// Makes a label that ignores touches, as labels do.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a label as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  nonisolated deinit {}  // As in `UIResponder`.

  /// The size of the text broken at a width, rounded up to whole pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let limit = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let block = block(text, width: limit)
    return CGSize(
      width: min(roundedUpToPixels(block.width), limit), height: roundedUpToPixels(block.height))
  }

  /// The size of the text at `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  override func boundsSizeDidChange() {
    setNeedsDisplay()
  }

  override var isUsuallyAccessibilityElement: Bool { true }
  override var usualAccessibilityLabel: String? { text }
  override var usualAccessibilityTraits: UIAccessibilityTraits { .staticText }

  override func contentSize(brokenAt width: CGFloat) -> CGSize? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
    return sizeThatFits(CGSize(width: width, height: 0))
  }

  /// Assumed: as for a label that is as high as its text.
  override var baselineOffsets: BaselineOffsets {
    BaselineOffsets(
      fromTop: roundedToPixels(font.ascender), fromBottom: roundedToPixels(-font.descender))
  }

  override func makeDrawings() -> [DrawingCommand] {
    guard let text, !text.isEmpty, bounds.width > 0 else { return [] }
    let block = block(text, width: bounds.width)
    let top = bounds.midY - block.height / 2
    let look = look
    return block.lines.enumerated().flatMap { index, line in
      let origin = CGPoint(
        x: roundedToPixels(left(of: line)),
        y: roundedToPixels(top + block.tops[index] + block.ascent))
      return look.commands(for: line, at: origin, color: shownColor)
    }
  }

  private func left(of line: TextParagraph.Line) -> CGFloat {
    switch textAlignment {
    case .left: bounds.minX
    case .center: bounds.midX - line.width / 2
    case .right: bounds.maxX - line.width
    case .natural, .justified:
      isRightToLeft
        ? bounds.maxX - line.width : bounds.minX
    }
  }

  /// What a paragraph depends on.
  private struct ParagraphKey: Equatable {
    var text: String
    var size: CGFloat
    var weight: FontWeight
    var kern: CGFloat
    var width: CGFloat
    var numberOfLines: Int
    var mode: NSLineBreakMode
  }

  /// The text broken into lines; layout asks for the same lines again and again.
  private func block(_ text: String, width: CGFloat) -> TextBlock {
    let look = look
    let key = ParagraphKey(
      text: text, size: font.pointSize, weight: font.fontWeight, kern: look.kern, width: width,
      numberOfLines: numberOfLines, mode: lineBreakMode)
    if let lastParagraph, lastParagraph.key == key {
      return TextBlock(lastParagraph.paragraph, look: look)
    }
    let paragraph = TextParagraph(
      text, font: font, kern: look.kern, width: width, numberOfLines: numberOfLines,
      mode: lineBreakMode)
    lastParagraph = (key, paragraph)
    return TextBlock(paragraph, look: look)
  }

  private var lastParagraph: (key: ParagraphKey, paragraph: TextParagraph)?

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}

extension UIView {
  /// The smallest length of whole pixels that is not shorter.
  func roundedUpToPixels(_ length: CGFloat) -> CGFloat {
    // A sum of widths that is a hair above a whole number of pixels is that number.
    let scale = layer.contentsScale
    return ((length * scale) - 0.001).rounded(.up) / scale
  }

  /// The nearest length of whole pixels.
  func roundedToPixels(_ length: CGFloat) -> CGFloat {
    (length * layer.contentsScale).rounded() / layer.contentsScale
  }
}
