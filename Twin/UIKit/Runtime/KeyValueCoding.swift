import Foundation

/// A part of one of UIKit's objects that apps reach by its key, because there is no property for it or none that
/// can be set.
struct KeyedPart {
  /// Reads the part.
  let value: () -> Any?
  /// Replaces the part; nil for one that cannot be replaced.
  var replace: ((Any?) -> Void)?
}

/// A class with such parts.
@MainActor
protocol HavingKeyedParts: AnyObject {
  /// The part with a key; nil if there is none.
  func part(forKey key: String) -> KeyedPart?
}

extension NSObject {
  /// The part of this object with a key.
  @MainActor
  func keyedPart(_ key: String) -> KeyedPart? {
    (self as? any HavingKeyedParts)?.part(forKey: key)
  }

  /// Raises for a key that the object does not know.
  ///
  /// Source: the exception as apps log it (github.com/ltebean/LTNavigationBar/issues/62; that of setting from
  /// general knowledge).
  @MainActor
  func raiseUndefined(_ key: String, in method: String) {
    UISystem.current.raise(
      "NSUnknownKeyException",
      "[\(ObjectText.name(self, divider: " ")) \(method)]: this class is not key value coding-compliant for the key "
        + "\(key).")
  }
}

extension UIResponder {
  /// The value at the end of a path of keys with dots between them.
  public final func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = keys.first, let last = keys.dropFirst().first else {
      return value(forKey: keyPath)
    }
    switch value(forKey: first) {
    case let next as UIResponder: return next.value(forKeyPath: last)
    case let next as UIBarItem: return next.value(forKey: last)
    default: return nil
    }
  }

  /// Replaces the value at the end of a path of keys with dots between them.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = keys.first, let last = keys.dropFirst().first else {
      return setValue(value, forKey: keyPath)
    }
    switch self.value(forKey: first) {
    case let next as UIResponder: next.setValue(value, forKeyPath: last)
    case let next as UIBarItem: next.setValue(value, forKey: last)
    default: break
    }
  }
}
