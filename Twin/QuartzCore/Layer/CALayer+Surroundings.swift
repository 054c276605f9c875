public import CoreGraphics

/// How the numbers of a layer's picture are kept.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name of the format.
  public let rawValue: String

  /// Makes a format from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Eight bits a number.
  public static let RGBA8Uint = Self(rawValue: "RGBA8")
  /// Sixteen bits a number, for more than the usual colors.
  public static let RGBA16Float = Self(rawValue: "RGBAh")
  /// Eight bits of gray.
  public static let gray8Uint = Self(rawValue: "Gray8")
}

/// What surrounds a layer's content: filters, styles, and what can be seen of it.
extension CALayer {
  /// What is done to what lies behind the layer, in its bounds.
  package final var backdrop: Appearance.Backdrop? {
    get { values.backdrop }
    set { change(\.backdrop, "backdrop", to: newValue) }
  }

  /// Mixes the layer with what is behind. Differs from QuartzCore: kept and otherwise ignored.
  public final var compositingFilter: Any? {
    get { rareState?.surroundings.compositingFilter }
    set { rare.surroundings.compositingFilter = newValue }
  }

  /// Changes the layer's picture. Source: Apple, "filters": not supported on layers in iOS.
  public final var filters: [Any]? {
    get { rareState?.surroundings.filters }
    set { rare.surroundings.filters = newValue }
  }

  /// Changes what is behind the layer. Source: Apple, "backgroundFilters": not supported on layers in iOS.
  public final var backgroundFilters: [Any]? {
    get { rareState?.surroundings.backgroundFilters }
    set { rare.surroundings.backgroundFilters = newValue }
  }

  /// Values of properties that nobody has set. Differs from QuartzCore: kept and ignored, but for actions.
  public final var style: [AnyHashable: Any]? {
    get { rareState?.surroundings.style }
    set { rare.surroundings.style = newValue }
  }

  /// How the numbers of the picture are kept. Differs from QuartzCore: kept and otherwise ignored.
  public final var contentsFormat: CALayerContentsFormat {
    get { rareState?.surroundings.contentsFormat ?? .RGBA8Uint }
    set { rare.surroundings.contentsFormat = newValue }
  }

  /// Whether the layer may be brighter than white. Differs from QuartzCore: kept and otherwise ignored.
  public final var wantsExtendedDynamicRangeContent: Bool {
    get { rareState?.surroundings.wantsExtendedRange ?? false }
    set { rare.surroundings.wantsExtendedRange = newValue }
  }

  /// Whether the picture is turned over as it is drawn: by an odd number of flipped layers, this one and those
  /// around it.
  ///
  /// Source: Apple, "isGeometryFlipped" and "contentsAreFlipped()"; Assumed: that two flips undo each other.
  public final func contentsAreFlipped() -> Bool {
    sequence(first: self, next: \.superlayer).reduce(false) { $0 != $1.isGeometryFlipped }
  }

  /// How much larger than a circle's a corner of a curve is.
  ///
  /// Source: Apple publishes no number; that of a continuous corner was measured by several people as 1.528665.
  public static func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528_665 : 1
  }

  func scrollAround(_ p: CGPoint) {
    guard let layer = enclosingScrollLayer else { return }
    layer.scroll(to: layer.convert(p, from: self))
  }

  func scrollAround(toSee r: CGRect) {
    guard let layer = enclosingScrollLayer else { return }
    let wanted = layer.convert(r, from: self)
    var origin = layer.bounds.origin
    if wanted.maxX > layer.bounds.maxX { origin.x = wanted.maxX - layer.bounds.width }
    if wanted.minX < origin.x { origin.x = wanted.minX }
    if wanted.maxY > layer.bounds.maxY { origin.y = wanted.maxY - layer.bounds.height }
    if wanted.minY < origin.y { origin.y = wanted.minY }
    layer.scroll(to: origin)
  }

  var partInScrollLayer: CGRect {
    guard let layer = enclosingScrollLayer else { return bounds }
    let seen = bounds.intersection(convert(layer.bounds, from: layer))
    return seen.isNull ? .zero : seen
  }

  private var enclosingScrollLayer: CAScrollLayer? {
    var layer: CALayer? = self
    while let current = layer {
      if let scroll = current as? CAScrollLayer { return scroll }
      layer = current.superlayer
    }
    return nil
  }
}

/// What few layers say of what surrounds their content.
struct LayerSurroundings {
  var compositingFilter: Any?
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var style: [AnyHashable: Any]?
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var wantsExtendedRange = false
}
