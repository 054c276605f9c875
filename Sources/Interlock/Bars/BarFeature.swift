import UIKit

/// Gives each page the bar that it wants, in the transition that brings the page.
///
/// It knows pages only by being told of them, inside UIKit's own call: what is changed there is part of
/// the transition, goes with the finger, and has to be undone when the swipe is cancelled.
final class BarFeature {
  /// What pages get that want nothing.
  var defaultStyle = BarStyle()
  @Loose private var host: UINavigationController?
  /// The bar as it was before a page wanted something; nil as long as none has.
  private var untouched: BarStyle.Visibility?
  /// The tint as it was before a page wanted one; nil as long as none has.
  private var untouchedTint: Tint?

  init(host: UINavigationController) {
    self.host = host
  }

  /// A page is about to be shown, and has its view.
  func willShow(_ page: UIViewController, in host: UINavigationController) {
    let style = style(for: page)
    guard !style.wantsNothing || hasTouchedBar else { return }
    let coordinator = host.transitionCoordinator
    BarPaint(style).apply(to: page.navigationItem, in: host.navigationBar)
    change(toStatusBar: style.statusBar, of: host, with: coordinator)
    if let tint = tint(for: style) { change(to: tint, of: host.navigationBar, with: coordinator) }
    let visibility = visibility(for: style)
    if let visibility { BarSwitch(host).turn(to: visibility, with: coordinator) }
    guard let coordinator, visibility != nil else { return }
    undoIfCancelled(coordinator)
  }

  /// Whether a page has wanted something that the next one may not want.
  private var hasTouchedBar: Bool {
    untouched != nil || untouchedTint != nil || statusBar != nil
  }

  /// What the bar is to be for a style; nil if it is none of our business.
  private func visibility(for style: BarStyle) -> BarStyle.Visibility? {
    let wish = style.visibility
    if wish != nil, untouched == nil, let host { untouched = BarSwitch(host).visibility }
    return wish ?? untouched
  }

  // MARK: Status bar

  /// What the page that shows wants of the status bar; nil if UIKit is to find out.
  private var statusBar: UIStatusBarStyle?

  /// What the controller answers when UIKit asks for its `preferredStatusBarStyle`.
  ///
  /// - Parameter standard: The answer of the controller's class.
  func preferredStatusBarStyle(_ standard: () -> UIStatusBarStyle) -> UIStatusBarStyle {
    statusBar ?? standard()
  }

  /// What the controller answers when UIKit asks for its `childForStatusBarStyle`: nobody, while the page
  /// that shows wants something.
  ///
  /// - Parameter standard: The answer of the controller's class.
  func childForStatusBarStyle(_ standard: () -> UIViewController?) -> UIViewController? {
    statusBar == nil ? standard() : nil
  }

  private func change(
    toStatusBar wish: UIStatusBarStyle?, of host: UINavigationController,
    with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard wish != statusBar else { return }
    let former = statusBar
    func wear(_ style: UIStatusBarStyle?) {
      statusBar = style
      host.setNeedsStatusBarAppearanceUpdate()
    }
    guard let coordinator, coordinator.isAnimated else { return wear(wish) }
    guard coordinator.isInteractive else {
      coordinator.animate { _ in
        wear(wish)
      } completion: { context in
        if context.isCancelled { wear(former) }
      }
      return
    }
    // It has two looks and none between: under a finger it changes when the finger is lifted.
    coordinator.notifyWhenInteractionChanges { context in
      if !context.isCancelled { wear(wish) }
    }
    coordinator.animate(alongsideTransition: nil) { wear($0.isCancelled ? former : wish) }
  }

  // MARK: Tint

  /// A tint, or that there is none.
  private enum Tint {
    case color(UIColor?)
  }

  /// What the buttons are to be tinted with; nil if it is none of our business.
  private func tint(for style: BarStyle) -> Tint? {
    if style.tint != nil, untouchedTint == nil {
      untouchedTint = .color(host?.navigationBar.tintColor)
    }
    return style.tint.map { .color($0) } ?? untouchedTint
  }

  /// Tints along with the pages: the bar is one, so UIKit does not do it by itself.
  private func change(
    to tint: Tint, of bar: UINavigationBar,
    with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard case .color(let color) = tint else { return }
    guard let coordinator, coordinator.isAnimated else { return bar.tintColor = color }
    let former = bar.tintColor
    coordinator.animate { _ in
      bar.tintColor = color
    } completion: { context in
      if context.isCancelled { bar.tintColor = former }
    }
  }

  private func style(for page: UIViewController) -> BarStyle {
    var style = BarStyle()
    if let wishes = page.statedWishes { style = wishes.wishes.bar }
    style.complete(by: defaultStyle)
    style.complete(by: NavigationInterlock.defaults.barStyle)
    return style
  }

  /// UIKit tells the delegate nothing of the page that stays, so it is asked for here.
  private func undoIfCancelled(_ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let former = coordinator.viewController(forKey: .from) else { return }
    func undo(_ context: any UIViewControllerTransitionCoordinatorContext) {
      guard context.isCancelled, let host, let visibility = visibility(for: style(for: former))
      else { return }
      BarSwitch(host).turn(to: visibility, with: nil, animated: true)
    }
    // When the finger is lifted the bar goes back together with the pages; the end makes sure.
    coordinator.notifyWhenInteractionChanges { undo($0) }
    coordinator.animate(alongsideTransition: nil) { undo($0) }
  }
}
