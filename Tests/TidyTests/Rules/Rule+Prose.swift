import Foundation

extension Rule {
  /// Rules about comments, and about words that belong to one machine or one day.
  static let proseRules = [noBareTodo, noUnprovenSendable, noMachinePath]

  private static let noBareTodo = Rule(
    name: "what is left to do has an issue number",
    cure: "open an issue and write TO" + "DO(#12), or do it now",
    broken: SourceFile(path: "Sources/Interlock/Driver.swift", text: "// TO" + "DO: pop\n"),
    kept: SourceFile(path: "Sources/Interlock/Driver.swift", text: "// TO" + "DO(#12): pop\n"),
    appliesTo: { _ in true },
    check: { file in
      let marks = ["TO" + "DO", "FIX" + "ME", "XX" + "X"].filter(file.text.contains)
      guard !marks.isEmpty else { return [] }
      return file.lines.enumerated().compactMap { index, line -> (line: Int, text: String)? in
        let isBare = marks.contains { line.containsWord($0) && !line.contains($0 + "(#") }
        return isBare ? (index + 1, String(line).trimmingCharacters(in: .whitespaces)) : nil
      }
    })

  private static let noUnprovenSendable = Rule(
    name: "what the compiler cannot check is proved in a comment",
    cure: "say in a comment right above why no two threads meet here",
    broken: SourceFile(
      path: "Twin/QuartzCore/Box.swift",
      text: "import Foundation\n\nstruct Box: @unchecked Sendable {}\n"),
    kept: SourceFile(
      path: "Twin/QuartzCore/Box.swift",
      text: "// Written once, before the first thread starts.\n@frozen\n"
        + "nonisolated(unsafe) var box = 1\n"),
    // What stands in Tools is a stub that is compiled and never run.
    appliesTo: { $0.hasSuffix(".swift") && !$0.hasPrefix("Tools/") },
    check: { file in
      ["@unchecked Sendable", "nonisolated(unsafe)"].flatMap { mark in
        file.lineNumbers(ofCode: mark).filter { !hasComment(above: $0, in: file) }
          .map { ($0, "`\(mark)` without a proof") }
      }
    })

  private static let noMachinePath = Rule(
    name: "no path of one machine stands in the repository",
    cure: "use a path relative to the root, or a temporary folder that the system names",
    broken: SourceFile(path: "Tools/setup.sh", text: "cd /" + "home/somebody/interlock\n"),
    kept: SourceFile(
      path: "Tools/setup.sh", text: "#!/usr/bin/env bash\ncd \"$(dirname \"$0\")\"\n"),
    appliesTo: { _ in true },
    check: { file in
      let folders = ["home", "Users", "root", "tmp", "work", "opt", "private/var"]
        .map { "/" + $0 + "/" }.filter(file.text.contains)
      guard !folders.isEmpty else { return [] }
      return file.lines.enumerated().flatMap { index, line in
        folders.filter { folder in startsAPath(folder, in: line) }
          .map { (index + 1, "`\($0)`") }
      }
    })

  /// Whether the folder stands at the start of a path, and not in the middle of one or of an address.
  private static func startsAPath(_ folder: String, in line: Substring) -> Bool {
    line.ranges(of: folder).contains { range in
      guard range.lowerBound > line.startIndex else { return true }
      let before = line[line.index(before: range.lowerBound)]
      return !before.isWordCharacter && !".}$*-/)".contains(before)
    }
  }

  /// Whether the declaration on this line, counted from one, has a comment right above its attributes.
  private static func hasComment(above line: Int, in file: SourceFile) -> Bool {
    var index = line - 2
    while index >= 0 {
      let text = file.lines[index].drop { $0 == " " }
      if text.hasPrefix("//") { return true }
      guard text.hasPrefix("@") || text.hasPrefix("#if") else { return false }
      index -= 1
    }
    return false
  }
}
