import Testing

/// A rule of the house that can be checked by reading, with samples that prove the check.
struct Rule: Sendable, CustomTestStringConvertible {
  /// A place where the rule is broken.
  struct Finding: Hashable, Sendable, CustomStringConvertible {
    var path: String
    /// Counted from one.
    var line: Int
    var text: String

    var description: String { "\(path):\(line): \(text)" }
  }

  /// The rule in a few words: what must not be.
  var name: String

  /// What to do about a finding.
  var cure: String

  /// A file that breaks the rule, and one close to it that does not.
  var broken: SourceFile
  var kept: SourceFile

  /// Whether the rule has anything to say about a file of this path.
  var appliesTo: @Sendable (_ path: String) -> Bool

  /// Finds every line, counted from one, that breaks the rule, and says what is there.
  var check: @Sendable (SourceFile) -> [(line: Int, text: String)]

  var testDescription: String { name }

  /// What is wrong in a file; nothing if the rule is not about it.
  func findings(in file: SourceFile) -> [Finding] {
    guard appliesTo(file.path) else { return [] }
    return check(file).map { Finding(path: file.path, line: $0.line, text: $0.text) }
  }
}

extension Rule {
  /// Every rule that looks at one file at a time.
  static let all: [Rule] =
    [noWallClockInTwin, noImportInCore, noForeignImport] + testRules + sizeRules + proseRules

  /// A rule against words in code.
  static func forbidding(
    _ words: [String],
    name: String,
    cure: String,
    broken: SourceFile,
    kept: SourceFile,
    appliesTo: @escaping @Sendable (String) -> Bool
  ) -> Rule {
    Rule(name: name, cure: cure, broken: broken, kept: kept, appliesTo: appliesTo) { file in
      words.flatMap { word in file.lineNumbers(ofCode: word).map { ($0, "`\(word)`") } }
    }
  }
}
