public import Foundation

/// What a collection would do with what is over it.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where dropped things go.
  nonisolated public enum Intent: Int, Sendable {
    /// The app does with them what it likes, or nothing.
    case unspecified = 0
    /// Between the items, where the finger is.
    case insertAtDestinationIndexPath = 1
    /// Into the item that is under the finger.
    case insertIntoDestinationIndexPath = 2
  }

  private let ownIntent: Intent

  /// Makes a proposal that does not say where the things go.
  public override init(operation: UIDropOperation) {
    ownIntent = .unspecified
    super.init(operation: operation)
  }

  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
    ownIntent = intent
    super.init(operation: operation)
  }

  /// Where the things go.
  open var intent: UICollectionViewDropProposal.Intent { ownIntent }

  /// A proposal of the same.
  nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      taking(into: UICollectionViewDropProposal(operation: operation, intent: intent))
    }
  }
}

/// A thing that was dropped on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Where it was, if it comes from the same collection.
  var sourceIndexPath: IndexPath? { get }
  /// How large it is under the finger; zero if it comes from elsewhere.
  var previewSize: CGSize { get }
}

/// Things that were dropped on a collection, and how they come down.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// What was dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// The item under the finger; nil beside all of them.
  var destinationIndexPath: IndexPath? { get }
  /// What the app proposed last.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }

  /// Keeps the place for a thing whose data are still to come.
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext

  /// Lets a thing come down on an item that the app has put in.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

  /// Lets a thing go into an item, to a rectangle of its cell.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating

  /// Lets a thing come down anywhere.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The place of an item that is still to come.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let path: IndexPath
  let identifier: String

  /// Makes a place with a cell of a registered class.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    path = insertionIndexPath
    identifier = reuseIdentifier
    super.init()
  }

  /// Configures the cell that keeps the place. Differs from UIKit: never called, for no cell is shown there.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// The place of a thing that was dropped and whose data are still to come.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// How the cell looks while the thing comes down. Differs from UIKit: never called, for no cell is shown.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A place that is kept until the data are there.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The thing.
  var dragItem: UIDragItem { get }

  /// Puts an item in, after the app has changed its data for the path that it is told.
  ///
  /// - Returns: Whether the place was still kept.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Gives the place up.
  ///
  /// - Returns: Whether it was still kept.
  @discardableResult
  func deletePlaceholder() -> Bool

  /// Has the cell that keeps the place configured again. Differs from UIKit: no cell is shown there.
  func setNeedsCellUpdate()
}

final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let itemDrop: ItemDrop
  private weak var host: UICollectionView?
  let items: [any UICollectionViewDropItem]
  let proposal: UICollectionViewDropProposal

  init(_ drop: ItemDrop, _ proposal: UICollectionViewDropProposal, _ host: UICollectionView) {
    itemDrop = drop
    self.host = host
    self.proposal = proposal
    items = drop.things.map(DroppedItem.init)
    super.init()
  }

  var destinationIndexPath: IndexPath? { itemDrop.destination }
  var session: any UIDropSession { itemDrop.session }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    itemDrop.land(dragItem, at: .item(placeholder.path))
    return KeptPlace(of: dragItem, at: placeholder.path) { [weak host] change in
      host?.performBatchUpdates {
        change()
        host?.insertItems(at: [placeholder.path])
      }
    }
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    itemDrop.land(dragItem, at: .item(indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    itemDrop.land(dragItem, at: .insideItem(indexPath, rect))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    itemDrop.land(dragItem, at: .target(target))
  }
}
