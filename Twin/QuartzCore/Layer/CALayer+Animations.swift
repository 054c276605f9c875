import CoreGraphics
package import Foundation

extension CALayer {
  /// What the screen shows of this layer at a time of the main loop.
  package func appearance(at time: TimeInterval) -> Appearance {
    guard presented == nil else { return values }
    return appearance(of: values, animations, at: time)
  }

  /// Values as animations change them.
  ///
  /// - Parameter isDrawn: Whether each animation leaves opacities from 0 to 1, and corners that are not negative. So it
  ///   is on the screen, while `presentation()` has the sums (github.com/honghaoz/ComposeUI, `CALayer+Animations`).
  func appearance(
    of values: Appearance, _ animations: [RunningAnimation], at time: CFTimeInterval,
    isDrawn: Bool = false
  ) -> Appearance {
    guard !animations.isEmpty else { return values }
    var appearance = values
    let layerTime = localTime(fromRoot: time)
    for running in animations {
      running.apply(atLayerTime: layerTime, to: &appearance)
      if isDrawn { appearance.stayWithinBounds() }
    }
    return appearance
  }

  /// How opaque the screen shows this layer at a time of the main loop.
  package func opacity(at time: TimeInterval) -> Float {
    animations.isEmpty ? values.opacity : appearance(at: time).opacity
  }

  /// Where the screen shows this layer at a time of the main loop.
  package func place(at time: TimeInterval) -> Appearance.Place {
    animations.isEmpty ? values.place : appearance(at: time).place
  }

  /// Whether an animation of this layer is under way whose end somebody waits for.
  package var hasPendingAnimations: Bool {
    animations.contains(where: \.isPending)
  }

  /// What the screen shows of this layer now.
  var shownValues: Appearance {
    animations.isEmpty ? values : appearance(at: CACurrentMediaTime())
  }

  /// What an initializer was given as a layer to copy. Each frame makes copies, and a cast of what may be
  /// anything takes far longer than to see that it is a layer.
  static func layer<Given>(_ given: Given) -> CALayer? {
    guard Given.self == CALayer.self else { return given as? CALayer }
    return withUnsafeBytes(of: given) { $0.load(as: CALayer.self) }
  }

  /// A copy that holds the values on the screen; nil where the layer was not there at the last commit.
  ///
  /// Source: stackoverflow.com/questions/45723241 ("when it's part of the render tree"); github.com/gnustep/libs-quartzcore,
  /// pull request 109 ("Apple answers nil ... without a render server behind the layer").
  var presentationLayer: CALayer? {
    guard presented == nil else { return self }
    return isOnScreen && isAround ? copyForScreen() : nil
  }

  /// Makes layers of classes that only an app knows from layers to copy; UIKit knows how.
  package static let copier = MainThreadBox<((CALayer) -> CALayer)?>(nil)

  /// A copy for the screen of a class that only an app knows; nil for a layer of the class whose method asks.
  ///
  /// Such classes copy their properties from the model; where they move, the screen has what animations make of them,
  /// as the customary layers with a property of their own show.
  @inline(__always)
  final func copy(unlessOf known: CALayer.Type) -> CALayer? {
    guard type(of: self) != known, let copy = Self.copier.value?(self) else { return nil }
    copy.values = shownValues
    return copy
  }

  /// Whether a commit has come since the layer was made.
  var isOnScreen: Bool {
    MainLoop.current.transactions.commitCount != commitCountAtCreation
  }

  /// Whether the layer is where the last commit left it or another layer around it, and in no view without a window.
  ///
  /// Assumed: so are all layers of an app's own that are in no view.
  private var isAround: Bool {
    var (inner, wasThere) = (presented ?? self, true)
    climb { layer in
      wasThere = layer.isOnScreen && layer.wasThere(sublayer: inner)
      inner = layer
      return wasThere
    }
    guard wasThere else { return false }
    guard !inner.flags.isMask else { return inner.maskedLayer?.isAround ?? false }
    return !inner.flags.isOfView || inner.flags.isRootOfScreen
  }

  func foundAction(forKey event: String) -> (any CAAction)? {
    let found =
      (owner ?? delegate)?.action(for: self, forKey: event) ?? actions?[event] ?? styleAction(event)
      ?? Self.defaultAction(forKey: event) ?? implicitAnimation(forKey: event)
    guard let found, type(of: found) != NSNull.self else { return nil }
    return found
  }

  /// The action among the values of ``style``.
  private func styleAction(_ event: String) -> (any CAAction)? {
    guard let rareState else { return nil }
    return (rareState.surroundings.style?["actions"] as? [String: any CAAction])?[event]
  }

