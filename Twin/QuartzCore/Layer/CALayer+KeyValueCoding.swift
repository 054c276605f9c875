import CoreGraphics
import Foundation

/// A layer's properties by their names, and values that apps keep in a layer.
///
/// Source: Core Animation Programming Guide, "Key-value coding extensions": layers keep values for names
/// that no property has, and know the parts of transforms, points, sizes and rectangles by key paths.
///
/// Differs from QuartzCore: known are the properties that animations can change, and few others.
extension CALayer {
  /// The value of a property, or the one that was set under a name of the app's own.
  public final func value(forKey key: String) -> Any? {
    if let named = NamedLayerValue(rawValue: key) { return named.read(self) }
    if let property = LayerProperty(keyPath: key) { return modelValue(of: property).boxed }
    return rareState?.ownValues[key] ?? Self.defaultValue(forKey: key)
  }

  /// Sets a property as its setter does, or keeps a value under a name of the app's own; nil takes it away.
  public final func setValue(_ value: Any?, forKey key: String) {
    if let named = NamedLayerValue(rawValue: key) {
      named.write(value, into: self)
    } else if LayerProperty(keyPath: key) != nil {
      setProperty(key, to: value)
    } else {
      rare.ownValues[key] = value.map(asObject)
      if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    }
  }

  /// The value of a property, of a part of it such as `transform.rotation.z`, or of what lies behind a
  /// name.
  public final func value(forKeyPath keyPath: String) -> Any? {
    if let property = LayerProperty(keyPath: keyPath), keyPath.contains(".") {
      return modelValue(of: property).boxed
    }
    guard let (first, rest) = keyPath.firstKey else { return value(forKey: keyPath) }
    switch value(forKey: first) {
    case let layer as CALayer: return layer.value(forKeyPath: rest)
    case let animation as CAAnimation: return animation.value(forKey: rest)
    default: return nil
    }
  }

  /// Sets a property, a part of it such as `transform.scale.x`, or what lies behind a name.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if LayerProperty(keyPath: keyPath) != nil, keyPath.contains(".") {
      setProperty(keyPath, to: value)
    } else if let (first, rest) = keyPath.firstKey {
      switch self.value(forKey: first) {
      case let layer as CALayer: layer.setValue(value, forKeyPath: rest)
      case let animation as CAAnimation: animation.setValue(value, forKey: rest)
      default: break
      }
    } else {
      setValue(value, forKey: keyPath)
    }
  }

  /// Sets a color. Anything else, as a `UIColor`, changes nothing; of the layer of a view the action
  /// runs all the same.
  ///
  /// Source: tests of both in `material-motion/motion-animator-objc` (`UIKitBehavioralTests`,
  /// `QuartzCoreBehavioralTests`, 2018). Assumed: the color stays as it is.
  fileprivate func setColor(_ value: Any?, forKey key: String, _ set: (CGColor?) -> Void) {
    if value == nil || value is CGColor { return set(value as? CGColor) }
    guard owner != nil else { return }
    actionOfChange(forKey: key)?.run(forKey: key, object: self, arguments: nil)
  }

  /// A value that the property cannot have changes nothing.
  private func setProperty(_ keyPath: String, to value: Any?) {
    guard let property = LayerProperty(keyPath: keyPath), let value = AnimatableValue(value) else {
      return
    }
    setModelValue(value, of: property, key: keyPath.firstKey?.first ?? keyPath)
  }
}

extension String {
  /// A key path taken apart after its first name; nil if it is a single one.
  fileprivate var firstKey: (first: String, rest: String)? {
    guard let dot = firstIndex(of: ".") else { return nil }
    return (String(self[..<dot]), String(self[index(after: dot)...]))
  }
}

/// The properties that cannot be animated, or that can be nil.
private enum NamedLayerValue: String {
  case name
  case frame
  case contents
  case masksToBounds
  case mask
  case backgroundColor
  case borderColor
  case shadowColor
  case shadowPath

  func read(_ layer: CALayer) -> Any? {
    switch self {
    case .name: layer.name
    case .frame: layer.frame
    case .contents: layer.contents
    case .masksToBounds: NSNumber(value: layer.masksToBounds)
    case .mask: layer.mask
    case .backgroundColor: layer.backgroundColor
    case .borderColor: layer.borderColor
    case .shadowColor: layer.shadowColor
    case .shadowPath: layer.shadowPath
    }
  }

  func write(_ value: Any?, into layer: CALayer) {
    switch self {
    case .name: layer.name = value as? String
    case .frame: if case .rect(let rect) = AnimatableValue(value) { layer.frame = rect }
    case .contents: layer.contents = value
    case .masksToBounds:
      if case .number(let number) = AnimatableValue(value) { layer.masksToBounds = number != 0 }
    case .mask: layer.mask = value as? CALayer
    case .backgroundColor: layer.setColor(value, forKey: rawValue) { layer.backgroundColor = $0 }
    case .borderColor: layer.setColor(value, forKey: rawValue) { layer.borderColor = $0 }
    case .shadowColor: layer.setColor(value, forKey: rawValue) { layer.shadowColor = $0 }
    case .shadowPath: layer.shadowPath = value as? CGPath
    }
  }
}
