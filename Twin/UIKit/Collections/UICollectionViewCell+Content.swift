import Foundation

/// What a cell shows by configurations.
extension UICollectionViewCell: ConfiguredView {
  /// Configures a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  // MARK: ConfiguredView

  func makeConfigurationState() -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isSwiped = isSwiped
    state.isReordering = isReordering
    guard let collection else { return state }
    state.isEditing = collection.isEditing
    if state.isEditing, let path = collection.indexPath(for: self) {
      state.isEditing =
        collection.itemDelegate?.collectionView(collection, canEditItemAt: path) ?? true
    }
    if let source = collection.dataSource as? any OutlineSource,
      let path = collection.indexPath(for: self)
    {
      state.isExpanded = source.isExpanded(at: path)
    }
    return state
  }

  func configurationDidChange() {
    collection?.sizeDidChange(in: self)
  }

  /// The collection that shows the cell.
  var collection: UICollectionView? {
    sequence(first: superview, next: { $0?.superview })
      .firstNonNil { $0 as? UICollectionView }
  }
}

extension UICollectionView {
  /// What has a cell asked again how large it wants to be.
  nonisolated public enum SelfSizingInvalidation: Int, Sendable {
    /// Nothing that the cell does.
    case disabled = 0
    /// `invalidateIntrinsicContentSize()` of the cell, and another content configuration.
    case enabled = 1
    /// The same. Differs from UIKit: constraints inside the cell that change do not count by themselves.
    case enabledIncludingConstraints = 2
  }

  final class SelfSizing {
    let mode: SelfSizingInvalidation

    init(_ mode: SelfSizingInvalidation) {
      self.mode = mode
    }
  }

  /// A cell shows something else, or says that it wants another size: it is asked for it.
  func sizeDidChange(in cell: UICollectionViewCell) {
    guard selfSizingInvalidation != .disabled, !isShowing, !isPreparing,
      let path = indexPath(for: cell),
      asked.remove(.cell(path)) != nil
    else { return }
    setNeedsLayout()
  }
}
