public import CoreGraphics

/// Which areas of a path that crosses itself are filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// Makes a rule from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Those around which the path winds in one direction more often than in the other.
  public static let nonZero = Self(rawValue: "non-zero")
  /// Those from which a line to the outside crosses the path an odd number of times.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// How the open end of a stroke looks.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the cap.
  public let rawValue: String

  /// Makes a cap from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Cut off at the end point.
  public static let butt = Self(rawValue: "butt")
  /// A half circle around the end point.
  public static let round = Self(rawValue: "round")
  /// Half a line width longer than the end point.
  public static let square = Self(rawValue: "square")
}

/// How two strokes meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the join.
  public let rawValue: String

  /// Makes a join from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// With a pointed corner.
  public static let miter = Self(rawValue: "miter")
  /// With a round corner.
  public static let round = Self(rawValue: "round")
  /// With the corner cut off.
  public static let bevel = Self(rawValue: "bevel")
}

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  override var initialAppearance: Appearance {
    var appearance = super.initialAppearance
    appearance.shape = Appearance.Shape()
    return appearance
  }

  override func copyForScreen() -> CALayer {
    copy(unlessOf: CAShapeLayer.self) ?? CAShapeLayer(layer: self)
  }

  private var shape: Appearance.Shape { values.shape ?? Appearance.Shape() }

  @inline(__always)
  private func change<Value: Equatable>(
    shape place: WritableKeyPath<Appearance.Shape, Value>, _ key: String, to value: Value
  ) {
    guard shape[keyPath: place] != value else { return }
    var changed = shape
    changed[keyPath: place] = value
    let action = actionOfChange(forKey: key)
    values.shape = changed
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Changes a color. One that looks the same is taken without an action, for it may be a gray or none.
  @inline(__always)
  private func change(
    color place: WritableKeyPath<Appearance.Shape, CGColor.Components?>, _ key: String,
    to color: CGColor?
  ) {
    let (former, new) = (shape[keyPath: place], color?.rgba)
    guard former == new else { return change(shape: place, key, to: new) }
    guard former?.isGray != new?.isGray else { return }
    var changed = shape
    changed[keyPath: place] = new
    values.shape = changed
  }

  /// The shape.
  open var path: CGPath? {
    get { shape.path.map { CGPath(segments: $0) } }
    set { change(shape: \.path, "path", to: newValue?.segments) }
  }

  /// The color of the areas; nil for none.
  open var fillColor: CGColor? {
    get { shape.fillColor.map { CGColor($0) } }
    set { change(color: \.fillColor, "fillColor", to: newValue) }
  }

  /// The color of the lines; nil for none.
  open var strokeColor: CGColor? {
    get { shape.strokeColor.map { CGColor($0) } }
    set { change(color: \.strokeColor, "strokeColor", to: newValue) }
  }

  /// How wide the stroke is.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change(shape: \.lineWidth, "lineWidth", to: newValue) }
  }

  /// How pointed a corner may be, compared with the line width.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change(shape: \.miterLimit, "miterLimit", to: newValue) }
  }

  /// Where the stroke begins, as a part of the path.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change(shape: \.strokeStart, "strokeStart", to: newValue) }
  }

  /// Where the stroke ends, as a part of the path.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change(shape: \.strokeEnd, "strokeEnd", to: newValue) }
  }

  /// How open ends look.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { change(shape: \.lineCap, "lineCap", to: newValue) }
  }

  /// How lines meet.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { change(shape: \.lineJoin, "lineJoin", to: newValue) }
  }

  /// Where in the dash pattern the stroke begins.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { change(shape: \.lineDashPhase, "lineDashPhase", to: newValue) }
  }

  /// Which areas are inside.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { change(shape: \.fillRule, "fillRule", to: newValue) }
  }

  /// The lengths of dashes and gaps in turn; nil for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern?.map { NSNumber(value: $0) } }
    set { change(shape: \.lineDashPattern, "lineDashPattern", to: newValue?.map(\.doubleValue)) }
  }
}
