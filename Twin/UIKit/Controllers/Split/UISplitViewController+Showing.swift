import Foundation

/// What is shown.
extension UISplitViewController {
  /// The pages that are on the screen, from the leading side.
  var shownPages: [UIViewController] { pages(shownIn: displayMode) }

  /// The pages that a mode shows where columns are side by side.
  func pages(shownIn mode: DisplayMode) -> [UIViewController] {
    if let root = arrangement.collapsedRoot { return [root] }
    let pages = (columnsBeside(in: mode) + [.secondary]).compactMap { columns[$0]?.root }
    let most = pages.isEmpty ? [columns[.primary]?.root].compactMap { $0 } : pages
    return isInspectorShown ? most + [inspector].compactMap { $0 } : most
  }

  /// The pages of all columns that tell them of their appearance: where columns are one, that one does.
  var pagesOfColumns: [UIViewController] {
    isCollapsed ? [] : Self.order.compactMap { columns[$0]?.root }
  }

  /// The columns that a mode shows beside the secondary one.
  func columnsBeside(in mode: DisplayMode) -> [Column] {
    filledColumns.suffix(mode.columnCount)
  }

  /// The columns that may be beside the secondary one.
  var filledColumns: [Column] { Self.order.dropLast().filter { columns[$0] != nil } }

  /// Shows the pages that are to be shown, and none of the other columns' or of the former ones.
  func arrangeAnew(insteadOf former: [UIViewController] = []) {
    guard let viewIfLoaded else { return }
    let pages = shownPages
    let views = pages.map { $0.viewLoadingIfNeeded() }
    stage.inspectorShare = isInspectorShown && !isCollapsed ? 1 : 0
    UIView.performWithoutAnimation {
      let others = (former + columns.values.map(\.root)).compactMap(\.viewIfLoaded)
      for view in others + [stage.dimming]
      where view.superview === viewIfLoaded && !views.contains(where: { $0 === view }) {
        view.removeFromSuperview()
      }
      stack(pages)
      placeColumns()
    }
  }

  /// Tells pages that they come or go, if anybody sees it, and shows what is to be shown.
  ///
  /// Assumed: without animation all of it is inside the call.
  func show(
    _ pages: [UIViewController], insteadOf former: [UIViewController],
    from mode: DisplayMode? = nil,
    animated: Bool = false
  ) {
    guard isViewLoaded else { return }
    let isSeen = appearance == .appeared
    let isAppearing = if case .appearing = appearance { true } else { false }
    let moves = animated && isSeen && UIView.areAnimationsEnabled && mode != nil && !isCollapsed
    if isSeen || isAppearing { beginExchange(former, pages, animated: moves) }
    if moves, let mode { return move(from: mode) }
    stage.changeCount += 1
    stage.isMoving = false
    arrangeAnew(insteadOf: former)
    guard isSeen || isAppearing else { return }
    // With those that were still on their way out.
    for page in former + pagesOfColumns
    where !pages.contains(where: { $0 === page }) && page.appearance.isChanging {
      page.endAppearanceTransition()
    }
    guard isSeen else { return }  // Those that come have appeared when this controller has.
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    for page in pages where page.appearance.isChanging {
      page.sendViewIsAppearing()
      page.endAppearanceTransition()
    }
    announceEnd()
  }

  /// Tells pages that go or come that this begins, unless they know it.
  func beginExchange(
    _ former: [UIViewController], _ pages: [UIViewController], animated: Bool
  ) {
    for page in former where !pages.contains(where: { $0 === page }) {
      page.turnAppearance(false, animated: animated)
    }
    for page in pages where !former.contains(where: { $0 === page }) {
      // In the app's animation block a view is made at once, as everywhere.
      UIView.performWithoutAnimation { _ = page.viewLoadingIfNeeded() }
      page.beginAppearanceTransition(true, animated: animated)
    }
  }

  // MARK: Columns

