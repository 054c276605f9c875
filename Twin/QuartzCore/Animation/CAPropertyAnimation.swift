import CoreGraphics

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The property, for example `position` or `position.x`.
  open var keyPath: String?
  /// Whether the values are added to what is there, instead of replacing it.
  open var isAdditive = false
  /// Whether each run begins where the last one ended.
  open var isCumulative = false
  /// Makes the transform that the values stand for, where the key path is `transform`.
  open var valueFunction: CAValueFunction?

  /// What says which property moves and how, or what any animation knows by a name.
  open override func value(forKey key: String) -> Any? {
    switch key {
    case "keyPath": keyPath
    case "additive": NSNumber(value: isAdditive)
    case "cumulative": NSNumber(value: isCumulative)
    default: super.value(forKey: key)
    }
  }

  /// Sets what says which property moves and how, or what any animation knows by a name.
  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "keyPath": keyPath = value as? String
    case "additive": isAdditive = value as? Bool ?? false
    case "cumulative": isCumulative = value as? Bool ?? false
    default: super.setValue(value, forKey: key)
    }
  }

  /// The property that was looked up last, and under which name.
  private var found: (name: String, property: LayerProperty?)?

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copied() -> CAAnimation {
    copying(into: blank(CAPropertyAnimation()))
  }

  override func copying<Copy: CAAnimation>(into copy: Copy) -> Copy {
    if let copy = copy as? CAPropertyAnimation {
      copy.keyPath = keyPath
      copy.isAdditive = isAdditive
      copy.isCumulative = isCumulative
      copy.valueFunction = valueFunction
    }
    return super.copying(into: copy)
  }

  /// What the animation changes: it is asked for in each frame, and hardly ever another one.
  private var property: LayerProperty? {
    guard let keyPath else { return nil }
    if let found, found.name == keyPath { return found.property }
    let property = LayerProperty(keyPath: keyPath) ?? LayerProperty(ownName: keyPath)
    found = (keyPath, property)
    return property
  }

  /// Whether the names begin alike, up to the first dot.
  override func mayChange(_ keyPath: String) -> Bool {
    guard let own = self.keyPath else { return false }
    guard own != keyPath else { return true }
    guard own.utf8.first == keyPath.utf8.first else { return false }
    let dot = UInt8(ascii: ".")
    return keyPath.utf8.prefix { $0 != dot }.elementsEqual(own.utf8.prefix { $0 != dot })
  }

  override func asksForDisplay(of type: CALayer.Type) -> Bool {
    keyPath.map(type.needsDisplay) ?? false
  }

  /// Makes the animation begin at a value, whatever it begins at now, for UIKit.
  package func begin(at value: AnimatableValue) {}

  /// The animation's own value at a moment of a run.
  func value(at progress: Double, current: AnimatableValue) -> AnimatableValue? { nil }

  override func apply(at moment: MediaTiming.Moment, to appearance: inout CALayer.Appearance) {
    guard let property else { return }
    let current = property.get(appearance)
    guard var value = value(at: progress(at: moment), current: current) else { return }
    if isCumulative, moment.iteration > 0, let end = self.value(at: 1, current: current) {
      for _ in 0..<moment.iteration { value = value.adding(end) }
    }
    if let valueFunction {
      guard let transform = valueFunction.transform(of: value) else { return }
      value = .transform(transform)
    }
    property.set(&appearance, isAdditive ? value.adding(current) : value)
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any? {
    get { ends.from?.object }
    set { ends.from = newValue.map(End.init) }
  }
  /// The last value.
  open var toValue: Any? {
    get { ends.to?.object }
    set { ends.to = newValue.map(End.init) }
  }
  /// The difference between the last and the first value.
  open var byValue: Any? {
    get { ends.by?.object }
    set { ends.by = newValue.map(End.init) }
  }

  /// One of the ends, or what any animation of a property knows by a name.
  open override func value(forKey key: String) -> Any? {
    switch key {
    case "fromValue": fromValue
    case "toValue": toValue
    case "byValue": byValue
    default: super.value(forKey: key)
    }
  }

  /// Sets one of the ends, or what any animation of a property knows by a name.
  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "fromValue": fromValue = value
    case "toValue": toValue = value
    case "byValue": byValue = value
    default: super.setValue(value, forKey: key)
    }
  }

  private var ends = Ends()

  private struct Ends {
    var from: End?
    var to: End?
    var by: End?
  }

  /// A value at one of the ends.
  private enum End {
    /// What UIKit has set.
    case known(AnimatableValue)
    /// What the app has given, and as the animation reads it: once, and not in each frame. Nil if no animation can
    /// have such a value.
    indirect case given(Any, AnimatableValue?)

    init(_ original: Any) {
      self = .given(original, AnimatableValue(original))
    }

    /// As the animation reads it.
    var value: AnimatableValue? {
      switch self {
      case .known(let value): value
      case .given(_, let value): value
      }
    }

    /// As apps read it.
    var object: Any {
      switch self {
      case .known(let value): value.boxed
      case .given(let original, _): asObject(original)
      }
    }
  }

  package override func begin(at value: AnimatableValue) {
    ends.from = .known(value)
  }

  /// Sets the first and the last value, for UIKit.
  package func lead(from: AnimatableValue, to: AnimatableValue) {
    ends.from = .known(from)
    ends.to = .known(to)
  }

  override func copied() -> CAAnimation {
    copying(into: blank(CABasicAnimation()))
  }

  override func copying<Copy: CAAnimation>(into copy: Copy) -> Copy {
    if let copy = copy as? CABasicAnimation {
      copy.ends = ends
    }
    return super.copying(into: copy)
  }

  override func value(at progress: Double, current: AnimatableValue) -> AnimatableValue? {
    guard let (from, to) = ends(current: current) else { return nil }
    return from.interpolated(to: to, fraction: progress)
  }

  /// The first and last value; what is not given comes from the layer.
  ///
  /// Source: QuartzCore documentation, `CABasicAnimation`, "Setting interpolation values".
  private func ends(current: AnimatableValue) -> (AnimatableValue, AnimatableValue)? {
    switch (ends.from?.value, ends.to?.value, ends.by?.value) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, by.adding(from))
    case (nil, let to?, let by?): return (to.subtracting(by), to)
    case (let from?, nil, nil): return (from, current)
    case (nil, let to?, nil): return (current, to)
    case (nil, nil, let by?): return (current, by.adding(current))
    case (nil, nil, nil): return nil
    }
  }
}
