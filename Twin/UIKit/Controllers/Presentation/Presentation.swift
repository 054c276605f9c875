import Foundation

/// One page shown above others, from `present` to the end of `dismiss`.
///
/// - `+Adaptation`: how the page is shown where there is no room for its own style.
/// - `+Transition`: how it begins and ends, whoever animates it.
/// - `+Occlusion`: what becomes of the tint behind it.
/// - `+Pauses`: what waits for a commit or for a frame.
/// - `+Interruption`: what is dismissed before its animation is over.
/// - `+Custom`: animations of the app's own.
/// - `+Dismissal`: how it goes, together with what it presents itself.
package final class Presentation {
  /// Where the presentation is in its life.
  package enum Phase: Hashable {
    /// The page is to come after this turn's commit. Next: `presenting`.
    case announced(animated: Bool)
    /// The page is coming. Next: `presented`, or none if that is cancelled.
    case presenting
    /// The page is there. Next: `dismissing`.
    case presented
    /// The page is leaving. Next: none, or `presented` if that is cancelled.
    case dismissing
  }

  /// The controller that presents: it owns this object.
  package private(set) weak var presenter: UIViewController?
  /// The page that is shown.
  package let presented: UIViewController
  /// The controller whose `present` was called.
  private(set) weak var source: UIViewController?
  /// The coordinator of the running animation.
  package var coordinator: TransitionCoordinator?
  package var phase = Phase.announced(animated: false)
  /// What the app knows as the page's presentation controller.
  let controller: UIPresentationController
  /// What lays the page out: another controller than `controller` where that has adapted.
  let active: UIPresentationController
  /// Holds the presented view, above the presenter's.
  let container: UITransitionView
  /// How the page covers the screen, adapted.
  let style: UIModalPresentationStyle
  /// What was asked for.
  let origin: Origin
  /// Where the presenter's view was when the page came.
  private(set) weak var home: UIView?
  /// The coordinator of the change of room that is under way.
  weak var roomCoordinator: TransitionCoordinator?
  /// What an app's own animator knows of the running transition.
  var context: CustomTransitionContext?
  /// The presenter's view, while that is without tint.
  weak var occludedView: UIView?
  /// What the presentation waits to do, if it waits.
  weak var pause: Pause?
  /// How the page grows or shrinks right now, if it does.
  var zoom: ZoomMotion?
  /// What comes when UIKit's own animation is over, while that runs.
  weak var animationEnd: Pause?
  /// Whether the page hears right now that it has appeared.
  var isTellingArrival = false
  /// Whether the page goes back before it came, as an app's own transition was cancelled.
  var isRetreating = false
  /// The turn in which the page began to go.
  var dismissalTurn: Int?
  /// Whether the presenter was on its way out already when the page came.
  var comesLate = false
  /// Whether a task asked for the page to go: its later jobs are to find the page.
  var isEndedByTask = false
  /// Whether views come and go because of the presentation, and not because the app moves them.
  private(set) var isMovingViews = false

  /// - Parameters:
  ///   - controller: What rules the presentation.
  ///   - active: What rules it on this screen.
  ///   - style: The style of `active`.
  ///   - origin: What was asked for.
  init(
    _ controller: UIPresentationController, active: UIPresentationController,
    style: UIModalPresentationStyle, presented: UIViewController, origin: Origin,
    presenter: UIViewController, source: UIViewController, over presenterView: UIView
  ) {
    self.presented = presented
    self.origin = origin
    self.presenter = presenter
    self.source = source
    self.controller = controller
    self.active = active
    self.style = style
    home = presenterView.superview
    let level = presenter.level(at: presenterView.superview)
    container = UITransitionView(frame: level?.bounds ?? .zero)
    if !active.coversScreen { container.frame = presenterView.frame }
    container.presentation = self
    for controller in [controller, active] {
      controller.connect(self, to: presenter, in: container)
    }
  }

  /// Whether the presentation is on its way, so that others have to wait. What only pauses, without an
  /// animation, lets nobody wait: it is finished when somebody asks for the next change.
  package var isChanging: Bool {
    switch phase {
    case .announced(let animated): animated
    case .presenting, .dismissing: pause == nil
    case .presented: false
    }
  }

  /// Whether stacks that are touched by the presentation cannot be changed: not yet in the turn in which the page is
  /// dismissed.
  ///
  /// Source: hotwired/hotwire-native-ios, whose `NavigationHierarchyController` dismisses what is presented, animated,
  /// and pushes in the same turn; apps have shipped with that since 2023. Assumed: so also for alerts.
  var holdsStacks: Bool {
    isChanging && !(phase == .dismissing && dismissalTurn == UISystem.current.loop.turn)
  }

  /// Whether the page comes: also while it is told that it has, in `viewDidAppear(_:)` (documentation of
  /// `isBeingPresented`).
  var isComing: Bool {
    switch phase {
    case .announced, .presenting: !isRetreating
    case .presented: isTellingArrival
    case .dismissing: false
    }
  }

  /// Whether the page goes: also one that goes back before it came.
  ///
  /// Source: a menu of a library (SideMenu) hides itself for good when it disappears without being dismissed, and
  /// can be opened again after a cancelled swipe.
  var isGoing: Bool { phase == .dismissing || isRetreating }

  /// The presenter until it may present others: before the page hears that it has disappeared, it has none any more.
  ///
  /// Source: react-native-screens (`RNSScreen.mm`), whose pages know by that, in `viewDidDisappear(_:)`, that they
  /// were dismissed and not only covered.
  var presenterInCharge: UIViewController? { presenter?.ownPresentation === self ? presenter : nil }

  /// Whether the page below leaves the hierarchy while this one is there. One that goes already when this page comes
  /// hears nothing of it.
  var removesPresenter: Bool { active.shouldRemovePresentersView && !comesLate }

  /// The presentations that lie on this one, from below.
  var above: [Presentation] {
    Array(sequence(first: self, next: \.presented.ownPresentation).dropFirst())
  }

  /// Changes the hierarchy without anybody taking it for an appearance.
  func moveViews(_ changes: () -> Void) {
    let wasMoving = isMovingViews
    isMovingViews = true
    changes()
    isMovingViews = wasMoving
  }

  /// Puts the container above the presenter.
  func installContainer() {
    guard let home else { return }
    moveViews {
      if active.coversScreen {
        presenter?.level(at: home)?.addSubview(container)
      } else if let view = presenter?.viewIfLoaded {
        home.insertSubview(container, aboveSubview: view)
      }
    }
    active.install()
  }

  /// The presenter's view has left the window or came back into it, perhaps to another place: what lies over that view
  /// alone goes and comes back with it.
  func followPresenter() {
    guard phase == .presented, !active.coversScreen, !isMovingViews,
      let view = presenter?.viewIfLoaded, !container.isDescendant(of: view)
    else { return }
    guard let place = view.superview else { return container.removeFromSuperview() }
    guard view.window != nil, container.superview !== place else { return }
    home = place
    cover(view)
  }

  /// Puts the container above a view at home, as large as that is.
  private func cover(_ view: UIView) {
    container.frame = view.frame
    home?.insertSubview(container, aboveSubview: view)
  }

  /// Goes over the page of another presentation, which shows what this one's presenter was or held.
  func move(onto lower: Presentation) {
    presenter?.ownPresentation = nil
    lower.presented.ownPresentation = self
    presenter = lower.presented
    home = lower.presented.viewIfLoaded?.superview
    for controller in [controller, active] {
      controller.connect(self, to: lower.presented, in: container)
    }
    moveViews {
      if active.coversScreen {
        lower.presented.level(at: home)?.addSubview(container)
        container.frame = container.superview?.bounds ?? container.frame
      } else if let view = lower.presented.viewIfLoaded {
        cover(view)
      }
    }
  }

  /// Puts the presenter's view back, below the container.
  func bringPresenterBack() {
    guard let presenter, let home else { return }
    let view = presenter.viewLoadingIfNeeded()
    moveViews {
      view.transform = .identity
      if let own = presenter.presentationOfSelf, own.container === home {
        own.putBack(view)
      } else {
        view.frame = active.coversScreen ? home.bounds : container.frame
      }
      if container.superview === home {
        home.insertSubview(view, belowSubview: container)
      } else {
        home.insertSubview(view, at: 0)
      }
    }
  }

  /// Puts the view of the page, which was away, where it belongs.
  private func putBack(_ view: UIView) {
    if !look.fit(self, view: view) { view.frame = active.frameOfPresentedViewInContainerView }
  }

  /// The container has another size: what does not follow by itself goes where it rests, and what lies over it too.
  fileprivate func followSize() {
    guard let view = active.presentedView, view.superview != nil || phase == .presented else {
      return
    }
    if !look.fit(self, view: view),
      let sheet = presented.ownPresentation?.active as? UISheetPresentationController
    {
      sheet.pageBehindDidMove(to: active.frameOfPresentedViewInContainerView)
    }
    if let upper = presented.ownPresentation, !upper.active.coversScreen,
      upper.container.superview === container
    {
      upper.container.frame = view.frame
    }
  }

  /// Goes over the presenter's view alone to where that is now, if it does not cover the screen.
  func followContext() {
    guard !active.coversScreen, let view = presenter?.viewIfLoaded, let place = view.superview,
      place === container.superview, container.frame != view.frame
    else { return }
    container.frame = view.frame
    container.layoutIfNeeded()
  }

  /// Takes the presenter's view out of sight.
  func takePresenterAway() {
    moveViews { presenter?.viewIfLoaded?.removeFromSuperview() }
  }

  /// Cuts all links: the presentation is over.
  ///
  /// The page outlives the presentation for a moment, even if nobody keeps it. Source: a test of
  /// pointfreeco/swift-navigation finds a page behind a weak reference when it answers, in a later job of the main
  /// actor, to `viewDidDisappear`. Assumed: for a frame. A test without tasks that waits for the end in a run loop
  /// leaves that and its autorelease pool, and may look for leaks at once, as many do (Tinder/Nodes, Essential Feed).
  func close() {
    let (page, loop) = (presented, UISystem.current.loop)
    if isEndedByTask || !loop.passesByItself {
      loop.schedule(after: Self.frame) { withExtendedLifetime(page) {} }
    }
    occlude(false)
    moveViews {
      active.presentedView?.removeFromSuperview()
      presented.viewIfLoaded?.removeFromSuperview()
      container.removeFromSuperview()
    }
    presented.presentationOfSelf = nil
    presented.ownPresentationController = nil
    origin.page.ownPresentationController = nil
    freePresenter()
    for controller in [controller, active] { controller.disconnect() }
  }
}

