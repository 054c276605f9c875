import Foundation

/// How high the bar is above each page, and how scrolling changes that.
///
/// A page's share of the bar is its own (`ItemExtras.collapsed`): a page that was scrolled comes back under
/// the bar that it was left with, and a transition between pages of different bars changes the height with
/// the pages.
///
/// Differs from UIKit: content that is pulled down does not stretch the bar.
extension UINavigationController {
  /// The heights of the bar while it shows an item.
  func barHeights(of item: UINavigationItem) -> BarHeights {
    guard bar.prefersLargeTitles || item.extras != nil else { return plainHeights }
    var heights = fullBarHeights(of: item)
    let range = collapsibleHeight(of: heights, item)
    guard range > 0 else { return heights }
    // The search bar goes before the title does, and the title comes before the search bar.
    let hidden = min(item.extras?.collapsed ?? 0, range)
    let search = min(hidden, range - heights.largeTitle)
    heights.search -= search
    collapseTitle(of: &heights, by: hidden - search)
    return heights
  }

  /// The size that the page on top wants, and the bars' heights; zero if it wants none.
  ///
  /// Source: github.com/GitHawkApp/ContextMenu, whose menus have the size of the page in their navigation controller;
  /// that bars come on top: github.com/BigZaphod/Chameleon/pull/27, and radar 19175472, where the room of a hidden bar
  /// stays. Assumed: that they count for the controller, not for the popover alone.
  var sizeOfTopPage: CGSize {
    guard let page = topViewController, page.preferredContentSize != .zero else { return .zero }
    var size = page.preferredContentSize
    if !isNavigationBarHidden { size.height += barHeights(of: page.navigationItem).total }
    if !isToolbarHidden { size.height += toolbar.intrinsicContentSize.height }
    return size
  }

