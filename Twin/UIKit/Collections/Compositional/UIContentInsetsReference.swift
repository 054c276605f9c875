import CoreGraphics

/// What the insets of a section are counted from.
nonisolated public enum UIContentInsetsReference: Int, Sendable {
  /// As the system thinks right: for a section what its layout's configuration says, and there the safe area.
  case automatic = 0
  /// From the edges of the collection.
  case none = 1
  /// From the safe area.
  case safeArea = 2
  /// From the collection's layout margins.
  case layoutMargins = 3
  /// From the part that is comfortable to read.
  case readableContent = 4
}

/// How much lies between the collection's edges and what insets of sections are counted from.
///
/// Assumed: only across the scrolling, as along it the content's inset does the same.
struct InsetReferences: Equatable {
  private let insets: [UIContentInsetsReference: NSDirectionalEdgeInsets]
  private let usual: UIContentInsetsReference

  /// - Parameter usual: What counts for sections that do not say it.
  init(of view: UICollectionView, isHorizontal: Bool, usual: UIContentInsetsReference) {
    self.usual = usual == .automatic ? .safeArea : usual
    let direction = view.effectiveUserInterfaceLayoutDirection
    let known: [(UIContentInsetsReference, UILayoutGuide.Source)] = [
      (.safeArea, .safeArea), (.layoutMargins, .margins), (.readableContent, .readableContent),
    ]
    var insets: [UIContentInsetsReference: NSDirectionalEdgeInsets] = [:]
    for (reference, guide) in known {
      let rest = Self.rest(
        view.insets(of: guide), behind: view.adjustedContentInset, isHorizontal: isHorizontal)
      insets[reference] = NSDirectionalEdgeInsets(rest, direction: direction)
    }
    self.insets = insets
  }

  /// What the content's inset does not keep free already.
  private static func rest(
    _ edges: UIEdgeInsets, behind inset: UIEdgeInsets, isHorizontal: Bool
  ) -> UIEdgeInsets {
    isHorizontal
      ? UIEdgeInsets(
        top: max(0, edges.top - inset.top), left: 0, bottom: max(0, edges.bottom - inset.bottom),
        right: 0)
      : UIEdgeInsets(
        top: 0, left: max(0, edges.left - inset.left), bottom: 0,
        right: max(0, edges.right - inset.right))
  }

  /// What is kept free for a section.
  subscript(reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    insets[reference == .automatic ? usual : reference] ?? .zero
  }
}
