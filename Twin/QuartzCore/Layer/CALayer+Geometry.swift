import CoreGraphics
import Foundation

/// What is no place. Source of names and texts: crash reports of apps, such as github.com/calimarkus/JDFlipNumberView,
/// issue 44, and github.com/HeshamMegid/HMSegmentedControl, issue 13.
///
/// Differs from QuartzCore: in newer systems a description of the layer follows.
extension CALayer {
  func refuse(position: CGPoint) {
    refuse("position", "\(Self.text(position.x)) \(Self.text(position.y))")
  }

  private func refuse(bounds: CGRect) {
    let origin = "\(Self.text(bounds.origin.x)) \(Self.text(bounds.origin.y))"
    refuse("bounds", "\(origin); \(Self.text(bounds.size.width)) \(Self.text(bounds.size.height))")
  }

  private func refuse(_ property: String, _ value: String) {
    MainLoop.current.raise("CALayerInvalidGeometry", "CALayer \(property) contains NaN: [\(value)]")
  }

  private static func text(_ number: CGFloat) -> String {
    number.isNaN ? "nan" : String(format: "%g", Double(number))
  }
}

extension CALayer {
  /// Sets the bounds, and asks for the layout of this layer and of the one around it; see
  /// ``MainLoop/originsAskForLayoutAround`` for another origin alone.
  ///
  /// Source: stackoverflow.com/questions/728372 and 24673062, which tried it for views: other bounds lay out the view
  /// and its superview; another transform the superview; position, anchor point and opacity nobody. Assumed: that
  /// layers without a view do the same.
  func changeBounds(to bounds: CGRect) {
    let former = values.bounds
    guard bounds != former else { return }
    guard !bounds.hasNaN else { return refuse(bounds: bounds) }
    guard bounds.size.width >= 0, bounds.size.height >= 0 else {
      return changeBounds(to: bounds.standardized)
    }
    change(\.bounds, "bounds", to: bounds)
    guard presented == nil else { return }
    setNeedsLayout()
    if asksForLayoutAround(bounds, former: former) { askForLayoutAround() }
    if needsDisplayOnBoundsChange, bounds.size != former.size { setNeedsDisplay() }
  }

  /// Sets the transform, and asks for the layout of the layer around this one; see ``changeBounds(to:)``.
  func changeTransform(to transform: CATransform3D) {
    guard transform != values.transform else { return }
    change(\.transform, "transform", to: transform)
    if presented == nil { askForLayoutAroundForTransform() }
  }

  /// Whether the layer around this one is to be laid out for other bounds: for another size, and in old systems for
  /// another origin.
  func asksForLayoutAround(_ bounds: CGRect, former: CGRect) -> Bool {
    bounds.size != former.size
      || bounds.origin != former.origin && MainLoop.current.originsAskForLayoutAround
  }

  /// Asks for the layout of the layer around this one, unless that is just what moves this one (assumed: else
  /// every layer that places its sublayers would do so twice).
  func askForLayoutAround() {
    guard let container, !container.flags.isLayingOut else { return }
    container.markNeedsLayout()
  }

  /// Asks for that layout because the transform is another one, unless something else has asked.
  func askForLayoutAroundForTransform() {
    guard let container, !container.flags.isLayingOut else { return }
    let isOnlyReason = !container.flags.needsLayout || container.flags.needsLayoutForTransforms
    container.markNeedsLayout()
    container.flags.needsLayoutForTransforms = isOnlyReason
  }

  /// Sets position and size so that the layer fills a rectangle of its superlayer, in this order.
  ///
  /// Source of the order: the keys of the animations that come of it, in a test of ComposeUI that runs on iOS
  /// (`CALayer+DisableActionsTests`).
  func changeFrame(to frame: CGRect) {
    let frame = frame.standardized
    var size = frame.size
    if values.isTransformed {
      // Documented as undefined at Apple: the untransformed size is not recoverable in general.
      let inverse = CATransform3DGetAffineTransform(CATransform3DInvert(transform))
      size = CGRect(origin: .zero, size: frame.size).applying(inverse).size
    }
    if !size.width.isNaN, !size.height.isNaN {
      let current = values.frame(ofSize: size)
      position = CGPoint(
        x: position.x + frame.minX - current.minX, y: position.y + frame.minY - current.minY)
    }
    bounds = CGRect(origin: bounds.origin, size: size)
  }

  /// How far the layer's coordinates are shifted against its superlayer's; nil if they are also turned or
  /// scaled.
  private var shiftToSuperlayer: CGPoint? {
    guard !values.isTransformed else { return nil }
    let isMovedFromAbove = above?._withUnsafeGuaranteedRef { $0.movesSublayers } ?? false
    return isMovedFromAbove ? nil : values.offset
  }

