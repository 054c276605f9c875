public import Foundation
import QuartzCore

/// Shows rows in sections, and makes cells only for the rows that are in sight.
///
/// Where everything is: `TableLayout.swift`; cells: `UITableView+Cells.swift`; taps:
/// `UITableView+Selection.swift`; changes: `UITableView+Updates.swift`; headers and footers:
/// `UITableView+Sections.swift`; editing: `UITableView+Editing.swift`; rows that fingers swipe and move:
/// `UITableView+Swiping.swift`, `RowMoving.swift`.
///
/// Lines between rows: `UITableView+Separators.swift`.
open class UITableView: UIScrollView {
  private let tableStyle: Style
  var layout = TableLayout()
  var cells: [IndexPath: UITableViewCell] = [:]
  var sectionViews: [SectionPart: UIView] = [:]
  var cellPool = ReusePool<String, UITableViewCell>()
  var sectionViewPool = ReusePool<String, UITableViewHeaderFooterView>()
  private var isBeingEdited = false
  var separators = SeparatorSettings()
  var sectionIndex = SectionIndex()
  var prefetcher = Prefetcher()
  let menus = MenuQuestions()
  var itemDragging: ItemDragging?
  private var ownDragInteractionEnabled: Bool?
  let swiping = RowSwiping()
  let moving = RowMoving()
  var measured: [IndexPath: CGFloat] = [:]
  /// Whether any row was found to be as high as its cell wants when heights were last read.
  var hasRowsOfOwnHeight = false
  var selected: [IndexPath] = []
  var highlighted: IndexPath?
  var needsReload = true
  /// Whether heights are asked for anew before the next layout.
  var needsHeights = false
  var updates = ItemUpdates()
  var motions = RowMotions()
  var openUpdates = 0
  var updateCompletions: [(Bool) -> Void] = []
  var isAddingCell = false
  var isReadingSections = false
  /// The row whose cell the data source is asked for, and whether it has taken one.
  var request: (path: IndexPath, isServed: Bool)?
  /// Cells that are configured again in place.
  var reconfigured: [IndexPath: UITableViewCell] = [:]

  /// A header or footer.
  struct SectionPart: Hashable {
    let section: Int
    let isHeader: Bool
  }

  /// Makes a table.
  public init(frame: CGRect, style: UITableView.Style) {
    tableStyle = style
    super.init(frame: frame)
    setUp()
  }

