import Foundation

/// What a navigation controller knows of its toolbar.
struct ToolbarState {
  /// The class of the bar.
  var type = UIToolbar.self
  /// The bar, made when it is first needed.
  var bar: UIToolbar?
  /// Whether the app wants the bar hidden.
  var isHidden = true
  /// Whether a page of the stack sends the bar away, as one that hides the bottom bar does where no tab
  /// bar is.
  var isSentAway = false
  /// Whether the bar is out of sight, or on its way there.
  var isOffScreen = true

  /// Whether the bar is to be out of sight.
  var isWantedAway: Bool { isHidden || isSentAway }
}

/// The toolbar below the pages.
///
/// As with the bar above there are two facts: what app and pages want (`isWantedAway`) and where the bar
/// is (`isOffScreen`). A transition that begins while they differ takes the bar along: sideways with its
/// page if a page has sent it away, else down or up.
///
/// Assumed: inside a tab bar controller, `hidesBottomBarWhenPushed` means the tab bar alone, so that a page
/// can have a toolbar in its place; that is how apps replace one by the other.
extension UINavigationController {
  /// The toolbar, made and put in place if it is not there.
  func toolbarMadeIfNeeded() -> UIToolbar {
    if let bar = toolbarState.bar { return bar }
    let bar = toolbarState.type.init(frame: .zero)
    bar.navigationController = self
    bar.frame.size.height = bar.rowHeight
    bar.items = stack.last?.toolbarItems
    toolbarState.bar = bar
    viewIfLoaded?.addSubview(bar)
    layoutToolbar()
    return bar
  }

  /// Takes a wish of the app.
  func changeToolbar(isHidden: Bool, animated: Bool) {
    guard toolbarState.isHidden != isHidden else { return }
    _ = toolbarMadeIfNeeded()
    toolbarState.isHidden = isHidden
    moveBars(animated: animated)
  }

  /// A page has other items.
  func toolbarItemsDidChange(of page: UIViewController, animated: Bool) {
    guard page === stack.last, runningTransition == nil, pendingTransitions.isEmpty else { return }
    toolbarState.bar?.setItems(page.toolbarItems, animated: animated)
    if toolbarState.bar?.glassMeasures != nil { layOutPages() }
  }

  // MARK: Place

  /// Where the bar is when it is seen, and when it is not.
  private func toolbarPlace(isAway: Bool) -> CGPoint {
    guard let viewIfLoaded else { return .zero }
    let bounds = viewIfLoaded.bounds
    guard !isAway else { return CGPoint(x: 0, y: bounds.maxY + 1) }
    return CGPoint(x: 0, y: bounds.maxY - toolbarReach - (toolbarState.bar?.rowHeight ?? 0))
  }

  /// What is below the toolbar: the screen's own inset, and the tab bar; where there is glass and no tab bar, always
  /// the same.
  private var toolbarReach: CGFloat {
    if tabBarHeight == 0, let glass = toolbarState.bar?.glassMeasures { return glass.below }
    return (viewIfLoaded?.safeAreaInsets.bottom ?? 0) + tabBarHeight
  }

  /// What the toolbar takes of the pages beside what hardware and the tab bar take, in points.
  private func toolbarRoom(_ bar: UIToolbar) -> CGFloat {
    let taken = (viewIfLoaded?.safeAreaInsets.bottom ?? 0) + tabBarHeight
    return bar.rowHeight + (bar.glassMeasures?.above ?? 0) + toolbarReach - taken
  }

  /// Places the toolbar, unless a transition is moving it.
  func layoutToolbar() {
    guard let bar = toolbarState.bar, let viewIfLoaded,
      runningTransition?.stage?.toolbarTransition?.way == nil
    else { return }
    if bar.superview !== viewIfLoaded { viewIfLoaded.addSubview(bar) }
    bar.frame = CGRect(
      origin: toolbarPlace(isAway: toolbarState.isOffScreen),
      size: CGSize(width: viewIfLoaded.bounds.width, height: bar.rowHeight))
    bar.reach = toolbarReach
  }

  /// Puts the toolbar where it stays, with the items of the page on top.
  func settleToolbar() {
    toolbarState.isOffScreen = toolbarState.isWantedAway
    guard let bar = toolbarState.bar else { return }
    layoutToolbar()
    if runningTransition == nil, pendingTransitions.isEmpty,
      bar.items ?? [] != stack.last?.toolbarItems ?? []
    {
      bar.items = stack.last?.toolbarItems
    }
  }

  // MARK: With the pages

  /// Puts the toolbar where a transition starts; nil if there is none to move.
  func openToolbar(for transition: NavigationTransition) -> ToolbarTransition? {
    guard let bar = toolbarState.bar, transition.isAnimated else { return nil }
    let isGoing = toolbarState.isWantedAway
    var way: (start: CGPoint, end: CGPoint)?
    if isGoing != toolbarState.isOffScreen {
      let away = toolbarAway(in: transition)
      let rest = toolbarPlace(isAway: false)
      way = isGoing ? (rest, away) : (away, rest)
      toolbarState.isOffScreen = isGoing
    }
    return ToolbarTransition(
      bar: bar, to: transition.toViewController.toolbarItems, way: way)
  }

  /// Where the bar goes, or comes from, in a transition.
  private func toolbarAway(in transition: NavigationTransition) -> CGPoint {
    let hides = { (page: UIViewController?) in page?.hidesBottomBarWhenPushed ?? false }
    let isWithPage =
      toolbarState.isSentAway || hides(transition.fromViewController)
    guard isWithPage, let viewIfLoaded else { return toolbarPlace(isAway: true) }
    // It belongs to the page below, which moves to the leading side.
    let width = viewIfLoaded.bounds.width
    let rest = toolbarPlace(isAway: false)
    return CGPoint(x: transitionView.isMirrored ? width : -width, y: rest.y)
  }

  /// What the toolbar does to a page that is shown now, on top of what the tab bar does.
  func addToolbar(to overlap: inout BottomBarOverlap, over page: UIViewController) {
    guard let bar = toolbarState.bar, !toolbarState.isWantedAway,
      bar.glassMeasures == nil || !(page.toolbarItems ?? []).isEmpty
    else { return }
    let room = toolbarRoom(bar)
    let reachesBehind =
      page.edgesForExtendedLayout.contains(.bottom)
      && (bar.isTranslucent || page.extendedLayoutIncludesOpaqueBars)
    if reachesBehind {
      overlap.covered += room
    } else {
      // What is below the toolbar is out of the page's reach, too.
      overlap = BottomBarOverlap(kept: overlap.kept + overlap.covered + room)
    }
  }
}
