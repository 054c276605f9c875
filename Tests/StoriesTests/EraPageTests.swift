import Foundation
import Stories
import Testing

@Suite("Documentation/Eras.md")
@MainActor
struct EraPageTests {
  @Test("is what the twin computes now; make eras-page writes it")
  func isCurrent() throws {
    let file = ShippedStories.folder.deletingLastPathComponent()
      .appendingPathComponent("Documentation/Eras.md")
    let expected = try StoryLibrary.expectedEras(in: StoryLibrary.shippedFolder())
    let page = try EraDocument(EraTable.compute(expected: expected)).text + "\n"
    // Not one comparison: the page is long, and a failure would print it twice.
    let written = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let computed = page.components(separatedBy: "\n")
    let firstDifference = zip(written, computed).first { $0 != $1 }
    #expect(firstDifference == nil)
    #expect(written.count == computed.count)
  }
}

@Suite("A device compared with the twin")
@MainActor
struct EraComparisonTests {
  private func table() throws -> EraTable {
    try EraTable.compute(expected: ExpectedEraTable.parse([]))
  }

  private func compare(_ text: String, with table: EraTable) throws -> EraComparison {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try EraComparison(file: file.path, with: table)
  }

  private func report(_ scenario: String, _ era: String, _ lines: [String]) throws -> String {
    let quoted = try lines.map { String(decoding: try JSONEncoder().encode([$0]), as: UTF8.self) }
    let inner = quoted.map { $0.dropFirst().dropLast() }.joined(separator: ",")
    return
      "{\"scenario\":\"\(scenario)\",\"era\":\"\(era)\",\"computed\":{\"lines\":[\(inner)]}}"
  }

  @Test("agrees if it did the same, whatever the addresses and the frame")
  func agrees() throws {
    let table = try table()
    let cell = try #require(table.cells.first { $0.scenario == "S8" && $0.era == .iOS13 })
    let others = cell.computed.lines.map {
      $0.replacingOccurrences(
        of: "EraScenarios.EraPage: 0x7f9a0a00", with: "EraProbe.EraPage: 0x10")
    }
    #expect(others != cell.computed.lines)
    let twoPushes = try #require(table.cells.first { $0.scenario == "S2" && $0.era == .iOS18 })
    let later = twoPushes.computed.lines.map {
      $0.replacingOccurrences(of: "+0.7 s", with: "+0.9 s")
    }
    #expect(later != twoPushes.computed.lines)
    let cells = try report("S8", "iOS13", others) + "," + report("S2", "iOS18", later)
    let comparison = try compare("{\"cells\":[\(cells)]}", with: table)
    #expect(comparison.differences == [])
    #expect(comparison.lines == ["2 cells compared, 0 differ"])
  }

  @Test("differs where it did something else, and by more than a quarter of a second")
  func differs() throws {
    let table = try table()
    let known = try #require(table.cells.first { $0.scenario == "S2" && $0.era == .iOS18 })
    let later = known.computed.lines.map {
      $0.replacingOccurrences(of: "+0.7 s", with: "+1.0 s")
    }
    let cells = try report("S1", "iOS18", ["called Root"]) + "," + report("S2", "iOS18", later)
    let comparison = try compare("{\"cells\":[\(cells)]}", with: table)
    #expect(comparison.differences.map(\.scenario) == ["S1", "S2"])
    #expect(comparison.lines.last == "2 cells compared, 2 differ")
    #expect(comparison.lines[0].contains("called Root A B"))
  }

  @Test(
    "refuses what is no report, with the reason",
    arguments: [
      ("", "it is no JSON"), ("[]", "of another kind"), ("{}", "'cells' is missing"),
      ("{\"cells\":[{\"scenario\":\"S1\"}]}", "'era' is missing at cells.0"),
      (
        "{\"cells\":[{\"scenario\":\"S1\",\"era\":\"iOS5\",\"computed\":{\"lines\":[]}}]}",
        "S1 on iOS5 is in no table"
      ),
      (
        """
        {"cells":[{"scenario":"S1","era":"iOS7","computed":{"lines":[]}},
        {"scenario":"S1","era":"iOS7","computed":{"lines":[]}}]}
        """, "S1 on iOS7 is there twice"
      ),
    ])
  func refuses(text: String, message: String) throws {
    let table = try table()
    #expect {
      try compare(text, with: table)
    } throws: { error in
      ((error as? ToolFailure)?.text ?? "").contains(message)
    }
  }

  @Test("refuses a file that is too long before it is decoded")
  func tooLong() throws {
    let table = try table()
    let text = String(repeating: " ", count: EraComparison.byteLimit + 1)
    #expect {
      try compare(text, with: table)
    } throws: { error in
      ((error as? ToolFailure)?.text ?? "").contains("longer than")
    }
  }
}
