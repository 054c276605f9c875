// Items of diffable data sources that are moved. Source: Apple's documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(iOS 14.0, *)
@preconcurrency @MainActor
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public var initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { fatalError() }
  public var finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { fatalError() }
  public var difference: CollectionDifference<ItemIdentifierType> { fatalError() }
  public var sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  { fatalError() }
}
@available(iOS 14.0, *)
@preconcurrency @MainActor
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public var sectionIdentifier: SectionIdentifierType { fatalError() }
  public var initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    fatalError()
  }
  public var finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    fatalError()
  }
  public var difference: CollectionDifference<ItemIdentifierType> { fatalError() }
}
@available(iOS 14.0, *)
extension UICollectionViewDiffableDataSource {
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    public init() {}
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }
  public var reorderingHandlers: ReorderingHandlers {
    get { fatalError() }
    set {}
  }
}
