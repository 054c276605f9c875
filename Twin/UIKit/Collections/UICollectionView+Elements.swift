import Foundation
import QuartzCore

/// What is in sight, and the views for it.
extension UICollectionView {
  /// How often views may say in one layout that they want to be larger, before what they say is left for the
  /// next one (assumed).
  private static let sizingLimit = 50

  func sortedElements(of category: ElementCategory, kind: String = "") -> [CollectionElement] {
    shown.keys.filter { $0.category == category && $0.kind == kind }
      .sorted()
  }

  /// The items that are shown, sorted, without the one that is kept out of sight because the first responder is in
  /// its cell.
  var itemsInSight: [CollectionElement] {
    let items = sortedElements(of: .cell)
    guard let edited = viewWithFirstResponder(UICollectionViewCell.self),
      !edited.convert(edited.bounds, to: self).intersects(bounds)
    else { return items }
    return items.filter { shown[$0] !== edited }
  }

  /// The part of the content that is seen, or will be after the changes that are under way.
  var sight: CGRect { coming.map { CGRect(origin: $0, size: bounds.size) } ?? bounds }

  /// Makes and places the views of what is in sight, and puts the others away.
  func showElements() {
    guard !isShowing, openUpdates == 0, !UISystem.current.hasCrashed else { return }
    isShowing = true
    defer { isShowing = false }
    if needsViews {
      needsViews = false
      for (element, view) in sortedViews() { putAway(view, of: element) }
    }
    let wanted = changedByHandlers(addMissingViews())
    guard !UISystem.current.hasCrashed else { return }
    let edited = viewWithFirstResponder(UICollectionViewCell.self)
    for (element, view) in sortedViews() {
      if let attributes = wanted[element] {
        view.take(swiped(attributes))
      } else if view === edited, let attributes = attributes(of: element) {
        view.take(attributes)
      } else {
        putAway(view, of: element)
      }
    }
    placeMoved()
    backgroundView?.frame = bounds
    prefetch()
  }

  private func sortedViews() -> [(CollectionElement, UICollectionReusableView)] {
    shown.inOrder.map { ($0.key, $0.value) }
  }

  /// Adds views until no view wants another size.
  private func addMissingViews() -> [CollectionElement: UICollectionViewLayoutAttributes] {
    var wanted: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    for _ in 0..<Self.sizingLimit {
      let attributes = attributes(in: sight)
      wanted = Dictionary(attributes.map { ($0.element, $0) }, uniquingKeysWith: { $1 })
      let isSettled = addViews(for: attributes)
      if isSettled || UISystem.current.hasCrashed { break }
    }
    return wanted
  }

  /// Makes cells before all other views, whatever order the layout lists them in.
  ///
  /// Source: Listable's tests, which pass on iOS; its layout lists headers first.
  ///
  /// - Returns: Whether all views have the sizes that they want.
  private func addViews(for attributes: [UICollectionViewLayoutAttributes]) -> Bool {
    var wishes: [UICollectionViewLayoutInvalidationContext] = []
    let cells = attributes.filter { $0.representedElementCategory == .cell }
    let others = attributes.filter { $0.representedElementCategory != .cell }
    for attributes in cells + others {
      let element = attributes.element
      if shown[element] == nil { add(attributes) }
      guard !UISystem.current.hasCrashed else { return true }
      if let wish = wish(of: element, attributes) { wishes.append(wish) }
    }
    guard !wishes.isEmpty else { return true }
    let asked = asked
    for wish in wishes { arranger.invalidateLayout(with: wish) }
    self.asked = asked
    return false
  }

  /// What is out of date if a view gets the size that it wants; nil if it has it.
  private func wish(
    of element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext? {
    guard arranger.asksViewsForSizes, element.category != .decorationView,
      let view = shown[element], asked.insert(element).inserted
    else { return nil }
    UIView.performWithoutAnimation { view.take(attributes) }
    let preferred = view.preferredLayoutAttributesFitting(attributes.changed { _ in })
    guard
      arranger.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return nil }
    return arranger.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
  }

  private func add(_ attributes: UICollectionViewLayoutAttributes) {
    let element = attributes.element
    guard let view = makeView(for: element) else { return }
    shown[element] = view
    UIView.performWithoutAnimation {
      if let scroller = scroller(for: attributes) { scroller.addSubview(view) }
      view.take(attributes)
      (view as? UICollectionViewCell)?.show(
        isSelected: selected.contains(element.path), isHighlighted: highlighted == element.path)
      if !(view.superview is OrthogonalScroller) {
        insertSubview(view, at: depth(of: attributes))
      }
    }
    willDisplay(view, of: element)
  }

  /// The index among the subviews at which a view belongs: in front of all elements that are not above it.
  /// Decorations are behind other elements of the same depth.
  func depth(of attributes: UICollectionViewLayoutAttributes) -> Int {
    func rank(_ attributes: UICollectionViewLayoutAttributes) -> (Int, Int) {
      (attributes.zIndex, attributes.representedElementCategory == .decorationView ? 0 : 1)
    }
    let below = subviews.lastIndex { view in
      guard let element = view as? UICollectionReusableView else { return view === backgroundView }
      return element.attributes.map { rank($0) <= rank(attributes) } ?? true
    }
    return below.map { $0 + 1 } ?? 0
  }

  private func willDisplay(_ view: UICollectionReusableView, of element: CollectionElement) {
    switch element.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
    case .supplementaryView:
      itemDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.path)
    case .decorationView: break
    }
  }

  func didEndDisplaying(_ view: UICollectionReusableView, of element: CollectionElement) {
    switch element.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    case .supplementaryView:
      itemDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind,
        at: element.path)
    case .decorationView: break
    }
  }

  /// Takes a view out of sight and keeps it for other elements.
  func putAway(_ view: UICollectionReusableView, of element: CollectionElement) {
    if let swiping, swiping.open?.cell === view { swiping.drop() }
    shown[element] = nil
    asked.remove(element)
    didEndDisplaying(view, of: element)
    keep(view, of: element)
  }
}

extension UICollectionViewCell {
  func show(isSelected: Bool, isHighlighted: Bool) {
    if self.isSelected != isSelected { self.isSelected = isSelected }
    if self.isHighlighted != isHighlighted { self.isHighlighted = isHighlighted }
  }
}
