import Foundation
import Synchronization

/// Control-C, noticed between two runs and between two files, where nothing is half done.
package nonisolated enum Interruption {
  private static let request = Atomic<Bool>(false)

  /// Whether the person has asked to stop.
  package static var isRequested: Bool { request.load(ordering: .relaxed) }

  /// Turns the next SIGINT into a polite request; a second one ends the process as usual.
  package static func install() {
    signal(SIGINT) { _ in
      Interruption.request.store(true, ordering: .relaxed)
      signal(SIGINT, SIG_DFL)
    }
  }

  /// Throws if the person has asked to stop.
  package static func check() throws(ToolFailure) {
    if isRequested { throw .interrupted }
  }
}
