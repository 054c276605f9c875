import Foundation

/// What an understudy does: it plays shipped stories, by the names that it is told, until no more
/// come. Not for people; `interlock demo` starts it.
package struct UnderstudyCommand {
  private let console: Console

  package init(console: Console) {
    self.console = console
  }

  /// Whether these arguments, without the tool's own name, make the tool an understudy.
  package static func isMeant(by arguments: [String]) -> Bool {
    arguments == [Understudy.command]
  }

  /// Answers each name of a story by a line with its runs, as JSON.
  package func run() throws(ToolFailure) -> ExitStatus {
    let shipped = try StoryLibrary.shippedFolder()
    let stories = try StoryLibrary.load(StoryLibrary.shipped(in: shipped))
    var names = LineReader(descriptor: STDIN_FILENO)
    while let name = names.next() {
      guard let story = stories.first(where: { Data($0.name.utf8) == name }) else {
        return .misuse
      }
      let runs = try Performance.all(of: story).map { performance throws(ToolFailure) in
        try StoryPlayer.play(
          performance, beat: { _ throws(ToolFailure) in try Interruption.check() })
      }
      console.line(JSONText.compact(runs))
    }
    return .success
  }
}
