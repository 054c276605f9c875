public import Foundation

extension UIView {
  /// The smallest target of `systemLayoutSizeFitting(_:)`.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero

  /// The largest target of `systemLayoutSizeFitting(_:)`, in points.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The constraints that the view holds, without those of the twin's own.
  var shownConstraints: [NSLayoutConstraint] {
    let all = ownLayoutState?.constraints ?? []
    return superview is UIStackView ? all.filter(\.isShown) : all
  }

  /// Makes a constraint not count, if the view holds it.
  func uninstall(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self, isFreeToConstrain { constraint.deactivate() }
  }

  /// Adds a constraint whose sides are the view or inside it; raises for others.
  func install(_ constraint: NSLayoutConstraint) {
    guard isFreeToConstrain else { return }
    let isInside = constraint.items.allSatisfy {
      $0.hierarchyView?.isDescendant(of: self) ?? false
    }
    guard isInside else {
      refuse(constraint)
      return
    }
    constraint.install(in: self)
  }

  /// Source of both texts: crash reports of apps, quoted on the web many times.
  private func refuse(_ constraint: NSLayoutConstraint) {
    let text = ConstraintText.describe(constraint)
    let system = UISystem.current
    system.log(
      """
      The view hierarchy is not prepared for the constraint: \(text)
      \tWhen added to a view, the constraint's items must be descendants of that view (or the view \
      itself). This will crash if the constraint needs to be resolved before the view hierarchy is \
      assembled. Break on -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to \
      debug.
      """)
    system.raise(
      "NSGenericException",
      """
      Unable to install constraint on view.  Does the constraint reference something from outside the \
      subtree of the view?  That's illegal. constraint:\(text) view:\(system.describe(self))
      """)
  }

  // MARK: Content

  func resistGrowing(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
    guard priority != ownLayoutState?.hugging[axis] ?? .defaultLow else { return }
    layoutState.hugging[axis] = priority
    contentWishesDidChange()
  }

  func resistShrinking(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
    guard priority != ownLayoutState?.compressionResistance[axis] ?? .defaultHigh else { return }
    layoutState.compressionResistance[axis] = priority
    contentWishesDidChange()
  }

  private func contentWishesDidChange() {
    guard !translatesAutoresizingMaskIntoConstraints else { return }
    (superview ?? self).islandStructureDidChange()
  }

  /// Follows a change of `intrinsicContentSize`.
  func contentSizeDidChange() {
    guard !translatesAutoresizingMaskIntoConstraints, let memberEngine else { return }
    if memberEngine.knowsContent(of: self) {
      (superview ?? self).islandConstantsDidChange()
    } else {
      (superview ?? self).islandStructureDidChange()
    }
    (superview as? UIStackView)?.contentDidChange()
    // A bar measures the view in the place of its title anew.
    let holder = (superview ?? self).islandRoot.superview
    if let holder = holder as? _UINavigationBarContentView {
      holder.setNeedsLayout()
    } else if let group = holder as? BarTitleGroup {
      group.superview?.setNeedsLayout()
    }
  }

  /// The size for a target that counts less than all else.
  func fittingSize(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size for a target. Assumed: a target below zero, as what is left of no width beside something, counts as zero;
  /// no view is narrower than that.
  func solvedSize(
    fitting target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let target = CGSize(width: max(target.width, 0), height: max(target.height, 0))
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(
      root: self, rootSize: .fitting(target, horizontal: horizontal, vertical: vertical))
    engine.solve()
    return engine.fittingSize
  }

  // MARK: Guides

  /// The guides that the app has added.
  public final var layoutGuides: [UILayoutGuide] { ownLayoutState?.guides ?? [] }

  /// Adds a guide, taking it away from its former owner.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutState.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Takes a guide away, and with it the constraints of which it is a side.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    for constraint in layoutGuide.layoutItem.constraints { constraint.deactivate() }
    ownLayoutState?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// What is inside the margins.
  public final var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// What is inside the margins and not too wide for reading.
  ///
  /// Differs from UIKit: its greatest width does not depend on the text size.
  public final var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

  func systemGuide(_ source: UILayoutGuide.Source) -> UILayoutGuide {
    if let known = layoutState.systemGuides.first(where: { $0.source == source }) { return known }
    let guide = UILayoutGuide(source, of: self)
    layoutState.systemGuides.append(guide)
    return guide
  }

  // MARK: Debugging

  /// The active constraints along an axis of which the view is a side.
  ///
  /// Differs from UIKit: not those that act on it through others.
  public final func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    ownLayoutState?.item.constraints(along: axis) ?? []
  }

  /// Whether the constraints leave open where the view is.
  public final var hasAmbiguousLayout: Bool {
    guard !translatesAutoresizingMaskIntoConstraints else { return false }
    return memberEngine?.isAmbiguous(layoutItem) ?? false
  }
}
