/// The name of a method, as the Objective-C runtime has it, such as `showViewController:sender:`.
///
/// Differs from Apple's: there is no `#selector`. The text in its parentheses does as well, since it becomes what
/// `#selector` would make of it: `Selector("Page.save(_:)")` is `save:`. A text without parentheses is the name of a
/// method whatever it takes.
nonisolated public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name.
  public let description: String

  /// Makes a selector of a name.
  public init(_ str: String) {
    description = SwiftMethodName(str)?.objectiveCName ?? str
  }

  /// Makes a selector of a name.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

/// The selector of a name.
nonisolated public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// The name of a selector.
nonisolated public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.description
}
