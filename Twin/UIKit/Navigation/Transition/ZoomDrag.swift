import Foundation

/// Where fingers have brought a page that they shrink.
///
/// The figures are measured on iOS 27 and, for the shape of the pan, on iOS 26 (github.com/JakeThomson/swift_transitions,
/// `docs/parity-plan.md`): frames of native zooms under scripted fingers, on a page that fills the screen.
struct ZoomDrag {
  /// What the fingers do.
  enum Gesture {
    /// A finger goes down.
    case pan
    /// A finger goes away from the leading edge; to the left if mirrored.
    case swipe(isMirrored: Bool)
    /// Two fingers come nearer to each other, and may turn.
    case pinch(scale: CGFloat, turn: CGFloat)
  }

  let gesture: Gesture
  /// Where the fingers took hold of the page, in the window.
  let anchor: CGPoint
  /// How far they have come since, in points.
  let way: CGPoint
  /// How fast a finger moves whose speed a page keeps, in points per second.
  var fingerSpeed: CGFloat = 0

  /// What of its size a page loses while a finger goes as far as the page is high or, in a swipe, wide.
  private static let gain: CGFloat = 0.67
  /// How small a page gets at most.
  private static let leastScale: CGFloat = 0.37
  /// How far ahead a lifted finger is looked at, in seconds.
  private static let flight: CGFloat = 0.12

  /// How large the page is, compared with the whole one.
  ///
  /// - Parameter size: That of the whole page.
  func scale(in size: CGSize) -> CGFloat { scale(after: way, in: size) }

  private func scale(after way: CGPoint, in size: CGSize) -> CGFloat {
    switch gesture {
    case .pan: 1 - Self.gain * Self.damped(max(0, way.y) / max(size.height, 1))
    case .swipe(let isMirrored):
      max(Self.leastScale, 1 - Self.gain * max(0, isMirrored ? -way.x : way.x) / max(size.width, 1))
    case .pinch(let scale, _): min(max(scale, Self.leastScale), 1)
    }
  }

  /// How far the page has gone on its way back, from 0 to 1.
  func progress(in size: CGSize) -> CGFloat {
    let part =
      switch gesture {
      case .pan: way.y / max(size.height, 1)
      case .swipe(let isMirrored): (isMirrored ? -way.x : way.x) / max(size.width, 1)
      case .pinch: 1 - scale(in: size)
      }
    return min(max(part, 0), 1)
  }

  /// Where a page is in the hands of the fingers.
  ///
  /// - Parameters:
  ///   - center: The middle of the whole page, in the window.
  ///   - size: That of the whole page.
  func transform(ofPageAt center: CGPoint, size: CGSize) -> CGAffineTransform {
    let scale = scale(in: size)
    let shift = shift(in: size)
    var turn: CGFloat = 0
    if case .pinch(_, let angle) = gesture { turn = angle }
    let (cosine, sine) = (cos(turn) * scale, sin(turn) * scale)
    let arm = CGPoint(x: anchor.x - center.x, y: anchor.y - center.y)
    return CGAffineTransform(
      a: cosine, b: sine, c: -sine, d: cosine,
      tx: arm.x - (cosine * arm.x - sine * arm.y) + shift.x,
      ty: arm.y - (sine * arm.x + cosine * arm.y) + shift.y)
  }

  /// How far the point of the page goes that the fingers hold.
  private func shift(in size: CGSize) -> CGPoint {
    switch gesture {
    case .pan:
      // A page falls behind a finger that goes far.
      let travel = min(max(0, way.y) / max(size.height, 1), 0.86)
      return CGPoint(
        x: Self.across(way.x, width: size.width),
        y: (travel - 0.45 * travel * travel * travel) * size.height)
    case .swipe:
      return CGPoint(x: way.x, y: Self.across(way.y, width: size.width))
    case .pinch: return way
    }
  }

  /// The way that counts for the size of a page that is pulled down, in heights: evenly for about a half.
  private static func damped(_ travel: CGFloat) -> CGFloat {
    let knee: CGFloat = 0.52
    guard travel > knee else { return travel }
    return knee + rubberBand(travel - knee, slope: 1, limit: (1 - leastScale) / gain - knee)
  }

  /// How far a page goes across the way of the finger.
  private static func across(_ way: CGFloat, width: CGFloat) -> CGFloat {
    let length = rubberBand(abs(way), slope: 0.56, limit: 0.9 * max(width, 1))
    return way < 0 ? -length : length
  }

  private static func rubberBand(_ way: CGFloat, slope: CGFloat, limit: CGFloat) -> CGFloat {
    (1 - 1 / (way * slope / limit + 1)) * limit
  }

  /// What becomes of the page when the fingers are lifted.
  ///
  /// - Parameter velocity: How fast they move, in points per second.
  func decision(velocity: CGPoint, size: CGSize) -> SwipeInteraction.Decision {
    let goal = CGPoint(x: way.x + Self.flight * velocity.x, y: way.y + Self.flight * velocity.y)
    return scale(after: goal, in: size) < greatestScaleAtEnd ? .finish : .cancel
  }

  /// Below which size a page goes.
  private var greatestScaleAtEnd: CGFloat {
    switch gesture {
    case .pan: 0.905
    case .swipe: 0.7
    case .pinch: 0.5
    }
  }
}
