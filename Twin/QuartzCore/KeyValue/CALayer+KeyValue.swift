import CoreGraphics

/// Values by their names, which on Apple's systems every object has: of a layer what animations can
/// change, by the same key paths, and whatever else an app wants to keep with it.
extension CALayer {
  /// The value of a key; see `value(forKeyPath:)`.
  public final func value(forKey key: String) -> Any? {
    value(forKeyPath: key)
  }

  /// What the layer has at a key path that animations can change, such as `transform.scale`, or what was
  /// kept under this name.
  ///
  /// Differs from QuartzCore: a number is an `NSNumber`, which Linux casts to `Double` and not to `CGFloat`;
  /// colors of gradients, masks and other objects are not found by their names.
  public final func value(forKeyPath keyPath: String) -> Any? {
    guard let property = LayerProperty(keyPath: keyPath) else { return rareState?.kept[keyPath] }
    guard case .number(let number) = property.get(values) else {
      return property.get(values).boxed
    }
    return NSNumber(value: number)
  }

  /// Sets the value of a key; see `setValue(_:forKeyPath:)`.
  public final func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  /// Changes what the layer has at a key path that animations can change, as its property does, or keeps a
  /// value under this name; nil forgets it.
  ///
  /// Differs from QuartzCore: a value of another kind than the property's changes nothing.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let property = LayerProperty(keyPath: keyPath) else {
      rare.kept[keyPath] = value
      return
    }
    guard let animatable = AnimatableValue(value) else { return }
    var changed = values
    property.set(&changed, animatable)
    guard changed != values else { return }
    if changed.bounds != values.bounds {
      bounds = changed.bounds
      return
    }
    let key = String(keyPath.prefix { $0 != "." })
    let action = actionOfChange(forKey: key)
    values = changed
    action?.run(forKey: key, object: self, arguments: nil)
  }
}
