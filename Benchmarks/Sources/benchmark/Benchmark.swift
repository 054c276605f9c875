import Foundation

/// Measures the engine beside plain Swift that does less, and prints a table with targets.
@main
enum Benchmark {
  static let usage = """
    usage: benchmark [--rounds N] [--quick] [--json]

      --rounds N   how many rounds of each comparison, from 1 to 99; 7 if not said
      --quick      a tenth of the work, to see that it runs: its figures mean nothing
      --json       prints JSON, and nothing else

    In a round all contenders run; a ratio is the median of those of the rounds, so that what slows the
    machine down slows both sides of it. Exit status: 0, also with missed targets; 2 for misuse.
    """

  static func main() async {
    let options: Options
    do {
      options = try Options(CommandLine.arguments.dropFirst())
    } catch {
      say("error: \(error.text)\n\(usage)")
      exit(2)
    }
    guard !options.wantsHelp else { return print(usage) }
    var report = Report(rounds: options.rounds, isQuick: options.isQuick)
    await report.measureAll { say("measuring: \($0)") }
    print(options.wantsJSON ? Table.json(report.figures) : Table.text(report.figures))
  }

  /// Tells whoever waits; the table alone goes to standard output.
  @Sendable private static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

/// What the caller wants.
struct Options {
  var rounds = 7
  var isQuick = false
  var wantsJSON = false
  var wantsHelp = false

  /// Why the options make no sense.
  struct Misuse: Error {
    var text: String
  }

  init(_ arguments: ArraySlice<String>) throws(Misuse) {
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--json": wantsJSON = true
      case "--help", "-h": wantsHelp = true
      case "--rounds":
        let text = rest.popFirst() ?? ""
        guard let number = Int(text), (1...99).contains(number) else {
          throw Misuse(text: "--rounds is \"\(text)\"; allowed: 1 to 99")
        }
        rounds = number
      default:
        throw Misuse(text: "\"\(argument)\" is no option")
      }
    }
  }
}
