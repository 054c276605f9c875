import CoreGraphics

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The property, for example `position` or `position.x`.
  open var keyPath: String?
  /// Whether the values are added to what is there, instead of replacing it.
  open var isAdditive = false
  /// Whether each run begins where the last one ended.
  open var isCumulative = false

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copied() -> CAAnimation {
    copying(into: CAPropertyAnimation())
  }

  override func copying<Copy: CAAnimation>(into copy: Copy) -> Copy {
    if let copy = copy as? CAPropertyAnimation {
      copy.keyPath = keyPath
      copy.isAdditive = isAdditive
      copy.isCumulative = isCumulative
    }
    return super.copying(into: copy)
  }

  /// The animation's own value at a moment of a run.
  func value(at progress: Double, current: AnimatableValue) -> AnimatableValue? { nil }

  override func apply(at moment: MediaTiming.Moment, to appearance: inout CALayer.Appearance) {
    guard let keyPath, let property = LayerProperty(keyPath: keyPath) else { return }
    let current = property.get(appearance)
    guard var value = value(at: progress(at: moment), current: current) else { return }
    if isCumulative, moment.iteration > 0, let end = self.value(at: 1, current: current) {
      for _ in 0..<moment.iteration { value = value.adding(end) }
    }
    property.set(&appearance, isAdditive ? value.adding(current) : value)
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The difference between the last and the first value.
  open var byValue: Any?

  override func copied() -> CAAnimation {
    copying(into: CABasicAnimation())
  }

  override func copying<Copy: CAAnimation>(into copy: Copy) -> Copy {
    if let copy = copy as? CABasicAnimation {
      copy.fromValue = fromValue
      copy.toValue = toValue
      copy.byValue = byValue
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
    let from = AnimatableValue(fromValue)
    let to = AnimatableValue(toValue)
    let by = AnimatableValue(byValue)
    switch (from, to, by) {
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
