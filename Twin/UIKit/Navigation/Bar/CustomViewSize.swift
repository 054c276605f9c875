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
    if !view.translatesAutoresizingMaskIntoConstraints || view is UIStackView {
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let fitting = view.sizeThatFits(room)
    return fitting.width > 0 || view.subviews.isEmpty
      ? fitting : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// The size of a view in the title's place, where there is some room: as large as its content wants to be, at most
  /// all of the room; a view that wants nothing is as large as one of a button.
  ///
  /// Source: gist.github.com/niw/569b49648fcab22124e1d12c195fe595, which tried it on iOS 11; that stacks of labels have
  /// their own size, from apps that show a title in two lines so (general knowledge).
  func titleSize(of view: UIView, in room: CGSize) -> CGSize {
    guard !(view is UILabel) else { return view.sizeThatFits(room) }
    let wanted =
      view.translatesAutoresizingMaskIntoConstraints
      ? view.intrinsicContentSize
      : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard wanted.width >= 0, wanted.height >= 0 else { return size(of: view, in: room) }
    return CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
  }
}
