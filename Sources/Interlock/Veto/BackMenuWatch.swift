import UIKit

/// Knows when UIKit's menu under the back button may be open.
///
/// The menu calls `popToViewController(_:animated:)` as the app does, and nothing in that call tells the
/// two apart. But only a long press on the bar opens it, and while it is open it takes every touch: so
/// it may be open from such a press until the next touch that reaches the controller's view. A pop to a
/// page that comes between the two counts as a choice in the menu.
///
/// Source: the menu is of iOS 14; the bar's delegate is not asked (wikipedia-ios, pull request 3640).
final class BackMenuWatch: NSObject, UIGestureRecognizerDelegate {
  private var mayBeOpen = false
  private let press = UILongPressGestureRecognizer()
  private lazy var sentry = TouchSentry { [weak self] in self?.mayBeOpen = false }

  init(host: UINavigationController) {
    super.init()
    press.delegate = self
    connect(to: host)
  }

  /// Whether a pop to a page is a choice in the menu; the menu closes with it.
  func takeChoice() -> Bool {
    defer { mayBeOpen = false }
    return mayBeOpen
  }

  /// Watches the views that a controller has by now.
  func connect(to host: UINavigationController) {
    guard let view = host.viewIfLoaded else { return }
    sentry.watch(view)
    let bar = host.navigationBar
    if press.view !== bar { bar.addGestureRecognizer(press) }
  }

  /// What opens the menu may begin at the same moment.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }

  /// The press is long enough. It never begins, so it gets in nobody's way.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBeOpen = true
    return false
  }
}

extension NavigationDriver {
  /// Whether UIKit calls a verb because the user has chosen a page in the menu under the back button.
  func isChoiceInBackMenu(_ verb: HostVerb) -> Bool {
    guard case .popTo(_, animated: true) = verb else { return false }
    return features?.backMenu.takeChoice() ?? false
  }
}
