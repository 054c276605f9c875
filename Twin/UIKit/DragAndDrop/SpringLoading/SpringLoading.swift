import CoreGraphics
import Foundation
import QuartzCore

/// Waits until one drag has paused over a view that it can open.
///
/// ```
///   ┌──────┐ over a view ┌────────────┐ paused  ┌────────────┐ flashed ┌────────┐
///   │ away │ ──────────▶ │ possible ● │ ──────▶ │ activating │ ──────▶ │ opened │
///   └──────┘             └────────────┘         └────────────┘         └────────┘
///      ▲    ● moving on begins the time anew          │                    │
///      └──────────── over something else, or told not to ──────────────────┘
/// ```
///
/// Source: Apple's documentation of spring loading: "pausing briefly on top of a view with dragged content".
final class SpringLoading {
  /// How long the finger pauses before the view is about to be opened, in seconds (assumed: Apple says "briefly").
  static let pause: TimeInterval = 0.5
  /// How long it is about to be, in seconds (assumed).
  static let flash: TimeInterval = 0.5
  /// How far a resting finger moves, in points: what a long press allows (assumed to be the same here).
  private static let slack: CGFloat = 10

  private enum State {
    case away
    case possible(SpringLoadedVisit, TimerToken)
    case activating(SpringLoadedVisit, TimerToken)
    case opened(SpringLoadedVisit)

    var visit: SpringLoadedVisit? {
      switch self {
      case .away: nil
      case .possible(let visit, _), .activating(let visit, _), .opened(let visit): visit
      }
    }
  }

  private let session: DragSession
  private var state = State.away

  init(_ session: DragSession) {
    self.session = session
  }

  /// The finger is over a view.
  func look(at view: UIView?) {
    let found = visit(at: view)
    guard let current = state.visit, let found, current.isSame(as: found) else {
      leave()
      if let found { begin(found) }
      return
    }
    guard case .possible(let visit, let timer) = state,
      hypot(session.location.x - visit.start.x, session.location.y - visit.start.y) > Self.slack
    else { return }
    cancel(timer)
    visit.start = session.location
    state = .possible(visit, wait(Self.pause))
  }

  /// The drag is over.
  func end() { leave() }

  private func visit(at view: UIView?) -> SpringLoadedVisit? {
    var view = view
    while let current = view {
      (current as? any SpringLoadedControl)?.updateSpringLoading()
      for case let interaction as UISpringLoadedInteraction in current.interactions.reversed() {
        let context = SpringLoadedContext(session, view: current)
        if interaction.interactionBehavior.shouldAllow(interaction, with: context) {
          return SpringLoadedVisit(interaction, context, start: session.location)
        }
      }
      view = current.superview
    }
    return nil
  }

  private func begin(_ visit: SpringLoadedVisit) {
    state = .possible(visit, wait(Self.pause))
    visit.show(.possible)
  }

  private func leave() {
    let former = state
    state = .away
    switch former {
    case .away, .opened: break  // Nothing is on, or all of it has been told.
    case .possible(let visit, let timer), .activating(let visit, let timer):
      cancel(timer)
      visit.show(.inactive)
      visit.interaction.interactionBehavior.interactionDidFinish(visit.interaction)
    }
  }

  private func goOn() {
    guard let visit = state.visit else { return }
    guard visit.isAllowed else { return leave() }
    switch state {
    case .away, .opened: break  // No timer runs then.
    case .possible:
      state = .activating(visit, wait(Self.flash))
      visit.show(.activating)
    case .activating:
      state = .opened(visit)
      visit.show(.activated)
      visit.interaction.activate(visit.context)
      visit.interaction.interactionBehavior.interactionDidFinish(visit.interaction)
    }
  }

  private func wait(_ seconds: TimeInterval) -> TimerToken {
    UISystem.current.loop.schedule(after: seconds) { [weak self] in self?.goOn() }
  }

  private func cancel(_ timer: TimerToken) { UISystem.current.loop.cancel(timer) }
}

/// A drag that has come over something it can open.
final class SpringLoadedVisit {
  let interaction: UISpringLoadedInteraction
  let context: SpringLoadedContext
  /// Where the finger began to rest, in its window.
  var start: CGPoint

  init(_ interaction: UISpringLoadedInteraction, _ context: SpringLoadedContext, start: CGPoint) {
    self.interaction = interaction
    self.context = context
    self.start = start
  }

  func isSame(as other: SpringLoadedVisit) -> Bool {
    interaction === other.interaction && context.targetView === other.context.targetView
      && context.targetItem as? AnyHashable == other.context.targetItem as? AnyHashable
  }

  var isAllowed: Bool {
    interaction.view != nil
      && interaction.interactionBehavior.shouldAllow(interaction, with: context)
  }

  func show(_ state: UISpringLoadedInteractionEffectState) {
    context.state = state
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
  }
}

/// What the app is told of a drag over something that it can open.
final class SpringLoadedContext: NSObject, UISpringLoadedInteractionContext {
  private let session: DragSession
  var state = UISpringLoadedInteractionEffectState.inactive
  var targetView: UIView?
  var targetItem: Any?

  init(_ session: DragSession, view: UIView) {
    self.session = session
    targetView = view
    super.init()
  }

  func location(in view: UIView?) -> CGPoint {
    view.map { session.location(in: $0) } ?? session.location
  }
}
