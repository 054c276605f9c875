public import Foundation
import QuartzCore

/// Shows items where a layout puts them, and makes cells only for the items that are in sight.
///
/// What is in sight: `UICollectionView+Elements.swift`; the layout: `UICollectionView+Layout.swift`; taps:
/// `UICollectionView+Selection.swift`; changes: `UICollectionView+Updates.swift`; cells that are used again:
/// `UICollectionView+Reuse.swift`.
///
/// Items that are moved: `ItemMoving.swift`.
open class UICollectionView: UIScrollView {
  var arranger: UICollectionViewLayout
  /// How many items each section has.
  var counts: [Int] = []
  var needsCounts = true
  /// Whether the views in sight show data that are not there any more.
  var needsViews = true
  var isLayoutValid = false
  var isPreparing = false
  var isShowing = false
  var shown: [CollectionElement: UICollectionReusableView] = [:]
  /// What has said how large it wants to be since the layout was made anew.
  var asked: Set<CollectionElement> = []
  var pool = ReusePool<CollectionReuseKey, UICollectionReusableView>()
  /// What the data source has taken to answer a question; nil while it is asked for no view.
  var dequeued: [UICollectionReusableView]?
  /// Cells that are configured again in place.
  var reconfigured: [IndexPath: UICollectionViewCell] = [:]
  var selected: [IndexPath] = []
  var pressed: PressedItem?
  var updates = ItemUpdates()
  /// How things looked before the changes that are being shown.
  var looks: FormerLooks?
  var openUpdates = 0
  var updateCompletions: [(Bool) -> Void] = []
  /// The sections that scroll across the layout.
  var scrollers: [Int: OrthogonalScroller] = [:]
  var prefetcher = Prefetcher()
  /// An item that is being moved.
  var move: ItemMove?
  let menus = MenuQuestions()
  var itemDragging: ItemDragging?
  private var ownDragInteractionEnabled: Bool?
  /// The item of which a menu was asked for last.
  var menuPath: IndexPath?
  /// A change to another layout that the app drives.
  var layoutChange: InteractiveLayoutChange?
  /// Swipes over the items of a list.
  var swiping: RowSwiping?