  private var movesSublayers: Bool { values.transformsSublayers }

  /// A point of the layer in its superlayer's coordinates.
  package final func pointInSuperlayer(_ point: CGPoint) -> CGPoint {
    guard let shift = shiftToSuperlayer else {
      return PlaneProjection(values.fullTransform(in: self)).apply(to: point)
    }
    return CGPoint(x: point.x + shift.x, y: point.y + shift.y)
  }

  /// A point of the superlayer in the layer's coordinates; nil if the layer is seen from its edge.
  package final func point(fromSuperlayer point: CGPoint) -> CGPoint? {
    guard let shift = shiftToSuperlayer else {
      return PlaneProjection(values.fullTransform(in: self)).inverse?.apply(to: point)
    }
    return CGPoint(x: point.x - shift.x, y: point.y - shift.y)
  }

  /// Whether a point of the superlayer may lie in the bounds; always, if a transform says where they are.
  package final func mayContain(fromSuperlayer point: CGPoint) -> Bool {
    guard let shift = shiftToSuperlayer else { return true }
    return values.bounds.contains(CGPoint(x: point.x - shift.x, y: point.y - shift.y))
  }

  /// Whether the layer is that of a view, or in one, and no window has it.
  ///
  /// Animations of such layers end at once: tests of other projects, which also run on iOS, wait for less time
  /// than the animations of views without a window would take. Assumed: that they count as finished (a report
  /// of iOS 7, radar 14829778, has `YES`), and that layers of an app's own, in no view, keep their time.
  var isOfViewOutsideWindows: Bool {
    var top = (presented ?? self).flags
    climb { layer in
      top = layer.flags
      return true
    }
    guard !top.isMask else { return topmost.maskedLayer?.isOfViewOutsideWindows ?? true }
    return top.isOfView && !top.isRootOfScreen
  }

  private var topmost: CALayer {
    var top = presented ?? self
    climb { layer in
      top = layer
      return true
    }
    return top
  }

  /// Points in another layer; nil stands for what is around the topmost one.
  ///
  /// Source: Apple, `convert(_:to:)`: for nil "the original point added to the layer’s frame’s origin". Assumed: so it
  /// is, through the layers around it, for a layer inside another.
  func map(_ points: [CGPoint], from source: CALayer?, to target: CALayer?) -> [CGPoint] {
    guard source !== target else { return points }
    let common = source.flatMap { source in target.flatMap(source.closestCommonLayer) }
    let upwards = source?.path(upTo: common) ?? []
    let downwards = target?.path(upTo: common).reversed() ?? []
    return points.map { point in
      let inCommon = upwards.reduce(point) { $1.pointInSuperlayer($0) }
      return downwards.reduce(inCommon) { $1.point(fromSuperlayer: $0) ?? $0 }
    }
  }

  func layerHit(at pointInSuperlayer: CGPoint) -> CALayer? {
    guard !isHidden, let point = point(fromSuperlayer: pointInSuperlayer) else { return nil }
    let isInside = contains(point)
    guard isInside || !masksToBounds else { return nil }
    for layer in sublayersByDepth.reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }

  /// The layers in this one as they cover each other, from back to front.
  package var sublayersByDepth: [CALayer] {
    let layers = sublayers ?? []
    guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
    return layers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  private func closestCommonLayer(with other: CALayer) -> CALayer? {
    let others = Set(other.path(upTo: nil).map(\.identity))
    return path(upTo: nil).first { others.contains($0.identity) }
  }

  /// This layer and those above it, below an end that is not included.
  private func path(upTo end: CALayer?) -> [CALayer] {
    var layers: [CALayer] = []
    var next: CALayer? = self
    while let layer = next, layer.identity != end?.identity {
      layers.append(layer)
      next = layer.superlayer
    }
    return layers
  }

  /// Presentation layers are made anew each time they are asked for; their model layer tells
  /// which ones are the same.
  private var identity: Identity {
    Identity(layer: ObjectIdentifier(presented ?? self), isPresentation: presented != nil)
  }

  private struct Identity: Hashable {
    var layer: ObjectIdentifier
    var isPresentation: Bool
  }
}

extension CGRect {
  fileprivate var hasNaN: Bool {
    origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN
  }
}

extension CALayer.Appearance {
  /// Maps the layer's coordinates to those of its superlayer, the superlayer's own wishes included.
  fileprivate func fullTransform(in layer: CALayer) -> CATransform3D {
    guard let parent = layer.superlayer?.values, parent.transformsSublayers else {
      return transformToSuperlayer
    }
    return CATransform3DConcat(transformToSuperlayer, parent.transformOfSublayers)
  }
}
