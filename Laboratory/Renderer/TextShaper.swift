import CCairo
import CPango
import Foundation
import UIKit

/// A line of text as glyphs with their places, in points; independent of scale and colour.
struct ShapedText {
  /// A glyph and where it goes, relative to the start of the baseline.
  struct Glyph {
    let face: OpaquePointer
    let index: UInt
    let x: CGFloat
    let y: CGFloat
    /// Whether the glyph is a picture with colors of its own.
    var isColored = false
  }

  let glyphs: [Glyph]
  /// Sum of the advances.
  let width: CGFloat
  /// Whether there are glyphs with colors of their own.
  let hasColors: Bool

  init(glyphs: [Glyph], width: CGFloat) {
    self.glyphs = glyphs
    self.width = width
    hasColors = glyphs.contains(where: \.isColored)
  }
}

/// Turns strings into glyphs with Pango, and remembers the answers.
///
/// Kerning, ligatures and contextual forms are off, so that the width of a line is the sum of the
/// widths of its characters, as the table says by which the twin lays out its labels.
final class TextShaper {
  private struct Key: Hashable {
    let string: String
    let size: CGFloat
    let weight: Int
  }

  /// `PANGO_GLYPH_EMPTY`, a macro that Swift does not import: takes room, has no ink.
  private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
  /// `PANGO_GLYPH_UNKNOWN_FLAG`, likewise: set for characters that no font has.
  private static let unknownFlag: PangoGlyph = 0x1000_0000
  /// Glyph by which Inter shows that it lacks a character.
  private static let missingGlyph: UInt = 0
  private static let features = "kern=0,liga=0,clig=0,calt=0,ccmp=1"
  private let capacity = 4096

  private let library: FontLibrary
  private var known: [Key: ShapedText] = [:]
  /// Faces in use; each holds a reference.
  private var faces: Set<OpaquePointer> = []

  init() throws(FontError) {
    library = try FontLibrary()
  }

  deinit {
    for face in faces { cairo_font_face_destroy(face) }
  }

  var hasEmoji: Bool { library.hasEmoji }

  /// The glyphs of a line.
  func shape(_ string: String, size: CGFloat, weight: Int) -> ShapedText {
    let key = Key(string: string, size: size, weight: weight)
    if let text = known[key] { return text }
    if known.count >= capacity { known.removeAll() }
    let text = makeText(key)
    known[key] = text
    return text
  }

  private func makeText(_ key: Key) -> ShapedText {
    let key = Key(string: key.string.sayingEmoji, size: key.size, weight: key.weight)
    guard let layout = makeLayout(key) else { return ShapedText(glyphs: [], width: 0) }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var glyphs: [ShapedText.Glyph] = []
    var x: CGFloat = 0
    var run = pango_layout_get_line_readonly(layout, 0)?.pointee.runs
    while let node = run {
      if let item = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
        append(item.pointee, of: key, to: &glyphs, x: &x)
      }
      run = node.pointee.next
    }
    return ShapedText(glyphs: glyphs, width: x)
  }

  private func makeLayout(_ key: Key) -> OpaquePointer? {
    guard let layout = pango_layout_new(library.context) else { return nil }
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, FontLibrary.family)
    pango_font_description_set_weight(description, PangoWeight(UInt32(max(100, key.weight))))
    pango_font_description_set_absolute_size(description, key.size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_font_features_new(Self.features))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, key.string, -1)
    return layout
  }

  private func append(
    _ item: PangoGlyphItem, of key: Key, to glyphs: inout [ShapedText.Glyph], x: inout CGFloat
  ) {
    guard let string = item.glyphs?.pointee, let face = face(of: item) else { return }
    let emoji = isEmoji(item) ? EmojiRun(item, of: key.string, size: key.size) : nil
    func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
    for index in 0..<Int(string.num_glyphs) {
      let info = string.glyphs[index]
      let geometry = info.geometry
      if info.glyph != Self.emptyGlyph {
        let isMissing = info.glyph & Self.unknownFlag != 0
        glyphs.append(
          ShapedText.Glyph(
            face: face, index: isMissing ? Self.missingGlyph : UInt(info.glyph),
            x: x + (emoji == nil ? points(geometry.x_offset) : 0), y: points(geometry.y_offset),
            isColored: emoji != nil && !isMissing))
      }
      let width = points(geometry.width)
      x += width > 0 ? emoji?.width(ofByte: Int(string.log_clusters[index])) ?? width : width
    }
  }

  /// Whether a run is in the font of emoji.
  private func isEmoji(_ item: PangoGlyphItem) -> Bool {
    guard let font = item.item?.pointee.analysis.font,
      let description = pango_font_describe(font)
    else { return false }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) }
      == FontLibrary.emojiFamily
  }

  /// The face of a run, kept alive as long as the shaper.
  private func face(of item: PangoGlyphItem) -> OpaquePointer? {
    guard let font = item.item?.pointee.analysis.font,
      let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
      let face = cairo_scaled_font_get_font_face(scaled)
    else { return nil }
    if faces.insert(face).inserted { cairo_font_face_reference(face) }
    return face
  }
}

extension String {
  /// The text with a selector after each sign that is an emoji for the twin, and for Pango only with that.
  fileprivate var sayingEmoji: String {
    guard unicodeScalars.contains(where: { (0x2600...0x27BF).contains($0.value) }) else {
      return self
    }
    return map { character in
      let scalars = character.unicodeScalars
      let isBare = scalars.count == 1 && scalars.first?.properties.isEmojiPresentation == false
      return isBare && character.isEmoji ? "\(character)\u{FE0F}" : String(character)
    }.joined()
  }
}

/// A run in the font of emoji, which says how wide its pictures are at their own size only.
private struct EmojiRun {
  private let bytes: [UInt8]
  private let size: CGFloat

  init(_ item: PangoGlyphItem, of text: String, size: CGFloat) {
    let start = Int(item.item?.pointee.offset ?? 0)
    let count = Int(item.item?.pointee.length ?? 0)
    bytes = Array(text.utf8.dropFirst(start).prefix(count))
    self.size = size
  }

  /// How wide the glyph is that shows what begins at a byte of the run. Spaces between emoji are in it, too.
  func width(ofByte index: Int) -> CGFloat {
    let isSpace = bytes.indices.contains(index) && bytes[index] == UInt8(ascii: " ")
    return isSpace
      ? TextMeasure.width(of: " ", fontSize: size, weight: .regular)
      : TextMeasure.emojiWidth * size
  }
}
