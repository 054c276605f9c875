@_exported public import InterlockCore
public import UIKit

/// A navigation controller for plain views: a stack of which the top one is seen.
///
/// It is a view: put it wherever the pages are to be, without a view controller of its own. It works on
/// the same engine as ``InterlockNavigationController``: one change at a time, a policy for what
/// arrives meanwhile, and one outcome for each request.
///
/// ```swift
/// let steps = ViewNavigationController(rootView: AddressView())
/// card.addSubview(steps)
/// let outcome = await steps.pushView(NavigationView())
/// ```
///
/// The views get its size. What moves is cut off at its edges. In a right-to-left layout, left and
/// right are swapped in all transitions.
///
/// Article: UIViewNavigationController
open class ViewNavigationController: UIView {
  /// Takes the messages about what was not done as asked; they go to the system's log at first.
  public var messageHandler: (String) -> Void = SystemLog.write
  /// Called with each event as it happens. Views are named by identifiers; ``view(_:)`` gives the view.
  public var eventHandler: ((NavigationEvent) -> Void)?

  let stack: ViewStack
  private let appLife: AppLife
  private lazy var swipe = ViewSwipe(stack: stack, view: self)

  /// Creates a controller with one view, which is as large as this view.
  ///
  /// Article: initWithRootView
  public init(rootView: NavigationView) {
    let stack = ViewStack(root: rootView)
    self.stack = stack
    appLife = AppLife(telling: stack.runner)
    super.init(frame: rootView.frame)
    clipsToBounds = true
    addSubview(stack.stage)
    stack.belong(to: self)
    stack.runner.observer = { [weak self] event, _ in self?.observe(event) }
    reportSink = NavigationInterlock.defaults.reportSink
    addGestureRecognizer(swipe.recognizer)
  }

  /// Not available: a view stack has a root from the beginning, which an archive cannot give.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    nil
  }

  deinit {
    let runner = stack.runner
    Task { @MainActor in runner.hostWentAway() }
  }

  // MARK: Views

  /// The stack, bottom to top. Setting it is `setViews(_:animated:)` without animation.
  ///
  /// A change is in it from its beginning, except a swipe: that has to be completed first.
  ///
  /// Article: subNavigationViews
  public var views: [NavigationView] {
    get { stack.views }
    set { setViews(newValue, animated: false) }
  }

  /// The view on top of the stack.
  ///
  /// Article: topView
  public var topView: NavigationView? { views.last }

  /// The view that a person sees: the top view, or what is pushed over it with `pushView(_:transition:)`.
  ///
  /// Article: visibleView
  public var visibleView: UIView? { topView?.pushedView ?? topView }

  /// The stack when all that is accepted has been carried out, bottom to top.
  public var targetViews: [NavigationView] { stack.views(stack.runner.engine.target) }

  /// The view that an identifier in an event or outcome stands for; nil if it is gone.
  public func view(_ id: PageID) -> NavigationView? { stack.views([id]).first }

  // MARK: Questions

  /// Whether something moves now, by itself or under a finger.
  public var isTransitioning: Bool { stack.runner.engine.running != nil }

  /// Whether nothing moves and nothing waits.
  public var isAtRest: Bool { stack.runner.engine.isAtRest }

  // MARK: Settings

  /// What to do with a request that arrives while something moves; ``OverlapPolicy/queue`` at first.
  public var policy: OverlapPolicy = .queue {
    didSet { stack.runner.follow(policy) }
  }

  /// What to do with a push of a view that is there already; ``DuplicatePolicy/refuse`` at first.
  public var duplicates: DuplicatePolicy = .refuse {
    didSet { stack.runner.updateSettings { [duplicates] in $0.duplicates = duplicates } }
  }

  /// Whether the views take no new touch while one comes or goes by itself; false at first.
  public var blocksInteraction = false {
    didSet {
      stack.runner.updateSettings { [blocksInteraction] in
        $0.blocksInteraction = blocksInteraction
      }
    }
  }

  /// How views come; ``ViewTransition/standardPush`` at first, nil for at once.
  public var pushTransition: ViewTransition? {
    get { stack.pushTransition }
    set { stack.pushTransition = newValue }
  }

  /// How lower views come back; ``ViewTransition/standardPop`` at first, nil for at once.
  public var popTransition: ViewTransition? {
    get { stack.popTransition }
    set { stack.popTransition = newValue }
  }

  // MARK: Reports

  /// Where a report goes when interaction with the views stays blocked, as
  /// ``NavigationInterlock/reportSink``; at first where ``NavigationInterlock/Defaults/reportSink`` says.
  public var reportSink: (any ReportSink)? {
    get { stack.runner.reportSink }
    set { stack.runner.reportSink = newValue }
  }

  // MARK: The swipe back

  /// Whether a swipe from the edge of this view pops the top view; true at first.
  ///
  /// The edge is that where lines of text begin. While there is a view to pop, the swipe of a navigation
  /// controller around this view does not begin in it.
  public var isSwipeBackEnabled: Bool {
    get { swipe.recognizer.isEnabled }
    set { swipe.recognizer.isEnabled = newValue }
  }

  /// Recognizes the swipe back. Its delegate is the controller's own business.
  public var interactivePopGestureRecognizer: UIGestureRecognizer { swipe.recognizer }

  // MARK: Layout and presence

  open override func layoutSubviews() {
    super.layoutSubviews()
    stack.stage.frame = bounds
    stack.layOut()
    stack.runner.hostDidLayOut(self)
  }

  /// Lets the swipe of a navigation controller around this view wait until there is nothing to pop.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !swipe.goesBefore(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    stack.beginBeingSeen(newWindow != nil)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    stack.endBeingSeen()
    setNeedsLayout()
  }

  private func observe(_ event: NavigationEvent) {
    if let message = NavigationMessage(event, pages: stack)?.text { messageHandler(message) }
    eventHandler?(event)
  }
}
