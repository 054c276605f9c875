import Testing

@Suite("The page about the engine's rules")
struct RulesPageTests {
  private static let path = "Documentation/Rules.md"

  /// All tests of a folder, as `suite › test`.
  private static func tests(in files: [SourceFile]) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      var suite = ""
      for piece in file.text.split(separator: "@", omittingEmptySubsequences: false).dropFirst() {
        guard let name = firstText(of: piece) else { continue }
        if piece.hasPrefix("Suite(") { suite = name }
        if piece.hasPrefix("Test(") { names.insert("\(suite) › \(name)") }
      }
    }
    return names
  }

  /// The first text between quotes, if the attribute begins with one.
  private static func firstText(of attribute: Substring) -> String? {
    let parts = attribute.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3,
      parts[0].split(separator: "(").dropFirst().joined().allSatisfy(\.isWhitespace)
    else { return nil }
    return String(parts[1])
  }

  @Test("names tests that exist, and at least one for each rule")
  func namesExist() throws {
    let page = try #require(Repository.read(Self.path))
    let tests = Self.tests(
      in: Repository.files.filter { $0.path.hasPrefix("Tests/InterlockCoreTests/") })
    let rows = Document(file: page).tableRows
    #expect(rows.count > 70)
    for (line, cells) in rows {
      let names = cells.count == 2 ? Document.codeSpans(in: cells[1]) : []
      #expect(!names.isEmpty, "\(Self.path):\(line) names no test")
      for name in names {
        #expect(tests.contains(name), "\(Self.path):\(line): there is no test \(name)")
      }
    }
  }

  @Test("would be caught with a name that no test has")
  func canFail() {
    let file = SourceFile(
      path: "Tests/InterlockCoreTests/A.swift",
      text: """
        @Suite("A", .row("R1")) struct S {
          @Test(
            "b", arguments: ["c"])
          func d() {}
          @Test func e() { print("f") }
        }
        """)
    #expect(Self.tests(in: [file]) == ["A › b"])
  }
}
