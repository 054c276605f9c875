import Foundation

/// What a finger has changed by moving items.
@preconcurrency @MainActor
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// What was shown before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What leads from one list of all items to the other.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of the sections in which something was moved.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// What a finger has changed in a section by moving items.
@preconcurrency @MainActor
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// Its items before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Its items after.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What leads from one list of visible items to the other.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension UICollectionViewDiffableDataSource {
  /// What an app says about items that a finger moves.
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// Whether an item may be moved; none may without it.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the change is made.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the change was made: what the app itself keeps is to follow.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Makes handlers that say nothing.
    public init() {}
  }
}

extension DiffableState {
  /// What moving an item means.
  struct Move {
    let transaction: NSDiffableDataSourceTransaction<Section, Item>
    /// The new orders of sections that were given one.
    let outlines: [(section: Section, outline: Outline)]
  }

  /// What moving an item means; nil if there is none.
  @MainActor
  func move(from source: IndexPath, to target: IndexPath) -> Move? {
    guard let item = item(at: source), let from = section(at: source.section),
      let section = section(at: target.section)
    else { return nil }
    var new = snapshot
    new.deleteItems([item])
    let others = new.knownItems(inSection: section)
    let next = others.indices.contains(target.item) ? others[target.item] : nil
    if let next {
      new.insertItems([item], beforeItem: next)
    } else {
      new.appendItems([item], toSection: section)
    }
    let sections = from == section ? [from] : [from, section]
    var outlines: [(section: Section, outline: Outline)] = []
    let transactions = sections.map { changed in
      let before = outline(of: changed)
      var after = before
      if changed == from { after.delete([item]) }
      if changed == section {
        if let next { after.insert([item], before: next) } else { after.append([item]) }
      }
      if hasOutline(changed) { outlines.append((changed, after)) }
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: changed, initialSnapshot: before, finalSnapshot: after,
        difference: after.visibleItems.difference(from: before.visibleItems))
    }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: snapshot, finalSnapshot: new,
      difference: new.itemIdentifiers.difference(from: snapshot.itemIdentifiers),
      sectionTransactions: transactions)
    return Move(transaction: transaction, outlines: outlines)
  }
}
