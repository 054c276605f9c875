package import CoreGraphics

extension CALayer {
  /// Everything that a layer shows and that animations can change.
  ///
  /// A layer has one for its model values; the screen shows another one, which the running
  /// animations have changed.
  ///
  /// It is copied in each frame, so what most layers never change lies in a place that copies share.
  package struct Appearance: Hashable, Sendable {
    package var position = CGPoint.zero
    package var zPosition: CGFloat = 0
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var bounds = CGRect.zero
    package var isHidden = false
    package var opacity: Float = 1
    package var masksToBounds = false
    package var backgroundColor: CGColor.Components?
    package var cornerRadius: CGFloat = 0
    /// What most layers never change; nil while nothing of it is changed.
    private var rest: Unchanging<Rest>?

    /// What is shared by copies, each part for itself; nil for what is as usual.
    fileprivate struct Rest: Hashable, Sendable {
      var transform: Unchanging<CATransform3D>?
      var sublayerTransform: Unchanging<CATransform3D>?
      var shape: Unchanging<Shape>?
      var gradient: Unchanging<Gradient>?
      var details: Unchanging<Details>?
    }

    /// What few layers have.
    fileprivate struct Details: Hashable, Sendable {
      var anchorPointZ: CGFloat = 0
      var isDoubleSided = true
      var maskedCorners = CACornerMask.all
      var borderWidth: CGFloat = 0
      var borderColor: CGColor.Components? = .black
      var shadowColor: CGColor.Components? = .black
      var shadowOpacity: Float = 0
      var shadowOffset = CGSize(width: 0, height: -3)
      var shadowRadius: CGFloat = 3
      var shadowPath: [CGPath.Segment]?
      var pattern: CGImage?
      var backdrop: Backdrop?
      var copying: Copying?
      var emission: Emission?
      var own: [String: AnimatableValue] = [:]

      /// Whether there is nothing to keep. Black that is a gray looks as usual, and is kept.
      var isUsual: Bool {
        self == .usual && borderColor?.isGray != true && shadowColor?.isGray != true
      }
    }
  }
}

/// A value that copies of what holds it share; whoever changes it makes a new one.
private final class Unchanging<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  static func == (first: Unchanging, second: Unchanging) -> Bool {
    first === second || first.value == second.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

extension CALayer.Appearance.Rest {
  fileprivate static let usual = Self()
}

extension CALayer.Appearance.Details {
  fileprivate static let usual = Self()
}

extension CALayer.Appearance {
  /// Whether the layer is turned, scaled or shifted by a transform.
  package var isTransformed: Bool { rest?.value.transform != nil }

  package var transform: CATransform3D {
    get { rest?.value.transform?.value ?? CATransform3DIdentity }
    set {
      let isPlain = CATransform3DIsIdentity(newValue)
      changeRest { $0.transform = isPlain ? nil : Unchanging(newValue) }
    }
  }

  /// Whether all sublayers are turned, scaled or shifted together.
  var transformsSublayers: Bool { rest?.value.sublayerTransform != nil }

  package var anchorPointZ: CGFloat {
    get { details.anchorPointZ }
    set { changeDetails { $0.anchorPointZ = newValue } }
  }

  package var sublayerTransform: CATransform3D {
    get { rest?.value.sublayerTransform?.value ?? CATransform3DIdentity }
    set {
      let isPlain = CATransform3DIsIdentity(newValue)
      changeRest { $0.sublayerTransform = isPlain ? nil : Unchanging(newValue) }
    }
  }

  package var isDoubleSided: Bool {
    get { details.isDoubleSided }
    set { changeDetails { $0.isDoubleSided = newValue } }
  }

  package var maskedCorners: CACornerMask {
    get { details.maskedCorners }
    set { changeDetails { $0.maskedCorners = newValue } }
  }

  package var borderWidth: CGFloat {
    get { details.borderWidth }
    set { changeDetails { $0.borderWidth = newValue } }
  }

  package var borderColor: CGColor.Components? {
    get { details.borderColor }
    set { changeDetails { $0.borderColor = newValue } }
  }

  package var shadowColor: CGColor.Components? {
    get { details.shadowColor }
    set { changeDetails { $0.shadowColor = newValue } }
  }

  package var shadowOpacity: Float {
    get { details.shadowOpacity }
    set { changeDetails { $0.shadowOpacity = newValue } }
  }

  package var shadowOffset: CGSize {
    get { details.shadowOffset }
    set { changeDetails { $0.shadowOffset = newValue } }
  }

  package var shadowRadius: CGFloat {
    get { details.shadowRadius }
    set { changeDetails { $0.shadowRadius = newValue } }
  }

  package var shadowPath: [CGPath.Segment]? {
    get { details.shadowPath }
    set { changeDetails { $0.shadowPath = newValue } }
  }

  /// Makes what is beyond its bounds as much as it can be: opacities from 0 to 1, and corners of at least 0.
  mutating func stayWithinBounds() {
    if opacity < 0 || opacity > 1 { opacity = min(max(0, opacity), 1) }
    if cornerRadius < 0 { cornerRadius = 0 }
    let shadow = shadowOpacity
    if shadow < 0 || shadow > 1 { shadowOpacity = min(max(0, shadow), 1) }
  }

  /// What is put side by side in place of the background's color; nil for a color.
  package var pattern: CGImage? {
    get { rest?.value.details?.value.pattern }
    set { changeDetails { $0.pattern = newValue } }
  }

