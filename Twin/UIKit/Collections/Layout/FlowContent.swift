import Foundation

/// Where a flow layout has everything.
struct FlowContent {
  private var sections: [FlowSection] = []
  private var isHorizontal = false
  private(set) var size = CGSize.zero

  init() {}

  /// The size of an item before its cell is asked, where the layout chooses the estimate: that of
  /// `itemSize` at first.
  private static let usualEstimate = CGSize(width: 50, height: 50)

  /// Asks layout and delegate for all metrics, and breaks the lines.
  init(
    of layout: UICollectionViewFlowLayout, in view: UICollectionView,
    preferred: [CollectionElement: CGSize]
  ) {
    isHorizontal = layout.scrollDirection == .horizontal
    let inset = view.adjustedContentInset
    let width =
      isHorizontal
      ? view.bounds.height - inset.top - inset.bottom
      : view.bounds.width - inset.left - inset.right
    var start: CGFloat = 0
    for section in 0..<view.numberOfSections {
      var metrics = Self.metrics(of: layout, in: view, section, preferred)
      metrics.width = max(0, width)
      Self.complain(of: metrics, layout)
      sections.append(FlowSection(metrics, from: start))
      start = sections[section].maxY
    }
    size = turned(CGSize(width: max(0, width), height: start))
  }

  private static func metrics(
    of layout: UICollectionViewFlowLayout, in view: UICollectionView, _ section: Int,
    _ preferred: [CollectionElement: CGSize]
  ) -> FlowSection.Metrics {
    let isHorizontal = layout.scrollDirection == .horizontal
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    func turned(_ size: CGSize) -> CGSize {
      isHorizontal ? CGSize(width: size.height, height: size.width) : size
    }
    var metrics = FlowSection.Metrics()
    let inset =
      (delegate?.collectionView(view, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset).adding(reference(layout, view))
    metrics.inset =
      isHorizontal
      ? UIEdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
      : inset
    metrics.lineSpacing =
      delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
    metrics.itemSpacing =
      delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
    let header =
      delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
      ?? layout.headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
      ?? layout.footerReferenceSize
    metrics.header = turned(header).height
    metrics.footer = turned(footer).height
    metrics.scale = max(1, view.traitCollection.displayScale)
    metrics.sizes = (0..<view.numberOfItems(inSection: section)).map { item in
      let path = IndexPath(item: item, section: section)
      if let preferred = preferred[.cell(path)], layout.estimatedItemSize != .zero {
        return turned(preferred)
      }
      return turned(size(of: path, layout, view, delegate))
    }
    return metrics
  }

  /// The size of an item of which its cell says nothing.
  private static func size(
    of path: IndexPath, _ layout: UICollectionViewFlowLayout, _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    if let delegate {
      UISystem.current.missesDelegateMethod = false
      let size = delegate.collectionView(view, layout: layout, sizeForItemAt: path)
      if !UISystem.current.missesDelegateMethod { return size }
    }
    switch layout.estimatedItemSize {
    case .zero: return layout.itemSize
    case UICollectionViewFlowLayout.automaticSize: return usualEstimate
    default: return layout.estimatedItemSize
    }
  }

  /// What the margins are counted from. Assumed: what the content's inset has of it already counts once.
  private static func reference(
    _ layout: UICollectionViewFlowLayout, _ view: UICollectionView
  ) -> UIEdgeInsets {
    let whole: UIEdgeInsets
    switch layout.sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: whole = view.safeAreaInsets
    case .fromLayoutMargins: whole = view.layoutMargins
    }
    let inset = view.adjustedContentInset
    return layout.scrollDirection == .vertical
      ? UIEdgeInsets(
        top: 0, left: max(0, whole.left - inset.left), bottom: 0,
        right: max(0, whole.right - inset.right))
      : UIEdgeInsets(
        top: max(0, whole.top - inset.top), left: 0, bottom: max(0, whole.bottom - inset.bottom),
        right: 0)
  }

  /// Source of the lines: public reports of them.
  private static func complain(
    of metrics: FlowSection.Metrics, _ layout: UICollectionViewFlowLayout
  ) {
    guard metrics.width > 0, layout.estimatedItemSize == .zero,
      metrics.sizes.contains(where: { $0.width > metrics.room + 0.001 })
    else { return }
    let system = UISystem.current
    system.log("The behavior of the UICollectionViewFlowLayout is not defined because:")
    system.log(
      layout.scrollDirection == .vertical
        ? "the item width must be less than the width of the UICollectionView minus the section insets"
          + " left and right values, minus the content insets left and right values."
        : "the item height must be less than the height of the UICollectionView minus the section insets"
          + " top and bottom values, minus the content insets top and bottom values.")
    system.log("Please check the values returned by the delegate.")
  }

  // MARK: Places

  private func turned(_ rect: CGRect) -> CGRect {
    isHorizontal
      ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
  }

  private func turned(_ size: CGSize) -> CGSize {
    isHorizontal ? CGSize(width: size.height, height: size.width) : size
  }

  /// Where an element is; nil if there is no such element.
  func frame(of element: CollectionElement) -> CGRect? {
    guard element.path.count == 2, sections.indices.contains(element.path.section) else {
      return nil
    }
    let section = sections[element.path.section]
    switch element.category {
    case .cell:
      guard section.frames.indices.contains(element.path.item) else { return nil }
      return turned(section.frames[element.path.item])
    case .supplementaryView:
      guard element.path.item == 0 else { return nil }
      let frame =
        element.kind == UICollectionView.elementKindSectionHeader
        ? section.header
        : element.kind == UICollectionView.elementKindSectionFooter ? section.footer : .null
      return frame.isNull ? nil : turned(frame)
    case .decorationView: return nil
    }
  }

  /// What is in a part of the content, and what touches it.
  ///
  /// Source: facebookarchive/AsyncDisplayKit pull request 2693, "UICollectionViewFlowLayout returns items
  /// that are adjacent to the requested rectangle"; AlignedCollectionViewFlowLayout issue 12.
  func elements(
    in rect: CGRect, pinned: (CollectionElement) -> CGRect?
  ) -> [CollectionElement] {
    let area = turned(rect)
    return sections.indices.flatMap { index -> [CollectionElement] in
      let section = sections[index]
      guard section.minY <= area.maxY, section.maxY >= area.minY else { return [] }
      let parts = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ].map { CollectionElement.supplementary($0, IndexPath(item: 0, section: index)) }
        .filter { (pinned($0) ?? frame(of: $0)).map { !$0.intersection(rect).isNull } ?? false }
      return section.items(in: area).map { .cell(IndexPath(item: $0, section: index)) } + parts
    }
  }

  /// Where a header or footer is that stays in a part of the content as long as its section is there.
  func pinnedFrame(of element: CollectionElement, in visible: CGRect) -> CGRect? {
    guard let frame = frame(of: element) else { return nil }
    var place = turned(frame)
    let area = turned(visible)
    let section = sections[element.path.section]
    if element.kind == UICollectionView.elementKindSectionHeader {
      let end = (section.footer.isNull ? section.maxY : section.footer.minY) - place.height
      place.origin.y = max(place.minY, min(area.minY, end))
    } else {
      let start = section.header.isNull ? section.minY : section.header.maxY
      place.origin.y = min(place.minY, max(area.maxY - place.height, start))
    }
    return turned(place)
  }
}

extension UIEdgeInsets {
  fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}
