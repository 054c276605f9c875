import Foundation

/// What the caller of a benchmark wants.
package struct Options {
  package private(set) var rounds = 7
  package private(set) var isQuick = false
  private var wantsJSON = false
  private var wantsHelp = false

  /// Why the options make no sense.
  private struct Misuse: Error {
    var text: String
  }

  package static let help = """
      --rounds N   how many rounds of each comparison, from 1 to 99; 7 if not said
      --quick      a tenth of the work, to see that it runs: its figures mean nothing
      --json       prints JSON, and nothing else
    """

  /// The options of this process; `nil` if it was asked for help, and has given it. Misuse ends the process
  /// with status 2.
  package static func ofProcess(usage: String) -> Options? {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      guard options.wantsHelp else { return options }
      Swift.print(usage)
      return nil
    } catch {
      Progress.say("error: \(error.text)\n\(usage)")
      exit(2)
    }
  }

  /// Prints the figures as it was asked for.
  package func print(_ figures: [Figure]) {
    Swift.print(wantsJSON ? Table.json(figures) : Table.text(figures))
  }

  private init(_ arguments: ArraySlice<String>) throws(Misuse) {
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

/// Tells whoever waits; the table alone goes to standard output.
package enum Progress {
  package static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
