public import Foundation

/// How one view takes the place of another: its kind, its side, its duration and its pace.
///
/// ```swift
/// try card.pushView(details, transition: ViewTransition(.reveal, from: .bottom, duration: 0.4))
/// ```
///
/// Article: CATransition types of 003
public nonisolated struct ViewTransition: Hashable, Sendable {
  /// What moves.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The new view slides over the old one, which stays.
    case moveIn
    /// The new view slides in and pushes the old one out.
    case push
    /// The old view slides off the new one, which is in its place already.
    case reveal
    /// The new view appears through the old one; the side does not matter.
    case fade
  }

  /// The side of the screen at which the movement begins, as a person sees it.
  ///
  /// Core Animation's names of the vertical sides are the other way round on iOS: what comes in from
  /// ``top`` is its `fromBottom`.
  public enum Side: Hashable, Sendable, CaseIterable {
    /// Begins at the left and moves to the right.
    case left
    /// Begins at the right and moves to the left.
    case right
    /// Begins above and moves down.
    case top
    /// Begins below and moves up.
    case bottom
  }

  /// The pace of the movement.
  public enum Timing: Hashable, Sendable {
    /// The same pace all the time.
    case linear
    /// Begins slowly.
    case easeIn
    /// Ends slowly.
    case easeOut
    /// Begins and ends slowly.
    case easeInEaseOut
    /// A cubic curve from (0, 0) to (1, 1), by the two points that pull it.
    case curve(Float, Float, Float, Float)
  }

  /// What moves.
  ///
  /// Article: type of the CATransition
  public var kind: Kind
  /// Where it begins.
  ///
  /// Article: subtype of the CATransition
  public var side: Side
  /// How long it takes, in seconds; nothing moves if it is not positive.
  public var duration: TimeInterval
  /// The pace.
  public var timing: Timing

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - kind: What moves.
  ///   - side: Where it begins.
  ///   - duration: How long it takes, in seconds.
  ///   - timing: The pace.
  public init(
    _ kind: Kind, from side: Side = .right, duration: TimeInterval = 0.5,
    timing: Timing = .easeInEaseOut
  ) {
    self.kind = kind
    self.side = side
    self.duration = duration
    self.timing = timing
  }

  /// The transition of a push that names none: the new view moves in from the right, for 0.5 s.
  ///
  /// Article: 003, the transition of pushView
  public static let standardPush = ViewTransition(.moveIn, from: .right, duration: 0.5)

  /// The transition of a pop that names none: the lower view moves in from the left, for 0.25 s.
  ///
  /// Article: 003, the transition of pop
  public static let standardPop = ViewTransition(.moveIn, from: .left, duration: 0.25)

  /// The same transition with left and right swapped.
  public var mirrored: ViewTransition {
    var transition = self
    switch side {
    case .left: transition.side = .right
    case .right: transition.side = .left
    case .top, .bottom: break
    }
    return transition
  }
}
