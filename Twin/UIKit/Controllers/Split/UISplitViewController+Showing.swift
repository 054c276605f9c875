import Foundation

/// What is shown where.
extension UISplitViewController {
  /// The pages that are on the screen, from the leading side.
  var shownPages: [UIViewController] {
    if let root = arrangement.collapsedRoot { return [root] }
    let beside = columnsBeside(in: displayMode)
    let pages = (beside + [.secondary]).compactMap { columns[$0]?.root }
    return pages.isEmpty ? [columns[.primary]?.root].compactMap { $0 } : pages
  }

  /// The columns that a mode shows beside the secondary one.
  private func columnsBeside(in mode: DisplayMode) -> [Column] {
    Self.order.dropLast().filter { columns[$0] != nil }.suffix(mode.besideCount)
  }

  // MARK: Layout

  /// Width of a column for which nobody says one, in points (assumed: UIKit's on a tablet).
  private static let usualWidth: CGFloat = 320
  /// Width of the line between columns, in points.
  private static let line: CGFloat = 0.5

  /// What is said of a column's width, each value in points or automatic.
  private struct WantedWidth {
    let fraction: CGFloat
    let preferred: CGFloat
    let minimum: CGFloat
    let maximum: CGFloat
  }

  var computedPrimaryWidth: CGFloat {
    computedWidth(
      WantedWidth(
        fraction: preferredPrimaryColumnWidthFraction, preferred: preferredPrimaryColumnWidth,
        minimum: minimumPrimaryColumnWidth, maximum: maximumPrimaryColumnWidth))
  }

  var computedSupplementaryWidth: CGFloat {
    computedWidth(
      WantedWidth(
        fraction: preferredSupplementaryColumnWidthFraction,
        preferred: preferredSupplementaryColumnWidth, minimum: minimumSupplementaryColumnWidth,
        maximum: maximumSupplementaryColumnWidth))
  }

  private func computedWidth(_ wanted: WantedWidth) -> CGFloat {
    guard let width = viewIfLoaded?.bounds.width else { return Self.usualWidth }
    guard !isCollapsed else { return width }
    func said(_ value: CGFloat) -> CGFloat? { value == Self.automaticDimension ? nil : value }
    let fraction = said(wanted.fraction).map { $0 * width }
    let best = said(wanted.preferred) ?? fraction ?? Self.usualWidth
    let least = said(wanted.minimum) ?? 0
    return min(max(best, least), max(least, said(wanted.maximum) ?? width / 2))
  }

  /// Puts each page that is shown into its place.
  func placeColumns() {
    guard let viewIfLoaded else { return }
    var rest = viewIfLoaded.bounds
    let isMirrored = viewIfLoaded.isRightToLeft
    let fromRight = isMirrored != (primaryEdge == .trailing)
    let pages = shownPages
    for (index, page) in pages.enumerated() {
      let isLast = index == pages.count - 1
      let width = isLast ? rest.width : width(of: page)
      let (place, remainder) = rest.divided(
        atDistance: width, from: fromRight ? .maxXEdge : .minXEdge)
      page.viewLoadingIfNeeded().frame = place
      rest =
        isLast
        ? .zero
        : remainder.divided(
          atDistance: Self.line, from: fromRight ? .maxXEdge : .minXEdge
        ).remainder
    }
  }

  private func width(of page: UIViewController) -> CGFloat {
    columns[.supplementary]?.root === page ? computedSupplementaryWidth : computedPrimaryWidth
  }

  /// Shows the pages that are to be shown, and no others.
  func arrangeAnew() {
    guard let viewIfLoaded else { return }
    let pages = shownPages
    let views = pages.map { $0.viewLoadingIfNeeded() }
    UIView.performWithoutAnimation {
      for view in viewIfLoaded.subviews where !views.contains(where: { $0 === view }) {
        view.removeFromSuperview()
      }
      for view in views where view.superview !== viewIfLoaded { viewIfLoaded.addSubview(view) }
      placeColumns()
    }
  }

  /// Tells pages that they come or go, if anybody sees it, and shows what is to be shown.
  ///
  /// Assumed: without animation, and inside the call.
  func show(_ pages: [UIViewController], insteadOf former: [UIViewController]) {
    guard isViewLoaded else { return }
    let isSeen = appearance == .appeared
    let going = former.filter { page in !pages.contains { $0 === page } }
    let coming = pages.filter { page in !former.contains { $0 === page } }
    if isSeen {
      for page in going { page.beginAppearanceTransition(false, animated: false) }
      for page in coming { page.beginAppearanceTransition(true, animated: false) }
    }
    arrangeAnew()
    guard isSeen else { return }
    for page in going where page.appearance.isChanging { page.endAppearanceTransition() }
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    for page in coming where page.appearance.isChanging {
      page.sendViewIsAppearing()
      page.endAppearanceTransition()
    }
  }

