import Dispatch
import Foundation

/// The thread of the main actor, for code that may run on any.
///
/// On Linux that need not be Foundation's main thread: where nothing runs the main run loop, as under Swift Testing,
/// the main queue is served by others.
package enum MainThread {
  /// Whether this code runs on the main thread, or in place of it.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  private static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
