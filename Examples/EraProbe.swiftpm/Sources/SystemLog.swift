import Foundation
import OSLog

/// The lines that this process has logged since the value was made, UIKit's among them.
struct SystemLog {
  private let begin = Date()

  /// The lines, oldest first; none if the system does not give its log.
  func lines() -> [String] {
    guard let store = try? OSLogStore(scope: .currentProcessIdentifier),
      let entries = try? store.getEntries(at: store.position(date: begin))
    else { return [] }
    return entries.filter { $0.date >= begin }.map(\.composedMessage)
  }
}