extension UIPresentationController {
  /// Whether the container is as large as the view that holds the presenter's.
  var coversScreen: Bool { shouldPresentInFullscreen }
}

extension UIViewController {
  /// What a presentation lies in that this page makes and that covers the screen. Over a page that covers only a
  /// context, as a search does, it is no part of that context, and stays where that goes.
  ///
  /// - Parameter home: What the page's view is in, or was.
  fileprivate func level(at home: UIView?) -> UIView? {
    guard let own = presentationOfSelf, !own.active.coversScreen, let presenter = own.presenter,
      let outermost = Array(sequence(first: presenter, next: \.parent)).last,
      let outerHome = outermost.viewIfLoaded?.superview
    else { return home?.level }
    return outermost.level(at: outerHome)
  }
}

extension UIView {
  /// What presentations lie in that cover a view in this one: what holds a page has its own level below them.
  fileprivate var level: UIView? {
    guard let holder = self as? UIDropShadowView else { return self }
    guard let transition = holder.superview as? UITransitionView else { return holder.superview }
    return transition.presentation == nil ? transition.superview : transition
  }
}

/// Darkens the page behind a presented one.
final class UIDimmingView: UIView {}

/// Holds a presented view above everything else, with a dimmed page behind it.
final class UITransitionView: UIView {
  private var ownDimmingView: UIDimmingView?
  weak var presentation: Presentation?
  private var laidOutSize: CGSize?
  /// Lets touches beside the presented view reach what is below.
  var passesTouches = false
  /// What covers all of this view when it rests, while UIKit moves it there or away.
  weak var slidingView: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Darkens what is behind. It is made when a look wants it: views of an app's own presentation controller
  /// are to be hit where they lie, behind everything else, too.
  var dimmingView: UIDimmingView {
    if let ownDimmingView { return ownDimmingView }
    let view = UIDimmingView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    ownDimmingView = view
    return view
  }

