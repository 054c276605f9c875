import InterlockCore
import UIKit

/// One drag of a page by a finger, from the pop that is asked for to the end of its transition.
///
/// ```
///   ┌───────┐  UIKit starts  ┌───────────┐  finger up  ┌────────┐
///   │ asked │ ─────────────▶ │ following │ ──────────▶ │ lifted │
///   └───────┘                └───────────┘             └────────┘
///       │ finger up                                         ▲
///       ▼                                                   │
///   ┌─────────┐  UIKit starts, one turn later               │
///   │ flicked │ ────────────────────────────────────────────┘
///   └─────────┘
/// ```
///
/// UIKit starts a transition in the layout pass after the pop. A finger that is up by then has told UIKit
/// nothing (InstagramTransition, pull request 4), so it is remembered here.
final class PageDrag: UIPercentDrivenInteractiveTransition {
  /// How long a page takes for the whole way without a finger, and at least for what is left of it, in
  /// seconds.
  ///
  /// Source: Flutter's imitation takes at most 0.3 s to finish; Apple publishes no number.
  private static let fullDuration: TimeInterval = 0.35
  private static let leastDuration: TimeInterval = 0.1

  private enum Phase {
    case asked
    case flicked(goesOn: Bool)
    case following
    case lifted
  }

  /// Plays it.
  let animator: PageDragAnimator
  @Loose private var page: UIViewController?
  @Loose private var below: UIViewController?
  private let clock: MainClock
  private var phase = Phase.asked
  private var progress: CGFloat = 0

  /// - Parameters:
  ///   - direction: Which way is back: 1 to the right, -1 to the left.
  ///   - onEnd: Called when the transition is over.
  init(
    of page: UIViewController, above below: UIViewController, direction: CGFloat,
    clock: MainClock, onEnd: @escaping () -> Void
  ) {
    self.page = page
    self.below = below
    self.clock = clock
    animator = PageDragAnimator(
      direction: direction, duration: Self.fullDuration, onEnd: onEnd)
    super.init()
    completionCurve = .easeOut
  }

  /// Whether the finger is down and UIKit does not know of it yet.
  var isAwaited: Bool { if case .asked = phase { true } else { false } }

  /// The animator for a change of UIKit's; nil if it is another change than this one.
  func animator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> PageDragAnimator? {
    operation == .pop && from === page && to === below ? animator : nil
  }

  /// UIKit starts the transition.
  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    let former = phase
    phase = .following
    update(progress)
    guard case .flicked(let goesOn) = former else { return }
    clock.nextTurn { [weak self] in self?.lift(goesOn: goesOn) }
  }

  /// The finger has come so far, from 0 to 1.
  func move(to progress: CGFloat) {
    switch phase {
    case .asked:
      self.progress = progress
    case .following:
      self.progress = progress
      update(progress)
    case .flicked, .lifted:
      break  // The finger is up.
    }
  }

  /// The finger is up: the page goes on, or back.
  func lift(goesOn: Bool) {
    switch phase {
    case .asked:
      phase = .flicked(goesOn: goesOn)
    case .following:
      phase = .lifted
      let rest = Self.fullDuration * TimeInterval(goesOn ? 1 - progress : progress)
      completionSpeed = CGFloat(max(rest, 0.001) / max(rest, Self.leastDuration))
      if goesOn { finish() } else { cancel() }
    case .flicked, .lifted:
      break  // It is up already.
    }
  }
}