  /// Makes a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Makes a table as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    tableStyle = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    swiping.attach(to: self)
    moving.attach(to: self)
    showUsualBackground(style == .plain ? .systemBackground : .systemGroupedBackground)
  }

  /// How sections are set apart.
  open var style: UITableView.Style { tableStyle }

  /// What is only as wide as its content (since iOS 18); nothing unless set.
  ///
  /// Source: developer.apple.com/documentation/uikit/uitableview/contenthuggingelements
  open var contentHuggingElements: UITableViewContentHuggingElements = [] {
    didSet { if contentHuggingElements != oldValue { placeSectionViews() } }
  }

  /// Who says what the table shows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { setNeedsReload() }
  }

  /// Who hears of rows that will come into sight soon.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// Who says what of the table can be dragged.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { if dragDelegate != nil { lookForDrags(drops: false) } }
  }

  /// Who takes what is dropped on the table.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { if dropDelegate != nil { lookForDrags(drops: true) } }
  }

  /// Whether things of the table can be dragged; see ``UIDragInteraction/isEnabledByDefault``.
  open var dragInteractionEnabled: Bool {
    get { ownDragInteractionEnabled ?? UIDragInteraction.isEnabledByDefault }
    set { ownDragInteractionEnabled = newValue }
  }

  /// Whether the data source hears of rows that will come into sight soon.
  open var isPrefetchingEnabled = true

  /// Shows the menus of which the delegate knows.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

  /// Who follows what is shown and selected.
  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    get { rowDelegate }
    set {
      super.delegate = newValue
      if newValue != nil { menus.attach(to: self) }
      setNeedsReload()
    }
  }

  /// The delegate that is told of rows; see `UIScrollView.toldDelegate`.
  final private(set) weak var rowDelegate: (any UITableViewDelegate)?

  package override func delegateDidChange() {
    rowDelegate = toldDelegate as? any UITableViewDelegate
  }

  // MARK: Heights

  /// The height of rows of which the delegate says none.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsHeights() }
  }

  /// The height of headers of which the delegate says none.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsHeights() }
  }

  /// The height of footers of which the delegate says none.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsHeights() }
  }

  /// The likely height of rows that have not been in sight.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension

  /// The likely height of headers. Differs from UIKit: headers are always measured.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension

  /// The likely height of footers. Differs from UIKit: footers are always measured.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension

  /// The space above each header; from iOS 15 on 22 points in plain tables unless set.
  ///
  /// Source: the apps that set it to 0 to get iOS 14's place of rows back, and what they measured. Assumed: a section's
  /// rectangle has the space in it, its header's has not; other styles have none unless it is set.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsHeights() }
  }

  /// A view above everything, which scrolls with the rows. Its height counts.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }

  /// A view below everything, which scrolls with the rows. Its height counts.
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) }
  }

  /// A view behind the rows.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether lines are between the rows; how they lie: `UITableView+Separators.swift`.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { separators.style }
    set { changeSeparators { $0.style = newValue } }
  }

  /// The color of the lines between the rows; the system's unless set, and after nil.
  open var separatorColor: UIColor? {
    get { separators.color ?? .separator }
    set { changeSeparators { $0.color = newValue } }
  }

  // MARK: What there is

  /// How many sections there are; one without a data source.
  open var numberOfSections: Int {
    reloadIfNeeded()
    return layout.sections.count
  }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    return layout.sections.indices.contains(section) ? layout.sections[section].rows.count : 0
  }

  /// Where a section is.
  open func rect(forSection section: Int) -> CGRect {
    reloadIfNeeded()
    return layout.section(section)
  }

  /// Where a section's header is.
  open func rectForHeader(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    return layout.header(of: section)
  }

  /// Where a section's footer is.
  open func rectForFooter(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    return layout.footer(of: section)
  }

  /// Where a row is; empty if there is none.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    reloadIfNeeded()
    return layout.row(indexPath)
  }

  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    reloadIfNeeded()
    return layout.rows(from: point.y, to: point.y.nextUp).first { layout.row($0).contains(point) }
  }

  /// The row that a cell shows.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The rows in a part of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    reloadIfNeeded()
    return layout.rows(from: rect.minY, to: rect.maxY)
  }

  /// The cell of a row, if the row is in sight.
  ///
  /// After a reload it makes the cells first, without a layout pass, as tests that pass on iOS expect
  /// (https://github.com/venmo/Static).
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutIfAsked()
    return cells[indexPath]
  }

  /// The cells in sight, from the top.
  open var visibleCells: [UITableViewCell] {
    reloadIfNeeded()
    layOutCells()
    return cellsInSight.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows in sight, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? {
    reloadIfNeeded()
    layOutCells()
    return cellsInSight.keys.sorted()
  }

  // MARK: Cells

  /// A cell that is not in sight any more, or a new one of the registered class; nil without a class.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    spareCell(identifier)
  }

  /// A cell that is not in sight any more, or a new one of the registered class, as large as its row if the height
  /// of that is given.
  ///
  /// Raises an exception if no class is registered, and, long after iOS 9, if a data source takes a second cell for
  /// the row that it is asked for.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = reconfigured[indexPath], cell.reuseIdentifier == identifier { return cell }
    serveRequest(identifier, indexPath)
    if let cell = spareCell(identifier) {
      giveSize(of: indexPath, to: cell)
      return cell
    }
    UISystem.current.raise(
      "NSInternalInconsistencyException",
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the"
        + " identifier or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Says of which class new cells are; nil takes that back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass as? UITableViewCell.Type, for: identifier)
  }

  /// Says in which file new cells are, instead of a class; nil takes that back.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(nib, for: identifier)
  }

  // MARK: Headers and footers (UITableView+Sections.swift)

  /// Says of which class new headers and footers are; nil takes that back.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sectionViewPool.register(aClass as? UITableViewHeaderFooterView.Type, for: identifier)
  }

  /// Says in which file new headers and footers are, instead of a class; nil takes that back.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sectionViewPool.register(nib, for: identifier)
  }

  /// A header or footer that is not in use any more, or a new one of the registered class; nil without a
  /// class.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = sectionViewPool.take(identifier) {
      view.prepareForReuse()
      return view
    }
    let view = newSectionView(identifier)
    view?.tableStyle = style
    return view
  }

  /// The header of a section, if it is of the class for that.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    reloadIfNeeded()
    layOutIfAsked()
    return sectionViews[SectionPart(section: section, isHeader: true)]
      as? UITableViewHeaderFooterView
  }

  /// The footer of a section, if it is of the class for that.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    reloadIfNeeded()
    layOutIfAsked()
    return sectionViews[SectionPart(section: section, isHeader: false)]
      as? UITableViewHeaderFooterView
  }

  // MARK: Changes

  /// Asks the data source for everything anew.
  open func reloadData() {
    reloadEverything()
  }

  /// Makes changes of rows together.
  ///
  /// What the data source says afterwards must fit to the changes; if not, an exception is raised.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    makeUpdates(updates, completion: completion)
  }

  /// Begins changes that are made together.
  open func beginUpdates() { openBatch() }

  /// Makes the changes since `beginUpdates()`.
  open func endUpdates() { closeBatch() }

  /// Whether changes are being collected.
  open var hasUncommittedUpdates: Bool { openUpdates > 0 }

  /// Puts in rows, at their places after the changes.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update(indexPaths, .insertion, animation, in: \.insertedItems)
  }

  /// Takes out rows, by their places before the changes.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update(indexPaths, .deletion, animation, in: \.deletedItems)
  }

  /// Asks for new cells of rows, by their places before the changes.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update(indexPaths, .reload, animation, in: \.reloadedItems)
  }

  /// Asks the data source to configure the cells again that rows have; their places are those before the
  /// changes.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update { $0.reconfiguredItems.formUnion(indexPaths) }
  }

  /// Moves a row from its place before the changes to one after them.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems[indexPath] = newIndexPath }
  }

  /// Puts in sections, at their places after the changes.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update(sections, .insertion, animation, in: \.insertedSections)
  }

  /// Takes out sections, by their places before the changes.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update(sections, .deletion, animation, in: \.deletedSections)
  }

  /// Asks for everything in sections anew, by their places before the changes.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update(sections, .reload, animation, in: \.reloadedSections)
  }

  /// Moves a section from its place before the changes to one after them.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  // MARK: Editing

  /// Whether rows show that they can be deleted, inserted and moved.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; nothing stays selected. Overrides call `super`.
  ///
  /// Sources: jpdebug.com/p/1140679 (the selection is cleared when editing begins), and Apple's sample "Selecting
  /// multiple items with a two-finger pan gesture" (its collection clears the selection at the end, its table need not).
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isBeingEdited else { return }
    swiping.close(animated: animated)
    moving.cancel()
    isBeingEdited = editing
    for path in selected { deselect(path, animated: animated) }
    showEditing(animated: animated)
  }

  /// Whether taps select rows while the table is edited.
  open var allowsSelectionDuringEditing = false

  /// Whether taps select more than one row while the table is edited.
  ///
  /// Two fingers then select the rows that they go over, if the delegate agrees.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      if allowsMultipleSelectionDuringEditing, selectionPan == nil {
        selectionPan = SelectionPan(of: self)
      }
    }
  }
  var selectionPan: SelectionPan?

  // MARK: Selection

  /// Whether taps select rows.
  open var allowsSelection = true
  /// Whether the cells can have a keyboard's focus. Differs from UIKit: kept, since there is no focus.
  ///
  /// Assumed: no at first.
  open var allowsFocus = false
  /// Whether the cells can have the focus while they are edited. Differs from UIKit: kept. Assumed: no at first.
  open var allowsFocusDuringEditing = false
  /// Whether the focus comes back to the cell that had it last. Differs from UIKit: kept.
  open var remembersLastFocusedIndexPath = false
  /// Whether what gets the focus is selected. Differs from UIKit: kept. Assumed: no at first.
  open var selectionFollowsFocus = false

  /// Whether taps select more than one row.
  open var allowsMultipleSelection = false

  /// The selected row; with several, the one that was selected first.
  open var indexPathForSelectedRow: IndexPath? { selected.first }

  /// The selected rows; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Selects a row without asking or telling the delegate; nil deselects all.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row without asking or telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Scrolling

  /// Scrolls to a row.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    scroll(toRow: indexPath, at: scrollPosition, animated: animated)
  }

  /// Scrolls to the first selected row.
  open func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard let selected = selected.first else { return }
    scroll(toRow: selected, at: scrollPosition, animated: animated)
  }

  /// Places what is in sight. Overrides call `super`.
  open override func layoutSubviews() {
    reloadIfNeeded()
    layOutCells()
    super.layoutSubviews()
  }

  /// Whether the content of rows, headers and footers keeps to the safe area; yes at first (since iOS 11).
  open var insetsContentViewsToSafeArea: Bool {
    get { !usesWholeWidth }
    set { usesWholeWidth = !newValue }
  }

  /// Whether content of wide tables keeps to the width that is comfortable to read; no unless set (since iOS 12).
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get { selfSizing?.followsReadableWidth ?? false }
    set {
      changeSelfSizing { $0.followsReadableWidth = newValue }
      setNeedsReload()
    }
  }

  /// Where the lines begin and end. In right-to-left interfaces left and right change places.
  ///
  /// Only left and right count. A side that is `automaticDimension` is where the system would have it.
  open var separatorInset: UIEdgeInsets {
    get { storedSeparatorInset }
    set { changeSeparators { $0.inset = newValue } }
  }

  /// The color of the titles at the side; the tint color if nil.
  open var sectionIndexColor: UIColor? {
    get { sectionIndex.color }
    set {
      sectionIndex.color = newValue
      reloadSectionIndexTitles()
    }
  }

  /// The color behind the titles at the side.
  open var sectionIndexBackgroundColor: UIColor? {
    get { sectionIndex.background }
    set {
      sectionIndex.background = newValue
      sectionIndex.bar?.background = newValue
    }
  }

  /// How many rows there must be for titles to show at the side.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { sectionIndex.minimumRowCount }
    set {
      sectionIndex.minimumRowCount = newValue
      reloadSectionIndexTitles()
    }
  }

  /// Asks the data source for the titles at the side anew. The content of rows becomes narrower for them.
  open func reloadSectionIndexTitles() { makeSectionIndex() }

  /// Everything may be higher or lower.
  override func textSizeDidChange() {
    super.textSizeDidChange()
    guard !needsReload else { return }
    let kept = selected
    reloadEverything()
    selected = kept
  }

  override func boundsSizeDidChange() {
    setNeedsHeights()
    super.boundsSizeDidChange()
  }
}
