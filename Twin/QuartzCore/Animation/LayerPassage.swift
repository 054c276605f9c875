package import CoreGraphics

/// Where a running transition shows a layer's old and new content at one moment.
package struct LayerPassage {
  /// Where a content is shown.
  package struct Place: Hashable, Sendable {
    /// How far it is from its own place, in the layer's coordinates.
    package var offset = CGPoint.zero
    /// How opaque it is, from 0 to 1.
    package var opacity: CGFloat = 1
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
  ///   - size: The size of the layer.
  ///
  /// Source: the documentation of `CATransitionType`; that what slides also fades is what people saw who
  /// imitated it (several public answers). Assumed: what stays where it is does not fade.
  init(
    _ type: CATransitionType, from side: CATransitionSubtype?, progress: CGFloat, size: CGSize,
    old: LayerPicture?
  ) {
    self.old = old
    let way = Self.way(from: side, in: size)
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
    case .cut:
      newPlace.opacity = progress < 0.5 ? 0 : 1
      oldPlace.opacity = 1 - newPlace.opacity
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

extension CALayer {
  /// What a running transition does at a time of the main loop; nil if there is none.
  package func passage(at time: CFTimeInterval) -> LayerPassage? {
    guard presented == nil else { return presented?.passage(at: time) }
    return passage(of: animations, at: time, size: appearance(at: time).bounds.size)
  }

  /// What the transition among some animations does.
  func passage(
    of animations: [RunningAnimation], at time: CFTimeInterval, size: CGSize
  ) -> LayerPassage? {
    guard let running = animations.last(where: { $0.key == CATransition.key }) else { return nil }
    return running.passage(atLayerTime: localTime(fromRoot: time), size: size)
  }
}
