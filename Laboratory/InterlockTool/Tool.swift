import Foundation
import Stories

/// Runs a command and ends the process with its status.
@MainActor
func finish(isJSON: Bool, _ command: (Console) throws -> ExitStatus) -> Never {
  Interruption.install()
  let console = Console.standard(isJSON: isJSON)
  do {
    exit(try command(console).rawValue)
  } catch let failure as ToolFailure {
    console.fail(failure)
    exit(failure.status.rawValue)
  } catch {
    console.fail(ToolFailure(.cannotWrite, "error: \(error)"))
    exit(ExitStatus.cannotWrite.rawValue)
  }
}

/// Plays for another process of this tool, which says by itself what goes wrong.
@MainActor
func beUnderstudy() -> Never {
  Interruption.install()
  let status = try? UnderstudyCommand(console: .standard(isJSON: false)).run()
  exit((status ?? .cannotWrite).rawValue)
}
