#if !OPTION_PARSER
  import Foundation
  import Stories

  /// The tool without its option parser, where that could not be fetched: it plays the demo and
  /// replays recordings.
  @main
  enum InterlockTool {
    static func main() {
      let arguments = CommandLine.arguments.dropFirst()
      if UnderstudyCommand.isMeant(by: Array(arguments)) { beUnderstudy() }
      if arguments.first == "replay", arguments.count > 1 {
        finish(isJSON: false) { try ReplayCommand(console: $0).run(Array(arguments.dropFirst())) }
      }
      let out = arguments.count == 3 && Array(arguments.prefix(2)) == ["demo", "--out"]
      guard out || Array(arguments) == ["demo"] else {
        FileHandle.standardError.write(
          Data(
            """
            usage: interlock demo, interlock replay FILE...
            (built without swift-argument-parser: nothing else)

            """.utf8))
        exit(ExitStatus.misuse.rawValue)
      }
      let folder = out ? arguments.last ?? "demo" : "demo"
      finish(isJSON: false) { try DemoCommand(console: $0).run(out: folder) }
    }
  }
#endif
