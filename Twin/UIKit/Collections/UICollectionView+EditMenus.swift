public import Foundation

/// The edit menus of items that are pressed for a while, where they have no other menu.
extension UICollectionView {
  func editMenu(at point: CGPoint) -> (cell: UIView, entries: [EditMenuEntry])? {
    guard let delegate = itemDelegate, let path = indexPathForItem(at: point),
      let cell = cellForItem(at: path),
      delegate.collectionView(self, shouldShowMenuForItemAt: path)
    else { return nil }
    let entries = UIMenuController.shared.entries(
      shown: {
        delegate.collectionView(self, canPerformAction: $0, forItemAt: path, withSender: nil)
      },
      perform: { [weak self] action in
        guard let self else { return }
        itemDelegate?.collectionView(
          self, performAction: action, forItemAt: path, withSender: nil)
      })
    return entries.isEmpty ? nil : (cell, entries)
  }
}

extension UICollectionViewDelegate {
  /// None does: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// It does not: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }

  /// Does nothing: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {}
}

extension UICollectionViewDelegateCalls {
  /// Whether an item that is pressed for a while gets an edit menu; none does unless implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
  }

  /// Whether the edit menu of an item offers an action.
  public func callAsFunction(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    target.collectionView(
      collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
  }

  /// A person chose an action in the edit menu of an item.
  public func callAsFunction(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {
    target.collectionView(
      collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
  }
}
