import Foundation

extension Selector {
  /// Has an object perform the method of this name.
  ///
  /// - Parameter arguments: What the method may take, from the first on.
  /// - Returns: Whether the object has such a method, as far as can be seen.
  @discardableResult
  func perform(on target: Any?, with arguments: Any?...) -> Bool {
    guard let target else { return false }
    if let performer = target as? any SelectorPerforming,
      performer.performMethod(self, with: arguments.first ?? nil)
    {
      return true
    }
    let object = target as AnyObject
    guard let method = MethodTable.method(self, of: object) else { return false }
    method.call(on: object, with: arguments)
    return true
  }
}

extension UISystem {
  /// Says that a target has no method of a name, which UIKit does by an exception.
  func logMissing(_ selector: Selector, of target: Any) {
    let type = String(describing: Swift.type(of: target))
    log(
      "\(type) was to perform \"\(selector)\", and no such method was found. Nothing is done. Check the name; in an "
        + "optimized build, or if the method has another name for Objective-C, make \(type) SelectorPerforming."
    )
  }
}
