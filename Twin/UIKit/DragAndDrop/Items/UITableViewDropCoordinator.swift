public import Foundation

/// What a table would do with what is over it.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where dropped things go.
  nonisolated public enum Intent: Int, Sendable {
    /// The app does with them what it likes, or nothing.
    case unspecified = 0
    /// Between the rows, where the finger is.
    case insertAtDestinationIndexPath = 1
    /// Into the row that is under the finger.
    case insertIntoDestinationIndexPath = 2
    /// Between the rows or into one, as the finger's place in it says. Differs from UIKit: as
    /// ``insertAtDestinationIndexPath``.
    case automatic = 3
  }

  private let ownIntent: Intent

  /// Makes a proposal that does not say where the things go.
  public override init(operation: UIDropOperation) {
    ownIntent = .unspecified
    super.init(operation: operation)
  }

  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
    ownIntent = intent
    super.init(operation: operation)
  }

  /// Where the things go.
  open var intent: UITableViewDropProposal.Intent { ownIntent }

  /// A proposal of the same.
  nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      taking(into: UITableViewDropProposal(operation: operation, intent: intent))
    }
  }
}

/// A thing that was dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Where it was, if it comes from the same table.
  var sourceIndexPath: IndexPath? { get }
  /// How large it is under the finger; zero if it comes from elsewhere.
  var previewSize: CGSize { get }
}

/// Things that were dropped on a table, and how they come down.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What was dropped.
  var items: [any UITableViewDropItem] { get }
  /// The row under the finger; nil beside all of them.
  var destinationIndexPath: IndexPath? { get }
  /// What the app proposed last.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }

  /// Keeps the place for a thing whose data are still to come.
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext

  /// Lets a thing come down on a row that the app has put in.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// Lets a thing go into a row, to a rectangle of its cell.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating

  /// Lets a thing come down anywhere.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The place of a row that is still to come.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let path: IndexPath
  let identifier: String
  let height: CGFloat

  /// Makes a place with a cell of a registered class.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    path = insertionIndexPath
    identifier = reuseIdentifier
    height = rowHeight
    super.init()
  }

  /// Configures the cell that keeps the place. Differs from UIKit: never called, for no cell is shown there.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// The place of a thing that was dropped and whose data are still to come.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// How the cell looks while the thing comes down. Differs from UIKit: never called, for no cell is shown.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A place that is kept until the data are there.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The thing.
  var dragItem: UIDragItem { get }

  /// Puts a row in, after the app has changed its data for the path that it is told.
  ///
  /// - Returns: Whether the place was still kept.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Gives the place up.
  ///
  /// - Returns: Whether it was still kept.
  @discardableResult
  func deletePlaceholder() -> Bool
}

final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private let itemDrop: ItemDrop
  private weak var host: UITableView?
  let items: [any UITableViewDropItem]
  let proposal: UITableViewDropProposal

  init(_ drop: ItemDrop, _ proposal: UITableViewDropProposal, _ host: UITableView) {
    itemDrop = drop
    self.host = host
    self.proposal = proposal
    items = drop.things.map(DroppedItem.init)
    super.init()
  }

  var destinationIndexPath: IndexPath? { itemDrop.destination }
  var session: any UIDropSession { itemDrop.session }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    itemDrop.land(dragItem, at: .item(placeholder.path))
    return KeptPlace(of: dragItem, at: placeholder.path) { [weak host] change in
      host?.performBatchUpdates {
        change()
        host?.insertRows(at: [placeholder.path], with: .automatic)
      }
    }
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    itemDrop.land(dragItem, at: .item(indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    itemDrop.land(dragItem, at: .insideItem(indexPath, rect))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    itemDrop.land(dragItem, at: .target(target))
  }
}
