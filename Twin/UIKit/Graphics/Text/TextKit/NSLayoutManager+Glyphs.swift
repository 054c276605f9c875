public import CoreGraphics
public import Foundation

/// What glyphs are. Differs from UIKit: the number of a glyph in its font is the UTF-16 code unit that it stands for.
nonisolated extension NSLayoutManager {
  /// What a glyph is besides a shape.
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Not there: it takes no room and is not drawn.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// A character that controls others, such as a tab or a line feed.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// White space that is stretched where lines are justified.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// Drawn over the glyph before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// What a character does that controls others.
  public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// It takes no room and is not drawn.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    /// It takes as much room as the delegate says, and is not drawn.
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    /// It leads to the next tab.
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    /// It ends the line. Differs from UIKit: and the paragraph.
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    /// It ends the paragraph.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    /// It ends the room. Differs from UIKit: only the paragraph, as there is one room.
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
  }

  /// The glyphs of a part, with what they are and their characters, as far as there is memory for them.
  ///
  /// - Returns: How many there are.
  public func getGlyphs(
    in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
    properties props: UnsafeMutablePointer<NSLayoutManager.GlyphProperty>?,
    characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?,
    bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
  ) -> Int {
    let indices = glyphRange.location..<min(NSMaxRange(glyphRange), numberOfGlyphs)
    for (place, glyph) in indices.enumerated() {
      glyphBuffer?[place] = cgGlyph(at: glyph)
      props?[place] = propertyForGlyph(at: glyph)
      charIndexBuffer?[place] = glyph
      bidiLevelBuffer?[place] = 0
    }
    return indices.count
  }

  /// The number of a glyph in its font.
  public func cgGlyph(at glyphIndex: Int) -> CGGlyph { cgGlyph(at: glyphIndex, isValidIndex: nil) }

  /// The number of a glyph in its font, 0 if there is none, and whether there is one.
  public func cgGlyph(
    at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?
  ) -> CGGlyph {
    let isValid = isValidGlyphIndex(glyphIndex)
    isValidIndex?.pointee = ObjCBool(isValid)
    guard isValid, let text = textStorage?.string else { return 0 }
    return (text as NSString).character(at: glyphIndex)
  }

  /// What a glyph is.
  public func propertyForGlyph(at glyphIndex: Int) -> NSLayoutManager.GlyphProperty {
    let flow = flow
    guard isValidGlyphIndex(glyphIndex) else { return [] }
    let cluster = flow.clusters[flow.cluster(at: glyphIndex)]
    return cluster.isHidden && cluster.width == 0
      ? .null : Self.usualProperty(of: flow.text.character(at: glyphIndex))
  }

  /// What the glyph of a code unit usually is.
  static func usualProperty(of unit: unichar) -> GlyphProperty {
    switch unit {
    case 0x20, 0xA0: .elastic
    case 0x00..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: .controlCharacter
    case 0x0300..<0x0370: .nonBaseCharacter
    default: []
    }
  }

  /// Whether a glyph has a place but is not drawn: tabs, line feeds and what a delegate has taken away.
  public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    guard isValidGlyphIndex(glyphIndex) else { return false }
    let flow = flow
    let cluster = flow.clusters[flow.cluster(at: glyphIndex)]
    return cluster.isHidden || cluster.kind == .newline || cluster.kind == .tab
  }

  /// Whether a glyph is drawn outside of its line. Differs from UIKit: never known.
  public func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }

  /// The size of the picture that a glyph stands for.
  ///
  /// Source: UIKit documentation, "attachmentSize(forGlyphAt:)": -1 both ways if it stands for none.
  public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    let flow = flow
    guard isValidGlyphIndex(glyphIndex),
      let picture = flow.runs[flow.clusters[flow.cluster(at: glyphIndex)].run].attachment
    else { return CGSize(width: -1, height: -1) }
    return picture.bounds.size
  }

  /// The first character without a place: the one after the last, since a text is laid out as a whole.
  public func firstUnlaidCharacterIndex() -> Int { numberOfGlyphs }

  /// The first glyph without a place: the one after the last, since a text is laid out as a whole.
  public func firstUnlaidGlyphIndex() -> Int { numberOfGlyphs }

  /// The glyphs of a line that do not show, since it was too long and was cut; a place that is not found if it was not.
  ///
  /// Source: UIKit documentation, "truncatedGlyphRange(inLineFragmentForGlyphAt:)".
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let line = line(at: glyphIndex, nil),
      line.segments.contains(where: { if case .ellipsis = $0 { true } else { false } })
    else { return none }
    var hidden = IndexSet(integersIn: line.clusters)
    for case .clusters(let shown) in line.segments { hidden.remove(integersIn: shown) }
    guard let first = hidden.first, let last = hidden.last else { return none }
    return flow.range(of: first..<last + 1)
  }

  /// The glyphs around one that are as far apart as their font says: those of its line that look as it does.
  public func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
    var range = NSRange(location: glyphIndex, length: 0)
    guard let line = line(at: glyphIndex, &range) else { return range }
    let flow = flow
    let run = flow.clusters[flow.cluster(at: glyphIndex)].run
    let clusters = line.clusters.filter { flow.clusters[$0].run == run }
    guard let first = clusters.first, let last = clusters.last else { return range }
    return flow.range(of: first..<last + 1)
  }

  /// The glyphs of the lines that a rectangle touches, as far as lines are laid out.
  public func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

  /// Where the cursor may stand in the line of a character, from the left side of the line, in points.
  ///
  /// - Returns: How many places there are.
  public func getLineFragmentInsertionPoints(
    forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
    positions: UnsafeMutablePointer<CGFloat>?,
    characterIndexes charIndexes: UnsafeMutablePointer<Int>?
  ) -> Int {
    guard let line = line(at: charIndex, nil) else { return 0 }
    let flow = flow
    for (place, cluster) in line.clusters.enumerated() {
      positions?[place] = flow.x(of: cluster, in: line) + padding
      charIndexes?[place] = flow.location(of: cluster)
    }
    return line.clusters.count
  }

  /// What is said about the paragraph of a glyph.
  func paragraphStyle(at glyphIndex: Int) -> NSParagraphStyle {
    guard isValidGlyphIndex(glyphIndex) else { return .default }
    let style = textStorage?.attribute(.paragraphStyle, at: glyphIndex, effectiveRange: nil)
    return style as? NSParagraphStyle ?? .default
  }
}
