import Foundation

extension UITableViewCell {
  /// Whether a cell is dragged.
  nonisolated public enum DragState: Int, Sendable {
    /// It is not.
    case none = 0
    /// It is lifted, and may be dragged.
    case lifting = 1
    /// It is dragged.
    case dragging = 2
  }
}

extension UICollectionViewCell {
  /// Whether a cell is dragged.
  nonisolated public enum DragState: Int, Sendable {
    /// It is not.
    case none = 0
    /// It is lifted, and may be dragged.
    case lifting = 1
    /// It is dragged.
    case dragging = 2
  }
}
