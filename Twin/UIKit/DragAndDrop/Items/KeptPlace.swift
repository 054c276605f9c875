import Foundation

/// The place in a table or a collection of a dropped thing whose data are still to come.
final class KeptPlace: NSObject, UITableViewDropPlaceholderContext,
  UICollectionViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private let path: IndexPath
  private let insert: (_ change: () -> Void) -> Void
  private let animator = DragAnimator()
  private var isKept = true

  /// - Parameter insert: Calls what changes the app's data, and puts a row or an item in, in one update.
  init(
    of dragItem: UIDragItem, at path: IndexPath, insert: @escaping (_ change: () -> Void) -> Void
  ) {
    self.dragItem = dragItem
    self.path = path
    self.insert = insert
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard isKept else { return false }
    isKept = false
    insert { dataSourceUpdates(path) }
    UIView.animate(withDuration: DragPlatter.duration) { [animator] in
      animator.animate()
    } completion: { [animator] _ in
      animator.complete(at: .end)
    }
    return true
  }

  func deletePlaceholder() -> Bool {
    defer { isKept = false }
    return isKept
  }

  func setNeedsCellUpdate() {}

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
}
