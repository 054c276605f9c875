import Foundation

/// How the columns of a split view controller are shown.
enum SplitArrangement {
  /// The controller has not been in a window yet, and counts as wide.
  case undecided
  /// Side by side.
  case beside
  /// As one, which is this page.
  case collapsed(UIViewController)

  /// The one page; nil if columns are side by side.
  var collapsedRoot: UIViewController? {
    switch self {
    case .undecided, .beside: nil
    case .collapsed(let root): root
    }
  }
}

/// How columns become one where the width is compact, and come apart where it is regular.
///
/// A controller begins with its columns apart and collapses when it comes into a window in which its width
/// is compact (documentation of `isCollapsed`; single report on the time: commandshift.co.uk,
/// "Understanding split view controller"). From then on it follows its traits.
extension UISplitViewController {
  private var isCompact: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Arranges the columns when the controller is about to be seen.
  func adaptBeforeAppearing() {
    if adaptation == nil {
      adaptation = registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
        (split: UISplitViewController, _) in split.adaptToTraits()
      }
    }
    adapt()
    arrangeAnew()
  }

  /// Arranges the columns anew, and tells those that are seen.
  ///
  /// Assumed: at once, and without animation.
  private func adaptToTraits() {
    // The room has changed already, and what it was before shows which pages are seen.
    let former = pages(shownIn: settled?.mode ?? displayMode)
    adapt()
    settle()
    show(shownPages, insteadOf: former.filter { $0.parent === self })
  }

  private func adapt() {
    switch (arrangement, isCompact) {
    case (.undecided, true): collapse()
    case (.beside, true):
      collapse()
      announceDetailTarget()
    case (.collapsed, false):
      expand()
      announceDetailTarget()
    case (.undecided, false): arrangement = .beside
    case (.collapsed, true), (.beside, false): break
    }
  }

  private func announceDetailTarget() {
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification, object: self)
  }

  // MARK: Together

  private func collapse() {
    guard let primary = columns[.primary]?.root ?? columns[.compact]?.root else { return }
    if style == .unspecified {
      collapsePair(primary)
    } else {
      collapseColumns(primary)
    }
    inspectorDidCollapse()
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// The form before iOS 14: the delegate or the primary page takes in the secondary one (documentation of
  /// `splitViewController(_:collapseSecondary:onto:)`).
  private func collapsePair(_ primary: UIViewController) {
    let root = delegate?.primaryViewController(forCollapsing: self) ?? primary
    if root.parent == nil { addChild(root) }
    arrangement = .collapsed(root)
    guard let secondary = columns[.secondary]?.root else { return }
    leave(secondary)
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: root) ?? false
    if !isDone { root.collapseSecondaryViewController(secondary, for: self) }
    columns[.secondary] = nil
  }

  /// The form from iOS 14 on: a page of its own for narrow screens, or else the columns one above the
  /// other, up to the one that the delegate wants on top.
  private func collapseColumns(_ primary: UIViewController) {
    if let compact = columns[.compact]?.root {
      if compact.parent == nil {
        addChild(compact)
        compact.didMove(toParent: self)
      }
      arrangement = .collapsed(compact)
      return
    }
    arrangement = .collapsed(primary)
    let filled = Self.order.filter { columns[$0] != nil }
    let proposed = filled.last ?? .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    stackColumns(upTo: top, animated: false)
  }

  /// Puts columns onto the stack of the primary one, as far as they are not there.
  func stackColumns(upTo top: Column, animated: Bool) {
    guard let stack = arrangement.collapsedRoot as? UINavigationController,
      let last = Self.order.firstIndex(of: top)
    else { return }
    let missing = Self.order[...last].dropFirst().compactMap { columns[$0]?.root }
      .filter { !stack.stack.contains($0) }
    for page in missing {
      leave(page)
      stack.pushColumn(page, animated: animated && page === missing.last)
    }
  }

  /// Takes a page out of its column, for the stack.
  func leave(_ page: UIViewController) {
    guard page.parent === self else { return }
    page.willMove(toParent: nil)
    let isSeen = page.appearance == .appeared
    if isSeen { page.beginAppearanceTransition(false, animated: false) }
    page.viewIfLoaded?.removeFromSuperview()
    if isSeen { page.endAppearanceTransition() }
    page.removeFromParent()
  }

  // MARK: Apart

  private func expand() {
    guard let root = arrangement.collapsedRoot else { return }
    inspectorWillExpand()
    if style == .unspecified {
      let primary = delegate?.primaryViewController(forExpanding: self) ?? root
      let secondary =
        delegate?.splitViewController(self, separateSecondaryFrom: primary)
        ?? primary.separateSecondaryViewController(for: self)
      columns[.primary] = SplitColumn(page: primary, root: primary)
      columns[.secondary] = secondary.map { SplitColumn(page: $0, root: $0) }
    } else {
      letGoOfColumns(on: root)
    }
    arrangement = .beside
    let mode = delegate?.splitViewController(
      self, displayModeForExpandingToProposedDisplayMode: displayMode)
    if let mode, mode != displayMode { wishes.chosenMode = mode }
    for column in Self.places {
      guard let page = columns[column]?.root, page.parent !== self else { continue }
      if column == .inspector, inspector == nil || page.presentingViewController != nil { continue }
      addChild(page)
      page.didMove(toParent: self)
    }
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Takes the other columns off the stack of the primary one.
  func letGoOfColumns(on root: UIViewController) {
    guard let stack = root as? UINavigationController, root === columns[.primary]?.root else {
      return
    }
    let others = Self.order.dropFirst().compactMap { columns[$0]?.root }
    let own = stack.viewControllers.filter { page in !others.contains { $0 === page } }
    stack.setViewControllers(own, animated: false)
    stack.letGoOfPages()
  }
}
