// Registrations of cells, and data sources that apply snapshots.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(iOS 14.0, *)
extension UICollectionView {
  @preconcurrency @MainActor
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    public init(handler: @escaping Handler) { fatalError() }
  }

  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    public init(elementKind: String, handler: @escaping Handler) { fatalError() }
  }

  @MainActor public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath,
    item: Item?
  ) -> Cell where Cell: UICollectionViewCell { fatalError() }

  @MainActor public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView { fatalError() }
}

@available(iOS 13.0, *)
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public init() {}
  public var numberOfItems: Int { fatalError() }
  public var numberOfSections: Int { fatalError() }
  public var sectionIdentifiers: [SectionIdentifierType] { fatalError() }
  public var itemIdentifiers: [ItemIdentifierType] { fatalError() }
  @available(iOS 15.0, *)
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { fatalError() }
  @available(iOS 15.0, *)
  public var reloadedItemIdentifiers: [ItemIdentifierType] { fatalError() }
  @available(iOS 15.0, *)
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { fatalError() }
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { fatalError() }
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { fatalError() }
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { fatalError() }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { fatalError() }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { fatalError() }
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {}
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {}
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {}
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func deleteAllItems() {}
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {}
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {}
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  @available(iOS 15.0, *)
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {}
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {}
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {}
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {}
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {}
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {}
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
}

@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  public init(
    collectionView: UICollectionView,
    cellProvider: @escaping UICollectionViewDiffableDataSource<
      SectionIdentifierType, ItemIdentifierType
    >.CellProvider
  ) { fatalError() }
  open var supplementaryViewProvider: SupplementaryViewProvider?
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {}
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {}
  @available(iOS 15.0, *)
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {}
  @available(iOS 15.0, *)
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {}
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    fatalError()
  }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { fatalError() }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  @available(iOS 15.0, *)
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { fatalError() }
  @available(iOS 15.0, *)
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { fatalError() }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { fatalError() }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { fatalError() }
  open func numberOfSections(in collectionView: UICollectionView) -> Int { fatalError() }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { fatalError() }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { fatalError() }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { fatalError() }
}

@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UITableViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  public init(
    tableView: UITableView,
    cellProvider: @escaping UITableViewDiffableDataSource<
      SectionIdentifierType, ItemIdentifierType
    >.CellProvider
  ) { fatalError() }
  open var defaultRowAnimation: UITableView.RowAnimation {
    get { fatalError() }
    set {}
  }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {}
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {}
  @available(iOS 15.0, *)
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {}
  @available(iOS 15.0, *)
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {}
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    fatalError()
  }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { fatalError() }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { fatalError() }
  @available(iOS 15.0, *)
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { fatalError() }
  @available(iOS 15.0, *)
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { fatalError() }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { fatalError() }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { fatalError() }
  open func numberOfSections(in tableView: UITableView) -> Int { fatalError() }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fatalError()
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { fatalError() }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { fatalError() }
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { fatalError() }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    fatalError()
  }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    fatalError()
  }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
