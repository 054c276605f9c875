/// What a document written in Markdown refers to.
struct Document {
  let file: SourceFile

  /// The targets of all links and images that are files of the repository, from its root.
  var linkedPaths: [String] {
    file.lines.flatMap { line in
      line.ranges(of: "](").compactMap { range -> String? in
        let target = line[range.upperBound...].prefix { $0 != ")" && $0 != "#" }
        guard !target.isEmpty, !target.contains("://") else { return nil }
        return Self.joining(file.path, target)
      }
    }
  }

  /// The cells of every table row, without headings and the rules below them.
  var tableRows: [(line: Int, cells: [String])] {
    let rules = Set(file.lines.indices.filter { file.lines[$0].hasPrefix("|-") })
    return file.lines.indices
      .filter { file.lines[$0].hasPrefix("|") && !rules.contains($0) && !rules.contains($0 + 1) }
      .map { ($0 + 1, Self.cells(of: file.lines[$0])) }
  }

  /// The lines of every fenced block in this language.
  func fencedBlocks(in language: String) -> [[Substring]] {
    var blocks: [[Substring]] = []
    var open: [Substring]?
    for line in file.lines {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(block)
          open = nil
        } else if line == "```" + language {
          open = []
        }
      } else {
        open?.append(line)
      }
    }
    return blocks
  }

  /// The texts between backticks.
  static func codeSpans(in text: String) -> [String] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  private static func cells(of line: Substring) -> [String] {
    line.split(separator: "|").map { cell in
      var text = cell[...]
      while text.first == " " { text.removeFirst() }
      while text.last == " " { text.removeLast() }
      return String(text)
    }
  }

  private static func joining(_ path: String, _ target: Substring) -> String {
    var parts = path.split(separator: "/").dropLast()
    for part in target.split(separator: "/") where part != "." {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}

/// The names that Swift sources declare, found by the word before them.
struct DeclaredNames {
  private let names: Set<Substring>

  /// The names of some files; those alone, if asked, whose comment says what an article called them.
  init(in files: [SourceFile], havingAncestors: Bool = false) {
    var names: Set<Substring> = []
    for file in files {
      var hasAncestor = false
      for (line, code) in zip(file.lines, file.code) {
        let text = line.drop { $0 == " " }
        if text.hasPrefix("/// Article: ") { hasAncestor = true }
        guard !text.hasPrefix("///") else { continue }
        let declared = Self.declared(in: code)
        if hasAncestor || !havingAncestors { names.formUnion(declared) }
        // Between a comment and what it is about may stand attributes.
        if !declared.isEmpty || !text.hasPrefix("@") { hasAncestor = false }
      }
    }
    self.names = names
  }

  private static func declared(in code: Substring) -> Set<Substring> {
    let words = code.split { !($0.isWordCharacter || $0 == "`") }
    if words.first == "case" || words.dropFirst().first == "case" { return Set(words) }
    return Set(zip(words, words.dropFirst()).filter { introducers.contains($0.0) }.map(\.1))
  }

  /// Whether each part of `Type.member(label:)` is declared somewhere.
  func contains(_ symbol: String) -> Bool {
    let parts = symbol.prefix { $0 != "(" }.split(separator: ".")
    return !parts.isEmpty && parts.allSatisfy(names.contains)
  }

  private static let introducers: Set<Substring> = [
    "actor", "associatedtype", "case", "class", "enum", "func", "let", "macro", "protocol",
    "struct", "typealias", "var",
  ]
}
