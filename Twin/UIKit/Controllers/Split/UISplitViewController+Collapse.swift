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

/// How columns become one on a narrow screen, and come apart on a wide one.
///
/// A controller begins with its columns apart and collapses when it comes into a window that is too narrow
/// (single report: commandshift.co.uk, "Understanding split view controller").
extension UISplitViewController {
  /// Points below which there is room for one column only: a tablet in portrait has 744, a phone at most
  /// 440 (Apple's tables of screens; split screens and phones on their side are left out).
  private static let narrowestWideScreen: CGFloat = 700

  private var isNarrow: Bool {
    let width = viewIfLoaded?.window?.bounds.width ?? UIScreen.main.bounds.width
    return width < Self.narrowestWideScreen
  }

  /// Arranges the columns for the width that there is.
  func adaptToWidth() {
    switch (arrangement, isNarrow) {
    case (.undecided, true), (.beside, true): collapse()
    case (.collapsed, false): expand()
    case (.undecided, false): arrangement = .beside
    case (.collapsed, true), (.beside, false): break
    }
    arrangeAnew()
  }

  // MARK: Together

  private func collapse() {
    guard let primary = columns[.primary]?.root ?? columns[.compact]?.root else { return }
    if style == .unspecified {
      collapsePair(primary)
    } else {
      collapseColumns(primary)
    }
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
  private func leave(_ page: UIViewController) {
    guard page.parent === self else { return }
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  // MARK: Apart

  private func expand() {
    guard let root = arrangement.collapsedRoot else { return }
    if style == .unspecified {
      let primary = delegate?.primaryViewController(forExpanding: self) ?? root
      let secondary =
        delegate?.splitViewController(self, separateSecondaryFrom: primary)
        ?? primary.separateSecondaryViewController(for: self)
      columns[.primary] = SplitColumn(page: primary, root: primary)
      columns[.secondary] = secondary.map { SplitColumn(page: $0, root: $0) }
    } else if let stack = root as? UINavigationController, root === columns[.primary]?.root {
      let others = Self.order.dropFirst().compactMap { columns[$0]?.root }
      let own = stack.viewControllers.filter { page in !others.contains { $0 === page } }
      stack.setViewControllers(own, animated: false)
    }
    arrangement = .beside
    let mode = delegate?.splitViewController(
      self, displayModeForExpandingToProposedDisplayMode: displayMode)
    if let mode, mode != displayMode { chosenMode = mode }
    for column in Self.order {
      guard let page = columns[column]?.root, page.parent !== self else { continue }
      addChild(page)
      page.didMove(toParent: self)
    }
    delegate?.splitViewControllerDidExpand(self)
  }
}
