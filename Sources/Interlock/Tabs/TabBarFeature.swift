import UIKit

/// Sends the tab bar away below the root of a tab, and has it come back with the root.
///
/// UIKit does the moving: a page whose `hidesBottomBarWhenPushed` is set takes the bar away in its own
/// transition, under a finger too. What is left to do is to set it on the right page, before each
/// change of the stack. One page is enough, since UIKit keeps the bar away above it; and it is the
/// lowest of those that have no bar, the one just above the root, because iOS 14.0 loses the bar in a
/// `popToRoot` from a page that is marked itself (jianshu.com/p/4e94dd08623b). That page changes when
/// the stack is replaced, so the mark is looked at each time.
///
/// What the app sets itself is never touched.
final class TabBarFeature {
  /// Whether pages below the root have no tab bar unless they say something else.
  var hidesBelowRoot = true {
    didSet {
      if hidesBelowRoot != oldValue, let host { lookAtStack(of: host) }
    }
  }
  @Loose private var host: UINavigationController?
  /// Pages that we have marked and not unmarked.
  private var marked: [WeakPage] = []

  private struct WeakPage {
    @Loose var page: UIViewController?
  }

  init(host: UINavigationController) {
    self.host = host
  }

  // MARK: Moments

  /// UIKit is about to be told to change the host's stack.
  func willChange(by verb: HostVerb, of host: UINavigationController) {
    let tabs = host.tabBarController
    // Where there is nothing to mark, only pages that come from elsewhere can have a mark.
    let isNothingMarked = tabs == nil && marked.isEmpty
    prepare(isNothingMarked ? verb.pages : verb.result(on: host.viewControllers) { $0 }, in: tabs)
  }

  /// The host gets another parent, or none: a stack that is there already meets a tab bar.
  func hostWillMove(to parent: UIViewController?) {
    guard let host, let parent else { return }
    prepare(host.viewControllers, in: parent as? UITabBarController ?? parent.tabBarController)
  }

  /// A container around the host may have met a tab bar without the host's knowledge.
  func willShow(in host: UINavigationController) {
    guard host.transitionCoordinator == nil else { return }
    lookAtStack(of: host)
  }

  /// Pages that have left take no mark along, and those that a swipe did not leave have theirs again.
  func didSettle(_ host: UINavigationController) {
    let tabs = host.tabBarController
    guard tabs != nil || !marked.isEmpty else { return }
    prepare(host.viewControllers, in: tabs)
    let stack = Set(host.viewControllers.map(ObjectIdentifier.init))
    for page in marked.compactMap(\.page) where !stack.contains(ObjectIdentifier(page)) {
      unmark(page)
    }
  }

  private func lookAtStack(of host: UINavigationController) {
    prepare(host.viewControllers, in: host.tabBarController)
  }

  // MARK: Marks

  /// Marks the right page of a stack, and only that.
  ///
  /// Pages that leave keep their mark until they have left: their transition may need it.
  private func prepare(_ stack: [UIViewController], in tabs: UITabBarController?) {
    if let tabs { TabTouchWatch.watch(tabs) }
    // Without tabs the property is about the host's toolbar, which is none of our business.
    let page = tabs == nil ? nil : pageToMark(in: stack)
    for other in stack where other !== page && TabBarMark.isOn(other) { unmark(other) }
    guard let page, !page.hidesBottomBarWhenPushed else { return }
    page.hidesBottomBarWhenPushed = true
    TabBarMark.set(on: page, true)
    marked.append(WeakPage(page: Loose(wrappedValue: page)))
  }

  private func unmark(_ page: UIViewController) {
    page.hidesBottomBarWhenPushed = false
    TabBarMark.set(on: page, false)
    marked.removeAll { $0.page === page || $0.page == nil }
  }

  /// The lowest of the pages without a bar that lie below the top without a break; nil if the page on
  /// top has one.
  private func pageToMark(in stack: [UIViewController]) -> UIViewController? {
    var lowest: UIViewController?
    for (depth, page) in stack.enumerated().reversed() {
      switch hides(page, isRoot: depth == 0) {
      case true?: lowest = page
      case false?: return lowest
      case nil: continue  // As the page below has it: so does UIKit.
      }
    }
    return lowest
  }

  /// Whether a page on top has no bar; nil if nobody says so.
  private func hides(_ page: UIViewController, isRoot: Bool) -> Bool? {
    page.statedWishes?.wishes.hidesTabBar ?? (hidesBelowRoot && !isRoot ? true : nil)
  }
}

/// Says that a page's `hidesBottomBarWhenPushed` is set by a guard, whichever, and not by the app.
private final class TabBarMark {
  private static let key = AttachmentKey<TabBarMark>()

  static func isOn(_ page: UIViewController) -> Bool {
    page[attachment: key] != nil
  }

  static func set(on page: UIViewController, _ isOn: Bool) {
    page[attachment: key] = isOn ? TabBarMark() : nil
  }
}
