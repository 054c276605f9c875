import Foundation
import Stories
import Testing

private func table(_ text: String) throws -> ExpectedEraTable {
  try ExpectedEraTable.parse(Array(text.utf8))
}

@Suite("The hand-written table of eras")
struct ExpectedEraTableTests {
  @Test("gives the same facts to every era of a line")
  func readsCells() throws {
    let table = try table(
      """
      # a comment
      S1 iOS7 iOS8 MULTI "two \\"sources\\""
          called Root A
          rest   Root A

      S1 iOS9 INFER "near"
          *
      """)
    #expect(table.cells.count == 3)
    let cell = try #require(table.cell("S1", .iOS8))
    #expect(cell.confidence == .multiple)
    #expect(cell.source == "two \"sources\"")
    #expect(cell.facts.lines == ["called Root A", "rest Root A"])
    #expect(table.isInferred("S1", .iOS9))
    #expect(!table.isInferred("S1", .iOS7))
    #expect(table.isInferred("S1", .iOS26))
    #expect(table.isInferred(nil, .iOS7))
  }

  @Test(
    "has its mistakes at their places",
    arguments: [
      ("  fact", "facts without a cell"), ("S1 iOS5 MULTI \"x\"", "unexpected 'iOS5'"),
      ("S1 iOS7 \"x\"", "unexpected \"x\""), ("S1 iOS7 MULTI", "the line ends too early"),
      ("S1 iOS7 iOS7 MULTI \"x\"", "S1 on iOS7 is given twice"),
      ("S1 iOS7 DOC \"x\"\nS1 iOS7 DOC \"y\"\n", "S1 on iOS7 is given twice"),
    ])
  func mistakes(text: String, message: String) {
    #expect {
      try table(text)
    } throws: { error in
      (error as? StoryErrors)?.lines(file: "t").first?.contains(message) ?? false
    }
  }

  @Test("is shipped, with a source for every cell and a cell for every story's scenario")
  func shipped() throws {
    let bytes = try Data(contentsOf: ShippedStories.folder.appendingPathComponent("eras.expected"))
    let table = try ExpectedEraTable.parse([UInt8](bytes))
    #expect(table.cells.allSatisfy { !$0.source.isEmpty && !$0.facts.lines.isEmpty })
    for url in try ShippedStories.urls() {
      let name = url.deletingPathExtension().lastPathComponent
      // A story without one counts as inferred on every era.
      guard let scenario = try ShippedStories.story(name).scenario else { continue }
      for era in EraName.allCases {
        #expect(table.cell(scenario, era) != nil, "\(name): \(scenario) \(era)")
      }
    }
  }
}

@Suite("Computed facts")
struct EraFactsTests {
  @Test(
    "agree with what is expected, * being what nobody knows",
    arguments: [
      (["a b"], ["a   b"], true), (["a b"], ["a c"], false), (["a"], [], false), ([], ["a"], false),
      (["a", "b", "c"], ["a", "*", "c"], true), (["a", "c"], ["a", "*", "c"], true),
      (["a", "b"], ["a", "*", "c"], false), (["a", "b"], ["*"], true),
      (["rest Root A, page B, bar wrong"], ["rest Root A, page *, bar wrong"], true),
      (["rest Root A, page B, bar wrong"], ["rest * bar fits"], false),
      (["log nested push, x, unexpected state"], ["log nested push*unexpected state*"], true),
      (["aXb"], ["a*X*Xb"], false), (["ab"], ["ab*b"], false),
    ] as [([String], [String], Bool)])
  func agree(computed: [String], expected: [String], agrees: Bool) {
    #expect(EraFacts(computed).agree(with: EraFacts(expected)) == agrees)
  }
}
