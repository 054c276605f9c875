import Foundation

/// What an app gave where Objective-C takes any object: a number is one, which can be cast to whatever kind of number one asks for.
///
/// Source: Swift's documentation, "Working with Foundation Types": numbers and yes or no become `NSNumber`.
package func asObject(_ value: Any) -> Any {
  (value as? NSNumber) ?? value
}
