import Foundation
import Measuring

/// Measures the twin of UIKit beside a bare virtual loop and a bare copy of memory, and prints a table with
/// targets; or does one work so many times, for a counter of instructions.
@main
enum TwinBenchmark {
  static let usage = """
    usage: twin-benchmark [--rounds N] [--quick] [--json]
           twin-benchmark work NAME COUNT

    \(Options.help)
      work         does one work so many times, and prints nothing; names: \(TwinWork.names)
    """

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.first != "work" else { return try play(Array(arguments.dropFirst())) }
    guard let options = Options.ofProcess(usage: usage) else { return }
    var report = TwinReport(rounds: options.rounds, isQuick: options.isQuick)
    try report.measureAll { Progress.say("measuring: \($0)") }
    options.print(report.figures)
  }

  private static func play(_ arguments: [String]) throws {
    guard arguments.count == 2, let work = TwinWork(rawValue: arguments[0]),
      let count = Int(arguments[1]), (0...10_000_000).contains(count)
    else {
      Progress.say("error: \"work\" wants a name and a count from 0 to 10000000\n\(usage)")
      exit(2)
    }
    try work.run(count)
  }
}
