#if !canImport(ObjectiveC)
  import Foundation

  /// Where messages go if the app says nothing else.
  nonisolated enum SystemLog {
    /// Writes one message.
    static func write(_ message: String) {
      FileHandle.standardError.write(Data("Interlock: \(message)\n".utf8))
    }
  }
#endif
