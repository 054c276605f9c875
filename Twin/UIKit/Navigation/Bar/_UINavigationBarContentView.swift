import Foundation

/// Title and buttons of one page, as large as the bar.
final class _UINavigationBarContentView: UIView {
  private(set) var content: BarContent
  private let onBack: () -> Void
  private let openMenu: ((UIView) -> MenuView?)?
  let titleLabel = BarTitle()
  private var titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  private(set) var backButton: BarBackButton?
  private(set) var leftButtons: [UIView] = []
  private(set) var rightButtons: [UIView] = []
  /// The items of the buttons: those that are not hidden.
  private var leftItems: [UIBarButtonItem] = []
  private var rightItems: [UIBarButtonItem] = []
  private(set) var titleParts: BarTitleParts?
  /// What the buttons lie on, if they do.
  private(set) var glass: BarGlass?
  /// Has all but the buttons, in bars with glass.
  let titleGroup: BarTitleGroup?
  private(set) var promptLabel: UILabel?
  private(set) var largeTitle: _UINavigationBarLargeTitleView?
  private(set) weak var searchBar: UISearchBar?
  /// Where title and buttons are on their way.
  var shift = Shift()

  /// The heights of the bar's parts; nil if title and buttons take all of the bar.
  var heights: BarHeights? {
    didSet {
      guard heights != oldValue else { return }
      showHeights()
      setNeedsLayout()
    }
  }

  init(
    content: BarContent, frame: CGRect, onBack: @escaping () -> Void,
    openMenu: ((UIView) -> MenuView?)?
  ) {
    self.content = content
    self.onBack = onBack
    self.openMenu = openMenu
    titleGroup = UISystem.current.behaviour.hasGlassBars ? BarTitleGroup(frame: .zero) : nil
    super.init(frame: frame)
    titleLabel.textAlignment = .center
    setTitleFont()
    reload()
  }

  required init?(coder: NSCoder) {
    nil
  }

  nonisolated deinit {}  // As in `UIResponder`.

  /// Shows another content.
  func show(_ content: BarContent) {
    let isLikeIt = hasViews(for: content)
    self.content = content
    guard isLikeIt else { return reload() }
    writeTitle()
  }

  /// Titles follow the size of text that the person has chosen, where bars have glass.
  private func setTitleFont() {
    let size = titleGroup == nil ? 17 : BarGlass.textSize(traitCollection)
    titleFont = .systemFont(ofSize: size, weight: .semibold)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard titleGroup != nil else { return }
    setTitleFont()
    writeTitle()
    setNeedsLayout()
  }

  /// Shows the title as the bar's look says, which may be another one in a low bar.
  func writeTitle() {
    let (writing, color) = content.titleStyle
    if let text = content.item.attributedTitle {
      titleLabel.show(text, writing, font: titleFont, color: color)
    } else {
      titleLabel.show(content.item.title, writing, font: titleFont, color: color)
    }
  }

  /// Forgets what was shown, so that it can go while the view is kept.
  func forgetContent() {
    content = .nothing
  }

  /// Makes all subviews anew from the items.
  func reload() {
    // The search bar stays where it is, and a title that is being changed: they may be edited.
    let field = content.item.extras?.renaming?.field
    for view in subviews + (titleGroup?.subviews ?? [])
    where view !== searchBar && view !== field {
      view.removeFromSuperview()
    }
    if let titleGroup { addSubview(titleGroup) }
    writeTitle()
    if title.superview !== titleParent { titleParent.addSubview(title) }
    titleParts = BarTitleParts(content, in: titleParent)
    backButton = nil
    if content.showsBackButton {
      let button = BarBackButton(
        titles: content.backButtonTitles, indicator: content.backIndicator, onTap: onBack,
        openMenu: openMenu)
      button.wish = BackButtonWish(item: content.previous?.backBarButtonItem)
      button.look = content.appearance?.backButtonAppearance
      if UISystem.current.behaviour.hasGlassBars {
        button.lieOnGlass(showsText: content.hasOwnBackText)
      }
      addSubview(button)
      backButton = button
    }
    leftItems = shownItems(of: content.item.leadingItems)
    rightItems = shownItems(of: content.item.trailingItems)
    leftButtons = leftItems.map(makeButton)
    rightButtons = rightItems.map(makeButton)
    if !leftButtons.isEmpty || !rightButtons.isEmpty || glass != nil { layGlass() }
    (promptLabel, largeTitle) = (nil, nil)
    showHeights()
    setNeedsLayout()
  }

