import Foundation
import QuartzCore

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
  /// The value at the end of a path of keys with dots between them; nil where the path ends early in nothing.
  ///
  /// Differs from UIKit: beyond this object, the path goes through responders, layers, items of bars, recognizers,
  /// actions of alerts and dictionaries; others know no keys, which raises.
  public final func value(forKeyPath keyPath: String) -> Any? {
    guard let (first, rest) = keyPath.firstKey else { return value(forKey: keyPath) }
    return KeyPathText.value(at: rest, of: value(forKey: first))
  }

  /// Replaces the value at the end of a path of keys with dots between them; does nothing where the path ends early in
  /// nothing. It goes as far as ``value(forKeyPath:)``.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (first, rest) = keyPath.firstKey else {
      return setValue(value, forKey: keyPath)
    }
    KeyPathText.set(value, at: rest, of: self.value(forKey: first))
  }
}

/// A class whose objects are on the way of paths of keys, and that knows no paths itself.
@MainActor
private protocol KnowingKeys: AnyObject {
  func value(forKey key: String) -> Any?
  func setValue(_ value: Any?, forKey key: String)
}

extension UIBarItem: KnowingKeys {}
extension UIGestureRecognizer: KnowingKeys {}
extension UIAlertAction: KnowingKeys {}

/// Paths of keys, with dots between them.
@MainActor
private enum KeyPathText {
  static func value(at path: String, of object: Any?) -> Any? {
    switch object {
    case let responder as UIResponder: return responder.value(forKeyPath: path)
    case let layer as CALayer: return layer.value(forKeyPath: path)
    case let object as any KnowingKeys:
      guard let (first, rest) = path.firstKey else { return object.value(forKey: path) }
      return value(at: rest, of: object.value(forKey: first))
    case let dictionary as [String: Any]:
      guard let (first, rest) = path.firstKey else { return dictionary[path] }
      return value(at: rest, of: dictionary[first])
    case .none: return nil
    case .some(let other):
      raise(of: other, path, in: "valueForUndefinedKey:")
      return nil
    }
  }

  static func set(_ value: Any?, at path: String, of object: Any?) {
    switch object {
    case let responder as UIResponder: responder.setValue(value, forKeyPath: path)
    case let layer as CALayer: layer.setValue(value, forKeyPath: path)
    case let object as any KnowingKeys:
      guard let (first, rest) = path.firstKey else { return object.setValue(value, forKey: path) }
      set(value, at: rest, of: object.value(forKey: first))
    case .none: break  // A message to nil.
    case .some(let other): raise(of: other, path, in: "setValue:forUndefinedKey:")
    }
  }

  private static func raise(of object: Any, _ path: String, in method: String) {
    let key = path.firstKey?.first ?? path
    if let object = object as? NSObject { return object.raiseUndefined(key, in: method) }
    UISystem.current.raise(
      "NSUnknownKeyException",
      "[<\(type(of: object))> \(method)]: this class is not key value coding-compliant for the key \(key)."
    )
  }
}
