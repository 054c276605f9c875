/// Which types files have by their extensions.
///
/// Source: Apple's list of uniform type identifiers.
nonisolated enum FileTypes {
  /// The type of any data.
  static let data = "public.data"

  private static let types: [(identifier: String, extensions: [String])] = [
    ("public.plain-text", ["txt", "text"]),
    ("net.daringfireball.markdown", ["md", "markdown"]),
    ("public.json", ["json"]),
    ("public.xml", ["xml"]),
    ("com.apple.property-list", ["plist"]),
    ("public.html", ["html", "htm"]),
    ("public.rtf", ["rtf"]),
    ("public.comma-separated-values-text", ["csv"]),
    ("com.adobe.pdf", ["pdf"]),
    ("public.png", ["png"]),
    ("public.jpeg", ["jpeg", "jpg"]),
    ("public.heic", ["heic"]),
    ("com.compuserve.gif", ["gif"]),
    ("public.mpeg-4", ["mp4"]),
    ("com.apple.quicktime-movie", ["mov"]),
    ("public.mp3", ["mp3"]),
    ("public.zip-archive", ["zip"]),
  ]

  /// The type of a file; that of any data for an extension that is not known.
  ///
  /// Differs from UIKit: types that apps declare in their property lists are not known.
  static func identifier(forExtension name: String) -> String {
    types.first { $0.extensions.contains(name.lowercased()) }?.identifier ?? data
  }

  /// The extensions of files of a type, the usual one first.
  static func extensions(of identifier: String) -> [String] {
    types.first { $0.identifier == identifier }?.extensions ?? []
  }
}