  /// What has titles and search bar.
  var titleParent: UIView { titleGroup ?? self }

  /// Puts the buttons on glass, where bars have some.
  private func layGlass() {
    guard UISystem.current.behaviour.hasGlassBars else { return }
    glass = BarGlass(
      left: BarGlass.Side(buttons: leftButtons, items: leftItems, in: self),
      right: BarGlass.Side(buttons: rightButtons, items: rightItems, in: self))
  }

  /// Makes, or takes away, what only a higher bar has.
  private func showHeights() {
    guard let heights, heights != BarHeights() || hasMoreThanButtons else { return }
    showSearchBar()
    if heights.prompt > 0 {
      let label = promptLabel ?? makePrompt()
      label.text = content.item.prompt
    } else {
      promptLabel?.removeFromSuperview()
      promptLabel = nil
    }
    if heights.largeTitle > 0 {
      let view = largeTitle ?? makeLargeTitle()
      view.show(content)
    } else {
      largeTitle?.removeFromSuperview()
      largeTitle = nil
    }
    place(shift)
  }

  var hasMoreThanButtons: Bool {
    promptLabel != nil || largeTitle != nil || searchBar != nil
  }

  private func showSearchBar() {
    let wanted = content.item.searchController?.searchBar
    if let searchBar, searchBar !== wanted, searchBar.superview === titleParent {
      searchBar.removeFromSuperview()
    }
    if let wanted, wanted.superview !== titleParent { titleParent.addSubview(wanted) }
    searchBar = wanted
  }

  private func makePrompt() -> UILabel {
    let label = UILabel()
    let isOnGlassBar = UISystem.current.behaviour.hasGlassBars
    label.font = .systemFont(ofSize: isOnGlassBar ? 12 : 13)
    if isOnGlassBar { label.textColor = .secondaryLabel }
    label.textAlignment = .center
    titleParent.addSubview(label)
    promptLabel = label
    return label
  }

  private func makeLargeTitle() -> _UINavigationBarLargeTitleView {
    let view = _UINavigationBarLargeTitleView(frame: .zero)
    titleParent.addSubview(view)
    largeTitle = view
    return view
  }

  /// Those that are not hidden; all of them say when that changes.
  private func shownItems(of items: [UIBarButtonItem]) -> [UIBarButtonItem] {
    for item in items {
      item.onVisibilityChange = { [weak self, unowned item] in self?.showVisibility(of: item) }
    }
    return items.filter { !$0.isHidden }
  }

  /// An item was hidden or shown, which matters while it is one of the content's.
  private func showVisibility(of item: UIBarButtonItem) {
    let items = content.item.leadingItems + content.item.trailingItems
    if items.contains(where: { $0 === item }) { reload() }
  }

  private func makeButton(for item: UIBarButtonItem) -> UIView {
    let look =
      item.style == .done
      ? content.appearance?.doneButtonAppearance : content.appearance?.buttonAppearance
    let view = item.customView ?? BarButton(item: item, look: look)
    addSubview(view)
    return view
  }

  // MARK: Layout

  /// Distance of buttons from the edge, in points.
  private var margin: CGFloat {
    titleGroup != nil && traitCollection.verticalSizeClass == .compact
      ? BarGlass.marginOnSide : BarGlass.margin
  }
  /// Distance between neighbors, in points.
  private static let spacing: CGFloat = 8

