public import Foundation

/// Recognizes fingers that are dragged.
///
/// It begins once the fingers have moved 10 points (EarlGrey: "minimum 10 points ... for any scroll
/// to be detected"). Assumed: the way to that point is part of the translation.
///
/// Differs from UIKit: no scroll wheels.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far fingers move before it is a drag, in points.
  package static let hysteresis: CGFloat = 10

  private var path = FingerPath()
  private var origin = CGPoint.zero
  private var slop = CGPoint.zero

  /// What a way means before the gesture has begun.
  enum Verdict {
    case undecided
    case begins
    case fails
  }

  /// The fewest fingers that make the gesture.
  open var minimumNumberOfTouches = 1

  /// The most fingers that make the gesture; more let it fail before it has begun, and are ignored
  /// afterwards.
  open var maximumNumberOfTouches = Int(UInt32.max)

  /// The wheels and trackpads that pan, too; none unless set. Differs from UIKit: there are none.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// How far the fingers have been dragged, in a view's coordinates; in the window's for `nil`.
  open func translation(in view: UIView?) -> CGPoint {
    let translation = CGPoint(
      x: path.translation.x - origin.x, y: path.translation.y - origin.y)
    return convert(vector: translation, to: view)
  }

  /// The part of the way that made it a drag, in a view's coordinates.
  ///
  /// Content and cards stay behind by it (github.com/Vercantez/openuikit, `APP_FEEL.md`: 180 points of a finger
  /// are 170 of both).
  func slop(in view: UIView?) -> CGPoint { convert(vector: slop, to: view) }

  /// Makes the present place count as dragged so far.
  ///
  /// Assumed: the velocity stays. UIKit's documentation says that it is reset, but apps that set this to zero with each
  /// change flick by the velocity at the end, and do so on devices (SwiftEntryKit, `EKContentView`).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let vector = convert(vector: translation, from: view)
    origin = CGPoint(x: path.translation.x - vector.x, y: path.translation.y - vector.y)
  }

  /// How fast the fingers were when they moved last, in points a second of a view's coordinates.
  ///
  /// Fingers that rest are not in the news: the velocity stays, also where they are lifted.
  open func velocity(in view: UIView?) -> CGPoint {
    convert(vector: path.velocity, to: view)
  }

  /// How fast something is let go of as the fingers are lifted; what UIKit's own gestures go by.
  ///
  /// Source beyond scroll views: github.com/JakeThomson/swift_transitions, `CHANGELOG.md`: swipes back agree with
  /// those of iOS 27 since they take their velocity as scroll views do.
  func liftVelocity(in view: UIView?) -> CGPoint {
    convert(vector: path.liftVelocity, to: view)
  }

  // MARK: Touches

  /// Follows the fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches {
      if state == .possible {
        state = .failed
      } else {
        for touch in touches { ignore(touch, for: event) }
      }
    }
    path.follow(downTouches, at: event.timestamp)
  }

  /// Begins once the fingers have moved far enough, and goes on from there.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    path.update(at: event.timestamp)
    switch state {
    case .possible:
      guard numberOfTouches >= minimumNumberOfTouches else { return }
      switch verdict(on: path.translation) {
      case .undecided: break
      case .begins:
        slop = path.translation.shortened(to: Self.hysteresis)
        state = .began
      case .fails: state = .failed
      }
    case .began, .changed:
      state = .changed
    case .ended, .cancelled, .failed:
      break  // It is decided.
    }
  }

  /// Ends once too few fingers are left.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    path.lift(at: event.timestamp)
    if numberOfTouches < minimumNumberOfTouches {
      state = hasBegun ? .ended : .failed
    } else {
      path.follow(downTouches, at: event.timestamp)
    }
  }

  /// Is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = hasBegun ? .cancelled : .failed
  }

  /// Forgets the way.
  open override func reset() {
    super.reset()
    path = FingerPath()
    (origin, slop) = (.zero, .zero)
  }

  /// Whether a way from where the fingers went down is this gesture.
  func verdict(on translation: CGPoint) -> Verdict {
    hypot(translation.x, translation.y) >= Self.hysteresis ? .begins : .undecided
  }

  private var hasBegun: Bool { state == .began || state == .changed }

  private func convert(vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let start = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(vector, from: nil)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func convert(vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let start = view.convert(CGPoint.zero, to: nil)
    let end = view.convert(vector, to: nil)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

extension CGPoint {
  /// A way in the same direction that is no longer than a length.
  fileprivate func shortened(to length: CGFloat) -> CGPoint {
    let own = hypot(x, y)
    guard own > length else { return self }
    return CGPoint(x: x * length / own, y: y * length / own)
  }
}
