import Foundation

/// Finds and reads story files.
package enum StoryLibrary {
  /// Reads files.
  ///
  /// - Throws: Every mistake in any of them, as misuse.
  package static func load(_ paths: [String]) throws(ToolFailure) -> [Story] {
    var stories: [Story] = []
    var problems: [ToolFailure.Problem] = []
    var names: Set<String> = []
    for path in paths {
      do {
        var name = StoryFile.storyName(ofPath: path)
        let bytes = try StoryFile.read(path)
        while !names.insert(name).inserted { name += "-2" }
        let story = try StoryParser.parse(bytes, name: name)
        try PageCheck.check(story)
        stories.append(story)
      } catch let failure as ToolFailure {
        for var problem in failure.problems {
          problem.file = Shown.plain(path)
          problems.append(problem)
        }
      } catch let errors as StoryErrors {
        problems += Self.problems(errors, path: path)
      } catch {
        let shown = Shown.plain(path)
        problems.append(
          ToolFailure.Problem(file: shown, message: "\(error)", text: "\(shown): error: \(error)"))
      }
    }
    guard problems.isEmpty else { throw ToolFailure(.misuse, problems) }
    return stories
  }

  private static func problems(
    _ errors: StoryErrors, path: String
  ) -> [ToolFailure.Problem] {
    var problems = errors.first.map { error in
      ToolFailure.Problem(
        file: Shown.plain(path), line: error.line, column: error.column, message: error.message,
        text: error.text(file: path))
    }
    if let rest = errors.lines(file: path).last, errors.count > errors.first.count {
      problems.append(ToolFailure.Problem(file: Shown.plain(path), message: rest, text: rest))
    }
    return problems
  }

  /// The folder with the shipped stories: below the current folder or one above it, or beside the tool.
  package static func shippedFolder() throws(ToolFailure) -> String {
    let current = FileManager.default.currentDirectoryPath
    let tool = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    for start in [URL(fileURLWithPath: current), tool] {
      var folder = start
      while folder.path != "/" {
        let stories = folder.appendingPathComponent("Stories")
        let marker = stories.appendingPathComponent(eraTable).path
        if FileManager.default.fileExists(atPath: marker) { return stories.path }
        folder.deleteLastPathComponent()
      }
    }
    throw ToolFailure(
      .cannotWrite,
      "error: the folder Stories is not here; run interlock inside a clone of its repository")
  }

  /// The name of the hand-written table of eras.
  package static let eraTable = "eras.expected"

  /// The paths of the shipped stories, in the order in which the table shows them.
  package static func shipped(in folder: String) throws(ToolFailure) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let stories = names.filter { $0.hasSuffix(".story") }.sorted()
    guard !stories.isEmpty else {
      throw ToolFailure(.cannotWrite, "error: no story in \(Shown.plain(folder))")
    }
    return stories.map { folder + "/" + $0 }
  }

  /// The hand-written table of eras.
  package static func expectedEras(in folder: String) throws(ToolFailure) -> ExpectedEraTable {
    let path = folder + "/" + eraTable
    do {
      return try ExpectedEraTable.parse(StoryFile.read(path))
    } catch let failure as ToolFailure {
      throw failure
    } catch let errors as StoryErrors {
      throw ToolFailure(.misuse, errors.lines(file: path).joined(separator: "\n"))
    } catch {
      throw ToolFailure(.misuse, "\(Shown.plain(path)): error: cannot be read")
    }
  }
}
