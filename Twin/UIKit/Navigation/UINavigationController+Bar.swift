import Foundation
import QuartzCore

/// Where the bar is, and what it covers of the pages.
///
/// There are two facts: what the app wants (`isBarHidden`) and where the bar is (`isBarOffScreen`). A
/// transition that begins while they differ carries the bar along with the page that it belongs to.
extension UINavigationController {
  // MARK: Hide and show

  /// Takes a wish of the app.
  ///
  /// The bar's view itself is hidden once the bar has gone.
  ///
  /// Source: apps that ask `navigationBar.isHidden` whether `setNavigationBarHidden(_:animated:)` is to show the bar or
  /// to hide it. Assumed: not before the bar is out of sight, and shown again before it comes.
  func changeBar(isHidden: Bool, animated: Bool) {
    guard isBarHidden != isHidden else { return }
    isBarHidden = isHidden
    if !isHidden { bar.isHidden = false }
    moveBars(animated: animated)
  }

  /// Brings the bars where the app wants them: at once, with the pages, or in an animation of their own.
  func moveBars(animated: Bool) {
    guard animated, appearance == .appeared || !isInWindow else { return settleBar() }
    guard isInWindow else { return moveUnseenBars() }
    switch barOccasion {
    case .none: slideBars()
    case .opening: break  // The transition takes the bar along.
    case .underWay: break  // The end of the transition settles it.
    }
  }

  /// What a change of the bar meets.
  private enum BarOccasion {
    /// Nothing moves.
    case none
    /// An animated transition is about to put its views in place.
    case opening
    /// An animated transition has its views in place.
    case underWay
  }

  private var barOccasion: BarOccasion {
    if let running = runningTransition, running.isAnimated {
      return running.stage == nil ? .opening : .underWay
    }
    return pendingTransitions.contains(where: \.isAnimated) ? .opening : .none
  }

  /// Puts the bar where the app wants it, and lays out the pages for it.
  func settleBar() {
    placeBars()
    barDidRest()
  }

  /// Brings the bars where the app wants them while there is no window for the animation it asked for.
  ///
  /// The bar's own `isHidden` changes a turn later, as at the end of an animation. Source: tests of an app that run on
  /// iOS see it false right after (WooCommerce, ProductsSplitViewCoordinatorTests).
  private func moveUnseenBars() {
    placeBars()
    guard isBarHidden else { return }
    UISystem.current.loop.post { [weak self] in self?.barDidRest() }
  }

  private func placeBars() {
    isBarOffScreen = isBarHidden
    settleToolbar()
    layoutBar()
    layOutPages()
  }

  /// The bar has come to rest.
  private func barDidRest() {
    if isBarHidden, isBarOffScreen { bar.isHidden = true }
  }

  /// Moves the bars in over the edges of the screen, or out.
  private func slideBars() {
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
      self.placeBars()
    } completion: { [weak self] _ in
      self?.barDidRest()
    }
  }

  // MARK: With the pages

  /// Puts the bar and what it shows where a transition starts.
  func openBar(for transition: NavigationTransition) -> (BarTransition, BarMove?) {
    if !transition.isAnimated { settleBar() }
    let move =
      isBarHidden == isBarOffScreen
      ? nil : BarMove(isHiding: isBarHidden, in: transition.operation)
    if let move {
      let item = move.isComing ? transition.barContent.item : nil
      UIView.performWithoutAnimation { put(move.start, for: item) }
    }
    let content = shownBar.makeTransition(
      to: contentInShownBar(transition.barContent), operation: transition.operation, move: move)
    return (content, move)
  }

  /// Moves the bar and what it shows where the transition ends. Called inside its animation.
  func moveBar(of stage: NavigationTransition.Stage) {
    stage.barTransition.move()
    if let move = stage.barMove { put(move.end) } else { resizeBar() }
    if let move = stage.bottomBarMove { putBottomBar(move.end) }
    stage.toolbarTransition?.move()
    readContentEdge()
  }

  // MARK: Layout

  /// Places the bar, unless a transition is moving it.
  func layoutBar() {
    if let viewIfLoaded { followDirection(of: viewIfLoaded) }
    layoutToolbar()
    settleNesting()
    guard runningTransition?.stage?.barMove == nil else { return }
    put(isBarOffScreen ? BarPlace.above : .rest)
  }

  /// Puts the bar in a place, as high as it has to be for an item, or else for what it shows.
  func put(_ place: BarPlace, for item: UINavigationItem? = nil) {
    guard let viewIfLoaded else { return }
    let top = barTop
    let shown = shownBarHeights
    let height = item.map { barHeights(of: $0).total } ?? shown.total
    let size = CGSize(width: viewIfLoaded.bounds.width, height: height)
    let origin = place.origin(of: size, below: top, isMirrored: transitionView.isMirrored)
    bar.extendBackground(upTo: top)
    bar.take(CGRect(origin: origin, size: size), shown)
  }

  /// Where the bar begins, in points from the top of the controller's view.
  var barTop: CGFloat { max(viewIfLoaded?.safeAreaInsets.top ?? 0, bar.leastTop) }

  /// What a bar takes of a page beside what the screen's edge takes, in points.
  func overlap(of heights: BarHeights) -> CGFloat {
    barTop - (viewIfLoaded?.safeAreaInsets.top ?? 0) + heights.total
  }

  /// The bar became, or ceased to be, something that pages reach below.
  func barLayoutDidChange() {
    layOutPages()
  }

  /// Lays out the pages in sight for the bars, but for those that leave: they keep their places to the
  /// end.
  ///
  /// The others get their place when they come into sight.
  func layOutPages() {
    let transitions = pendingTransitions + (runningTransition.map { [$0] } ?? [])
    for view in transitionView.subviews {
      let pageView = (view as? UIViewControllerWrapperView)?.pageView ?? view
      guard let page = pageView.viewDelegate, stack.contains(page),
        !transitions.contains(where: { $0.fromViewController === page })
      else { continue }
      layOut(page)
    }
  }

  /// Gives a page its place below the bar, or below and behind it.
  ///
  /// A page reaches behind a translucent bar if its `edgesForExtendedLayout` say so, and behind an
  /// opaque one only if it also `extendedLayoutIncludesOpaqueBars` (documentation of both).
  ///
  /// - Returns: What bars keep of the controller's view for themselves.
  @discardableResult
  func layOut(_ page: UIViewController) -> UIEdgeInsets {
    guard let pageView = page.viewIfLoaded else { return .zero }
    let hasNoBar = isBarHidden || outerNavigation != nil
    let height = max(
      hasNoBar ? 0 : overlap(of: barHeights(of: page.itemInBar)), floatingTabsOverlap)
    let reachesBehind =
      hasNoBar
      || page.edgesForExtendedLayout.contains(.top)
        && (bar.isTranslucent || page.extendedLayoutIncludesOpaqueBars)
    let below = bottomBarOverlap(over: page)
    // Before its insets change: what comes back of the bar counts no more where it has come back.
    linkContent(of: page)
    pageView.containerSafeAreaInsets.top = reachesBehind ? height : 0
    pageView.containerSafeAreaInsets.bottom = below.covered
    let edges = viewIfLoaded?.safeAreaInsets ?? .zero
    let top = reachesBehind ? 0 : edges.top + height
    let bottom = below.kept > 0 ? edges.bottom + below.kept : 0
    if let wrapper = pageView.superview as? UIViewControllerWrapperView {
      wrapper.place(pageTop: top, pageBottom: bottom)
    }
    if runningTransition == nil { readContentEdge() }
    return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }
}
