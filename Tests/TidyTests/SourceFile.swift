import Foundation

/// A file of the repository, split into what the compiler reads and what only people read.
struct SourceFile: Sendable {
  /// The path from the root of the repository, with forward slashes.
  let path: String

  /// All of it, as it is.
  let text: String

  /// The lines as they are.
  let lines: [Substring]

  /// The same lines with comments and the text of string literals blanked out.
  let code: [Substring]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    code =
      path.hasSuffix(".swift")
      ? SwiftScanner.blankingProse(in: text)
        .split(separator: "\n", omittingEmptySubsequences: false)
      : lines
  }

  /// The first folder of the path: `Sources`, `Twin`, `Tests`.
  var topFolder: Substring { path.prefix { $0 != "/" } }

  /// The line number, counted from one, of every line of code in which the word stands.
  ///
  /// A word that begins or ends with a letter is not found inside a longer word.
  func lineNumbers(ofCode word: String) -> [Int] {
    // Most words stand in no line of a file, and one look at all of it is much faster than one at each.
    guard text.contains(word) else { return [] }
    return code.indices.filter { code[$0].containsWord(word) }.map { $0 + 1 }
  }
}

extension StringProtocol {
  /// Whether the text stands here and is not a part of a longer word.
  ///
  /// Looks at bytes: the rules ask this of every line of the repository, and walking over characters takes
  /// a hundred times as long.
  func containsWord(_ word: String) -> Bool {
    var text = String(self)
    var word = word
    return text.withUTF8 { text in
      word.withUTF8 { word in
        var place = 0
        while let start = text[place...].firstPlace(of: word) {
          let end = start + word.count
          let isPartAtStart = start > 0 && word[0].isWordByte && text[start - 1].isWordByte
          let isPartAtEnd =
            end < text.count && word[word.count - 1].isWordByte && text[end].isWordByte
          if !isPartAtStart && !isPartAtEnd { return true }
          place = end
        }
        return false
      }
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Where the bytes stand for the first time; `nil` also for no bytes.
  fileprivate func firstPlace(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let all = base.baseAddress, let sought = bytes.baseAddress, !bytes.isEmpty else {
      return nil
    }
    var place = startIndex
    while endIndex - place >= bytes.count,
      let first = memchr(all + place, Int32(sought[0]), endIndex - place - bytes.count + 1)
    {
      place = UnsafeRawPointer(first) - UnsafeRawPointer(all)
      if memcmp(all + place, sought, bytes.count) == 0 { return place }
      place += 1
    }
    return nil
  }
}

extension UInt8 {
  /// Whether it is of a letter, a digit or an underscore; everything beyond ASCII counts as letters.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension Character {
  var isWordCharacter: Bool { isLetter || isNumber || self == "_" }
}
