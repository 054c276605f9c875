import InterlockCore
import UIKit

/// Decides which swipes begin, in the place of UIKit's own delegate of the recognizers.
///
/// UIKit's delegate refuses too much (a hidden bar, a left item) and also guards what freezes an app (the
/// first page, a transition): whoever replaces it has to do the second. All refusals are made before a
/// swipe begins, since a pop that is refused later leaves UIKit with a finger that nobody lifts.
final class SwipeFeature {
  /// What holds for pages that say nothing.
  var rule = SwipeBack.automatic
  @Loose private var host: UINavigationController?
  private weak var driver: NavigationDriver?
  private lazy var edgeDelegate = SwipeDelegate(feature: self, kind: .edge)
  private lazy var contentDelegate = SwipeDelegate(feature: self, kind: .content)
  /// The library's own swipe; nil where UIKit has one, and as long as there is no view.
  private var contentSwipe: ContentSwipe?
  /// The touch under which the page has refused: the system's second swipe does not ask again.
  private weak var refusedTouch: UITouch?
  private lazy var sentry = TouchSentry { [weak self] in self?.fingerComes() }

  init(host: UINavigationController, driver: NavigationDriver) {
    self.host = host
    self.driver = driver
    connect(to: host)
  }

  /// Nothing moves any more.
  func didSettle() {
    contentSwipe?.end()
  }

  /// Whether a finger is pulling the top page away at this moment.
  var isUnderFinger: Bool {
    guard let host else { return false }
    let recognizers =
      SwipeKind.allCases.map { $0.recognizer(of: host) } + [contentSwipe?.recognizer]
    return recognizers.contains { recognizer in
      switch recognizer?.state {
      case .began, .changed: true
      default: false
      }
    }
  }

  /// Takes the place of the recognizers' delegates, if an app or UIKit has set others.
  ///
  /// Done when there is a view, and again, by the sentry, before any new touch can become a swipe: the app
  /// may have set one since.
  func connect(to host: UINavigationController) {
    guard let view = host.viewIfLoaded else { return }
    if let edge = SwipeKind.edge.recognizer(of: host) { connect(to: edge, edgeDelegate) }
    let content = SwipeKind.content.recognizer(of: host)
    if let content { connect(to: content, contentDelegate) }
    if content == nil {
      if contentSwipe == nil, let driver {
        contentSwipe = ContentSwipe(feature: self, host: host, driver: driver)
      }
      contentSwipe?.watch(view)
    }
    sentry.watch(view)
  }

  private func fingerComes() {
    if let host { connect(to: host) }
  }

  private func connect(to recognizer: UIGestureRecognizer, _ delegate: SwipeDelegate) {
    let current = recognizer.delegate
    guard current !== delegate else { return }
    if let current, isOfUIKit(current) {
      delegate.standard = current
      delegate.client = nil
    } else {
      delegate.client = current
    }
    // UIKit looks only once at what a delegate implements: when it is set.
    recognizer.delegate = nil
    recognizer.delegate = delegate
  }

  // MARK: The decision

  /// Whether a swipe may begin now; if so, UIKit pops for it at once.
  ///
  /// - Parameters:
  ///   - client: Asks the delegate that the app has set.
  ///   - standard: Asks UIKit's own delegate.
  func mayBegin(
    _ recognizer: UIGestureRecognizer, _ kind: SwipeKind, client: () -> Bool, standard: () -> Bool
  ) -> Bool {
    guard let host, let driver, let top = host.topViewController,
      host.viewControllers.count > 1, rule(for: top).allows(kind),
      !host.delegateHasAnimators, isFree(driver, standard: standard), client(),
      agrees(top, driver, kind)
    else { return false }
    driver.expectedSwipe = ExpectedSwipe(recognizer: recognizer, origin: kind.origin)
    return true
  }

  /// Whether the app lets the swipe from the edge begin, as far as it has said so to UIKit's recognizer.
  var appAllowsEdgeSwipe: Bool {
    guard let edge = host?.interactivePopGestureRecognizer, edge.isEnabled else { return false }
    return edgeDelegate.clientAllows(edge)
  }

  /// What holds for a page.
  func rule(for page: UIViewController) -> SwipeBack {
    page.statedWishes?.wishes.swipeBack ?? rule
  }

  /// Whether nothing moves, or what moves may be interrupted, which UIKit's own delegate knows.
  private func isFree(_ driver: NavigationDriver, standard: () -> Bool) -> Bool {
    guard let status = driver.status(), status.obstacle == nil, status.presence == .onScreen
    else { return false }
    if status.coordinator == nil, driver.engine.isAtRest { return true }
    return transitionsAreInterruptible() && standard()
  }

  /// Asks the page. Under the finger it can only agree; for all else there is a request, which is
  /// answered as a tap on the back button is.
  private func agrees(
    _ page: UIViewController, _ driver: NavigationDriver, _ kind: SwipeKind
  ) -> Bool {
    guard page.hasVeto else { return true }
    guard !driver.runner.isAsking(driver.id(of: page)), driver.engine.isAtRest else { return false }
    if let refusedTouch, refusedTouch === sentry.touch { return false }
    let answer = page.answer(to: .swipe)
    if case .allow = answer { return true }
    refusedTouch = sentry.touch
    driver.submit(
      driver.runner.request(.pop(count: 1), isAnimated: true, origin: kind.origin), pages: [],
      answer: answer)
    return false
  }
}

/// A swipe that may begin: a pop will come for it inside the recognizer's action.
struct ExpectedSwipe {
  weak var recognizer: UIGestureRecognizer?
  let origin: RequestOrigin
}

extension NavigationDriver {
  /// The swipe that a verb belongs to, once; nil if the verb is not the pop for a swipe.
  func takeSwipe(calling verb: HostVerb) -> RequestOrigin? {
    guard case .pop(animated: true) = verb, let swipe = expectedSwipe,
      swipe.recognizer?.state == .began
    else { return nil }
    expectedSwipe = nil
    return swipe.origin
  }
}
