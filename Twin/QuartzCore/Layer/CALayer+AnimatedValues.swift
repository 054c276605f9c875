import CoreGraphics

/// What UIKit's animation blocks need to know of a property that they only have the name of.
extension CALayer {
  /// The value that the app has set; nil if animations cannot change the property.
  package func modelValue(forKeyPath keyPath: String) -> Any? {
    LayerProperty(keyPath: keyPath)?.get(values).boxed
  }

  /// The value on the screen; nil if animations cannot change the property.
  package func shownValue(forKeyPath keyPath: String) -> Any? {
    LayerProperty(keyPath: keyPath)?.get(appearance(at: CACurrentMediaTime())).boxed
  }

  /// What an additive animation must add to `new` to show `old`, and the value that adds nothing.
  ///
  /// Nil for values that cannot be added.
  package static func additiveEnds(old: Any, new: Any) -> (from: Any, to: Any)? {
    guard let old = AnimatableValue(old), let new = AnimatableValue(new) else { return nil }
    return (old.subtracting(new).boxed, new.subtracting(new).boxed)
  }
}
