package import CoreGraphics

/// Where a running transition shows a layer's old and new content at one moment.
package struct LayerPassage {
  /// Where a content is shown.
  package struct Place: Hashable, Sendable {
    /// How far it is from its own place, in the layer's coordinates.
    package var offset = CGPoint.zero
    /// How opaque it is, from 0 to 1.
    package var opacity: CGFloat = 1
    /// How it stands in space, about the origin of the layer's coordinates; nil if it lies in the plane.
    package var turn: PlaneProjection?
  }

  /// What the layer showed before; nil if it was not on the screen.
  package let old: LayerPicture?
  /// Where the old content is shown.
  package private(set) var oldPlace = Place()
  /// Where the new content is shown.
  package private(set) var newPlace = Place()
  /// Whether the old content covers the new one.
  package private(set) var isOldInFront = false
  /// Whether the contents mix, as pictures do, instead of lying one over the other.
  package private(set) var isDissolve = false

  /// The contents after a part of the whole transition.
  ///
  /// - Parameters:
  ///   - progress: How far the transition has come, from 0 to 1.
  ///   - bounds: Those of the layer.
  ///
  /// Source: the documentation of `CATransitionType`; that what slides also fades is what people saw who
  /// imitated it (several public answers). Assumed: what stays where it is does not fade.
  init(
    _ type: CATransitionType, from side: CATransitionSubtype?, progress: CGFloat, bounds: CGRect,
    old: LayerPicture?
  ) {
    self.old = old
    let way = Self.way(from: side, in: bounds.size)
    let arriving = Place(
      offset: CGPoint(x: -way.dx * (1 - progress), y: -way.dy * (1 - progress)), opacity: progress)
    let leaving = Place(
      offset: CGPoint(x: way.dx * progress, y: way.dy * progress), opacity: 1 - progress)
    switch type {
    case .moveIn:
      newPlace = arriving
    case .push:
      newPlace = arriving
      oldPlace = leaving
    case .reveal:
      oldPlace = leaving
      isOldInFront = true
    case .flip:
      let turn = ContentTurn(from: side, in: bounds)
      oldPlace = turn.card(at: progress * .pi)
      newPlace = turn.card(at: (progress - 1) * .pi)
    case .cube:
      let turn = ContentTurn(from: side, in: bounds)
      oldPlace.turn = turn.side(at: progress * .pi / 2)
      newPlace.turn = turn.side(at: (progress - 1) * .pi / 2)
    default:
      newPlace.opacity = progress
      oldPlace.opacity = 1 - progress
      isDissolve = true
    }
  }

  /// From where a content comes in to where it belongs.
  private static func way(from side: CATransitionSubtype?, in size: CGSize) -> CGVector {
    switch side {
    case .fromLeft: CGVector(dx: size.width, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: -size.height)
    case .fromBottom: CGVector(dx: 0, dy: size.height)
    default: CGVector(dx: -size.width, dy: 0)
    }
  }
}

/// A layer's content that turns about the middle of the layer, with the side at which the turn begins coming forward.
private struct ContentTurn {
  /// From how far it is seen, for each point of its length.
  private static let distance: CGFloat = 2.5

  private let axis: CGVector
  private let middle: CGPoint
  /// How long it is across the axis, in points.
  private let length: CGFloat

  init(from side: CATransitionSubtype?, in bounds: CGRect) {
    switch side {
    case .fromLeft: axis = CGVector(dx: 0, dy: 1)
    case .fromTop: axis = CGVector(dx: 1, dy: 0)
    case .fromBottom: axis = CGVector(dx: -1, dy: 0)
    default: axis = CGVector(dx: 0, dy: -1)
    }
    middle = CGPoint(x: bounds.midX, y: bounds.midY)
    length = axis.dx == 0 ? bounds.width : bounds.height
  }

  /// One of the two sides of a card; the other one hides it while its back is in front.
  func card(at angle: CGFloat) -> LayerPassage.Place {
    LayerPassage.Place(
      opacity: abs(angle) < .pi / 2 ? 1 : 0, turn: projection(at: angle, depth: 0))
  }

  /// One of the sides of a cube.
  func side(at angle: CGFloat) -> PlaneProjection { projection(at: angle, depth: length / 2) }

  /// - Parameter depth: How far the axis is behind the content, in points.
  private func projection(at angle: CGFloat, depth: CGFloat) -> PlaneProjection {
    let steps = [
      CATransform3DMakeTranslation(-middle.x, -middle.y, depth),
      CATransform3DMakeRotation(angle, axis.dx, axis.dy, 0),
      CATransform3DMakeTranslation(0, 0, -depth), view,
      CATransform3DMakeTranslation(middle.x, middle.y, 0),
    ]
    return PlaneProjection(steps.reduce(CATransform3DIdentity, CATransform3DConcat))
  }

  private var view: CATransform3D {
    var view = CATransform3DIdentity
    if length > 0 { view.m34 = -1 / (length * Self.distance) }
    return view
  }
}

extension CALayer {
  /// What a running transition does at a time of the main loop; nil if there is none.
  package func passage(at time: CFTimeInterval) -> LayerPassage? {
    guard presented == nil else { return presented?.passage(at: time) }
    return passage(of: animations, at: time, bounds: appearance(at: time).bounds)
  }

  /// What the transition among some animations does.
  func passage(
    of animations: [RunningAnimation], at time: CFTimeInterval, bounds: CGRect
  ) -> LayerPassage? {
    guard let running = animations.last(where: { $0.key == CATransition.key }) else { return nil }
    return running.passage(atLayerTime: localTime(fromRoot: time), bounds: bounds)
  }
}
