import Testing

@Suite("A document")
struct DocumentTests {
  @Test("links to files that exist", arguments: Self.documents)
  func links(to path: String) throws {
    let document = Document(file: try #require(Repository.read(path)))
    for target in document.linkedPaths {
      #expect(Repository.paths.contains(target), "\(path) links to \(target)")
    }
  }

  @Test("with a link is read as a reader follows it")
  func resolvesLinks() {
    let text = "[a](../b.md#c) ![d](e/f.png) [g](https://h.example) [i](#j)"
    let document = Document(file: SourceFile(path: "Documentation/k.md", text: text))
    #expect(document.linkedPaths == ["b.md", "Documentation/e/f.png"])
  }

  private static let documents = Repository.files.map(\.path).filter { $0.hasSuffix(".md") }
}

@Suite("The README")
struct ReadmeTests {
  private static let readme = Repository.read("README.md")

  @Test("has at most 200 lines, with code within the first 30")
  func isShort() throws {
    let readme = try #require(Self.readme)
    #expect(readme.lines.count <= 201)
    let firstCode = try #require(readme.lines.firstIndex { $0.hasPrefix("```swift") })
    #expect(firstCode < 30)
  }

  @Test("shows no line of Swift that is not compiled and run by a test")
  func isCompiled() throws {
    let document = Document(file: try #require(Self.readme))
    let tests = try #require(Repository.read("Tests/GalleryTests/ReadmeExampleTests.swift"))
    let compiled = Set(tests.lines.map(Self.trimmed))
    let blocks = document.fencedBlocks(in: "swift")
    #expect(!blocks.isEmpty)
    for line in blocks.joined() where !line.isEmpty {
      #expect(compiled.contains(Self.trimmed(line)), "\(line)")
    }
  }

  private static func trimmed(_ line: Substring) -> Substring {
    line.drop { $0 == " " }
  }
}

@Suite("The page about the five articles")
struct ArticlesTests {
  private static let path = "Documentation/Articles.md"
  private static let states: Set<String> = ["works", "later"]

  /// A row of a table of the page: what an article has, what we have, where it is shown, and whether it is there.
  private struct Row {
    var here: [String]
    var shownBy: [String]
    var state: String

    init?(_ cells: [String]) {
      guard cells.count == 4 else { return nil }
      here = Document.codeSpans(in: cells[1])
      shownBy = Document.codeSpans(in: cells[2])
      state = cells[3]
    }
  }

  /// What the page promises as working and the repository does not have.
  private static func brokenPromises(in page: SourceFile) -> [String] {
    let names = DeclaredNames(in: Repository.files.filter { $0.path.hasPrefix("Sources/") })
    return Document(file: page).tableRows.flatMap { line, cells -> [String] in
      guard let row = Row(cells), states.contains(row.state) else {
        return ["\(line): not a row of four cells that ends with \"works\" or \"later\""]
      }
      guard row.state == "works" else { return [] }
      let symbols = row.here.filter { !names.contains($0) }
      let stories = row.shownBy.filter { !Repository.paths.contains("Stories/\($0).story") }
      return (symbols + stories).map { "\(line): \($0) does not exist" }
    }
  }

  @Test("promises nothing that is not there")
  func keepsItsPromises() throws {
    let page = try #require(Repository.read(Self.path))
    #expect(Document(file: page).tableRows.count > 20)
    #expect(Self.brokenPromises(in: page) == [])
  }

  /// What the page names as ours without the old name in its comment.
  private static func namesWithoutAncestor(
    in page: SourceFile, sources: [SourceFile]
  ) -> [String] {
    let names = DeclaredNames(in: sources, havingAncestors: true)
    return Document(file: page).tableRows.flatMap { line, cells -> [String] in
      guard let row = Row(cells), row.state == "works" else { return [] }
      return row.here.filter { symbol in
        let member = symbol.prefix { $0 != "(" }.split(separator: ".").last
        return member.map { !names.contains(String($0)) } ?? true
      }
      .map { "\(line): \($0) does not say what the article called it" }
    }
  }

  @Test("leads to names whose comments lead back")
  func leadsBack() throws {
    let page = try #require(Repository.read(Self.path))
    let sources = Repository.files.filter { $0.path.hasPrefix("Sources/") }
    #expect(Self.namesWithoutAncestor(in: page, sources: sources) == [])
  }

  @Test("would be caught with a name whose comment says nothing of the article")
  func canFailToLeadBack() {
    let page = SourceFile(path: Self.path, text: "| a | `Old.one`, `two`, `three` | | works |")
    let source = SourceFile(
      path: "Sources/A.swift",
      text: """
        /// Article: a
        @discardableResult
        func one() {}
        var two = 2
        /// Article: a

        /// Something else.
        let three = 3
        """)
    #expect(
      Self.namesWithoutAncestor(in: page, sources: [source]) == [
        "1: two does not say what the article called it",
        "1: three does not say what the article called it",
      ])
  }

  @Test("would be caught with a promise that it does not keep")
  func canFail() {
    let rows = """
      | There | Here | Shown by | State |
      |---|---|---|---|
      | a | `InterlockNavigationController.noSuchVerb` | `no-such-story` | works |
      | b | `NoSuchTypeYet` | | later |
      | c | `NavigationEngine` | | works |
      | d | | soon |
      """
    let page = SourceFile(path: Self.path, text: rows)
    #expect(
      Self.brokenPromises(in: page) == [
        "3: InterlockNavigationController.noSuchVerb does not exist",
        "3: no-such-story does not exist",
        "6: not a row of four cells that ends with \"works\" or \"later\"",
      ])
  }
}
