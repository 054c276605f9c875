#if !OPTION_PARSER
  import Foundation
  import Stories

  /// The tool without its option parser, where that could not be fetched: it plays the demo only.
  @main
  enum InterlockTool {
    static func main() {
      let arguments = CommandLine.arguments.dropFirst()
      if UnderstudyCommand.isMeant(by: Array(arguments)) { beUnderstudy() }
      let out = arguments.count == 3 && Array(arguments.prefix(2)) == ["demo", "--out"]
      guard out || Array(arguments) == ["demo"] else {
        FileHandle.standardError.write(
          Data("usage: interlock demo (built without swift-argument-parser: nothing else)\n".utf8))
        exit(ExitStatus.misuse.rawValue)
      }
      let folder = out ? arguments.last ?? "demo" : "demo"
      finish(isJSON: false) { try DemoCommand(console: $0).run(out: folder) }
    }
  }
#endif
