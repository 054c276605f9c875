/// The lines of a story file, decoded and measured before anything looks at their meaning.
package nonisolated struct SourceText: Sendable {
  /// One line without its end.
  package struct Line: Sendable {
    /// The number of the line, counted from 1.
    package var number: Int
    /// The line's characters.
    package var scalars: [Unicode.Scalar]
  }

  /// The lines that are fit to be read; those with a mistake are left out.
  package private(set) var lines: [Line] = []

  /// Decodes UTF-8 with or without a byte order mark, and with either kind of line end.
  ///
  /// Mistakes are added to `errors`; a mistake about the whole file leaves `lines` empty.
  package init(bytes: [UInt8], errors: inout StoryErrors) {
    guard bytes.count <= StoryLimits.bytes else {
      errors.add(StoryError(line: 1, column: 1, "the file has more than 1 MiB (1,048,576 bytes)"))
      return
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    var number = 0
    for var line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      guard number <= StoryLimits.lines else {
        errors.add(StoryError(line: number, column: 1, "the file has more than 10,000 lines"))
        return
      }
      if line.last == 0x0D { line.removeLast() }
      do {
        lines.append(Line(number: number, scalars: try Self.decode(line, number: number)))
      } catch {
        errors.add(error)
      }
    }
  }

  private static func decode(
    _ bytes: ArraySlice<UInt8>, number: Int
  ) throws(StoryError) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      let column = scalars.count + 1
      switch decoder.decode(&iterator) {
      case .emptyInput:
        return scalars
      case .error:
        throw StoryError(line: number, column: column, "invalid UTF-8; a story is a UTF-8 text")
      case .scalarValue(let scalar):
        guard column <= StoryLimits.lineLength else {
          throw StoryError(
            line: number, column: column, "the line has more than 1,000 characters")
        }
        if scalar != "\t", scalar.properties.generalCategory == .control {
          throw StoryError(
            line: number, column: column,
            "control character \(Shown.plain(String(scalar))); allowed are tabs and line ends")
        }
        scalars.append(scalar)
      }
    }
  }
}
