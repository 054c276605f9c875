import CCairo
import CPango

/// The fonts of the renderer, and of nobody else.
///
/// The system is asked once, where the files of the font Inter lie, and of the fonts for what Inter lacks. Those files
/// alone make up a configuration of our own, so no setting of the system or of a user changes a pixel.
final class FontLibrary {
  /// The family of all text: Inter stands in for San Francisco.
  static let family = "Inter"
  /// The family of emoji, which have colors of their own.
  static let emojiFamily = "Noto Color Emoji"
  /// Families for what Inter lacks, as far as they are installed, in the order in which they are asked; characters that
  /// no font has show as a box.
  static let otherFamilies = [
    "Noto Sans Arabic", "Noto Sans Armenian", "Noto Sans Devanagari", "Noto Sans Georgian",
    "Noto Sans Hebrew", "Noto Sans Thai", "Droid Sans Fallback", "NanumGothic",
  ]
  private static let settings = """
    <fontconfig>
      <alias binding="same"><family>emoji</family><prefer><family>\(emojiFamily)</family></prefer></alias>
      <alias binding="same"><family>\(family)</family><accept>
        \((otherFamilies + [emojiFamily]).map { "<family>\($0)</family>" }.joined())
      </accept></alias>
    </fontconfig>
    """

  /// Pango's context for laying out text.
  let context: OpaquePointer
  /// Whether the font of emoji is installed.
  let hasEmoji: Bool
  private let fontMap: UnsafeMutablePointer<PangoFontMap>

  init() throws(FontError) {
    let files = try InstalledFonts()
    guard let configuration = FcConfigCreate() else {
      throw .libraryFailed(step: "FcConfigCreate")
    }
    defer { FcConfigDestroy(configuration) }  // The font map keeps a reference of its own.
    for path in files.inter where FcConfigAppFontAddFile(configuration, path) == 0 {
      throw .unreadable(path: path)
    }
    // Without these, or with some that cannot be read, characters show as boxes.
    for path in files.others { FcConfigAppFontAddFile(configuration, path) }
    hasEmoji = files.emoji.contains { FcConfigAppFontAddFile(configuration, $0) != 0 }
    FcConfigParseAndLoadFromMemory(configuration, Self.settings, 1)
    guard let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw .libraryFailed(step: "pango_cairo_font_map_new_for_font_type")
    }
    pango_fc_font_map_set_config(OpaquePointer(fontMap), configuration)
    guard let context = pango_font_map_create_context(fontMap) else {
      g_object_unref(fontMap)
      throw .libraryFailed(step: "pango_font_map_create_context")
    }
    self.fontMap = fontMap
    self.context = context

    // With these, text is as wide at one scale as at any other.
    let options = Self.makeOptions()
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
  }

  /// Options that keep glyphs in the shape in which they were drawn: no hinting, gray edges.
  static func makeOptions() -> OpaquePointer? {
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    return options
  }
}