  /// Lays out title and buttons now, and nothing above them: that may be in the middle of showing the
  /// first page, and would start what is to follow it.
  func layoutAlone() {
    baseLayer.layOutAlone()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleGroup?.put(shift.group, in: bounds, isMirrored: isMirrored)
    let row = row
    let edges = safeAreaInsets
    promptLabel?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: row.minY)
    let below = rowSpace.maxY
    if let largeTitle, let bar = superview as? UINavigationBar {
      largeTitle.place(
        below: below, CGSize(width: bounds.width, height: heights?.largeTitle ?? 0),
        bar.largeTitleSpace(for: content.item).raised(by: heights?.lift ?? 0), from: edges.left)
    }
    if let searchBar {
      let height = heights?.search ?? 0
      searchBar.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: height)
      searchBar.center = CGPoint(
        x: bounds.midX, y: below + (heights?.largeTitle ?? 0) + height / 2)
    }
    let titleSize = content.item.size(of: title, in: row.size)
    let ownWidth = titleSize.width
    let titleWidth = titleParts?.width(beside: ownWidth) ?? ownWidth
    var left = bounds.minX + edges.left
    if let backButton {
      let room = max(0, (bounds.width - titleWidth) / 2 - Self.spacing - edges.left)
      backButton.fit(within: room, height: row.height)
      let isOnGlass = backButton.isOnGlass
      backButton.frame.origin = CGPoint(
        x: edges.left + (isOnGlass ? margin : 0),
        y: isOnGlass ? (row.midY - backButton.bounds.height / 2).rounded() : row.minY)
      left = backButton.frame.maxX
    }
    let start = bounds.minX + edges.left + margin - Self.spacing
    let end = bounds.maxX - edges.right - margin + Self.spacing
    var right = end
    if let glass {
      let first = backButton == nil ? start + Self.spacing : left + BarGlass.gap
      left = max(left, glass.left.place(from: first, step: 1, in: row))
      right = glass.right.place(from: end - Self.spacing, step: -1, in: row)
    } else {
      left = place(leftButtons, of: leftItems, from: max(left, start), step: 1)
      right = place(rightButtons, of: rightItems, from: end, step: -1)
    }
    let size = CGSize(width: titleWidth, height: titleSize.height)
    placeTitle(size, between: left + Self.spacing, and: right - Self.spacing)
    if isMirrored { mirror() }
  }

  /// Where title and buttons are.
  private var row: CGRect {
    var row = rowSpace
    if titleGroup != nil { row.size.height = min(row.height, BarGlass.side) }
    return row
  }

  /// The part of the bar for title and buttons.
  private var rowSpace: CGRect {
    guard let heights else { return bounds }
    return CGRect(x: 0, y: heights.prompt, width: bounds.width, height: heights.buttons)
  }

  /// Whether the bar runs from right to left.
  var isMirrored: Bool {
    superview?.isRightToLeft == true
  }

  /// Takes everything to the other side, without turning texts around.
  private func mirror() {
    backButton?.mirror()
    let all = subviews.filter { $0 !== titleGroup } + (titleGroup?.subviews ?? [])
    for view in all { view.center.x = bounds.width - view.center.x }
  }

  var title: UIView { content.item.shownTitleView ?? titleLabel }

  /// Places buttons side by side.
  ///
  /// - Returns: Where the last one ends.
  private func place(
    _ buttons: [UIView], of items: [UIBarButtonItem], from start: CGFloat, step: CGFloat
  ) -> CGFloat {
    var edge = start
    let row = row
    for (button, item) in zip(buttons, items) {
      var size = item.size(of: button, in: bounds.size)
      if item.width > 0, item.customView == nil { size.width = item.width }
      let x = step > 0 ? edge + Self.spacing : edge - Self.spacing - size.width
      button.frame = CGRect(
        x: x, y: row.minY + ((row.height - size.height) / 2).rounded(), width: size.width,
        height: size.height)
      edge = step > 0 ? button.frame.maxX : x
    }
    return edge
  }

  /// In the middle of the bar, or as near to it as the buttons allow; before tabs that are there (assumed).
  private func placeTitle(_ size: CGSize, between left: CGFloat, and end: CGFloat) {
    let bar = superview as? UINavigationBar
    let tabs = bar?.startOfTabs
    let right = tabs.map { min(end, $0 - Self.spacing) } ?? end
    let width = min(size.width, max(0, right - left))
    let isLeading =
      tabs != nil
      || content.item.style != .navigator
        && traitCollection.horizontalSizeClass == .regular
    let middle = isLeading ? left : (bounds.width - width) / 2
    let x = min(max(middle, left), max(left, right - width))
    title.bounds = CGRect(x: 0, y: 0, width: width, height: size.height)
    let shift = content.appearance?.titlePositionAdjustment ?? .zero
    let fall = shift.vertical + (bar?.titleVerticalPositionAdjustment(for: .default) ?? 0)
    title.center = CGPoint(x: x + width / 2 + shift.horizontal, y: row.midY + fall)
    titleParts?.place(around: title)
  }
}
