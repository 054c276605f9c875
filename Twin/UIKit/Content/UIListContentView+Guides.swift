import CoreGraphics

/// Guides for views that are placed beside what a list's content shows.
extension UIListContentView {
  /// Where the text is; nil without one.
  public final var textLayoutGuide: UILayoutGuide? { guide(.listText) }

  /// Where the other text is; nil without one.
  public final var secondaryTextLayoutGuide: UILayoutGuide? { guide(.listSecondaryText) }

  /// Where the picture is; nil without one.
  public final var imageLayoutGuide: UILayoutGuide? { guide(.listImage) }

  private func guide(_ part: UILayoutGuide.Source) -> UILayoutGuide? {
    view(of: part)?.superview == nil ? nil : systemGuide(part)
  }

  private func view(of part: UILayoutGuide.Source) -> UIView? {
    switch part {
    case .listImage: picture
    case .listText: label
    case .listSecondaryText: secondaryLabel
    case .safeArea, .margins, .readableContent, .scrollFrame, .keyboard, .topBars, .bottomBars,
      .scrollContent, .aspectFit:
      nil
    }
  }

  private var guides: [UILayoutGuide] {
    ownLayoutState?.systemGuides.filter { $0.source.flatMap(view) != nil } ?? []
  }

  /// How far a part is from the edges.
  func insets(ofPart part: UILayoutGuide.Source) -> UIEdgeInsets {
    guard let frame = view(of: part)?.frame else { return .zero }
    return UIEdgeInsets(
      top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
      bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX)
  }

  /// Takes away the guides of parts that do not show, with their constraints.
  ///
  /// Source: Apple, "UIListContentView.textLayoutGuide".
  func dropGuides() {
    for guide in guides where guide.source.flatMap(view)?.superview == nil {
      let item = guide.layoutItem
      NSLayoutConstraint.deactivate(
        item.constraints(along: .horizontal) + item.constraints(along: .vertical))
      layoutState.systemGuides.removeAll { $0 === guide }
    }
  }

  /// Has constraints follow parts that have moved.
  func guidesDidMove() {
    if !guides.isEmpty { islandConstantsDidChange() }
  }
}
