/// A type that is made for a tag that no declared type has; all that is known of it is in its name.
///
/// The name is "dyn.a" and, five bits a letter, a text such as `?0=6:1=abc`: by keys, what the type is a kind of and its tag.
/// Source: Alastair Houghton, "UTIs are better than you think, and here's why" (2012). Assumed: what has no key
/// stands in the text as it is.
struct DynamicType {
  let tag: String
  let tagClass: UTTagClass
  /// The names of what the type is a kind of.
  let supertypes: [String]

  private static let prefix = "dyn.a"
  private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)
  private static let kindKey = "0"
  /// What a digit of the text stands for, by its value.
  private static let keys = [
    "UTTypeConformsTo", "public.filename-extension", "com.apple.ostype", "public.mime-type",
    "com.apple.nspboard-type", "public.url-scheme", "public.data", "public.text",
    "public.plain-text", "public.utf16-plain-text", "com.apple.traditional-mac-plain-text",
    "public.image", "public.video", "public.audio", "public.directory", "public.folder",
  ]

  init(tag: String, tagClass: UTTagClass, supertype: String?) {
    self.tag = tag
    self.tagClass = tagClass
    supertypes = supertype.map { [$0] } ?? []
  }

  /// Reads a name; nil if it is none of such a type.
  init?(identifier: String) {
    guard identifier.hasPrefix(Self.prefix) else { return nil }
    guard let text = Self.text(of: identifier.dropFirst(Self.prefix.count)), text.first == "?"
    else { return nil }
    var kinds: [String] = []
    var known: (tag: String, tagClass: UTTagClass)?
    for part in text.dropFirst().split(separator: ":") {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2 else { return nil }
      if sides[0] == Self.kindKey {
        kinds += sides[1].split(separator: ",").map { Self.name(forKey: String($0)) }
      } else {
        known = (sides[1], UTTagClass(rawValue: Self.name(forKey: sides[0])))
      }
    }
    guard let known else { return nil }
    self.init(tag: known.tag, tagClass: known.tagClass, supertypes: kinds)
  }

  private init(tag: String, tagClass: UTTagClass, supertypes: [String]) {
    self.tag = tag
    self.tagClass = tagClass
    self.supertypes = supertypes
  }

  /// The type's name.
  var identifier: String {
    let kinds = supertypes.map(Self.key).joined(separator: ",")
    let kind = kinds.isEmpty ? "" : "\(Self.kindKey)=\(kinds):"
    return Self.prefix + Self.letters(of: "?\(kind)\(Self.key(tagClass.rawValue))=\(tag)")
  }

  private static func key(_ name: String) -> String {
    keys.firstIndex(of: name).map { String($0, radix: 16, uppercase: true) } ?? name
  }

  private static func name(forKey key: String) -> String {
    guard key.utf8.count == 1, let index = Int(key, radix: 16) else { return key }
    return keys[index]
  }

  // MARK: Five bits a letter

  private static func letters(of text: String) -> String {
    var letters: [UInt8] = []
    var bits = 0
    var bitCount = 0
    for byte in text.utf8 {
      bits = bits << 8 | Int(byte)
      bitCount += 8
      while bitCount >= 5 {
        bitCount -= 5
        letters.append(alphabet[bits >> bitCount & 31])
      }
      bits &= 1 << bitCount - 1
    }
    if bitCount > 0 { letters.append(alphabet[bits << (5 - bitCount) & 31]) }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func text(of letters: Substring) -> String? {
    var bytes: [UInt8] = []
    var bits = 0
    var bitCount = 0
    for letter in letters.utf8 {
      guard let value = alphabet.firstIndex(of: letter) else { return nil }
      bits = bits << 5 | value
      bitCount += 5
      if bitCount >= 8 {
        bitCount -= 8
        bytes.append(UInt8(bits >> bitCount))
        bits &= 1 << bitCount - 1
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
