import Foundation

/// What moves columns, and lies between them.
final class SplitStage {
  /// Grows with each change of what is shown, so that a movement knows whether it is the last one.
  var changeCount = 0
  /// Whether columns are on their way.
  var isMoving = false
  /// Lies over the secondary column while that is dim, and takes its touches.
  private(set) lazy var dimming = UIView()
  /// The columns that come and go, of which the delegate hears at the end.
  var exchanged: (hidden: [UISplitViewController.Column], shown: [UISplitViewController.Column]) =
    ([], [])
  let gate = SplitGate()
  /// How much of the inspector is in sight, from 0 to 1.
  var inspectorShare: CGFloat = 0
  /// What a finger does.
  var drag: SplitDrag?
}

/// Where columns are, and how they come there.
extension UISplitViewController {
  /// Width of a column for which nobody says one, in points (assumed: UIKit's on a tablet).
  private static let usualWidth: CGFloat = 320
  /// Width of the line between columns, in points.
  static let line: CGFloat = 0.5
  /// How long columns take to come and go, in seconds (assumed).
  static let moveDuration: TimeInterval = 0.35
  /// How dark a secondary column is with others over it, or aside (assumed).
  private static let dim: CGFloat = 0.12

  /// The room that columns have.
  var room: SplitWishes.Room {
    SplitWishes.Room(
      size: viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size,
      columnCount: style == .tripleColumn ? 2 : 1,
      columnsWidth: computedPrimaryWidth + computedSupplementaryWidth,
      leastRest: leastRest)
  }

  /// The room that the app wants for the secondary column with one column beside it, and that column's; nil for any.
  private var leastRest: CGFloat? {
    guard minimumSecondaryColumnWidth != Self.automaticDimension else { return nil }
    return minimumSecondaryColumnWidth + (filledColumns.last.map { width(of: $0) } ?? 0)
  }

  // MARK: Widths

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

  var computedInspectorWidth: CGFloat {
    computedWidth(
      WantedWidth(
        fraction: preferredInspectorColumnWidthFraction, preferred: preferredInspectorColumnWidth,
        minimum: minimumInspectorColumnWidth, maximum: maximumInspectorColumnWidth))
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

  private func width(of column: Column) -> CGFloat {
    column == .supplementary ? computedSupplementaryWidth : computedPrimaryWidth
  }

  // MARK: Places

  /// Puts each page that is shown into its place, or on its way.
  func placeColumns() {
    guard let viewIfLoaded else { return }
    if let root = arrangement.collapsedRoot {
      root.viewLoadingIfNeeded().frame = viewIfLoaded.bounds
      return
    }
    settleAnew()
    if let drag = stage.drag { return drag.place(in: self) }
    place(in: displayMode)
  }

  /// Puts pages where a mode has them: those that it does not show lie before the edge of the screen.
  ///
  /// - Parameter former: The mode from which pages come, and how far they have come, from 0 to 1.
  func place(
    in mode: DisplayMode, from former: (mode: DisplayMode, progress: CGFloat)? = nil,
    only pages: [UIViewController]? = nil
  ) {
    let bounds = view.bounds
    let fromRight = view.isRightToLeft != (primaryEdge == .trailing)
    for (column, content) in columns where Self.places.contains(column) {
      guard let page = content.root.viewIfLoaded, page.superview === view,
        pages?.contains(where: { $0 === content.root }) ?? true
      else { continue }
      var frame = frame(of: column, in: mode)
      if let former {
        let start = self.frame(of: column, in: former.mode)
        frame.origin.x = start.minX + (frame.minX - start.minX) * former.progress
        frame.size.width = start.width + (frame.width - start.width) * former.progress
      }
      if fromRight { frame.origin.x = bounds.width - frame.maxX }
      page.frame = frame
    }
    guard pages == nil else { return }
    stage.dimming.frame = bounds
    let (start, end): (CGFloat, CGFloat) = (
      former?.mode.dimsSecondary == true ? 1 : 0, mode.dimsSecondary ? 1 : 0
    )
    stage.dimming.alpha = start + (end - start) * (former?.progress ?? 1)
    stage.dimming.isUserInteractionEnabled = mode.dimsSecondary
  }

  /// Where a column is in a mode, counted from the edge of the primary one.
  private func frame(of column: Column, in mode: DisplayMode) -> CGRect {
    guard column != .inspector else {
      return CGRect(
        x: view.bounds.width - inspectorRoom + Self.line, y: 0, width: computedInspectorWidth,
        height: view.bounds.height)
    }
    var bounds = view.bounds
    if column == .secondary { bounds.size.width -= inspectorRoom }
    let beside = columnsBeside(
      in: columns[.secondary] == nil && mode == .secondaryOnly ? .oneBesideSecondary : mode)
    let total = beside.reduce(0) { $0 + width(of: $1) + Self.line }
    guard column == .secondary else {
      let after = filledColumns.drop { $0 != column }
      let x = total - after.reduce(0) { $0 + width(of: $1) + Self.line }
      let fills = columns[.secondary] == nil && column == filledColumns.last
      return CGRect(
        x: x, y: 0, width: fills ? bounds.width - x : width(of: column), height: bounds.height)
    }
    switch mode {
    case .oneOverSecondary, .twoOverSecondary: return bounds
    case .twoDisplaceSecondary:
      let kept = width(of: beside.last ?? .primary) + Self.line
      return CGRect(x: total, y: 0, width: bounds.width - kept, height: bounds.height)
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary:
      return CGRect(x: total, y: 0, width: bounds.width - total, height: bounds.height)
    }
  }

  /// Puts the views of pages into the view. One over which others may lie is the lowest, below what dims it.
  func stack(_ pages: [UIViewController]) {
    for page in pages where page.viewLoadingIfNeeded().superview !== view {
      view.addSubview(page.viewLoadingIfNeeded())
    }
    guard !isCollapsed, splitBehavior != .tile,
      let secondary = columns[.secondary]?.root.viewIfLoaded, secondary.superview === view
    else { return }
    view.sendSubviewToBack(secondary)
    if stage.dimming.superview !== view {
      stage.dimming.backgroundColor = .black.withAlphaComponent(Self.dim)
      stage.dimming.alpha = 0
    }
    view.insertSubview(stage.dimming, aboveSubview: secondary)
  }

  // MARK: Moving

  /// Moves columns from where a mode had them to where they are to be.
  func move(from mode: DisplayMode) {
    UIView.performWithoutAnimation {
      let coming = shownPages.filter { $0.viewIfLoaded?.superview !== view }
      stack(shownPages)
      if stage.isMoving { return place(in: mode, only: coming) }  // Others start where they are.
      stage.drag = SplitDrag(former: mode, next: displayMode)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      stage.drag = nil
    }
    stage.isMoving = true
    finishMove()
  }

  /// Moves columns from where they are to where they are to be.
  func finishMove() {
    stage.changeCount += 1
    let change = stage.changeCount
    UIView.animate(
      withDuration: Self.moveDuration, delay: 0, options: .curveEaseInOut,
      animations: {
        self.stage.inspectorShare = self.isInspectorShown ? 1 : 0
        self.view.setNeedsLayout()
        self.view.layoutIfNeeded()
      },
      completion: { [weak self] _ in
        if self?.stage.changeCount == change { self?.endMove() }
      })
  }

  /// Takes away what has gone, and tells pages that it is done.
  func endMove() {
    stage.isMoving = false
    arrangeAnew()
    for content in columns.values where content.root.appearance.isChanging {
      content.root.endAppearanceTransition()
    }
    announceEnd()
  }
}
