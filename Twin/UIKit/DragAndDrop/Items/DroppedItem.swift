import Foundation

/// A thing that was dropped on a table or a collection.
final class DroppedItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  private let thing: ItemDrop.Thing

  init(_ thing: ItemDrop.Thing) {
    self.thing = thing
    super.init()
  }

  var dragItem: UIDragItem { thing.item }
  var sourceIndexPath: IndexPath? { thing.source }
  var previewSize: CGSize { thing.size }
}
