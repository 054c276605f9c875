package import CoreGraphics

extension CALayer {
  /// Everything that a layer shows and that animations can change.
  ///
  /// A layer has one for its model values; the screen shows another one, which the running
  /// animations have changed.
  package struct Appearance: Hashable, Sendable {
    package var position = CGPoint.zero
    package var zPosition: CGFloat = 0
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var anchorPointZ: CGFloat = 0
    package var bounds = CGRect.zero
    package var transform = CATransform3DIdentity
    package var sublayerTransform = CATransform3DIdentity
    package var isHidden = false
    package var opacity: Float = 1
    package var masksToBounds = false
    package var backgroundColor: CGColor.Components?
    package var cornerRadius: CGFloat = 0
    package var maskedCorners = CACornerMask.all
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor.Components? = .black
    package var shadowColor: CGColor.Components? = .black
    package var shadowOpacity: Float = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    package var shadowPath: [CGPath.Segment]?
    /// What a shape layer draws; nil for other layers.
    package var shape: Shape?
    /// What a gradient layer draws; nil for other layers.
    package var gradient: Gradient?
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
    guard !CATransform3DIsIdentity(transform) else {
      let (minX, minY) = (bounds.minX + offset.x, bounds.minY + offset.y)
      let (maxX, maxY) = (bounds.maxX + offset.x, bounds.maxY + offset.y)
      return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
    let projection = PlaneProjection(transformToSuperlayer)
    return CGRect(around: bounds.corners.map(projection.apply(to:)))
  }

  /// Maps the layer's coordinates to those of its superlayer.
  package var transformToSuperlayer: CATransform3D {
    guard !CATransform3DIsIdentity(transform) else {
      return CATransform3DMakeTranslation(offset.x, offset.y, zPosition - anchorPointZ)
    }
    let anchor = anchorInBounds
    let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    let toPosition = CATransform3DMakeTranslation(position.x, position.y, zPosition)
    return CATransform3DConcat(CATransform3DConcat(toAnchor, transform), toPosition)
  }

  /// Maps what `transformToSuperlayer` of a sublayer gives: the transform of all sublayers.
  package var transformOfSublayers: CATransform3D {
    guard !CATransform3DIsIdentity(sublayerTransform) else { return sublayerTransform }
    let anchor = anchorInBounds
    let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    let back = CATransform3DMakeTranslation(anchor.x, anchor.y, anchorPointZ)
    return CATransform3DConcat(CATransform3DConcat(toAnchor, sublayerTransform), back)
  }

  /// Where the superlayer has the origin of the layer's coordinates, if there is no transform.
  private var offset: CGPoint {
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
