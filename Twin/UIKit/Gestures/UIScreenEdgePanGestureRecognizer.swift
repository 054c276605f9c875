import Foundation

/// Recognizes a finger that is dragged in from an edge of the screen.
///
/// Assumed: the finger goes down within 20 points of the edge (Flutter's imitation; Apple publishes
/// no number) and moves away from the edge more than along it; one finger.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near to the edge a finger must go down, in points.
  package static let edgeWidth: CGFloat = 20

  private var startEdges: UIRectEdge = []

  /// The edges that count.
  open var edges: UIRectEdge = []

  /// Fails unless the finger goes down at one of the edges.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, numberOfTouches == 1, let touch = touches.first else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    startEdges = edgesNear(touch).intersection(edges)
    if startEdges.isEmpty { state = .failed }
    super.touchesBegan(touches, with: event)
  }

  /// Forgets the edge.
  open override func reset() {
    super.reset()
    startEdges = []
  }

  override func verdict(on translation: CGPoint) -> Verdict {
    let (x, y) = (translation.x, translation.y)
    guard hypot(x, y) >= Self.hysteresis else { return .undecided }
    let inwards: [(UIRectEdge, CGFloat, CGFloat)] = [
      (.left, x, y), (.right, -x, y), (.top, y, x), (.bottom, -y, x),
    ]
    let isInwards = inwards.contains { edge, away, along in
      startEdges.contains(edge) && away > abs(along)
    }
    return isInwards ? .begins : .fails
  }

  private func edgesNear(_ touch: UITouch) -> UIRectEdge {
    guard let bounds = touch.window?.bounds else { return [] }
    let location = touch.location(in: nil)
    var near: UIRectEdge = []
    if location.x - bounds.minX <= Self.edgeWidth { near.insert(.left) }
    if bounds.maxX - location.x <= Self.edgeWidth { near.insert(.right) }
    if location.y - bounds.minY <= Self.edgeWidth { near.insert(.top) }
    if bounds.maxY - location.y <= Self.edgeWidth { near.insert(.bottom) }
    return near
  }
}