  /// Tells of ``sizeOfTopPage``, unless a size was set that counts instead.
  func topPageWantsSize() {
    let size = sizeOfTopPage
    guard size != .zero, preferredContentSize == size else { return }
    contentContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// A large title goes away at its upper edge; from iOS 26 on it goes up as a whole, and its room all at once.
  ///
  /// Source: Vercantez/openuikit, `UINavigationBar.swift`, read off iOS 26.1: 1:1 with the content and opaque through 51
  /// points, and away at 52, where the bar has its lower height.
  private func collapseTitle(of heights: inout BarHeights, by distance: CGFloat) {
    if distance < heights.largeTitle, UISystem.current.behaviour.hasGlassBars {
      heights.lift = distance
    } else {
      heights.largeTitle -= distance
    }
  }

  /// The heights of a bar with buttons alone.
  private var plainHeights: BarHeights {
    BarHeights(buttons: bar.rowHeight)
  }

  /// The heights of the bar above a page whose content is at its top.
  private func fullBarHeights(of item: UINavigationItem) -> BarHeights {
    var heights = plainHeights
    if let search = item.searchController, UISystem.current.behaviour.hasLargeTitles {
      heights.search = search.searchBar.fullHeight
      if search.isActive, search.hidesNavigationBarDuringPresentation {
        heights.buttons = 0
        return heights
      }
    }
    if item.prompt != nil { heights.prompt = BarHeights.fullPrompt }
    if isTitleLarge(of: item) { heights.largeTitle = bar.largeTitleSpace(for: item).height }
    return heights
  }

  /// How much of a bar scrolling takes away; nothing during a search.
  private func collapsibleHeight(of heights: BarHeights, _ item: UINavigationItem) -> CGFloat {
    if item.searchController?.isActive ?? false { return 0 }
    return heights.largeTitle + (item.hidesSearchBarWhenScrolling ? heights.search : 0)
  }

  /// Whether an item's title is large: the item says so, or else the nearest one below that says something.
  ///
  /// Source: documentation of `UINavigationItem.LargeTitleDisplayMode`; on the root page, `automatic` is
  /// large. Of a page that has left the stack, as it was.
  private func isTitleLarge(of item: UINavigationItem) -> Bool {
    guard bar.prefersLargeTitles, UISystem.current.behaviour.hasLargeTitles, !bar.isLow else {
      return false
    }
    let extras = item.extrasMadeIfNeeded()
    if let isLarge = largeTitleWish(of: item) { extras.isLarge = isLarge }
    return extras.isLarge
  }

  /// What the stack says of an item's title; nil if the item is not on it.
  private func largeTitleWish(of item: UINavigationItem) -> Bool? {
    var isFound = false
    for page in stack.reversed() {
      let other = page.itemInBar
      isFound = isFound || other === item
      guard isFound else { continue }
      switch other.largeTitleDisplayMode {
      case .always, .inline: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return isFound ? true : nil
  }

  // MARK: Changes

  /// The bar may have become higher or lower, apart from any transition.
  func barHeightsMayHaveChanged() {
    guard isViewLoaded, runningTransition == nil else { return }
    layoutBar()
    layOutPages()
  }

  /// Gives the bar the height for what it shows now. Called inside the animation of a transition.
  func resizeBar() {
    guard isNavigationBarShown, bar.frame.height != shownBarHeights.total else { return }
    put(.rest)
  }

  private var isNavigationBarShown: Bool { !isBarOffScreen && outerNavigation == nil }

  /// The heights of the bar for what it shows now.
  var shownBarHeights: BarHeights {
    bar.shownContent.map { barHeights(of: $0.item) } ?? plainHeights
  }

  // MARK: Scrolling

  /// Lets the bar follow the scroll view of a page, if there is one.
  func linkContent(of page: UIViewController) {
    let behaviour = UISystem.current.behaviour
    guard behaviour.hasLargeTitles, outerNavigation == nil else { return }
    let item = page.itemInBar
    guard behaviour.showsScrollEdgeLooksEverywhere || bar.prefersLargeTitles || item.extras != nil,
      let scrollView = page.contentScrollView(for: .top)
    else { return }
    if !(scrollView.barLink?.connects(self, page) ?? false) {
      scrollView.barLink = ScrollBarLink(self, page)
      item.extrasMadeIfNeeded().edge = item.extras?.edge ?? .atBar
    }
    let heights = fullBarHeights(of: item)
    let range = isBarHidden ? 0 : collapsibleHeight(of: heights, item)
    scrollView.barLink?.slack = range > 0 ? heights.total - barHeights(of: item).total : 0
    scrollView.barLink?.stops = range > 0 ? [0, range - heights.largeTitle, range] : []
  }

  /// The content of a page moved: the bar ends where it begins, as far as the bar can.
  func follow(_ scrollView: UIScrollView, of page: UIViewController) {
    let item = page.itemInBar
    let extras = item.extrasMadeIfNeeded()
    let full = fullBarHeights(of: item)
    let range = collapsibleHeight(of: full, item)
    let inset = scrollView.adjustedContentInset.top
    let collapsed = BarCollapse(
      range: range, gone: full.total - barHeights(of: item).total,
      contentTop: -scrollView.contentOffset.y, inset: inset, ownInset: scrollView.contentInset.top
    ).collapsed
    if collapsed != extras.collapsed, range > 0 {
      extras.collapsed = collapsed
      layOut(page)
      if runningTransition?.stage == nil, bar.shownContent?.item === item { layoutBar() }
    }
    let depth = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    let edge: ItemExtras.ScrollEdge = isBehindBar(depth, item) ? .behindBar : .atBar
    guard edge != extras.edge else { return }
    extras.edge = edge
    bar.itemDidChange(item)
  }

  /// Whether content counts as behind the bar that has gone so far behind it, in points.
  private func isBehindBar(_ depth: CGFloat, _ item: UINavigationItem) -> Bool {
    guard depth >= 0.5, depth < ContentEdge.start, bar.hasGlass,
      bar.hasSystemLook(BarContent(item: item, previous: nil))
    else { return depth >= 0.5 }
    return item.extras?.edge == .behindBar && depth > ContentEdge.end
  }
}
