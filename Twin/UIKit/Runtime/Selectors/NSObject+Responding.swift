public import Foundation

// Foundation for Linux lacks these, since it has no Objective-C runtime that finds methods by their names.

extension NSObjectProtocol {
  /// Whether the object has a method, or a property, of a name; methods of a protocol that it leaves to their defaults
  /// do not count.
  ///
  /// Differs from Foundation: it is found as `UIApplication.sendAction(_:to:from:for:)` finds it, and what Apple's
  /// declarations rename for Swift has the name that the compiler would make of Swift's.
  public nonisolated func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { MethodTable.hasMethod($0, of: type(of: self as AnyObject)) } ?? false
  }
}

extension NSObject {
  /// Whether objects of the class have a method, or a property, of a name.
  ///
  /// Differs from Foundation: as ``Foundation/NSObjectProtocol/responds(to:)``.
  public nonisolated class func instancesRespond(to aSelector: Selector!) -> Bool {
    aSelector.map { MethodTable.hasMethod($0, of: self) } ?? false
  }
}
