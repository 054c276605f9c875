package import Foundation

/// Explores engines that have one seeded defect each: `interlock explore --defects`.
///
/// A build of the product has no such engine. `Tools/defects` of the checkout makes copies of the sources
/// that have, explores them and says whether each was found; this runs it.
package struct DefectsCommand {
  private let console: Console
  private let folder: URL

  /// - Parameter folder: Where the tool is used: the checkout, or a folder in it.
  package init(
    console: Console,
    folder: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  ) {
    self.console = console
    self.folder = folder
  }

  /// What `--json` prints of each defect.
  private nonisolated struct Finding: Codable {
    var name: String
    var defect: String
    var rule: String?
    var length: Int?
    var states: Int
    var timeline: String?
  }

  private nonisolated struct Report: Encodable {
    var defects: [Finding]
  }

  /// Builds the copies, explores them, and prints what came of it.
  ///
  /// - Returns: `failedExpectation` if a defect was not found.
  package func run() throws(ToolFailure) -> ExitStatus {
    guard let script else { throw Self.noCheckout }
    do {
      return try run(script)
    } catch {
      throw ToolFailure(.cannotWrite, "error: \(script.path) cannot be run: \(error)")
    }
  }

  private func run(_ script: URL) throws -> ExitStatus {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path] + (console.isJSON ? ["--json"] : [])
    let answer = Pipe()
    if console.isJSON { process.standardOutput = answer }
    try process.run()
    if console.isJSON { try answer.fileHandleForWriting.close() }
    let said = console.isJSON ? answer.fileHandleForReading.readDataToEndOfFile() : Data()
    process.waitUntilExit()
    let status = ExitStatus(rawValue: process.terminationStatus) ?? .cannotWrite
    guard console.isJSON else { return status }
    console.json(Report(defects: try JSONDecoder().decode([Finding].self, from: said)), status)
    return status
  }

  /// The script in the checkout that the tool is used in; `nil` outside one.
  private var script: URL? {
    var place = folder.standardizedFileURL
    while true {
      let script = place.appendingPathComponent("Tools/defects/defects.py")
      if FileManager.default.fileExists(atPath: script.path) { return script }
      if place.path == "/" { return nil }
      place.deleteLastPathComponent()
    }
  }

  private static var noCheckout: ToolFailure {
    ToolFailure(
      .cannotWrite,
      "error: --defects explores copies of the engine with one mistake each, and no sources to copy are "
        + "here. This engine has none. Use it in a checkout of Interlock, where `make defects` does the "
        + "same.")
  }
}