  override func safeAreaInsets(of subview: UIView) -> UIEdgeInsets {
    subview === slidingView ? safeAreaInsets : super.safeAreaInsets(of: subview)
  }

  /// Puts the view of the page below behind everything that is presented.
  func insertBackground(_ view: UIView) {
    insertSubview(view, at: ownDimmingView == nil ? 0 : 1)
  }

  /// What holds a root page fills the window, also while it is shrunk.
  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    guard presentation == nil else { return }
    for case let holder as UIDropShadowView in subviews { holder.untransformedFrame = bounds }
  }

  /// Where the presenter is away, nothing else hears of the room.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let presentation, presentation.presenter?.viewIfLoaded?.window == nil,
      let previousTraitCollection, traitCollection.hasOtherRoom(than: previousTraitCollection)
    else { return }
    presentation.adapt()
  }

  override func layoutSubviews() {
    presentation?.active.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.active.containerViewDidLayoutSubviews()
    if laidOutSize != bounds.size {
      if laidOutSize != nil { presentation?.followSize() }
      laidOutSize = bounds.size
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit === self || hit === ownDimmingView,
      let popover = presentation?.active as? UIPopoverPresentationController,
      popover.passes(point, in: self)
    {
      return nil
    }
    return passesTouches && (hit === self || hit === ownDimmingView) ? nil : hit
  }
}
