public import Foundation

/// One change of a collection's items or sections, as its layout hears of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or section.
  nonisolated public enum Action: Int, Sendable {
    /// It is put in.
    case insert = 0
    /// It is taken out.
    case delete = 1
    /// Its view is made anew.
    case reload = 2
    /// It goes to another place.
    case move = 3
    /// Nothing.
    case none = 4
  }

  private let former: IndexPath?
  private let next: IndexPath?
  private let action: Action

  init(from former: IndexPath?, to next: IndexPath?, action: Action) {
    self.former = former
    self.next = next
    self.action = action
    super.init()
  }

  /// The place before the changes; nil for what is put in. A section's has `NSNotFound` as its item.
  open var indexPathBeforeUpdate: IndexPath? { former }

  /// The place after the changes; nil for what is taken out. A section's has `NSNotFound` as its item.
  open var indexPathAfterUpdate: IndexPath? { next }

  /// What happens.
  open var updateAction: UICollectionViewUpdateItem.Action { action }
}

extension ItemUpdates {
  /// The changes as a layout hears of them: what goes, what is made anew, what comes, what moves.
  var items: [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    typealias Item = UICollectionViewUpdateItem
    let going =
      deletedSections.map { Item(from: section($0), to: nil, action: .delete) }
      + deletedItems.sorted().map { Item(from: $0, to: nil, action: .delete) }
    let renewed =
      reloadedSections.map {
        Item(from: section($0), to: self.section($0).map(section), action: .reload)
      } + reloadedItems.sorted().map { Item(from: $0, to: item($0), action: .reload) }
    let coming =
      insertedSections.map { Item(from: nil, to: section($0), action: .insert) }
      + insertedItems.sorted().map { Item(from: nil, to: $0, action: .insert) }
    let moving =
      movedSections.sorted { $0.key < $1.key }.map {
        Item(from: section($0.key), to: section($0.value), action: .move)
      }
      + movedItems.sorted { $0.key < $1.key }.map {
        Item(from: $0.key, to: $0.value, action: .move)
      }
    return going + renewed + coming + moving
  }
}
