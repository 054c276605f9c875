package import UIKit

/// Cures for overlapping pushes that are handed on everywhere, kept here to be shown failing.
///
/// Articles 000, 001, 002 and 004. Each makes the accident rarer, moves it, or makes another one.
package nonisolated enum WrongCure: String, CaseIterable, Sendable {
  /// Wait 0.1 s before the next push. A transition takes longer, and nobody knows how long.
  case delay

  /// Wait 0.5 s from the start of the last push. iOS 7 is still in the middle of it.
  case halfSecond

  /// Push in the next turn of the run loop. The transition has begun by then, and has not ended.
  case nextTurn

  /// Push in the last page's `viewDidAppear`. An alert on its way in or out still swallows the
  /// push, and every page of the app has to take part.
  case whenAppeared

  /// Ignore pushes from willShow to didShow. After a swipe that is cancelled there is no didShow.
  case flag

  /// Disable the controller's view from willShow to didShow. The same swipe leaves it disabled.
  case blockedViews

  /// Hide the tab bar's view from willShow on, on all pages but the root. It goes before its page, comes
  /// before it, and is there after a swipe that was cancelled.
  case hiddenTabBar

  /// Let the whole app ignore touches from willShow to didShow. The same swipe leaves it dead.
  case ignoredEvents

  /// The same, with a release in `deinit` and a timer that tries every 2 s to do it earlier. The timer
  /// keeps the controller, and so there is no `deinit`.
  case retainingTimer

  /// Report a block that lasts longer than 10 s, by an interval whose sides are exchanged: a report
  /// that never comes.
  case silentReport

  /// Hide and show the bar when the page appears, at once. A transition is under way by then: a strip
  /// where the bar was, or a bar over a page that has none.
  case unanimatedBar

  /// A navigation controller with the cure inside it, or a plain one if the cure is in the calls.
  ///
  /// - Parameters:
  ///   - clock: What its timers go by.
  ///   - report: Called with what it reports, if it does.
  @MainActor
  package func makeNavigationController(
    around root: UIViewController, clock: any GalleryClock,
    report: @escaping (String) -> Void
  ) -> UINavigationController {
    switch self {
    case .delay, .halfSecond, .nextTurn, .whenAppeared:
      UINavigationController(rootViewController: root)
    case .flag: FlagController(rootViewController: root)
    case .blockedViews: BlockedViewsController(rootViewController: root)
    case .hiddenTabBar: HiddenTabBarController(rootViewController: root)
    case .ignoredEvents: IgnoredEventsController(rootViewController: root)
    case .retainingTimer: RetainingTimerController(rootViewController: root, clock: clock)
    case .silentReport:
      SilentReportController(rootViewController: root, clock: clock, report: report)
    case .unanimatedBar: UnanimatedBarController(rootViewController: root)
    }
  }
}

extension GalleryApp {
  /// Pushes pages in a row, with one of the wrong cures between them.
  package func push(inARow pages: [UIViewController], curedBy cure: WrongCure) {
    guard let page = pages.first else { return }
    let pushTheRest: @MainActor () -> Void = { [weak self] in
      self?.push(inARow: Array(pages.dropFirst()), curedBy: cure)
    }
    navigationController.pushViewController(page, animated: true)
    switch cure {
    case .delay: clock.after(0.1, pushTheRest)
    case .halfSecond: clock.after(0.5, pushTheRest)
    case .nextTurn: clock.nextTurn(pushTheRest)
    case .whenAppeared: (page as? Page)?.whenAppeared = pushTheRest
    case .flag, .blockedViews, .hiddenTabBar, .ignoredEvents, .retainingTimer, .silentReport,
      .unanimatedBar:
      pushTheRest()
    }
  }
}