  // MARK: Columns

  /// Shows a column.
  func bring(_ column: Column) {
    guard let content = columns[column] else { return }
    guard let root = arrangement.collapsedRoot else { return change(column, isShown: true) }
    guard let stack = root as? UINavigationController, columns[.compact]?.root !== root else {
      return
    }
    let isSeen = stack.viewIfLoaded?.window != nil
    if column == .primary {
      let others = Self.order.dropFirst().compactMap { columns[$0]?.root }
      let first = stack.stack.firstIndex { page in others.contains { $0 === page } }
      guard let first, first > 0 else { return }
      stack.popToViewController(stack.stack[first - 1], animated: isSeen)
    } else if stack.stack.contains(content.root) {
      stack.popToViewController(content.root, animated: isSeen)
    } else {
      stackColumns(upTo: column, animated: isSeen)
    }
  }

  /// Hides a column.
  func sendAway(_ column: Column) {
    guard let content = columns[column] else { return }
    guard let root = arrangement.collapsedRoot else { return change(column, isShown: false) }
    guard let stack = root as? UINavigationController,
      let index = stack.stack.firstIndex(where: { $0 === content.root }), index > 0
    else { return }
    stack.popToViewController(
      stack.stack[index - 1], animated: stack.viewIfLoaded?.window != nil)
  }

  /// Shows or hides a column beside others.
  private func change(_ column: Column, isShown: Bool) {
    let shown = shownPages
    let isThere = shown.contains { $0 === columns[column]?.root }
    guard column != .secondary, column != .compact, isThere != isShown else { return }
    let count = style == .tripleColumn && column == .primary ? 2 : 1
    let modes: [DisplayMode] = [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
    let mode = modes[isShown ? count : count - 1]
    if isShown {
      delegate?.splitViewController(self, willShow: column)
    } else {
      delegate?.splitViewController(self, willHide: column)
    }
    delegate?.splitViewController(self, willChangeTo: mode)
    chosenMode = mode
    show(shownPages, insteadOf: shown)
  }

  /// Takes what the app wants as `preferredDisplayMode`, instead of what it showed and hid before.
  ///
  /// The delegate hears of it only if the mode changes and columns are side by side: a mode has no effect
  /// on columns that are one (documentation of `DisplayMode`). Assumed: columns first, then the mode, as
  /// for `show(_:)`.
  func prefer(_ mode: DisplayMode) {
    let shown = shownPages
    if case .beside = arrangement, mode.resolved != displayMode {
      let (former, next) = (columnsBeside(in: displayMode), columnsBeside(in: mode.resolved))
      for column in former where !next.contains(column) {
        delegate?.splitViewController(self, willHide: column)
      }
      for column in next where !former.contains(column) {
        delegate?.splitViewController(self, willShow: column)
      }
      delegate?.splitViewController(self, willChangeTo: mode.resolved)
    }
    wantedMode = mode
    chosenMode = nil
    show(shownPages, insteadOf: shown)
  }

  // MARK: Pages

  func showInPrimary(_ page: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, show: page, sender: sender) != true else { return }
    if let root = arrangement.collapsedRoot {
      root.showAsColumn(page, sender: sender)
    } else if let stack = columns[.primary]?.root as? UINavigationController,
      style != .unspecified, !(page is UINavigationController)
    {
      stack.show(page, sender: sender)
    } else {
      setPrimary(page)
    }
  }

  private func setPrimary(_ page: UIViewController) {
    guard style == .unspecified else { return put(page, into: .primary) }
    replacePages(with: [page] + rootPages.dropFirst())
  }

  func showInSecondary(_ page: UIViewController, sender: Any?) {
    let isDone = delegate?.splitViewController(self, showDetail: page, sender: sender) ?? false
    guard !isDone else { return }
    if style != .unspecified {
      put(page, into: .secondary)
      bring(.secondary)
    } else if let root = arrangement.collapsedRoot {
      root.showAsColumn(page, sender: sender)
    } else if let primary = rootPages.first {
      replacePages(with: [primary, page])
    }
  }
}

extension UIViewController {
  /// Shows a page above this one: a navigation controller pushes also one that is a navigation controller,
  /// another controller presents it.
  func showAsColumn(_ page: UIViewController, sender: Any?) {
    if let navigation = self as? UINavigationController {
      navigation.pushColumn(page, animated: true)
    } else {
      present(page, animated: true)
    }
  }
}
