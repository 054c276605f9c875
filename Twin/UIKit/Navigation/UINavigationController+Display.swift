import Foundation

/// The page at rest: the first display, wrappers, the bar's place, and the controller's own
/// appearance, which its page shares.
extension UINavigationController {
  // MARK: Wrappers

  /// The wrapper of a page that comes: the one it is in, or a new one around it.
  ///
  /// A page that has another superview is taken for installed, and the new wrapper stays empty.
  func wrapper(of page: UIViewController) -> UIView {
    let pageView = page.viewLoadingIfNeeded()
    if let wrapper = pageView.superview as? UIViewControllerWrapperView {
      layOut(page)
      return wrapper
    }
    let wrapper = spareWrapper.take(frame: transitionView.bounds)
    if pageView.superview == nil { wrapper.hold(pageView) }
    layOut(page)
    return wrapper
  }

  /// The wrapper of a page that goes, or of the page in sight if the first is nowhere.
  func wrapperOnScreen(of page: UIViewController?) -> UIView? {
    page?.viewIfLoaded?.superview ?? displayedPage?.viewIfLoaded?.superview
  }

  /// Takes away the wrapper of a page that has gone, and the page's view out of it.
  func takeAway(_ wrapper: UIView) {
    wrapper.removeFromSuperview()
    guard let wrapper = wrapper as? UIViewControllerWrapperView else { return }
    wrapper.releasePage()
    spareWrapper.keep(wrapper)
  }

  // MARK: First display

  /// Shows a page if none was shown so far.
  func displayFirstPage() {
    guard displayedPage == nil, let top = stack.last else { return }
    var page = top
    switch UISystem.current.behaviour.firstPush {
    case .afterRoot:
      page = pendingTransitions.first?.fromViewController ?? top
      if page === top { settlePendingTransitions() }
    case .coalesced:
      settlePendingTransitions()
    }
    displayedPage = page
    // A container that goes away, or tells its children itself, begins the page's appearance with the controller's own.
    let isSeen = appearance == .appeared || appearance.isAppearing
    if isSeen {
      page.beginAppearanceTransition(true, animated: appearance.isAnimatedAppearance)
      announce(willShow: page, animated: appearance.isAnimatedAppearance)
    }
    settleBottomBar()
    settleToolbar()
    install(page)
    showTopItem()
    guard isSeen else { return }
    page.sendViewIsAppearing()
    if UISystem.current.behaviour.firstDisplay == .toldTwice {
      announce(didShow: page, animated: appearance.isAnimatedAppearance)
    }
    // Else the page's appearance ends with the controller's own.
    if appearance == .appeared { endFirstDisplay() }
  }

  private func endFirstDisplay() {
    guard let page = displayedPage else { return }
    page.endAppearanceTransition()
    announce(didShow: page, animated: false)
  }

  func install(_ page: UIViewController) {
    let wrapper = wrapper(of: page)
    ParallaxPlace.front.put(wrapper, in: transitionView)
    transitionView.addSubview(wrapper)
  }

  /// Pushes that came before anything was shown: only their links matter now.
  private func settlePendingTransitions() {
    let transitions = pendingTransitions
    pendingTransitions = []
    for transition in transitions {
      settleLinks(added: transition.added, removed: transition.removed)
      transition.coordinator.runAnimations()
      transition.coordinator.end()
    }
    bar.followStack()
  }

  /// Takes the page, and what it stands in, out of the controller's view.
  func removeDisplayedPage() {
    displayedPage?.viewIfLoaded?.superview?.removeFromSuperview()
    displayedPage?.viewIfLoaded?.removeFromSuperview()
    displayedPage = nil
  }

  // MARK: Own appearance

  /// The delegate hears of a page that comes back with its controller, after a presentation or in its tab,
  /// as of one that is shown for the first time.
  ///
  /// Source: once for each selection of the controller's tab (radar 29912893, iOS 10, which speaks of
  /// `didShow` only). Assumed: `willShow` comes with it, as its documentation says of all that is shown.
  func passBeginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      hasLaidOutPage = false
      catchUpWithStack()
    }
    let page =
      pageThatTurns(isAppearing: isAppearing) ?? (isAppearing ? pageThatComesBack : nil)
      ?? displayedPage
    guard let page else { return }
    page.turnAppearance(isAppearing, animated: animated)
    if page.appearance.isAppearing { announce(willShow: page, animated: animated) }
  }

  /// The page that comes in a transition which a change of the whole controller meets half-way, or that stays if it
  /// goes back: it turns back with the controller, and is not told that it has come (assumed).
  private func pageThatTurns(isAppearing: Bool) -> UIViewController? {
    guard let coming = runningTransition?.comingPage else { return nil }
    let turns = isAppearing ? coming.appearance.isDisappearing : coming.appearance.isAppearing
    return turns ? coming : nil
  }

  /// The page that comes in a transition which is still under way when the controller comes back.
  private var pageThatComesBack: UIViewController? {
    guard let coming = runningTransition?.comingPage, coming.appearance == .disappeared
    else { return nil }
    return coming
  }

  func passEndAppearance() {
    appearOutOfSight()
    guard let page = pageThatTurns(isAppearing: true) ?? displayedPage else { return }
    // It came while the controller went (assumed: it hears of both).
    if appearance == .disappeared, page.appearance == .appeared {
      page.turnAppearance(false, animated: false)
    }
    guard page.appearance.isChanging else { return }
    // It goes in a transition that began before the controller has appeared, and ends with that.
    if appearance == .appeared, page === runningTransition?.leavingPage { return }
    let (isAppearing, isAnimated) = (
      page.appearance.isAppearing, page.appearance.isAnimatedAppearance
    )
    page.endAppearanceTransition()
    if isAppearing { announce(didShow: page, animated: isAnimated) }
  }

  /// The app has made the controller appear by hand, in no window: the page on top appears with it.
  ///
  /// Source: a test of Microsoft Soundscape (`MarkerTutorialViewController`), whose page hides the bar as it is
  /// about to appear in this way. Assumed: the page hears everything at the end; before, a window may still come.
  private func appearOutOfSight() {
    guard displayedPage == nil, appearance == .appeared, !isInWindow, let top = stack.last
    else { return }
    displayedPage = top
    install(top)
    showTopItem()
    top.beginAppearanceTransition(true, animated: false)
    announce(willShow: top, animated: false)
  }

  /// Exchanges the page of a controller that appeared by hand, as its stack changes (assumed: at once).
  func exchangePageOutOfSight() {
    guard appearance == .appeared, let shown = displayedPage, let top = stack.last, shown !== top
    else { return }
    removeDisplayedPage()
    shown.turnAppearance(false, animated: false)
    shown.endAppearanceTransition()
    appearOutOfSight()
    top.endAppearanceTransition()
  }

  /// Installs the top page if the stack changed while nobody saw it.
  private func catchUpWithStack() {
    guard let shown = displayedPage, let top = stack.last, shown !== top,
      pendingTransitions.isEmpty, shown.appearance == .disappeared
    else { return }
    removeDisplayedPage()
    displayedPage = top
    install(top)
  }
}
