import Foundation

/// Where the bar is, and what it covers of the pages.
extension UITabBarController {
  /// Where the bar rests, in the controller's view: at the bottom, down to the edge of the screen.
  var barFrame: CGRect {
    guard let viewIfLoaded else { return .zero }
    let bounds = viewIfLoaded.bounds
    let height = bar.sizeThatFits(bounds.size).height
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// Places the bar, unless it is on its way with a page.
  func layoutBar() {
    guard shownBar.superview === viewIfLoaded, !isTabBarHidden else { return }
    put(.rest)
  }

  /// Puts the bar where it stays: in its place, or out of the hierarchy.
  func settleBar(isAway: Bool) {
    isBarAway = isAway
    if isAway {
      shownBar.removeFromSuperview()
      endContentGuide()
      placeAccessory()
    } else {
      put(.rest)
    }
  }

  /// Lets the bar sink out of sight, or rise to its place.
  ///
  /// Assumed: for as long as navigation bars take for that.
  func slideBar(isAway: Bool) {
    isBarAway = isAway
    if !isAway { UIView.performWithoutAnimation { put(.below) } }
    UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration)) {
      self.put(isAway ? .below : .rest)
      self.layOutSelectedPage()
      if self.tabList.contentGuideEnd != nil { self.view.layoutIfNeeded() }
    } completion: { [weak self] _ in
      guard let self, isBarAway else { return }
      settleBar(isAway: true)
    }
  }

  /// Puts the bar in a place of the controller's view.
  func put(_ place: BarPlace) {
    guard let viewIfLoaded else { return }
    let shown = shownBar
    if shown.superview !== viewIfLoaded { viewIfLoaded.addSubview(shown) }
    if floatingBar != nil {
      shown.frame = floatingFrame
      if case .rest = place {} else { shown.frame.origin.y = -shown.frame.height }
    }
    let rest = barFrame
    let isMirrored = viewIfLoaded.isRightToLeft
    bar.frame = CGRect(
      origin: place.origin(of: rest.size, below: rest.minY, isMirrored: isMirrored),
      size: rest.size)
    endContentGuide()
    placeAccessory()
  }

  var contentGuideMadeIfNeeded: UILayoutGuide {
    if let made = tabList.contentGuideEnd?.firstItem as? UILayoutGuide { return made }
    let guide = UILayoutGuide()
    guide.identifier = "UITabBarController-contentLayoutGuide"
    view.addLayoutGuide(guide)
    let start = guide.topAnchor.constraint(equalTo: view.topAnchor)
    let end = guide.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    (tabList.contentGuideStart, tabList.contentGuideEnd) = (start, end)
    NSLayoutConstraint.activate([
      start,
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor), end,
    ])
    endContentGuide()
    return guide
  }

  /// Lets the part that the bar does not hide end at the bar, or begin at tabs at the upper end.
  private func endContentGuide() {
    guard let start = tabList.contentGuideStart, let end = tabList.contentGuideEnd else { return }
    let floating = floatingOverlap
    let above = floating > 0 ? floating + view.safeAreaInsets.top : 0
    let covered = isBarAway || floatingBar != nil ? 0 : barFrame.height
    if start.constant != above { start.constant = above }
    if end.constant != -covered { end.constant = -covered }
  }

  /// The bar became, or ceased to be, something that pages reach behind.
  func barLayoutDidChange() {
    layOutSelectedPage()
  }

  /// Gives the selected page its place above the bar, or above and behind it.
  func layOutSelectedPage() {
    guard let selectedPage, let pageView = selectedPage.viewIfLoaded else { return }
    if let navigation = selectedPage as? UINavigationController {
      // It fills the screen, and gives each of its own pages a place.
      pageView.frame = contentView.bounds
      coverStart(of: pageView)
      navigation.barLayoutDidChange()
      if Self.mayFloat { navigation.bar.placeContentAnew() }
      return
    }
    let overlap =
      isTabBarHidden
      ? BottomBarOverlap(covered: accessoryRoom) : BottomBarOverlap(of: bar, over: selectedPage)
    pageView.containerSafeAreaInsets.bottom = overlap.covered
    if Self.mayFloat { pageView.containerSafeAreaInsets.top = floatingOverlap }
    coverStart(of: pageView)
    let below = overlap.kept > 0 ? barFrame.height : 0
    pageView.frame = contentView.bounds.divided(atDistance: below, from: .maxYEdge).remainder
    readContentEdge()
  }
}

extension UITabBarController {
  /// The safe area of a page begins beside the sidebar.
  private func coverStart(of pageView: UIView) {
    guard Self.mayFloat else { return }
    let isMirrored = view.isRightToLeft
    pageView.containerSafeAreaInsets.left = isMirrored ? 0 : sidebarOverlap
    pageView.containerSafeAreaInsets.right = isMirrored ? sidebarOverlap : 0
  }
}

/// What a tab bar that is there does to a page: it covers a part of it, or keeps it away.
///
/// A page reaches behind a translucent bar if its `edgesForExtendedLayout` say so, and behind an
/// opaque one only if it also `extendedLayoutIncludesOpaqueBars` (documentation of both).
///
/// A translucent bar that the app hides by its `isHidden` covers nothing (GitHawkApp/MessageViewController issue 75,
/// hussc/lightCardTabBar issue 3; wix/react-native-navigation issue 2820 says that the safe area stays, of a bar that
/// was moved away). An opaque one leaves its room blank (general knowledge).
///
/// While the tabs are at the upper end of a tablet, the bar covers nothing, but its room stays blank below a page that
/// does not reach behind it (developer.apple.com/forums/thread/765027; callstack/react-native-bottom-tabs, issues 161
/// and 337).
struct BottomBarOverlap {
  /// Points of the bar, without the screen's own inset, that cover the page.
  var covered: CGFloat = 0
  /// Points of the bar, without the screen's own inset, above which the page ends.
  var kept: CGFloat = 0

  /// A bar keeps the page away; no bar is there if nothing is said.
  init(kept: CGFloat = 0) {
    self.kept = kept
  }

  /// Something covers the page.
  init(covered: CGFloat) {
    self.covered = covered
  }

  /// The bar is there.
  init(of bar: UITabBar, over page: UIViewController) {
    let reachesBehind =
      page.edgesForExtendedLayout.contains(.bottom)
      && (bar.isTranslucent || page.extendedLayoutIncludesOpaqueBars)
    if !reachesBehind {
      kept = bar.heightAboveEdge
    } else if let tabs = bar.tabBarController, tabs.floatingBar != nil {
      covered = tabs.accessoryRoom
    } else if !bar.isHidden {
      covered = bar.heightAboveEdge
    }
  }
}
