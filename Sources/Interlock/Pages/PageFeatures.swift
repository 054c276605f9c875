import UIKit

/// The parts of the library that do something for every page, inside UIKit's own call: which of them at
/// which moment, and in which order.
final class PageFeatures {
  let backMenu: BackMenuWatch
  private let bars: BarFeature
  private let touch: TouchFeature
  private let tabBar: TabBarFeature
  private let swipes: SwipeFeature
  /// The view whose touches are watched.
  @Loose private var watchedView: UIView?

  init(
    bars: BarFeature, touch: TouchFeature, tabBar: TabBarFeature, swipes: SwipeFeature,
    backMenu: BackMenuWatch
  ) {
    self.bars = bars
    self.touch = touch
    self.tabBar = tabBar
    self.swipes = swipes
    self.backMenu = backMenu
  }

  /// UIKit is about to be told to change the stack.
  func willChange(by verb: HostVerb, of host: UINavigationController) {
    tabBar.willChange(by: verb, of: host)
  }

  /// A page is about to be shown.
  func willShow(_ page: UIViewController, in host: UINavigationController) {
    page.loadViewIfNeeded()  // Pages say in `viewDidLoad` what they want.
    bars.willShow(page, in: host)
    touch.willShow(page, in: host)
    tabBar.willShow(in: host)
  }

  /// A page has been shown.
  func didShow(_ page: UIViewController, in host: UINavigationController) {
    touch.post(in: host)
  }

  /// The controller's view has run a layout pass: no finger can have reached it before the first.
  func hostDidLayOut(_ host: UINavigationController) {
    guard let view = host.viewIfLoaded, view !== watchedView else { return }
    watchedView = view
    swipes.connect(to: host)
    backMenu.connect(to: host)
  }

  /// Nothing moves any more, whether a page has been shown or a swipe was cancelled.
  func didSettle(_ host: UINavigationController) {
    tabBar.didSettle(host)
    swipes.didSettle()
  }
}