  /// Shows a column.
  func bring(_ column: Column) {
    guard column != .inspector else { return showInspector(true) }
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
    guard column != .inspector else { return showInspector(false) }
    guard let content = columns[column] else { return }
    guard let root = arrangement.collapsedRoot else { return change(column, isShown: false) }
    guard let stack = root as? UINavigationController,
      let index = stack.stack.firstIndex(where: { $0 === content.root }), index > 0
    else { return }
    stack.popToViewController(
      stack.stack[index - 1], animated: stack.viewIfLoaded?.window != nil)
  }

  /// Shows or hides a column beside others, or over them.
  private func change(_ column: Column, isShown: Bool) {
    let isThere = shownPages.contains { $0 === columns[column]?.root }
    guard column != .secondary, column != .compact, isThere != isShown else { return }
    let count = style == .tripleColumn && column == .primary ? 2 : 1
    choose(DisplayMode(columnCount: isShown ? count : count - 1, splitBehavior))
  }

  /// Shows a mode until the app wants another one, with an animation (assumed: also by `show(_:)` and `hide(_:)`).
  func choose(_ mode: DisplayMode) {
    var wishes = wishes
    wishes.chosenMode = mode
    take(wishes, animated: true)
  }

  /// Takes what is wanted from now on.
  ///
  /// The delegate hears of it only if the mode changes and columns are side by side: a mode has no effect
  /// on columns that are one (documentation of `DisplayMode`). Assumed: columns first, then the mode.
  func take(_ wishes: SplitWishes, animated: Bool) {
    let (mode, former) = (displayMode, shownPages)
    change(to: wishes, from: mode)
    show(shownPages, insteadOf: former, from: mode, animated: animated)
  }

  /// Tells the delegate of what is wanted from now on.
  func change(to wishes: SplitWishes, from mode: DisplayMode) {
    if case .beside = arrangement { announce(wishes.mode(in: room), insteadOf: mode) }
    self.wishes = wishes
    settle()
  }

  /// Tells the delegate of columns that go and come, and of the mode.
  private func announce(_ next: DisplayMode, insteadOf mode: DisplayMode) {
    guard next != mode else { return }
    let (former, columns) = (columnsBeside(in: mode), columnsBeside(in: next))
    for column in former where !columns.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    for column in columns where !former.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
    delegate?.splitViewController(self, willChangeTo: next)
    stage.exchanged = (
      former.filter { !columns.contains($0) }, columns.filter { !former.contains($0) }
    )
  }

  /// Tells the delegate that columns have gone and come, which it hears since iOS 26.
  func announceEnd() {
    let (hidden, shown) = stage.exchanged
    stage.exchanged = ([], [])
    guard UISystem.current.behaviour.hasGlassBars else { return }
    for column in hidden { delegate?.splitViewController(self, didHide: column) }
    for column in shown { delegate?.splitViewController(self, didShow: column) }
  }

  /// Keeps in mind what is shown, to see in the next layout whether the room has changed it.
  func settle() {
    settled = nil
    if case .beside = arrangement {
      settled = SplitSettlement(mode: displayMode, behavior: splitBehavior)
    }
    showButtons()
  }

  /// Shows what the room asks for now. What was chosen in a room with another behavior is forgotten (assumed).
  func settleAnew() {
    guard case .beside = arrangement else { return }
    guard let settled else { return settle() }
    if settled.behavior != splitBehavior { wishes.chosenMode = nil }
    guard displayMode != settled.mode else { return settle() }
    if appearance == .appeared { announce(displayMode, insteadOf: settled.mode) }
    let former = columnsBeside(in: settled.mode).compactMap { columns[$0]?.root }
    let others = [columns[.secondary]?.root, isInspectorShown ? inspector : nil]
    settle()
    show(shownPages, insteadOf: former + others.compactMap { $0 })
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

/// What a split view controller has shown last on a wide screen.
struct SplitSettlement: Hashable {
  let mode: UISplitViewController.DisplayMode
  let behavior: UISplitViewController.SplitBehavior
}
