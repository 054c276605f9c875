public import Foundation

nonisolated extension NSTextStorageDelegate {
  /// Lets `delegate.textStorage?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var textStorage: NSTextStorageDelegateCalls? {
    NSTextStorageDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
nonisolated public struct NSTextStorageDelegateCalls {
  let delegate: any NSTextStorageDelegate

  /// A change is about to be worked in; the delegate may change text and attributes.
  public func callAsFunction(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    delegate.textStorage(
      textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
  }

  /// A change was worked in; the delegate may change attributes.
  public func callAsFunction(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    delegate.textStorage(
      textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
  }
}
