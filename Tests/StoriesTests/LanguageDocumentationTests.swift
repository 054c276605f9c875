import Foundation
import Stories
import Testing

@Suite("Documentation/StoryLanguage.md")
struct LanguageDocumentationTests {
  private static func page() throws -> String {
    let file = ShippedStories.folder.deletingLastPathComponent()
      .appendingPathComponent("Documentation/StoryLanguage.md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test("has each verb in its grammar and in a table", arguments: StoryVerb.allCases)
  func everyVerb(verb: StoryVerb) throws {
    let page = try Self.page()
    #expect(page.contains("\"\(verb.rawValue)\""), "not in the grammar")
    #expect(page.contains("| `\(verb.rawValue)"), "not in a table")
  }

  @Test("names every era, guard, cure and setting")
  func everyName() throws {
    let page = try Self.page()
    let names =
      EraName.allCases.map(\.rawValue) + Guard.allCases.map(\.rawValue)
      + StoryCure.allCases.map(\.rawValue) + StoryApp.allCases.map(\.rawValue)
      + StoryDirection.allCases.map(\.rawValue) + StoryAppearance.allCases.map(\.rawValue)
      + StoryTextSize.allCases.map(\.rawValue)
    for name in names { #expect(page.contains("\"\(name)\""), "\(name)") }
  }

  @Test("begins with a story that is shipped")
  func firstExample() throws {
    let page = try Self.page()
    let example = page.components(separatedBy: "```")[1].trimmingCharacters(in: .newlines)
    let shipped = try String(
      contentsOf: ShippedStories.folder.appendingPathComponent("two-pushes-0.3s.story"),
      encoding: .utf8)
    #expect(example == shipped.trimmingCharacters(in: .newlines))
  }

  @Test("is about stories that parse")
  func shippedStoriesParse() throws {
    let urls = try ShippedStories.urls()
    #expect(urls.count >= 14)
    for url in urls {
      let bytes = [UInt8](try Data(contentsOf: url))
      #expect(errors(in: bytes, file: url.lastPathComponent) == [])
    }
  }
}
