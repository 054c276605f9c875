import Foundation
import Measuring

/// Measures the engine beside plain Swift that does less, and prints a table with targets.
@main
enum Benchmark {
  static let usage = """
    usage: benchmark [--rounds N] [--quick] [--json]

    \(Options.help)

    In a round all contenders run; a ratio is the median of those of the rounds, so that what slows the
    machine down slows both sides of it. Exit status: 0, also with missed targets; 2 for misuse.
    """

  static func main() async {
    guard let options = Options.ofProcess(usage: usage) else { return }
    var report = Report(rounds: options.rounds, isQuick: options.isQuick)
    await report.measureAll { Progress.say("measuring: \($0)") }
    options.print(report.figures)
  }
}
