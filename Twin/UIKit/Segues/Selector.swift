/// The name of a method, as the Objective-C runtime has it, such as `showViewController:sender:`.
///
/// Differs from Apple's: there is no runtime that finds a method by its name, and no `#selector`.
nonisolated public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name.
  public let description: String

  /// Makes a selector of a name.
  public init(_ str: String) {
    description = str
  }

  /// Makes a selector of a name.
  public init(stringLiteral value: String) {
    description = value
  }
}
