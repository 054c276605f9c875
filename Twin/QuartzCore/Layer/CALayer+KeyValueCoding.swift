import CoreGraphics
import Foundation

/// A layer's properties by their names, and values that apps keep in a layer.
///
/// Source: Core Animation Programming Guide, "Key-value coding extensions": layers keep values for names
/// that no property has, and know the parts of transforms, points, sizes and rectangles by key paths.
///
/// Differs from QuartzCore: of particles, tiles and scroll layers only the properties of all layers are known, and
/// those of an emitter's cells by their names.
extension CALayer {
  func ownValue(_ key: String) -> Any? {
    if let named = LayerKey.named(key, of: self) { return named.read(self) }
    if let property = ownProperty(key) { return modelValue(of: property).boxed }
    if presented != nil, let shown = values.own[key] { return shown.boxed }
    return rareState?.ownValues[key] ?? Self.defaultValue(forKey: key)
  }

  func keep(_ value: Any?, forKey key: String) {
    if let named = LayerKey.named(key, of: self) {
      named.write(self, value)
    } else if ownProperty(key) != nil {
      setProperty(key, to: value)
    } else {
      keepOwn(value, forKey: key)
    }
  }

  /// Keeps a value under a name that no property has. Its action runs as that of a property does.
  private func keepOwn(_ value: Any?, forKey key: String) {
    let action = actionOfChange(forKey: key)
    rare.ownValues[key] = value.map(asObject)
    values.own[key] = AnimatableValue(value)
    action?.run(forKey: key, object: self, arguments: nil)
  }

  func ownValue(atPath keyPath: String) -> Any? {
    if let property = LayerProperty(keyPath: keyPath), keyPath.contains(".") {
      return modelValue(of: property).boxed
    }
    guard let (first, rest) = keyPath.firstKey else { return value(forKey: keyPath) }
    if first == "emitterCells", let emitter = self as? CAEmitterLayer {
      return emitter.cellValue(at: rest)
    }
    switch value(forKey: first) {
    case let layer as CALayer: return layer.value(forKeyPath: rest)
    case let animation as CAAnimation: return animation.value(forKey: rest)
    case let rect as CGRect: return RectPart(rawValue: rest)?.read(rect).boxed
    default: return nil
    }
  }

  func keep(_ value: Any?, atPath keyPath: String) {
    if LayerProperty(keyPath: keyPath) != nil, keyPath.contains(".") {
      setProperty(keyPath, to: value)
    } else if let (first, rest) = keyPath.firstKey {
      if first == "emitterCells", let emitter = self as? CAEmitterLayer {
        return emitter.keep(value, ofCellAt: rest)
      }
      switch self.value(forKey: first) {
      case let layer as CALayer: layer.setValue(value, forKeyPath: rest)
      case let animation as CAAnimation: animation.setValue(value, forKey: rest)
      case let rect as CGRect:
        guard let part = RectPart(rawValue: rest), let value = AnimatableValue(value) else {
          return
        }
        setValue(part.replaced(in: rect, by: value), forKey: first)
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
  func setColor(_ value: Any?, forKey key: String, _ set: (CGColor?) -> Void) {
    if value == nil || value is CGColor { return set(value as? CGColor) }
    guard owner != nil else { return }
    actionOfChange(forKey: key)?.run(forKey: key, object: self, arguments: nil)
  }

  /// The property of a name, unless only layers of another class have it.
  private func ownProperty(_ key: String) -> LayerProperty? {
    LayerKey.isForeign(key, to: self) ? nil : LayerProperty(keyPath: key)
  }

  /// A value that the property cannot have changes nothing.
  ///
  /// Source: a test of ComposeUI (`CALayer+KeyPathValueTests`), which runs on iOS, for points that are given as
  /// sizes, and sizes as points.
  private func setProperty(_ keyPath: String, to value: Any?) {
    guard let property = LayerProperty(keyPath: keyPath), let value = AnimatableValue(value) else {
      return
    }
    let key = keyPath.firstKey?.first ?? keyPath
    switch (modelValue(of: property), value) {
    case (.point, .size(let size)):
      setModelValue(.point(CGPoint(x: size.width, y: size.height)), of: property, key: key)
    case (.size, .point(let point)):
      setModelValue(.size(CGSize(width: point.x, height: point.y)), of: property, key: key)
    default: setModelValue(value, of: property, key: key)
    }
  }
}

/// A part of a rectangle by its name.
private enum RectPart: String {
  case origin
  case size
  case x = "origin.x"
  case y = "origin.y"
  case width = "size.width"
  case height = "size.height"

  func read(_ rect: CGRect) -> AnimatableValue {
    switch self {
    case .origin: .point(rect.origin)
    case .size: .size(rect.size)
    case .x: .number(rect.origin.x)
    case .y: .number(rect.origin.y)
    case .width: .number(rect.size.width)
    case .height: .number(rect.size.height)
    }
  }

  /// The rectangle with another part; a value that the part cannot have changes nothing.
  func replaced(in rect: CGRect, by value: AnimatableValue) -> CGRect {
    var rect = rect
    switch (self, value) {
    case (.origin, .point(let point)): rect.origin = point
    case (.size, .size(let size)): rect.size = size
    case (.x, .number(let number)): rect.origin.x = number
    case (.y, .number(let number)): rect.origin.y = number
    case (.width, .number(let number)): rect.size.width = number
    case (.height, .number(let number)): rect.size.height = number
    default: break
    }
    return rect
  }
}

extension String {
  /// A key path taken apart after its first name; nil if it is a single one.
  package var firstKey: (first: String, rest: String)? {
    guard let dot = firstIndex(of: ".") else { return nil }
    return (String(self[..<dot]), String(self[index(after: dot)...]))
  }
}