  /// The ordinary animation from what the screen shows; layers that are not there, or new to it, have none.
  ///
  /// Source: github.com/material-motion/motion-animator-objc, pull request 57 ("not yet been connected to the render
  /// server ... will not implicitly animate").
  private func implicitAnimation(forKey event: String) -> (any CAAction)? {
    guard isOnScreen, let property = LayerProperty(keyPath: event), isAround else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = property.get(appearance(at: CACurrentMediaTime())).boxed
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Adds an animation that nobody else has or will change, as one that UIKit has just made.
  package func addUnshared(_ animation: CAAnimation, forKey key: String?) {
    switch ObjectIdentifier(type(of: self)) {
    case ObjectIdentifier(CALayer.self), ObjectIdentifier(CAShapeLayer.self),
      ObjectIdentifier(CAGradientLayer.self):
      attach(animation, forKey: key)
    default:
      // An app's own class may have a say.
      add(animation, forKey: key)
    }
  }

  func addCopy(of animation: CAAnimation, forKey key: String?) {
    attach(animation.kept, forKey: key)
  }

  private func attach(_ copy: CAAnimation, forKey key: String?) {
    guard presented == nil else { return }
    let key = copy.isTransition ? CATransition.key : key
    willChange()
    if let key { removeAnimation(forKey: key) }
    copy.take(duration: CATransaction.animationDuration())
    let transactions = MainLoop.current.transactions
    let running = RunningAnimation(
      copy, key: key, layer: self, completions: transactions.openCompletions)
    animations.append(running)
    transactions.startAtCommit(running)
  }

  func removeAnimations(where isRemoved: (RunningAnimation) -> Bool) {
    guard !animations.isEmpty else { return }
    let removed = animations.filter(isRemoved)
    guard !removed.isEmpty else { return }
    willChange()
    animations.removeAll { running in removed.contains { $0 === running } }
    for running in removed {
      running.cancel()
      running.layerDidForget()
    }
  }

  /// Forgets an animation that is over.
  func forget(_ running: RunningAnimation) {
    if let index = animations.firstIndex(where: { $0 === running }) { animations.remove(at: index) }
    running.layerDidForget()
  }

  func removeAnimationsOfSubtree() {
    removeAllAnimations()
    maskLayer?.removeAnimationsOfSubtree()
    for child in children { child.removeAnimationsOfSubtree() }
  }
}

// MARK: - Timing

extension CALayer {
  func changeTiming<Value: Equatable>(
    _ place: WritableKeyPath<MediaTiming, Value>, to value: Value
  ) {
    guard layerTiming[keyPath: place] != value else { return }
    let layer = presented ?? self
    let timing = layer.ownTiming ?? LayerTiming()
    layer.ownTiming = timing
    timing.value[keyPath: place] = value
    rescheduleAnimationsOfSubtree()
  }

  /// The layer's own time; a copy has the time of the layer that it shows.
  var layerTiming: MediaTiming {
    (presented ?? self).ownTiming?.value ?? MediaTiming(duration: .infinity)
  }

  /// The layer's time at a time of the screen.
  func localTime(fromRoot time: CFTimeInterval) -> CFTimeInterval {
    guard hasTimeOfItsOwn else { return time }
    let parentTime = timeParent?.localTime(fromRoot: time) ?? time
    return (presented ?? self).ownTiming?.value.localTime(parentTime) ?? parentTime
  }

  /// The time of the screen at a time of the layer; nil if the layer's time stands still.
  func rootTime(_ time: CFTimeInterval) -> CFTimeInterval? {
    guard hasTimeOfItsOwn else { return time }
    let own = (presented ?? self).ownTiming?.value ?? MediaTiming()
    guard let parentTime = own.parentTime(time) else { return nil }
    guard let timeParent else { return parentTime }
    return timeParent.rootTime(parentTime)
  }

  /// A time of another layer in this one's: up to the nearest layer around both, and down from there.
  func time(_ time: CFTimeInterval, of other: CALayer) -> CFTimeInterval {
    guard hasTimeOfItsOwn || other.hasTimeOfItsOwn else { return time }
    let (up, down) = (other.timePath, timePath)
    let shared = up.first { layer in down.contains { $0 === layer } }
    let sharedTime = up.prefix { $0 !== shared }
      .reduce(time) { $1.ownTiming?.value.parentTime($0) ?? $0 }
    return down.prefix { $0 !== shared }.reversed()
      .reduce(sharedTime) { $1.ownTiming?.value.localTime($0) ?? $0 }
  }

  /// The layer itself and those whose time its own depends on.
  private var timePath: [CALayer] {
    Array(sequence(first: presented ?? self) { $0.timeParent })
  }

  /// The layer whose time this one's depends on: a mask has no layer above, and the time of what it cuts out.
  private var timeParent: CALayer? {
    let layer = presented ?? self
    return layer.container ?? layer.maskedLayer
  }

  /// Whether the time is another one than the screen's: whether this layer, or one above, has been given a
  /// time. Hardly any is.
  private var hasTimeOfItsOwn: Bool {
    let layer = presented ?? self
    var isOwn = layer.ownTiming != nil
    var isInMask = layer.flags.isMask
    climb { layer in
      isOwn = isOwn || layer.ownTiming != nil
      isInMask = isInMask || layer.flags.isMask
      return !isOwn
    }
    return isOwn || isInMask
  }

  /// Sets the ends of all animations anew, after the time of a layer above them has changed.
  func rescheduleAnimationsOfSubtree() {
    for running in animations { running.scheduleEnd() }
    maskLayer?.rescheduleAnimationsOfSubtree()
    for child in children { child.rescheduleAnimationsOfSubtree() }
  }
}
