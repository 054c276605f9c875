import Foundation

/// Where the layout puts things.
extension UICollectionView {
  // MARK: Data

  /// Forgets what the data source said.
  func reload() {
    swiping?.drop()
    move = nil
    prefetcher.reset()
    (needsCounts, needsViews) = (true, true)
    selected = []
    pressed = nil
    arranger.forgetSizes(after: nil)
    arranger.invalidateLayout(with: .make(for: arranger, everything: true, counts: true))
    setNeedsLayout()
  }

  /// Asks the data source how much there is, unless that is known.
  func countIfNeeded() {
    guard needsCounts, openUpdates == 0 else { return }
    needsCounts = false
    counts = currentCounts()
  }

  /// How much there is now.
  func currentCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// Whether there is an item.
  func has(_ path: IndexPath) -> Bool {
    countIfNeeded()
    return path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
      && path.item < counts[path.section]
  }

  /// Source of the text: public crash reports.
  func raiseMissing(section: Int) {
    UISystem.current.raise(
      "NSInternalInconsistencyException",
      "request for number of items in section \(section) when there are only \(counts.count) sections in"
        + " the collection view")
  }

  // MARK: Asking the layout

  /// The layout says that something is out of date.
  func layoutDidInvalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    isLayoutValid = false
    asked = []
    let shift = context.contentOffsetAdjustment
    if let place = coming {
      coming = CGPoint(x: place.x + shift.x, y: place.y + shift.y)
    } else if shift != .zero {
      bounds.origin = CGPoint(x: bounds.minX + shift.x, y: bounds.minY + shift.y)
    }
    setNeedsLayout()
  }

  /// Has the layout work out where everything is, unless it has.
  func prepareLayoutIfNeeded() {
    countIfNeeded()
    guard !isLayoutValid, !isPreparing else { return }
    isPreparing = true
    isLayoutValid = true
    arranger.prepare()
    isPreparing = false
    showList()
    layOutScrollers()
    let size = arranger.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    ownAttributes(of: element).map(shownAttributes)
  }

  /// The attributes of an element in the layout's coordinates.
  func ownAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return arranger.attributes(for: element) ?? attributesInSight(of: element)
  }

  /// What a layout says of an element only when it is asked for all in sight. Source: Texture's tests, which pass on iOS.
  private func attributesInSight(of element: CollectionElement)
    -> UICollectionViewLayoutAttributes?
  {
    guard shown[element] != nil else { return nil }
    return arranger.layoutAttributesForElements(in: layoutRect(bounds))?
      .first { $0.element == element }
  }

  /// The attributes of what is in a part of the content and not hidden.
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepareLayoutIfNeeded()
    let asked = layoutRect(rect)
    return (arranger.layoutAttributesForElements(in: asked) ?? [])
      .filter { !$0.isHidden && $0.frame.overlaps(asked) }
      .map(shownAttributes)
  }

  // MARK: Direction

  /// Whether content runs the other way than the layout was written for, and wants to be mirrored.
  var mirrorsLayout: Bool {
    arranger.flipsHorizontallyInOppositeLayoutDirection
      && arranger.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  /// A part of the content as the layout knows it.
  func layoutRect(_ rect: CGRect) -> CGRect { mirrorsLayout ? mirrored(rect) : rect }

  /// What the layout knows as a part of the content.
  func shownRect(_ rect: CGRect) -> CGRect { mirrorsLayout ? mirrored(rect) : rect }

  private func mirrored(_ rect: CGRect) -> CGRect {
    let width = max(
      contentSize.width, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  func shownAttributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard mirrorsLayout else { return attributes }
    let place = mirrored(CGRect(origin: attributes.center, size: .zero)).origin
    return attributes.changed { $0.center = place }
  }

  // MARK: Bounds

  /// Asks the layout before the bounds change whether it is out of date then.
  func changeBounds(to new: CGRect, _ change: () -> Void) {
    guard new != bounds, isLayoutValid, !isPreparing else { return change() }
    let former = bounds
    let context =
      arranger.shouldInvalidateLayout(forBoundsChange: new)
      ? arranger.invalidationContext(forBoundsChange: new) : nil
    let isAnimated = former.size != new.size && UIView.inheritedAnimationDuration > 0
    if isAnimated, looks == nil { noteLooks { $0.path } }
    change()
    if let context {
      if former.size != new.size { arranger.forgetSizes(after: nil) }
      arranger.invalidateAfterBoundsChange(context)
    }
    if isAnimated { showSizeChange(from: former) }
  }

  // MARK: Another layout

  /// How long items take to their new places, in seconds (assumed).
  static var changeDuration: TimeInterval { 0.3 }

  func exchange(
    layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let former = arranger
    guard layout !== former else {
      completion?(true)
      return
    }
    let isEnding = (former as? UICollectionViewTransitionLayout).map {
      $0.nextLayout === layout || $0.currentLayout === layout
    }
    if isEnding != true { former.prepareForTransition(to: layout) }
    let isSeen = animated && window != nil && UIView.areAnimationsEnabled && !needsViews
    if isSeen { noteLooks { $0.path } }
    let finals = isSeen ? askForFinalLooks() : [:]
    former.holder = nil
    arranger = layout
    layout.holder = self
    if isEnding != true { layout.prepareForTransition(from: former) }
    layout.invalidateLayout(with: .make(for: layout, everything: true))
    let views = shown.inOrder.map(\.value)
    for view in views { view.willTransition(from: former, to: layout) }
    let completion = { (isDone: Bool) in
      for view in views { view.didTransition(from: former, to: layout) }
      completion?(isDone)
    }
    guard isSeen else {
      if !needsViews { showElements() }
      layout.finalizeLayoutTransition()
      completion(true)
      return
    }
    showExchange(finals: finals, completion: completion)
  }

  // MARK: Scrolling

  /// Source of the text: public crash reports.
  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard has(path) else {
      let system = UISystem.current
      let count = counts.indices.contains(path.section) ? counts[path.section] : 0
      system.raise(
        "NSInternalInconsistencyException",
        "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only"
          + " \(count) items in section \(path.section). Collection view: \(system.describe(self))."
      )
      return
    }
    guard let item = attributes(of: .cell(path)) else { return }
    let place = OffsetPlace(position)
    scrollAcross(to: item, place, animated: animated)
    let offset = clamped(
      place.offset(
        for: item.frame, in: self, isScrolledAcross: scroller(for: item)?.strip.isHorizontal))
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }
}

