public import CoreGraphics
import Foundation

/// The shape from which particles come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Makes a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point.
  public static let point = Self(rawValue: "point")
  /// A line from left to right.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A cuboid; here, its front.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
  /// A sphere; here, its outline.
  public static let sphere = Self(rawValue: "sphere")
}

/// Where in the shape particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At its corners; here, on its outline.
  public static let points = Self(rawValue: "points")
  /// On its outline.
  public static let outline = Self(rawValue: "outline")
  /// On its surface.
  public static let surface = Self(rawValue: "surface")
  /// Anywhere in it.
  public static let volume = Self(rawValue: "volume")
}

/// How particles lie over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In no order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// From back to front.
  public static let backToFront = Self(rawValue: "backToFront")
  /// Their light is added.
  public static let additive = Self(rawValue: "additive")
}

/// A layer that sends out particles.
///
/// As at Apple, it has been sending since time 0 of its own: set `beginTime` to the present to see the
/// first ones come (multiple reports).
///
/// Differs from QuartzCore: where a particle comes and flies is as random as there, and the same in each run;
/// see ``CAEmitterCell`` for what is left out.
open class CAEmitterLayer: CALayer {
  override var initialAppearance: Appearance {
    var appearance = super.initialAppearance
    appearance.emission = Emission()
    return appearance
  }

  override func copyForScreen() -> CALayer {
    copy(unlessOf: CAEmitterLayer.self) ?? CAEmitterLayer(layer: self)
  }

  private var emission: Emission { values.emission ?? Emission() }

  private func changeParticles<Value: Equatable>(
    _ place: WritableKeyPath<Emission, Value>, _ key: String, to value: Value
  ) {
    var emission = emission
    guard emission[keyPath: place] != value else { return }
    let action = actionOfChange(forKey: key)
    emission[keyPath: place] = value
    values.emission = emission
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// What the particles are like.
  open var emitterCells: [CAEmitterCell]? {
    get { givenCells }
    set {
      givenCells = newValue
      changeParticles(\.cells, "emitterCells", to: newValue?.map(\.values) ?? [])
    }
  }
  private var givenCells: [CAEmitterCell]?

  /// By what the cells' own rates are multiplied. Particles that are there live on.
  open var birthRate: Float {
    get { emission.rates.last?.rate ?? 1 }
    set {
      guard newValue != birthRate else { return }
      let now = convertTime(CACurrentMediaTime(), from: nil)
      changeParticles(\.rates, "birthRate", to: emission.rates(with: newValue, at: now))
    }
  }

  /// By what the cells' own lifetimes are multiplied.
  open var lifetime: Float {
    get { emission.lifetime }
    set { changeParticles(\.lifetime, "lifetime", to: newValue) }
  }

  /// The middle of the shape, in the layer's coordinates.
  open var emitterPosition: CGPoint {
    get { emission.position }
    set { changeParticles(\.position, "emitterPosition", to: newValue) }
  }

  /// How near the middle is to the eye. Kept.
  open var emitterZPosition: CGFloat = 0

  /// How large the shape is.
  open var emitterSize: CGSize {
    get { emission.size }
    set { changeParticles(\.size, "emitterSize", to: newValue) }
  }

  /// How deep the shape is. Kept.
  open var emitterDepth: CGFloat = 0

  /// The shape from which particles come.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emission.shape }
    set { changeParticles(\.shape, "emitterShape", to: newValue) }
  }

  /// Where in the shape they come.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emission.mode }
    set { changeParticles(\.mode, "emitterMode", to: newValue) }
  }

  /// How they lie over each other.
  open var renderMode: CAEmitterLayerRenderMode {
    get { emission.renderMode }
    set { changeParticles(\.renderMode, "renderMode", to: newValue) }
  }

  /// Whether their depth is kept.
  open var preservesDepth = false

  /// By what the cells' own speeds are multiplied.
  open var velocity: Float {
    get { emission.velocity }
    set { changeParticles(\.velocity, "velocity", to: newValue) }
  }

  /// By what the cells' own sizes are multiplied.
  open var scale: Float {
    get { emission.scale }
    set { changeParticles(\.scale, "scale", to: newValue) }
  }

  /// By what the speeds are multiplied at which they turn.
  open var spin: Float {
    get { emission.spin }
    set { changeParticles(\.spin, "spin", to: newValue) }
  }

  /// Where the random numbers begin.
  open var seed: UInt32 {
    get { emission.seed }
    set { changeParticles(\.seed, "seed", to: newValue) }
  }
}
