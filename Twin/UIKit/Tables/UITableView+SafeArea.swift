import Foundation

/// What rows leave free where the screen is covered at its sides, as on a phone on its side.
extension UITableView {
  private final class WholeWidth {}

  /// Whether the content of rows reaches to the sides, covered or not.
  var usesWholeWidth: Bool {
    get { attachments[ObjectIdentifier(WholeWidth.self)] != nil }
    set {
      attachments[ObjectIdentifier(WholeWidth.self)] = newValue ? WholeWidth() : nil
      for view in subviews { view.setNeedsLayout() }
    }
  }
}

extension UIView {
  /// What is covered of a row, header or footer at its sides.
  var coveredEdges: UIEdgeInsets {
    let edges = safeAreaInsets
    guard edges.left > 0 || edges.right > 0 else { return .zero }
    guard (superview as? UITableView)?.insetsContentViewsToSafeArea ?? true else { return .zero }
    return UIEdgeInsets(top: 0, left: edges.left, bottom: 0, right: edges.right)
  }
}
