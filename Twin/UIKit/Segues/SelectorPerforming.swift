/// An object that performs methods by their names, as on Apple's systems every object does.
///
/// Linux has no Objective-C runtime that finds a method by a selector. The target of a control, a recognizer,
/// a bar button, a key command or a display link gets its action here instead:
///
/// ```swift
/// #if os(Linux)
///   extension Page: SelectorPerforming {
///     func performMethod(_ selector: Selector, with object: Any?) -> Bool {
///       guard selector == "save:" else { return false }
///       save(object)
///       return true
///     }
///   }
/// #endif
/// ```
///
/// Differs from UIKit: there is no such protocol.
@preconcurrency @MainActor
public protocol SelectorPerforming: AnyObject {
  /// Calls the method that a selector names.
  ///
  /// - Parameters:
  ///   - selector: The name.
  ///   - object: Who sends it; for a name without a colon of no use.
  /// - Returns: Whether the object has such a method.
  func performMethod(_ selector: Selector, with object: Any?) -> Bool
}
