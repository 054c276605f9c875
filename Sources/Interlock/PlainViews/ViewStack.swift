import InterlockCore
import UIKit

/// The views of a ``ViewNavigationController``: a host of the engine that owns its container.
///
/// ```
///   ┌─────────┐  perform   ┌──────────┐  ends, or is skipped
///   │         │ ─────────▶ │ animated │ ─────────────────────▶ at rest
///   │ at rest │            └──────────┘
///   │         │  finger    ┌─────────┐  up, far enough  ┌───────────┐
///   └─────────┘ ─────────▶ │ dragged │ ───────────────▶ │ finishing │ ─▶ at rest
///                          └─────────┘                  └───────────┘
///                               │  up too early         ┌───────────┐
///                               └─────────────────────▶ │ returning │ ─▶ at rest
///                                                       └───────────┘
/// ```
///
/// Its model changes when a change begins, and under a finger not before the finger has gone up.
final class ViewStack {
  /// The controller around it, which the views know.
  private(set) weak var controller: ViewNavigationController?
  /// The views, bottom to top.
  private(set) var views: [NavigationView]
  /// What moves now; nil at rest.
  private(set) var move: ViewMove?
  /// Runs the engine.
  let runner: EngineRunner
  /// Holds the view that is seen, and under a finger the one below it.
  let stage = UIView()
  /// How views come; nil for at once.
  var pushTransition: ViewTransition? = .standardPush
  /// How lower views come back; nil for at once.
  var popTransition: ViewTransition? = .standardPop

  private var registry = PageRegistry<NavigationView>()
  private var lastMove = 0

  init(root: NavigationView, clock: MainClock = MainClock()) {
    views = [root]
    runner = EngineRunner(shown: registry.ids(of: views), clock: clock)
    runner.drive(self)
    stage.addSubview(root)
  }

  /// Says whose stack it is, once.
  func belong(to controller: ViewNavigationController) {
    self.controller = controller
    for view in views { view.viewNavigation = controller }
  }

  // MARK: Views

  /// The views behind identifiers, without those that are gone.
  func views(_ ids: [PageID]) -> [NavigationView] {
    ids.compactMap { registry.page($0) }
  }

  /// A view as the engine sees it in a request.
  func enginePage(_ view: NavigationView) -> NavigationEngine.Page {
    let isElsewhere = view.viewNavigation.map { $0 !== controller } ?? false
    return NavigationEngine.Page(
      registry.id(of: view), fault: isElsewhere ? .pageOfAnotherHost : nil)
  }

  /// Places what is on the stage.
  func layOut() {
    for view in stage.subviews { stage.cover(with: view) }
  }

  /// The controller comes into a window, or leaves it.
  func beginBeingSeen(_ isSeen: Bool) {
    finishMove()
    isSeen
      ? views.last?.beginAppearing(animated: false)
      : views.last?.beginDisappearing(animated: false)
  }

  /// The controller has come into a window, or has left it.
  func endBeingSeen() {
    views.last?.endAppearanceChange(animated: false)
    runner.hostPresenceMayHaveChanged()
  }

  private var isSeen: Bool { controller?.window != nil }

  // MARK: Changing

  /// Shows other views: what is on top of them comes as in a pop if it was in the stack before.
  private func change(to target: [NavigationView], animated: Bool) {
    finishMove()
    let former = views
    guard let top = target.last, let formerTop = former.last else { return }
    views = target
    for view in target { view.viewNavigation = controller }
    guard top !== formerTop else { return release(former) }

    let isPop = former.contains { $0 === top }
    let transition = animated ? stage.effective(isPop ? popTransition : pushTransition) : nil
    start(
      makeMove(
        from: formerTop, to: top, former: former, duration: transition?.duration ?? 0,
        phase: .animated),
      animated: transition != nil)
    stage.cover(with: top)
    stage.addSubview(top)
    formerTop.removeFromSuperview()
    guard let transition, let id = move?.id else { return finishMove() }
    stage.animateChange(by: mirroredIfNeeded(transition)) { [weak self] in self?.end(id) }
  }

  /// Ends what moves at once, where it leads; under a finger, it leads back.
  func finishMove() {
    guard let move else { return }
    switch move.phase {
    case .animated: stage.removeTransition()
    case .dragged: turnBack()
    case .finishing, .returning: move.from.layer.removeAllAnimations()
    }
    end(move.id)
  }

  private func makeMove(
    from: NavigationView, to: NavigationView, former: [NavigationView], duration: TimeInterval,
    phase: ViewMove.Phase
  ) -> ViewMove {
    lastMove += 1
    return ViewMove(
      id: CoordinatorID(rawValue: lastMove), from: from, to: to, former: former,
      duration: duration, phase: phase)
  }

  private func start(_ move: ViewMove, animated: Bool) {
    self.move = move
    guard isSeen else { return }
    runner.deliver(.willShow(registry.id(of: move.to)))
    move.from.beginDisappearing(animated: animated)
    move.to.beginAppearing(animated: animated)
  }