  /// Makes a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    arranger = layout
    super.init(frame: frame)
    setUp()
  }

  /// Makes a collection with a flow layout; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    arranger = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    arranger.holder = self
    showUsualBackground(.systemBackground)
  }

  /// What says where the items are. Setting it shows the items in their new places at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { arranger }
    set { exchange(layout: newValue, animated: false, completion: nil) }
  }

  /// Who follows what is shown and selected.
  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { itemDelegate }
    set {
      super.delegate = newValue
      if newValue != nil { menus.attach(to: self) }
      arranger.invalidateLayout(with: .make(for: arranger))
    }
  }

  /// Where the content will be when the changes that are under way have arrived; nil where it stays.
  final var coming: CGPoint?

  /// The delegate that is told of items; see `UIScrollView.toldDelegate`.
  final private(set) weak var itemDelegate: (any UICollectionViewDelegate)?

  package override func delegateDidChange() {
    itemDelegate = toldDelegate as? any UICollectionViewDelegate
  }

  /// Who says what the collection shows.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reload() }
  }

  /// Who hears of items that will come into sight soon.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Who says what of the collection can be dragged.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { if dragDelegate != nil { lookForDrags(drops: false) } }
  }

  /// Who takes what is dropped on the collection.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { if dropDelegate != nil { lookForDrags(drops: true) } }
  }

  /// Whether things of the collection can be dragged; see ``UIDragInteraction/isEnabledByDefault``.
  open var dragInteractionEnabled: Bool {
    get { ownDragInteractionEnabled ?? UIDragInteraction.isEnabledByDefault }
    set { ownDragInteractionEnabled = newValue }
  }

  /// How soon items make room for what is dragged over them. Differs from UIKit: kept and without effect.
  ///
  /// Source: UIKit documentation, "reorderingCadence": at once unless set.
  open var reorderingCadence = UICollectionView.ReorderingCadence.immediate

  /// Whether somebody hears of them.
  open var isPrefetchingEnabled = true

  /// Shows the menus of which the delegate knows.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

  /// A view behind the items, as large as the collection; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// What the content means for its direction. Another one has the layout work everything out anew.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { arranger.invalidateLayout() } }
  }

  /// Has the layout look where insets count from. Overrides call `super`.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    arranger.edgesDidChange()
  }

  /// Has the layout look where insets count from. Overrides call `super`.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    arranger.edgesDidChange()
  }

  // MARK: Cells

  /// Says of which class new cells are; nil takes that back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass as? UICollectionViewCell.Type, for: .cell(identifier))
  }

  /// Says in which file new cells are, instead of a class; nil takes that back.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(nib, for: .cell(identifier))
  }

  /// Says of which class new supplementary views of a kind are; nil takes that back.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(
      viewClass as? UICollectionReusableView.Type, for: .supplementary(elementKind, identifier))
  }

  /// Says in which file new supplementary views of a kind are, instead of a class; nil takes that back.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(nib, for: .supplementary(kind, identifier))
  }

  /// A cell that is not in sight any more, or a new one of the registered class. It has its item's place.
  ///
  /// Raises an exception if no class is registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = reconfigured[indexPath], cell.reuseIdentifier == identifier { return cell }
    let view = dequeue(.cell(identifier), for: .cell(indexPath))
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  /// A supplementary view that is not in sight any more, or a new one of the registered class.
  ///
  /// Raises an exception if no class is registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(.supplementary(elementKind, identifier), for: .supplementary(elementKind, indexPath))
      ?? UICollectionReusableView(frame: .zero)
  }

  // MARK: What there is

  /// How many sections there are; none without a data source.
  open var numberOfSections: Int {
    countIfNeeded()
    return counts.count
  }

  /// How many items a section has. Raises an exception if there is no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    countIfNeeded()
    guard counts.indices.contains(section) else {
      raiseMissing(section: section)
      return 0
    }
    return counts[section]
  }

  /// Where the layout puts an item, and how its cell looks; nil if there is no such item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .cell(indexPath))
  }

  /// Where the layout puts a supplementary view, and how it looks; nil if there is none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: .supplementary(kind, indexPath))
  }

  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return attributes(in: spot)
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// The item that a cell shows.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.path
  }

  /// The cell of an item, if the item is in sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)] as? UICollectionViewCell
  }

  /// The cells that are shown, sorted by their items. Differs from UIKit: there they have no order.
  open var visibleCells: [UICollectionViewCell] {
    itemsInSight.compactMap { shown[$0] as? UICollectionViewCell }
  }

  /// The items that are shown, sorted. Differs from UIKit: there they have no order.
  open var indexPathsForVisibleItems: [IndexPath] { itemsInSight.map(\.path) }

  /// A supplementary view, if it is in sight.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { shown[.supplementary(elementKind, indexPath)] }

  /// The supplementary views of a kind that are shown, sorted.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    sortedElements(of: .supplementaryView, kind: elementKind).compactMap { shown[$0] }
  }

  /// The places of the supplementary views of a kind that are shown, sorted.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    sortedElements(of: .supplementaryView, kind: elementKind).map(\.path)
  }

  // MARK: Changes

  /// Has the data source asked for everything anew, before the next picture or when somebody wants to know.
  open func reloadData() {
    reload()
  }

  /// Makes changes of items together, and shows the layout's new places in an animation.
  ///
  /// What the data source says afterwards must fit to the changes; if not, an exception is raised. Of changes within
  /// changes the completion is called after the outer one's, as tests of Texture see on iOS.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates(showing: true)
    if let completion { updateCompletions.append(completion) }
    updates?()
    endUpdates()
  }

  /// Whether changes are being collected.
  open var hasUncommittedUpdates: Bool { openUpdates > 0 }

  /// Puts in items, at their places after the changes.
  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Takes out items, by their places before the changes.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Asks for new cells of items, by their places before the changes.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Asks the data source to configure the cells again that items have; their places are those before the
  /// changes.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    beginUpdates(showing: false)
    configureAgain(indexPaths)
    endUpdates()
  }

  /// Moves an item from its place before the changes to one after them.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems[indexPath] = newIndexPath }
  }

  /// Puts in sections, at their places after the changes.
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Takes out sections, by their places before the changes.
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for everything in sections anew, by their places before the changes.
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section from its place before the changes to one after them.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// Shows the items where another layout puts them, in an animation if wanted.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    exchange(layout: layout, animated: animated, completion: nil)
  }

  /// Shows the items where another layout puts them, in an animation if wanted, and says when they are there.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(layout: layout, animated: animated, completion: completion)
  }

  // MARK: Editing

  /// Whether cells show that their items can be deleted, inserted and moved.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  /// Whether taps select items while the collection is edited.
  open var allowsSelectionDuringEditing = false

  /// Whether taps select more than one item while the collection is edited.
  ///
  /// Two fingers then select the items that they go over, if the delegate agrees.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      if allowsMultipleSelectionDuringEditing, selectionPan == nil {
        selectionPan = SelectionPan(of: self)
      }
    }
  }
  var selectionPan: SelectionPan?

  // MARK: Selection

  /// Whether taps select items.
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

  /// Whether taps select more than one item.
  open var allowsMultipleSelection = false

  /// The selected items, in the order in which they were selected; empty if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selected }

  /// Selects an item without asking or telling the delegate; nil deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without asking or telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  /// Highlights the item under the first finger. Overrides call `super`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touchBegan(touches)
  }

  /// Takes the highlight away while the finger is outside the item. Overrides call `super`.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    touchMoved(touches)
  }

  /// Selects the item that is highlighted. Overrides call `super`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    touchEnded()
  }

  /// Takes the highlight away. Overrides call `super`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endPress()
  }

  // MARK: Scrolling

  /// Scrolls to an item. Raises an exception if there is no such item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    arranger.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let size = transform.isIdentity ? newValue.size : bounds.size
      changeBounds(to: CGRect(origin: bounds.origin, size: size)) { super.frame = newValue }
    }
  }

  /// The view's own coordinates: their origin is the content's offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set { changeBounds(to: newValue) { super.bounds = newValue } }
  }

  /// Places what is in sight. Overrides call `super`.
  open override func layoutSubviews() {
    showElements()
    super.layoutSubviews()
  }

  /// Has lines broken anew that are shorter or longer by now.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    arranger.invalidateLayout(with: .make(for: arranger))
  }

  /// Begins to move an item; false if the data source does not let it.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard move == nil, has(indexPath), let dataSource,
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    move = ItemMove(original: indexPath, current: indexPath)
    if let cell = cellForItem(at: indexPath) {
      cell.isReordering = true
      bringSubviewToFront(cell)
    }
    return true
  }

  /// Brings the item's cell to a point of the content; the others make room.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let move else { return }
    let former = move.target ?? cellForItem(at: move.current)?.center ?? targetPosition
    self.move?.target = targetPosition
    let proposed = arranger.targetIndexPath(
      forInteractivelyMovingItem: move.current, withPosition: targetPosition)
    let wanted = place(proposed, for: move)
    let context = arranger.invalidationContext(
      forInteractivelyMovingItems: [wanted], withTargetPosition: targetPosition,
      previousIndexPaths: [move.current], previousPosition: former)
    shiftMoved(to: wanted, by: context)
    UIView.performWithoutAnimation { placeMoved() }
  }

  /// Leaves the item where it is now, and tells the data source.
  open func endInteractiveMovement() {
    guard let move else { return }
    let context = endOfMovement(of: move, isCancelled: false)
    self.move = nil
    if move.current != move.original {
      dataSource?.collectionView(self, moveItemAt: move.original, to: move.current)
    }
    arranger.invalidateLayout(with: context)
    settleMoved(move.current)
  }

  /// Brings the item back to where it was.
  open func cancelInteractiveMovement() {
    guard let move else { return }
    shiftMoved(to: move.original, by: endOfMovement(of: move, isCancelled: true))
    self.move = nil
    settleMoved(move.original)
  }

  /// Begins a change to another layout.
  ///
  /// The app sets `transitionProgress` of the layout that it gets, then ends the change by
  /// ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()``. A change while another one is on its
  /// way raises an exception (assumed: the text).
  ///
  /// - Returns: The layout between both: the delegate's, or the system's.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    if let layoutChange {
      UISystem.current.raise(
        "NSInternalInconsistencyException",
        "Attempted to start an interactive transition while one is already in progress")
      return layoutChange.layout
    }
    let former = collectionViewLayout
    let between =
      itemDelegate?.collectionView(self, transitionLayoutForOldLayout: former, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: former, nextLayout: layout)
    former.prepareForTransition(to: layout)
    layout.prepareForTransition(from: former)
    layoutChange = InteractiveLayoutChange(layout: between, completion: completion)
    arranger = between
    for each in [between, former, layout] { each.holder = self }
    between.invalidateLayout(with: .make(for: between, everything: true))
    return between
  }

  /// Brings the elements to their places in the new layout, which stays.
  open func finishInteractiveTransition() {
    endInteractiveTransition(isFinished: true)
  }

  /// Brings the elements back to their places in the former layout, which stays.
  open func cancelInteractiveTransition() {
    endInteractiveTransition(isFinished: false)
  }

  /// What has a cell asked again how large it wants to be; `enabled` unless set.
  open var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation {
    get { (attachments[ObjectIdentifier(SelfSizing.self)] as? SelfSizing)?.mode ?? .enabled }
    set { attachments[ObjectIdentifier(SelfSizing.self)] = SelfSizing(newValue) }
  }

  /// Whether things of the collection are dragged.
  open var hasActiveDrag: Bool { itemDragging?.hasDrag ?? false }

  /// Whether something is dragged over the collection.
  open var hasActiveDrop: Bool { itemDragging?.hasDrop ?? false }
}
