/// An object that performs methods by names of its own choice.
///
/// Linux has no Objective-C runtime that finds a method by a selector. In debug builds methods are found all the same,
/// by the symbols that debuggers use: targets of controls, recognizers, bar buttons, timers and notifications get
/// their actions as on Apple's systems, if these have no result and no more than two arguments, which are objects or `Any`.
/// In optimized builds, where methods that nobody calls are gone, and for other names, the target is asked here first:
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
