import CCairo
import CPango

/// The fonts of the renderer, and of nobody else.
///
/// The system is asked once, where the files of the font Inter lie. Those files alone make up a
/// configuration of our own, so no setting of the system or of a user changes a pixel.
final class FontLibrary {
  /// The one family that is loaded: Inter stands in for San Francisco.
  static let family = "Inter"

  /// Pango's context for laying out text.
  let context: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>

  init() throws(FontError) {
    let paths = try Self.installedFiles()
    guard let configuration = FcConfigCreate() else {
      throw .libraryFailed(step: "FcConfigCreate")
    }
    defer { FcConfigDestroy(configuration) }  // The font map keeps a reference of its own.
    for path in paths where FcConfigAppFontAddFile(configuration, path) == 0 {
      throw .unreadable(path: path)
    }
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

  /// The upright static files of the family, sorted by path.
  private static func installedFiles() throws(FontError) -> [String] {
    guard let system = FcInitLoadConfigAndFonts() else {
      throw .libraryFailed(step: "FcInitLoadConfigAndFonts")
    }
    defer { FcConfigDestroy(system) }
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    FcPatternAddBool(pattern, FC_VARIABLE, FcBool(0))
    let wanted = FcObjectSetCreate()
    defer { FcObjectSetDestroy(wanted) }
    FcObjectSetAdd(wanted, FC_FILE)
    guard let found = FcFontList(system, pattern, wanted) else {
      throw .libraryFailed(step: "FcFontList")
    }
    defer { FcFontSetDestroy(found) }

    var paths: Set<String> = []
    for index in 0..<Int(found.pointee.nfont) {
      var path: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(found.pointee.fonts[index], FC_FILE, 0, &path) == FcResultMatch,
        let path
      else { continue }
      paths.insert(String(cString: path))
    }
    guard !paths.isEmpty else {
      throw .familyNotInstalled(family: family, package: "fonts-inter")
    }
    return paths.sorted()
  }
}
