public import Foundation

/// How the lines of a text are placed.
///
/// Differs from UIKit: hyphens are kept and without effect.
// Sendable although a class: all that changes is behind a lock.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable
{
  /// What a style says.
  struct Values: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var tabStops: [NSTextTab]?
    var defaultTabInterval: CGFloat = 0
    var tightens = false
    var textLists: [NSTextList] = []
    var strategy: LineBreakStrategy = []
  }

  private let mark = FoundationMark()
  private let lock = NSLock()
  private var guarded: Values

  var values: Values {
    get { lock.withLock { guarded } }
    set { lock.withLock { guarded = newValue } }
  }

  /// Makes a style that says nothing.
  public override init() {
    guarded = Values()
    super.init()
  }

  init(_ values: Values) {
    guarded = values
    super.init()
  }

  /// The style of text about which nothing is said.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction in which a language is written, by the first part of its code, such as `ar`.
  ///
  /// Differs from UIKit: without a language from left to right, whatever the device's is.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let code = languageName?.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? ""
    let fromTheRight: Set<String> = ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]
    return fromTheRight.contains(code) ? .rightToLeft : .leftToRight
  }

  /// Where lines are from side to side.
  open var alignment: NSTextAlignment { values.alignment }

  /// How lines break, or are cut.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// The room between lines of a paragraph, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// The room after a paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// The room before a paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// The greatest height of a line, in points; 0 for any.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// How many times as high as its font a line is; 0 for once.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// Where the first line of a paragraph begins, in points from the side.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// Where the other lines of a paragraph begin, in points from the side.
  open var headIndent: CGFloat { values.headIndent }

  /// Where lines end: in points from the side at which they begin, or, if negative or 0, from the other one.
  open var tailIndent: CGFloat { values.tailIndent }

  /// In which direction a paragraph is written.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// From which part of a line's width on words are hyphenated, 0 to 1. Differs from UIKit: none are.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// Whether words are hyphenated as the system thinks fit. Differs from UIKit: none are.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }

  /// Where tabs lead to, in order; twelve of them, 28 points apart, unless set.
  ///
  /// Source: documentation, "The default value is an array of 12 left-aligned tabs at 28-point intervals".
  open var tabStops: [NSTextTab] { values.tabStops ?? Self.usualTabStops }

  private static var usualTabStops: [NSTextTab] {
    (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }
  }

  /// How far apart tabs are after the last of `tabStops`, in points; 0 for none.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// Whether letters move together before text is cut. Differs from UIKit: kept and without effect.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightens }

  /// What is looked for where lines break. Differs from UIKit: kept and without effect.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { values.strategy }

  /// The lists in which a paragraph is an item, from the outermost one inward (since iOS 15).
  open var textLists: [NSTextList] { values.textLists }

  /// A style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  /// A style with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  /// Whether the other object is a style with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash of the values.
  open override var hash: Int { values.hashValue }
}

nonisolated extension NSParagraphStyle {
  /// What is looked for where lines break.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No word stands alone on the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Words of Korean are not torn apart.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What labels look for.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
