import Foundation
import QuartzCore

nonisolated extension Selector {
  /// Has an object perform the method of this name.
  ///
  /// On any thread; whom the main thread asks is asked as ``SelectorPerforming`` first.
  ///
  /// - Parameter arguments: What the method may take, from the first on.
  /// - Returns: Whether the object has such a method, as far as can be seen.
  @discardableResult
  func perform(on target: Any?, with arguments: Any?...) -> Bool {
    guard let target else { return false }
    if isPerformed(by: target, with: arguments.first ?? nil) { return true }
    let object = target as AnyObject
    guard let method = MethodTable.method(self, of: object) else { return false }
    method.call(on: object, with: arguments)
    return true
  }

  /// Has an object perform the method of this name, or says in the log that it has none.
  func performOrLog(on target: Any, with arguments: Any?...) {
    // Lists of arguments cannot be passed on, and no method has more than two.
    let second = arguments.count > 1 ? arguments[1] : nil
    if !perform(on: target, with: arguments.first ?? nil, second) { logMissing(of: target) }
  }

  private func isPerformed(by target: Any, with argument: Any?) -> Bool {
    guard Thread.isMainThread else { return false }
    // Proof: this is the main thread, and nothing is kept.
    nonisolated(unsafe) let (target, argument) = (target, argument)
    return MainActor.assumeIsolated {
      (target as? any SelectorPerforming)?.performMethod(self, with: argument) ?? false
    }
  }

  /// Says that a target has no method of this name, which UIKit does by an exception.
  func logMissing(of target: Any) {
    let type = String(describing: Swift.type(of: target))
    let text =
      "\(type) was to perform \"\(self)\", and no such method was found. Nothing is done. Check the name; in an "
      + "optimized build, or if the method has another name for Objective-C, make \(type) SelectorPerforming."
    if Thread.isMainThread {
      MainActor.assumeIsolated { UISystem.current.log(text) }
    } else {
      Task { @MainActor in UISystem.current.log(text) }
    }
  }
}