/// Where an item is wanted in what scrolls.
struct OffsetPlace {
  private let position: UICollectionView.ScrollPosition

  init(_ position: UICollectionView.ScrollPosition) {
    self.position = position
  }

  /// The offset at which a rectangle of the content is there.
  ///
  /// - Parameter isScrolledAcross: Whether something else scrolls horizontally (or vertically); nil if nothing
  ///   does.
  func offset(
    for item: CGRect, in view: UIScrollView, isScrolledAcross: Bool? = nil
  ) -> CGPoint {
    let (inset, bounds) = (view.adjustedContentInset, view.bounds)
    var offset = view.contentOffset
    if isScrolledAcross != false {
      if position.contains(.top) { offset.y = item.minY - inset.top }
      if position.contains(.bottom) { offset.y = item.maxY + inset.bottom - bounds.height }
      if position.contains(.centeredVertically) {
        offset.y = item.midY - inset.top - (bounds.height - inset.top - inset.bottom) / 2
      }
    }
    guard isScrolledAcross != true else { return offset }
    if position.contains(.left) { offset.x = item.minX - inset.left }
    if position.contains(.right) { offset.x = item.maxX + inset.right - bounds.width }
    if position.contains(.centeredHorizontally) {
      offset.x = item.midX - inset.left - (bounds.width - inset.left - inset.right) / 2
    }
    return offset
  }
}
