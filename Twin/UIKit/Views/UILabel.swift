public import Foundation
import QuartzCore

/// A view that shows text.
///
/// - `UILabel+Drawing`: its lines, and what draws them.
///
/// Differs from UIKit: it does not hyphenate.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The text.
  open var text: String? {
    get { ownText }
    set {
      setOwnText(newValue)
      tellObservers(set: .text)
    }
  }

  /// How text stands out from what is behind a material. Source of the values: Apple, "UILabel.Vibrancy".
  nonisolated public enum Vibrancy: Int, Sendable {
    /// Not at all.
    case none = 0
    /// As the system has it.
    case automatic = 1
  }

  /// How the text stands out from what is behind a material (since iOS 17). Differs from UIKit: kept and without effect;
  /// text in materials is shown in its own color. Assumed: the default.
  open var preferredVibrancy = UILabel.Vibrancy.automatic

  private var ownText: String?
  /// The text that was set with attributes.
  private(set) var ownAttributedText: NSAttributedString?
  /// Whether parts of it look different from each other.
  private(set) var isRich = false
  /// The font of parts of it that have none.
  private(set) var plainFont: UIFont?
  private var look = Look()
  /// How a text without attributes will look; nil while the label looks so.
  private var plainLook: Look?

  private struct Look {
    var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    var textColor = UIColor.label
    var textAlignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
  }

  /// The text with its attributes; one with the label's font and color if none was set.
  ///
  /// A paragraph style in it sets how lines are aligned and break, and their heights and spaces. Font, color and
  /// alignment of the label become those of the first character; set afterwards they hold for all of the text
  /// (documentation). A text without attributes that is set later has the font that the label had been given, as
  /// tests that pass on iOS expect (https://github.com/Rightpoint/BonMot). Assumed: color and alignment, too.
  ///
  /// Overrides of the other properties are not called, as classes need whose ``text`` sets this one (common use).
  open var attributedText: NSAttributedString? {
    get { ownAttributedText ?? ownText.map(withOwnAttributes) }
    set {
      setOwnText(newValue?.string)
      // A copy, so that who goes on changing the text does not change the label's.
      adopt((newValue as? NSMutableAttributedString)?.mapping { _ in } ?? newValue)
      tellObservers()
    }
  }

  private func setOwnText(_ text: String?) {
    let former = ownText
    ownText = text
    if ownAttributedText != nil { lastSize = nil }
    ownAttributedText = nil
    isRich = false
    showPlainLook()
    if text != former { contentDidChange() }
  }

  private func withOwnAttributes(_ text: String) -> NSAttributedString {
    NSAttributedString(
      string: text,
      attributes: [.font: font as Any, .foregroundColor: textColor as Any])
  }

  private func adopt(_ text: NSAttributedString?) {
    ownAttributedText = text
    isRich = text?.isRich ?? false
    guard let text, text.length > 0 else { return }
    plainFont = look.font
    plainLook = look
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { look.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { look.textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      look.textAlignment = style.alignment
      look.lineBreakMode = style.lineBreakMode
    }
    contentDidChange()
  }

  /// The color of parts of an attributed text that have none: the label's own, not that of the first character,
  /// as the font (see ``attributedText``; assumed).
  var colorOfPlainParts: UIColor { plainLook?.textColor ?? textColor }

  private func showPlainLook() {
    guard let plainLook else { return }
    look = plainLook
    self.plainLook = nil
    contentDidChange()
  }

  /// Gives all of a text with attributes another one.
  private func overwrite(_ key: NSAttributedString.Key, _ value: Any) {
    guard let ownAttributedText else { return }
    self.ownAttributedText = ownAttributedText.mapping { $0[key] = value }
  }

  private func overwriteStyle(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let ownAttributedText else { return }
    self.ownAttributedText = ownAttributedText.mapping { attributes in
      let style = NSMutableParagraphStyle()
      if let former = attributes[.paragraphStyle] as? NSParagraphStyle {
        style.setParagraphStyle(former)
      }
      change(style)
      attributes[.paragraphStyle] = style
    }
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

  /// Whether the font shrinks to let the text fit: from iOS 7 on also one of several lines.
  ///
  /// Differs from UIKit: texts whose parts look different do not shrink.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }

  /// How far the font may shrink, as a part of its size; 0 for as far as it takes.
  ///
  /// Source: common use of `adjustsFontSizeToFitWidth` alone; the documentation says that 0 is the font's own size.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }

  /// Where the text is from top to bottom after it has shrunk.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { setNeedsDisplay() }
  }

  /// Whether letters move together before text is cut. Differs from UIKit: kept and otherwise ignored.
  open var allowsDefaultTighteningForTruncation = false

  /// What is looked for where lines break. Differs from UIKit: kept and otherwise ignored.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

  /// Whether what does not fit can be read elsewhere, by a pointer. Differs from UIKit: kept and otherwise ignored.
  open var showsExpansionTextWhenTruncated = false

  /// The color of the text's shadow; no shadow if nil.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }

  /// How far the shadow lies to the right and down, in points; a point above the text unless set (documentation).
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  /// Draws the text in a rectangle, in the current context; also what the label itself shows is drawn by this.
  ///
  /// An override may leave room around the text by calling `super` with a smaller rectangle.
  open func drawText(in rect: CGRect) { drawLines(in: rect) }

  /// Where the text lies for a number of lines: at the top left, as large as it is, within the bounds.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let size = linesSize(text, width: bounds.width, numberOfLines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(roundedUpToPixels(size.width), bounds.width),
      height: min(roundedUpToPixels(size.height), bounds.height))
  }

  /// The font that UIKit has given the label; nil for the usual one.
  var usualFont: UIFont?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; `nil` stands for the system's font at label size.
  open var font: UIFont! {
    get { look.font }
    set {
      look.font = newValue ?? Look().font
      plainLook?.font = look.font
      overwrite(.font, look.font)
      contentDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text; `nil` stands for the system's color of labels.
  open var textColor: UIColor! {
    get { look.textColor }
    set {
      look.textColor = newValue ?? Look().textColor
      plainLook?.textColor = look.textColor
      overwrite(.foregroundColor, look.textColor)
      setNeedsDisplay()
    }
  }

  /// Where lines are placed from side to side.
  open var textAlignment: NSTextAlignment {
    get { look.textAlignment }
    set {
      look.textAlignment = newValue
      plainLook?.textAlignment = newValue
      overwriteStyle { $0.alignment = newValue }
      setNeedsDisplay()
    }
  }

  /// How the text breaks and is cut.
  open var lineBreakMode: NSLineBreakMode {
    get { look.lineBreakMode }
    set {
      look.lineBreakMode = newValue
      plainLook?.lineBreakMode = newValue
      overwriteStyle { $0.lineBreakMode = newValue }
      contentDidChange()
    }
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
    let traits = traitCollection
    let adjusted = isRich ? ownAttributedText : nil
    font = font.adjusted(for: traits)
    guard let adjusted else { return }
    ownAttributedText = adjusted.mapping { attributes in
      guard let font = attributes[.font] as? UIFont else { return }
      attributes[.font] = font.adjusted(for: traits)
    }
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

  /// The size of the text broken at a width, rounded up to whole pixels: that of its rectangle, which an app may have
  /// changed to leave room around it (documentation of `textRect(forBounds:limitedToNumberOfLines:)`).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let room = CGRect(x: 0, y: 0, width: limit, height: .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
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

  override func makeDrawings() -> LayerDrawings? {
    guard text?.isEmpty == false, bounds.width > 0 else { return nil }
    // An app's own label may draw something else, and has to do so now.
    guard isPlainLabel, let lines = plainLines(in: bounds) else {
      return LayerDrawings(recordedLines())
    }
    return LayerDrawings { lines.commands }
  }

  override func drawOwnContents() {
    if !isPlainLabel { super.drawOwnContents() }
  }

  /// Whether nothing of an app's takes part in the drawing.
  private var isPlainLabel: Bool {
    type(of: self) == UILabel.self || type(of: self) == TypesetLabel.self
  }

  /// The text broken into lines the last time; layout asks for the same lines again and again.
  var lastParagraph: BrokenText?
  /// How large the lines were the last time; nil since the text or its look changed.
  var lastSize: (room: ParagraphRoom, size: CGSize)?
  /// What the label has drawn of its text; nil while it draws nothing.
  var collectedLines: [DrawingCommand]?

  private func contentDidChange() {
    lastSize = nil
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}

extension UIView {
  /// The smallest length of whole pixels that is not shorter.
  func roundedUpToPixels(_ length: CGFloat) -> CGFloat {
    // A sum of widths that is a hair above a whole number of pixels is that number.
    let scale = UIScreen.main.scale
    return ((length * scale) - 0.001).rounded(.up) / scale
  }

  /// The nearest length of whole pixels: those of the screen, of which contents may have more or fewer.
  func roundedToPixels(_ length: CGFloat) -> CGFloat { UIScreen.main.inPixels(length) }
}
