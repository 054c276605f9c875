import Foundation

/// Pages that are shown in another style than their own where there is no room for that: as they come, and as the
/// room changes while they are there.
///
/// Source: documentation of `UIAdaptivePresentationControllerDelegate` and of `adaptivePresentationStyle(for:)`, which
/// is asked "after the content … is onscreen", too; averagejake.com/post/adaptability-changes-in-ios-8-3, where a
/// popover on a phone on its side covers the screen once that is upright.
extension Presentation {
  /// What was asked for, however it is shown.
  struct Origin {
    /// The page itself, and not what a delegate shows in its place.
    let page: UIViewController
    /// What rules the page in its own style.
    let controller: UIPresentationController
    /// The style that the page had when it was presented; a later one counts for the next time.
    let style: UIModalPresentationStyle
  }

  /// Finds out how a page adapts, and lets a delegate replace it for that.
  convenience init(
    of origin: Origin, by presenter: UIViewController, source: UIViewController, over view: UIView
  ) {
    let (page, controller) = (origin.page, origin.controller)
    let style = controller.adaptivePresentationStyle.concrete
    let own = origin.style
    guard style != .none, style != own else {
      self.init(
        controller, active: controller, style: own, presented: page, origin: origin,
        presenter: presenter, source: source, over: view)
      return
    }
    let delegate = controller.delegate
    let replacement = delegate?.presentationController(
      controller, viewControllerForAdaptivePresentationStyle: style)
    let shown = replacement ?? page
    let active = controller.adapted(to: style, presented: shown, presenting: presenter)
    delegate?.presentationController(controller, prepare: active)
    if replacement != nil { active.delegate = delegate }
    self.init(
      replacement == nil ? controller : active, active: active, style: style, presented: shown,
      origin: origin, presenter: presenter, source: source, over: view)
  }

  /// Shows the page in the style that fits the room that there is now, if that is another one.
  ///
  /// Assumed: at once, in what animates the room; the presentation controllers hear of it as of a dismissal and a
  /// presentation, and pages of what comes and goes with it. One that is on its way stays as it is.
  /// Differs from UIKit: alerts stay as they are.
  func adapt() {
    guard phase == .presented, !isTellingArrival, !(origin.page is UIAlertController),
      let presenter,
      !above.contains(where: \.isChanging), fits(origin.controller.adaptivePresentationStyle)
    else { return }
    UIView.performWithoutAnimation { giveWay(on: presenter) }
  }

  /// Whether a style is another one than the page has now; `none` is that which it wants.
  private func fits(_ adaptive: UIModalPresentationStyle) -> Bool {
    (adaptive == .none ? origin.style : adaptive.concrete) != style
  }

  /// Another presentation of the same takes this one's place.
  private func giveWay(on presenter: UIViewController) {
    let (upper, wasAway) = (presented.ownPresentation, removesPresenter)
    let upperTakes = upper?.removesPresenter ?? false
    if upperTakes { upper?.bringPresenterBack() }
    if wasAway { bringPresenterBack() }
    let successor = Presentation(
      of: origin, by: presenter, source: source ?? presenter,
      over: presenter.viewLoadingIfNeeded())
    successor.phase = .presented
    let isOther = successor.presented !== presented
    let isSeen = presented.appearance == .appeared
    let turnsPresenter = wasAway != successor.removesPresenter
    active.dismissalTransitionWillBegin()
    if isOther, isSeen { presented.beginAppearanceTransition(false, animated: false) }
    if turnsPresenter { presenter.beginAppearanceTransition(wasAway, animated: false) }
    active.uninstall()
    occlude(false)
    presenter.ownPresentation = successor
    presented.presentationOfSelf = nil
    successor.presented.presentationOfSelf = successor
    if isOther {
      if isSeen { presented.endAppearanceTransition() }
      moveViews { presented.viewIfLoaded?.removeFromSuperview() }
      origin.page.leave(presented)
    }
    successor.take(over: self, isSeen: isOther && isSeen)
    upper?.move(onto: successor)
    if upperTakes { upper?.takePresenterAway() }
    active.dismissalTransitionDidEnd(true)
    successor.active.presentationTransitionDidEnd(true)
    end(before: successor)
    if successor.removesPresenter { successor.takePresenterAway() }
    if turnsPresenter { presenter.endAppearanceTransition() }
    if isOther, isSeen { successor.presented.endAppearanceTransition() }
    UISystem.current.askForStatusBarStyle()
  }

  /// Shows the page where another presentation showed it or its stand-in.
  private func take(over former: Presentation, isSeen: Bool) {
    let page = presented.viewLoadingIfNeeded()
    installContainer()
    tellDelegateOfPresentation(with: former.roomCoordinator)
    active.presentationTransitionWillBegin()
    if isSeen { presented.beginAppearanceTransition(true, animated: false) }
    let view = active.presentedView ?? page
    (view.transform, view.alpha) = (.identity, 1)
    look.prepare(self, view: view)
    moveViews { container.addSubview(view) }
    if isSeen { presented.sendViewIsAppearing() }
    container.layoutIfNeeded()
    place(view, at: .shown, with: look)
  }

  /// Cuts the links to what does not go on.
  private func end(before successor: Presentation) {
    moveViews { container.removeFromSuperview() }
    for former in [controller, active]
    where former !== successor.controller && former !== successor.active {
      former.disconnect()
      former.letGoOfPages()
    }
  }
}

extension UIViewController {
  /// This page is shown by itself again: what stood in for it has it no more.
  fileprivate func leave(_ container: UIViewController) {
    guard parent === container else { return }
    if let stack = container as? UINavigationController {
      stack.setViewControllers(stack.viewControllers.filter { $0 !== self }, animated: false)
    }
    guard parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}

extension UITraitCollection {
  /// Whether there is more or less room than with other traits.
  func hasOtherRoom(than other: UITraitCollection) -> Bool {
    horizontalSizeClass != other.horizontalSizeClass || verticalSizeClass != other.verticalSizeClass
  }
}