  /// Tidies up after a move, once; a late report about another one changes nothing.
  private func end(_ id: CoordinatorID) {
    guard let move, move.id == id else { return }
    self.move = nil
    let (stays, leaves) = move.isCancelled ? (move.from, move.to) : (move.to, move.from)
    move.from.transform = .identity
    leaves.removeFromSuperview()
    release(move.former)
    let wasAnimated = move.duration > 0
    leaves.endAppearanceChange(animated: wasAnimated)
    stays.endAppearanceChange(animated: wasAnimated)
    if isSeen { runner.deliver(.didShow(registry.id(of: stays))) }
    guard wasAnimated else { return }  // The engine has never heard of it.
    runner.send(.witnessed(.coordinatorEnded(id, isCancelled: move.isCancelled)))
    runner.hostMayBeFree()
  }

  /// Lets go of the views that have left the stack.
  private func release(_ former: [NavigationView]) {
    for view in former where !views.contains(where: { $0 === view }) { view.viewNavigation = nil }
  }

  private func mirroredIfNeeded(_ transition: ViewTransition) -> ViewTransition {
    controller?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? transition.mirrored : transition
  }
}

// MARK: - Under a finger

extension ViewStack {
  /// Whether a finger may begin to drag the top view away.
  var canBeDragged: Bool { views.count > 1 && isSeen && move == nil && runner.engine.isAtRest }

  /// Whether the top view agrees to be dragged away. Under the finger it can only agree; for all else
  /// there is a request, which is answered as one of a button is.
  func agreesToDrag() -> Bool {
    guard let top = views.last, top.hasVeto else { return true }
    guard !runner.isAsking(registry.id(of: top)) else { return false }
    let answer = top.answer(to: .swipe)
    if case .allow = answer { return true }
    runner.submit(
      runner.request(.pop(count: 1), isAnimated: true, origin: .edgeSwipe), pages: [],
      answer: answer)
    return false
  }

  /// A finger begins to drag the top view away.
  func beginDrag() {
    guard canBeDragged, let top = views.last else { return }
    let below = views[views.count - 2]
    start(
      makeMove(
        from: top, to: below, former: views,
        duration: (popTransition ?? .standardPop).duration, phase: .dragged),
      animated: true)
    stage.cover(with: below)
    stage.insertSubview(below, at: 0)
    runner.send(.hostBegan(HostChange(.user(.edgeSwipe), reading: runner.reading())))
  }

  /// The finger has come so far, in points; negative to the left.
  func drag(to distance: CGFloat) {
    guard let move, move.phase == .dragged else { return }
    move.from.transform = CGAffineTransform(translationX: distance, y: 0)
  }

  /// The finger goes up: the top view goes on to where it leaves, or back.
  ///
  /// - Parameters:
  ///   - pops: Whether the top view leaves.
  ///   - end: How far it goes, in points.
  ///   - seconds: How long that takes.
  func lift(popping pops: Bool, to end: CGFloat, in seconds: TimeInterval) {
    guard let move, move.phase == .dragged else { return }
    self.move?.duration = seconds
    if pops {
      self.move?.phase = .finishing
      views.removeLast()
      runner.send(.hostBegan(HostChange(.user(.edgeSwipe), reading: runner.reading())))
    } else {
      turnBack()
    }
    UIView.animate(
      withDuration: seconds, delay: 0, options: [.curveEaseOut, .allowUserInteraction]
    ) {
      move.from.transform = pops ? CGAffineTransform(translationX: end, y: 0) : .identity
    } completion: { [weak self] _ in
      self?.end(move.id)
    }
  }

  private func turnBack() {
    guard let move else { return }
    self.move?.phase = .returning
    move.to.beginDisappearing(animated: true)
    move.from.beginAppearing(animated: true)
    runner.send(.witnessed(.fingerLifted(move.id)))
  }
}

// MARK: - What the runner asks for

extension ViewStack: EngineHost {
  var isThere: Bool { controller != nil }

  var pageContainer: UIView? { controller }

  var vocabulary: HostVocabulary { .views }

  func page(_ id: PageID) -> (any HostedPage)? { registry.page(id) }

  func stack() -> [PageID] {
    registry.ids(of: views)
  }

  func status() -> HostStatus? {
    guard let controller else { return nil }
    return HostStatus(
      coordinator: move.flatMap { move in
        guard move.duration > 0 else { return nil }
        return HostCoordinator(
          move.id, isInteractive: move.phase == .dragged, duration: Interval(seconds: move.duration)
        )
      },
      presence: runner.presence(in: controller))
  }

  func perform(_ order: NavigationEngine.Perform) -> HostReading? {
    guard isThere else { return nil }
    change(to: target(of: order.verb), animated: order.isAnimated)
    return reading()
  }

  private func target(of verb: NavigationEngine.Perform.Verb) -> [NavigationView] {
    switch verb {
    case .push(let id):
      return views + views([id])
    case .pop:
      return views.count > 1 ? views.dropLast() : views
    case .popTo(let id):
      guard let index = stack().lastIndex(of: id) else { return views }
      return Array(views[...index])
    case .popToRoot:
      return Array(views.prefix(1))
    case .set(let ids):
      return views(ids)
    }
  }
}
