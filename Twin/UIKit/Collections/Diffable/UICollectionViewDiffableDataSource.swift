public import Foundation

/// Says what a collection shows, by snapshots: the changes between two are found and shown.
///
/// What is shown: `DiffableState.swift`.
///
/// Differs from UIKit: snapshots are applied on the main thread.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes a header, footer or other supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// Makes the data source of a collection, without sections. The collection does not retain it.
  public init(
    collectionView: UICollectionView,
    cellProvider:
      @escaping UICollectionViewDiffableDataSource<
        SectionIdentifierType, ItemIdentifierType
      >.CellProvider
  ) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    dieOnMainThread()
    collectionView.dataSource = self
  }

  /// Makes supplementary views; without it, there must not be any.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  // MARK: Snapshots

  /// Shows another snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: What is there from now on.
  ///   - animatingDifferences: Whether items come, go and move in an animation.
  ///   - completion: Called when they are there.
  ///
  /// Source: Apple, "apply(_:animatingDifferences:completion:)": also without animation the difference is
  /// applied, and not everything made anew (iOS 15 and later).
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let collectionView else { return }
    let change = {
      collectionView.performBatchUpdates {
        let updates = self.state.change(to: snapshot)
        collectionView.update { $0 = updates }
      } completion: { _ in
        completion?()
      }
    }
    if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
  }

  /// Shows another snapshot, and returns when it is there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows another snapshot with everything made anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    state.show(snapshot)
    collectionView?.reloadData()
    collectionView?.layoutIfNeeded()
    completion?()
  }

  /// Shows another snapshot with everything made anew, and returns when it is there.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  /// What is shown now. Changes of it show when it is applied.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    state.snapshot
  }

  // MARK: Items that are moved

  /// What the app says about items that a finger moves.
  open var reorderingHandlers = ReorderingHandlers()

  /// What `reorderingHandlers` say; without them, items stay where they are.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    state.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Shows the snapshot with the item at its new place, and tells `reorderingHandlers` before and after.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let move = state.move(from: sourceIndexPath, to: destinationIndexPath) else { return }
    reorderingHandlers.willReorder?(move.transaction)
    state.show(move.transaction.finalSnapshot)
    for (section, outline) in move.outlines { state.note(outline, of: section) }
    reorderingHandlers.didReorder?(move.transaction)
  }

  // MARK: Items in items

  /// What the app says about items that hold others.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Shows another order of a section's items, as far as they are in items that are expanded. A section that
  /// is not there comes at the end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let new = state.snapshot(with: snapshot, in: section)
    // Cells that come are indented by the new order.
    state.note(snapshot, of: section)
    apply(new, animatingDifferences: animatingDifferences, completion: completion)
    followOutline()
  }

  /// The order of a section's items.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { state.outline(of: section) }

  // MARK: Places

  /// The section at a place; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    state.section(at: index)
  }

  /// The place of a section; nil if there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.snapshot.indexOfSection(sectionIdentifier)
  }

  /// The item at a place; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.item(at: indexPath)
  }

  /// The place of an item; nil if there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.path(of: itemIdentifier)
  }

  // MARK: What the collection asks

  /// How many sections the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    state.snapshot.numberOfSections
  }

  /// How many items a section of the snapshot has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { state.count(inSection: section) }

  /// The cell that the provider makes; none raises the exception about cells that no collection made.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }

  /// The view that the provider makes; none raises the exception about views that no collection made.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  /// Has cells show whether what is in their items shows.
  private func followOutline() {
    for cell in collectionView?.visibleCells ?? [] { cell.setNeedsUpdateConfiguration() }
  }

  func toggle(at path: IndexPath) {
    guard let item = state.item(at: path), let section = state.section(at: path.section) else {
      return
    }
    var outline = state.outline(of: section)
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let make = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: make(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }

  func isExpanded(at path: IndexPath) -> Bool {
    guard let item = state.item(at: path), let section = state.section(at: path.section),
      state.hasOutline(section)
    else { return false }
    return state.outline(of: section).isExpanded(item)
  }

  func level(at path: IndexPath) -> Int? {
    guard let item = state.item(at: path), let section = state.section(at: path.section),
      state.hasOutline(section)
    else { return nil }
    return state.outline(of: section).level(of: item)
  }
}