  /// What is done to what lies behind the layer; nil for nothing.
  package var backdrop: Backdrop? {
    get { details.backdrop }
    set { changeDetails { $0.backdrop = newValue } }
  }

  /// The copies that a replicator layer makes; nil for other layers.
  var copying: Copying? {
    get { details.copying }
    set { changeDetails { $0.copying = newValue } }
  }

  /// The particles that an emitter layer shows; nil for other layers.
  var emission: Emission? {
    get { details.emission }
    set { changeDetails { $0.emission = newValue } }
  }

  /// Values under names that no property has, as far as animations can be between two of them.
  var own: [String: AnimatableValue] {
    get { details.own }
    set { changeDetails { $0.own = newValue } }
  }

  /// What a shape layer draws; nil for other layers.
  package var shape: Shape? {
    get { rest?.value.shape?.value }
    set { changeRest { $0.shape = newValue.map(Unchanging.init) } }
  }

  /// What a gradient layer draws; nil for other layers.
  package var gradient: Gradient? {
    get { rest?.value.gradient?.value }
    set { changeRest { $0.gradient = newValue.map(Unchanging.init) } }
  }

  private var details: Details { rest?.value.details?.value ?? .usual }

  private mutating func changeDetails(_ change: (inout Details) -> Void) {
    var changed = details
    change(&changed)
    changeRest { $0.details = changed.isUsual ? nil : Unchanging(changed) }
  }

  private mutating func changeRest(_ change: (inout Rest) -> Void) {
    var changed = rest?.value ?? .usual
    change(&changed)
    rest = changed == .usual ? nil : Unchanging(changed)
  }
}

extension CALayer.Appearance {
  /// The path of a shape layer and how it is filled and stroked.
  package struct Shape: Hashable, Sendable {
    package var path: [CGPath.Segment]?
    package var fillColor: CGColor.Components? = .black
    package var fillRule = CAShapeLayerFillRule.nonZero
    package var strokeColor: CGColor.Components?
    package var strokeStart: CGFloat = 0
    package var strokeEnd: CGFloat = 1
    package var lineWidth: CGFloat = 1
    package var miterLimit: CGFloat = 10
    package var lineCap = CAShapeLayerLineCap.butt
    package var lineJoin = CAShapeLayerLineJoin.miter
    package var lineDashPhase: CGFloat = 0
    package var lineDashPattern: [Double]?
  }

  /// What a layer does to what lies behind it before it draws itself.
  package struct Backdrop: Hashable, Sendable {
    /// How far it blurs, in points: the standard deviation.
    package var radius: CGFloat
    /// By what colors are made stronger: 1 leaves them as they are.
    package var saturation: CGFloat

    /// Makes a blur.
    package init(radius: CGFloat, saturation: CGFloat) {
      self.radius = radius
      self.saturation = saturation
    }
  }

  /// The values that say where a layer is: a part of all, which is copied at little cost.
  package struct Place: Hashable, Sendable {
    package var position: CGPoint
    package var anchorPoint: CGPoint
    package var bounds: CGRect
    package var transform: CATransform3D
  }

  /// The colors of a gradient layer and where they lie.
  package struct Gradient: Hashable, Sendable {
    package var colors: [CGColor.Components] = []
    package var locations: [Double]?
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)
    package var type = CAGradientLayerType.axial
  }
}

extension CALayer.Appearance {
  package var place: Place {
    Place(position: position, anchorPoint: anchorPoint, bounds: bounds, transform: transform)
  }

  /// Where the bounds lie in the superlayer; with a transform, the rectangle around them.
  package var frame: CGRect {
    guard isTransformed else { return frame(ofSize: bounds.size) }
    let projection = PlaneProjection(transformToSuperlayer)
    return CGRect(around: bounds.corners.map(projection.apply(to:)))
  }

  /// The same if the size of the bounds were another one. Inlined, so that nobody copies all values to know it.
  @inline(__always) func frame(ofSize size: CGSize) -> CGRect {
    guard !isTransformed else {
      var wanted = self
      wanted.bounds.size = size
      return wanted.frame
    }
    // Without the origin of the bounds, which would leave its rounding: layouts compare a scroll view's frames.
    let origin = CGPoint(
      x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height)
    return CGRect(origin: origin, size: size)
  }

  /// Maps the layer's coordinates to those of its superlayer.
  package var transformToSuperlayer: CATransform3D {
    guard isTransformed else {
      return CATransform3DMakeTranslation(offset.x, offset.y, zPosition - anchorPointZ)
    }
    let anchor = anchorInBounds
    let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    let toPosition = CATransform3DMakeTranslation(position.x, position.y, zPosition)
    return CATransform3DConcat(CATransform3DConcat(toAnchor, transform), toPosition)
  }

  /// Maps what `transformToSuperlayer` of a sublayer gives: the transform of all sublayers.
  package var transformOfSublayers: CATransform3D {
    guard transformsSublayers else { return CATransform3DIdentity }
    let anchor = anchorInBounds
    let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    let back = CATransform3DMakeTranslation(anchor.x, anchor.y, anchorPointZ)
    return CATransform3DConcat(CATransform3DConcat(toAnchor, sublayerTransform), back)
  }

  /// Where the superlayer has the origin of the layer's coordinates, if there is no transform.
  var offset: CGPoint {
    let anchor = anchorInBounds
    return CGPoint(x: position.x - anchor.x, y: position.y - anchor.y)
  }

  /// The anchor point in the layer's own coordinates.
  private var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
  }
}
