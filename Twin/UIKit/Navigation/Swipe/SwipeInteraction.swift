import Foundation

/// A finger's hold on a transition, from the moment a swipe begins until the transition is over.
///
/// ```
///   ┌────────┐ an animated change  ┌─────────┐ layout pass ┌──────────┐ views in ┌───────────┐ finger ┌──────────┐
///   │ offered│ ──────────────────▶ │ claimed │ ──────────▶ │ starting │ ───────▶ │ following │ ─────▶ │ released │
///   └────────┘                     └─────────┘             └──────────┘  place   └───────────┘  up    └──────────┘
/// ```
/// The offer goes to the next animated change of the stack, whichever that is. If the pop for which
/// it was made changed nothing, a later push claims it, and no finger will ever let go of that push:
/// this is how a swipe at the root freezes an app. Likewise nobody hears a finger that lets go while
/// the pages are being told (`starting`).
///
/// Assumed: the mechanism. The outcomes are from multiple reports (WordPress-iOS pull request 6639,
/// YPNavigationBarTransition pull request 44, QMUI issue 1498).
package final class SwipeInteraction: ZoomGrip {
  /// How far the interaction is.
  enum Phase {
    /// No transition has taken it. Next: `claimed`.
    case offered
    /// A transition will start under the finger. Next: `starting`.
    case claimed
    /// The transition calls back its pages. Next: `following`.
    case starting
    /// The changes follow the finger. Next: `released`.
    case following(HeldChanges)
    /// The finger was lifted, or the transition is over.
    case released
  }

  /// What becomes of the transition when the finger is lifted.
  package enum Decision {
    case finish
    case cancel
  }

  /// Makes an offer.
  package init() {}

  private(set) var phase = Phase.offered
  /// How far the finger has come, from 0 to 1.
  private(set) var progress: CGFloat = 0 {
    didSet { coordinator?.follow(progress) }
  }
  /// What apps know of the transition that has taken the offer.
  private weak var coordinator: TransitionCoordinator?
  /// What was decided before the transition started; a quick flick is over by then.
  private(set) var earlyDecision: Decision?
  /// Where fingers have brought a page that zooms.
  private var drag: ZoomDrag?
  /// Brings the page there.
  private var onDrag: (ZoomDrag) -> Void = { _ in }
  /// Lets the transition go on by itself, once.
  private var onRelease: (HeldChanges, Decision) -> Void = { _, _ in }

  /// Whether a transition has taken the offer.
  var isClaimed: Bool {
    if case .offered = phase { false } else { true }
  }

  /// A transition takes the offer.
  func claim(for coordinator: TransitionCoordinator) {
    phase = .claimed
    self.coordinator = coordinator
    coordinator.follow(progress)
  }

  /// The transition begins to call back its pages.
  func start() {
    phase = .starting
  }

  /// The transition's changes are ready to follow the finger.
  func follow(
    _ held: HeldChanges, onDrag: @escaping (ZoomDrag) -> Void,
    onRelease: @escaping (HeldChanges, Decision) -> Void
  ) {
    (self.onDrag, self.onRelease) = (onDrag, onRelease)
    phase = .following(held)
    held.show(progress)
    if let drag { onDrag(drag) }
    if let earlyDecision { lift(earlyDecision) }
  }

  /// The finger has moved.
  ///
  /// - Parameter drag: Where it has brought a page that zooms.
  func move(to progress: CGFloat, _ drag: ZoomDrag) {
    self.progress = min(max(progress, 0), 1)
    self.drag = drag
    guard case .following(let held) = phase else { return }
    held.show(self.progress)
    onDrag(drag)
  }

  /// The finger is lifted, or its touch was taken away.
  package func lift(_ decision: Decision) {
    switch phase {
    case .offered, .starting, .released:
      break  // Nobody listens.
    case .claimed:
      earlyDecision = decision
    case .following(let held):
      phase = .released
      onRelease(held, decision)
    }
  }

  /// The transition ends by other means; the changes go on without the finger.
  func abandon() {
    if case .following(let held) = phase {
      held.release(backwards: false, duration: TransitionMotion.duration) {}
    }
    phase = .released
  }
}
