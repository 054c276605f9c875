/// The files of stories.
package nonisolated enum StoryFile {
  /// The bytes of a story's file, up to one more than a story may have.
  package static func read(_ path: String) throws(ToolFailure) -> [UInt8] {
    try InputFile.read(path, limit: StoryLimits.bytes, kind: "a story's text file")
  }

  /// What tables and timelines call the story at this path.
  package static func storyName(ofPath path: String) -> String {
    let file = path.split(separator: "/").last.map { String($0) } ?? ""
    let stem = file.hasSuffix(".story") ? String(file.dropLast(6)) : file
    let kept = stem.unicodeScalars.map { isNamed($0) ? Character($0) : "-" }
    let trimmed = String(kept.drop { $0 == "." }.prefix(64))
    return trimmed.isEmpty ? "story" : trimmed
  }

  private static func isNamed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": true
    default: false
    }
  }
}
