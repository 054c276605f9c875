import CoreGraphics

/// What few layers have, made when it is first needed.
final class RareLayerState {
  /// The layer that this one cuts out.
  weak var masked: CALayer?
  var name: String?
  var actions: [String: any CAAction]?
  /// Who helps, if that is not the layer's view.
  weak var delegate: (any CALayerDelegate)?
  var isGeometryFlipped = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var allowsGroupOpacity = true
  var allowsEdgeAntialiasing = false
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  var drawsAsynchronously = false
  var cornerCurve = CALayerCornerCurve.circular
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var surroundings = LayerSurroundings()
  /// What apps have set under names of their own.
  var ownValues: [String: Any] = [:]
  var watcher: (any LayerWatcher)?
}

/// Hears of the changes of a layer's values, after each of them.
package protocol LayerWatcher: AnyObject {
  func layerDidChange()
}

/// Properties that say how a layer is drawn where Core Animation has a choice.
///
/// Source of the default values: Apple's documentation of each property.
extension CALayer {
  var rare: RareLayerState {
    if let rareState { return rareState }
    let state = RareLayerState()
    rareState = state
    return state
  }

  /// Who hears of changes.
  package final var watcher: (any LayerWatcher)? {
    get { flags.isWatched ? rareState?.watcher : nil }
    set {
      flags.isWatched = newValue != nil
      rare.watcher = newValue
    }
  }

  /// Which edges are smooth. Differs from QuartzCore: all always are.
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { rareState?.edgeAntialiasingMask ?? .all }
    set { rare.edgeAntialiasingMask = newValue }
  }

  /// How contents are made smaller. Differs from QuartzCore: kept and otherwise ignored.
  public final var minificationFilter: CALayerContentsFilter {
    get { rareState?.minificationFilter ?? .linear }
    set { rare.minificationFilter = newValue }
  }

  /// How contents are made larger. Differs from QuartzCore: kept and otherwise ignored.
  public final var magnificationFilter: CALayerContentsFilter {
    get { rareState?.magnificationFilter ?? .linear }
    set { rare.magnificationFilter = newValue }
  }

  /// Which of several smaller pictures is chosen. Differs from QuartzCore: kept and otherwise ignored.
  public final var minificationFilterBias: Float {
    get { rareState?.minificationFilterBias ?? 0 }
    set { rare.minificationFilterBias = newValue }
  }
}

/// The shape of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Makes a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = Self(rawValue: "circular")
  /// A curve that begins more gently.
  public static let continuous = Self(rawValue: "continuous")
}

/// How contents are made smaller and larger.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public let rawValue: String

  /// Makes a way from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Each point is that of the nearest one.
  public static let nearest = Self(rawValue: "nearest")
  /// Each point is a mixture of its neighbours.
  public static let linear = Self(rawValue: "linear")
  /// As `linear`, from several smaller pictures.
  public static let trilinear = Self(rawValue: "trilinear")
}

/// A set of edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes a set of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The left edge.
  public static let layerLeftEdge = Self(rawValue: 1 << 0)
  /// The right edge.
  public static let layerRightEdge = Self(rawValue: 1 << 1)
  /// The edge at the greatest y that Core Animation calls the bottom.
  public static let layerBottomEdge = Self(rawValue: 1 << 2)
  /// The edge that Core Animation calls the top.
  public static let layerTopEdge = Self(rawValue: 1 << 3)

  static let all: Self = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}
