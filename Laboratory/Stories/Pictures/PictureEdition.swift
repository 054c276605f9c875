#if PICTURES
  /// What the pictures of a folder come from: this tool, and these runs. As long as neither changes, they
  /// are not drawn again.
  ///
  /// A file beside them says it: the tool's size and time, a hash of the table and all timelines, and the
  /// size and time of each picture. Whoever wants them drawn anew, with other fonts say, deletes one of them.
  package nonisolated struct PictureEdition {
    private static let fileName = "pictures.edition"

    private let runs: String
    private let files: [String]

    /// The edition of these runs' pictures, with the lines of their table, in files of these names.
    package init(of runs: [Run], table: [String], files: [String]) {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325  // FNV-1a, 64 bits.
      for text in runs.map(\.timelineText) + table {
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      }
      self.runs = String(hash, radix: 16)
      self.files = files
    }

    /// Whether a folder has the pictures of this edition, as they were written.
    package func isIn(_ folder: OutputFolder) -> Bool {
      guard let text = text(in: folder) else { return false }
      return folder.text(of: Self.fileName) == text
    }

    /// Notes that the pictures in a folder are of this edition.
    package func note(in folder: OutputFolder) throws(ToolFailure) {
      guard let text = text(in: folder) else { return }
      try folder.write(text, to: Self.fileName)
    }

    /// What the note says of the files that are there; nil if one is missing.
    private func text(in folder: OutputFolder) -> String? {
      guard let tool = FileStamp(path: "/proc/self/exe") else { return nil }
      var lines = ["interlock pictures 1", "tool \(tool)", "runs \(runs)"]
      for name in files {
        guard let stamp = folder.stamp(of: name) else { return nil }
        lines.append("\(name) \(stamp)")
      }
      return lines.joined(separator: "\n") + "\n"
    }
  }
#endif
