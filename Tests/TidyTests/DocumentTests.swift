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

  /// A line of a table of the page: what an article has, what we have, where it is shown, and the rows
  /// of our list that prove it; none if it is not there yet.
  private struct Line {
    var here: [String]
    var shownBy: [String]
    var rows: [String]
    var isLater: Bool

    init?(_ cells: [String]) {
      guard cells.count == 4 else { return nil }
      here = Document.codeSpans(in: cells[1])
      shownBy = Document.codeSpans(in: cells[2])
      isLater = cells[3] == "later"
      rows = isLater ? [] : cells[3].split(separator: " ").map(String.init)
    }
  }

  /// The rows of our list, without those that are not there yet.
  private static func provenRows() -> Set<String> {
    guard let page = Repository.read("Documentation/Rows.md") else { return [] }
    let notYet = page.lines.first { $0.hasPrefix("Not there yet:") } ?? ""
    let missing = Set(notYet.split { !$0.isWordCharacter }.map(String.init))
    return Set(Document(file: page).tableRows.map { $0.cells[0] }).subtracting(missing)
  }

  /// What the page promises as working and the repository does not have.
  private static func brokenPromises(in page: SourceFile) -> [String] {
    let names = DeclaredNames(in: Repository.files.filter { $0.path.hasPrefix("Sources/") })
    let proven = provenRows()
    return Document(file: page).tableRows.flatMap { number, cells -> [String] in
      guard let line = Line(cells), line.isLater || !line.rows.isEmpty else {
        return ["\(number): not four cells of which the last has rows, or \"later\""]
      }
      guard !line.isLater else { return [] }
      let symbols = line.here.filter { !names.contains($0) }
      let stories = line.shownBy.filter { !Repository.paths.contains("Stories/\($0).story") }
      let rows = line.rows.filter { !proven.contains($0) }
      return (symbols + stories + rows).map { "\(number): \($0) does not exist" }
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
    return Document(file: page).tableRows.flatMap { number, cells -> [String] in
      guard let line = Line(cells), !line.isLater else { return [] }
      return line.here.filter { symbol in
        let member = symbol.prefix { $0 != "(" }.split(separator: ".").last
        return member.map { !names.contains(String($0)) } ?? true
      }
      .map { "\(number): \($0) does not say what the article called it" }
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
    let page = SourceFile(path: Self.path, text: "| a | `Old.one`, `two`, `three` | | R1 |")
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
      | There | Here | Shown by | Row |
      |---|---|---|---|
      | a | `InterlockNavigationController.noSuchVerb` | `no-such-story` | R1 R999 |
      | b | `NoSuchTypeYet` | | later |
      | c | `NavigationEngine` | | R1 |
      | d | | R1 |
      """
    let page = SourceFile(path: Self.path, text: rows)
    #expect(
      Self.brokenPromises(in: page) == [
        "3: InterlockNavigationController.noSuchVerb does not exist",
        "3: no-such-story does not exist",
        "3: R999 does not exist",
        "6: not four cells of which the last has rows, or \"later\"",
      ])
  }
}
