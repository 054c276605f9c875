/// Which types of data are kinds of others.
///
/// Source: Apple's list of uniform type identifiers, as far as this module's own objects and files of text and
/// pictures go. Other types are only kinds of themselves.
nonisolated enum TypeHierarchy {
  private static let parents: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"],
    "public.rtf": ["public.text"],
    "public.html": ["public.text"],
    "public.json": ["public.text"],
    "public.text": ["public.data", "public.content"],
    "public.file-url": ["public.url"],
    "public.url": ["public.data"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "public.heic": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "public.image": ["public.data", "public.content"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "public.data": ["public.item"],
  ]

  /// Whether a type is another one, or a kind of it.
  static func conforms(_ type: String, to other: String) -> Bool {
    type == other || (parents[type] ?? []).contains { conforms($0, to: other) }
  }
}
