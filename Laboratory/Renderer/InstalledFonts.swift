import CPango

/// The font files of the system that the renderer uses: upright ones with fixed shapes.
struct InstalledFonts {
  /// Those of Inter, without which no text is drawn.
  let inter: [String]
  /// Those of the families for what Inter lacks, as far as they are installed, but for emoji.
  let others: [String]
  /// Those of emoji.
  let emoji: [String]

  init() throws(FontError) {
    guard let system = FcInitLoadConfigAndFonts() else {
      throw .libraryFailed(step: "FcInitLoadConfigAndFonts")
    }
    defer { FcConfigDestroy(system) }
    inter = try Self.files(of: FontLibrary.family, in: system)
    guard !inter.isEmpty else {
      throw .familyNotInstalled(family: FontLibrary.family, package: "fonts-inter")
    }
    var others: [String] = []
    for family in FontLibrary.otherFamilies { others += try Self.files(of: family, in: system) }
    self.others = others
    emoji = try Self.files(of: FontLibrary.emojiFamily, in: system)
  }

  /// The files of a family, sorted by path.
  private static func files(
    of family: String, in system: OpaquePointer
  ) throws(FontError) -> [String] {
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
    return paths.sorted()
  }
}
