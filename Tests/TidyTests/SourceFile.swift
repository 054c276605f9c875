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
  func containsWord(_ word: String) -> Bool {
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
      let after = range.upperBound < endIndex ? self[range.upperBound] : " "
      let isWholeAtStart = !(word.first?.isWordCharacter ?? false) || !before.isWordCharacter
      let isWholeAtEnd = !(word.last?.isWordCharacter ?? false) || !after.isWordCharacter
      if isWholeAtStart && isWholeAtEnd { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }
}

extension Character {
  var isWordCharacter: Bool { isLetter || isNumber || self == "_" }
}
