import Foundation

/// How large a view of the app's is in a bar.
///
/// A view that lays itself out by its frame keeps the size that the app gave it; without one it is as large as its content.
/// A view with constraints of its own is as large as they say. Source: what apps report of bars since iOS 11, which
/// wrap such views to keep their frames' size (multiple reports).
struct CustomViewSize {
  /// Whether the app gave the view a size.
  private let isGiven: Bool

  init(of view: UIView) {
    isGiven =
      view.translatesAutoresizingMaskIntoConstraints && view.bounds.width > 0
      && view.bounds.height > 0
  }

  /// The size of the view, where there is some room.
  func size(of view: UIView, in room: CGSize) -> CGSize {
    if isGiven, !(view is UISearchBar) { return view.bounds.size }
    if !view.translatesAutoresizingMaskIntoConstraints {
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let fitting = view.sizeThatFits(room)
    return fitting.width > 0 || view.subviews.isEmpty
      ? fitting : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}
