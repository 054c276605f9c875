import Testing

@Suite("The repository")
struct TidyTests {
  @Test("keeps every rule of the house", arguments: Rule.all)
  func keeps(_ rule: Rule) {
    for finding in Repository.files.flatMap(rule.findings(in:)) {
      Issue.record("\(finding). The rule: \(rule.name). The cure: \(rule.cure).")
    }
  }

  @Test("is read by these tests in full")
  func isRead() {
    let folders = Set(Repository.files.map(\.topFolder))
    #expect(folders.isSuperset(of: ["Sources", "Twin", "Laboratory", "Tests", "Documentation"]))
    #expect(Repository.files.count > 100)
  }

  @Test("has no two names that differ only in case, which a Mac's disk would take for one")
  func hasDistinctNames() {
    #expect(Self.namesDifferingInCase(Repository.paths).isEmpty)
    #expect(Self.namesDifferingInCase(["Tools/a", "tools/b", "Tools"]) == ["tools"])
  }

  /// Paths, or folders of paths, that another one spells with other capitals.
  private static func namesDifferingInCase(_ paths: [String]) -> [String] {
    var spelling: [String: String] = [:]
    var clashes: Set<String> = []
    for path in paths {
      let parts = path.split(separator: "/")
      for count in 1...parts.count {
        let prefix = parts.prefix(count).joined(separator: "/")
        if spelling[prefix.lowercased(), default: prefix] != prefix { clashes.insert(prefix) }
        spelling[prefix.lowercased()] = spelling[prefix.lowercased()] ?? prefix
      }
    }
    return clashes.sorted()
  }
}

@Suite("A rule of the house")
struct RuleTests {
  @Test("is broken by the sample that breaks it", arguments: Rule.all)
  func isBroken(_ rule: Rule) {
    #expect(!rule.findings(in: rule.broken).isEmpty)
  }

  @Test("is kept by the sample that keeps it", arguments: Rule.all)
  func isKept(_ rule: Rule) {
    #expect(rule.appliesTo(rule.kept.path))
    #expect(rule.findings(in: rule.kept) == [])
  }

  @Test("names the line that breaks it")
  func namesTheLine() throws {
    let rule = try #require(Rule.all.first { $0.name.contains("proved in a comment") })
    #expect(rule.findings(in: rule.broken).map(\.line) == [3])
  }
}

@Suite("The scanner of Swift")
struct SwiftScannerTests {
  @Test(
    "blanks prose and keeps code",
    arguments: [
      ("a // b", "a     "),
      ("a /* b /* c */ d */ e", "a                   e"),
      (#"f("b") + c"#, #"f(" ") + c"#),
      (#"f("b\(c("d"))e") + g"#, #"f(" \(c(" ")) ") + g"#),
      (#"f("\" b") + c"#, #"f("    ") + c"#),
      (##"f(#"a " b"#) + c"##, ##"f(#"     "#) + c"##),
      ("f(\"\"\"\n  a \" b\n  \"\"\") + c", "f(\"\"\"\n       \n  \"\"\") + c"),
    ])
  func blanks(_ text: String, _ expected: String) {
    #expect(SwiftScanner.blankingProse(in: text) == expected)
  }
}
