import Foundation
import Rows
import Stories
import Testing

@Suite("Exploring defects", .row("R41"))
@MainActor
struct DefectsCommandTests {
  /// What a command printed.
  private final class Printed {
    var output = ""
    var errors = ""
  }

  private func console(isJSON: Bool, _ printed: Printed) -> Console {
    Console(
      isJSON: isJSON, isColored: false, wallClock: { 0 }, output: { printed.output += $0 },
      errors: { printed.errors += $0 })
  }

  /// A folder with this in the place of the script of a checkout, and a folder in it.
  private func checkout(_ script: String) throws -> URL {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let tools = root.appendingPathComponent("Tools/defects")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    try Data(script.utf8).write(to: tools.appendingPathComponent("defects.py"))
    return root
  }

  @Test("runs the checkout's own tool, and ends as that does", arguments: [0, 1, 2, 3])
  func passesStatus(status: Int) throws {
    let root = try checkout("import sys\nsys.exit(\(status))\n")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appendingPathComponent("Tools")
    let command = DefectsCommand(console: console(isJSON: false, Printed()), folder: folder)
    #expect(try command.run().rawValue == Int32(status))
  }

  @Test("prints what was found as one document of JSON")
  func printsJSON() throws {
    let finding = #"{"name": "D1", "defect": "a flag", "states": 7, "rule": "At rest."}"#
    let root = try checkout(
      "import sys\nassert sys.argv[1:] == ['--json']\nprint('[\(finding)]')\n")
    defer { try? FileManager.default.removeItem(at: root) }
    let printed = Printed()
    let status = try DefectsCommand(console: console(isJSON: true, printed), folder: root).run()
    #expect(status == .success)
    let document = try JSONSerialization.jsonObject(with: Data(printed.output.utf8))
    let defects = (document as? [String: Any])?["defects"] as? [[String: Any]]
    #expect(defects?.first?["name"] as? String == "D1")
    #expect(defects?.first?["states"] as? Int == 7)
  }

  @Test("says outside a checkout where to do it")
  func explainsMissingSources() throws {
    let folder = FileManager.default.temporaryDirectory
    let command = DefectsCommand(console: console(isJSON: false, Printed()), folder: folder)
    let failure = #expect(throws: ToolFailure.self) { try command.run() }
    #expect(failure?.status == .cannotWrite)
    #expect(failure?.text.contains("make defects") == true)
  }
}
