import Foundation

/// Headers, footers and backgrounds.
extension CompositionalContent {
  /// What a view at an edge belongs to.
  enum BoundaryOwner {
    /// A section of a number.
    case section(Int)
    /// The whole layout; the view is one of so many of its kind.
    case layout(Int)

    /// Assumed: views of the layout have paths of one number.
    var path: IndexPath {
      switch self {
      case .section(let index): IndexPath(item: 0, section: index)
      case .layout(let index): IndexPath(index: index)
      }
    }
  }

  /// The room in which views at edges are.
  struct BoundaryRoom {
    let insets: NSDirectionalEdgeInsets
    /// The room without the insets across the scrolling.
    let size: CGSize

    init(_ content: CompositionalContent, insets: NSDirectionalEdgeInsets) {
      self.insets = insets
      let inner = insets.inside(content.room)
      size =
        content.isHorizontal
        ? CGSize(width: content.room.width, height: inner.height)
        : CGSize(width: inner.width, height: content.room.height)
    }
  }

  // MARK: Insets

  /// What headers and footers of a section are inside of.
  func boundaryInsets(of section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
    let reference = section.supplementaryContentInsetsReference
    guard reference == .automatic else { return references?[reference] ?? .zero }
    let kept = references?[section.contentInsetsReference] ?? .zero
    return section.supplementariesFollowContentInsets ? section.contentInsets + kept : kept
  }

  /// What views beside the groups take away from them.
  func sides(
    of section: NSCollectionLayoutSection, _ index: Int, _ room: BoundaryRoom
  ) -> NSDirectionalEdgeInsets {
    var sides = NSDirectionalEdgeInsets.zero
    for item in section.boundarySupplementaryItems where item.extendsBoundary {
      let edge = item.edge(isHorizontal)
      guard edge.isBeside else { continue }
      let (_, outer) = sizes(of: item, .section(index), room)
      switch (edge, isHorizontal) {
      case (.before, true): sides.top += outer.height
      case (.before, false): sides.leading += outer.width
      case (_, true): sides.bottom += outer.height
      case (_, false): sides.trailing += outer.width
      }
    }
    return sides
  }

  /// The size of a view at an edge, without and with its insets.
  private func sizes(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ owner: BoundaryOwner,
    _ room: BoundaryRoom
  ) -> (inner: CGSize, outer: CGSize) {
    let element = CollectionElement.supplementary(item.elementKind, owner.path)
    let inner = item.layoutSize.chosen(
      preferred[element], or: item.usedInsets.inside(item.layoutSize.size(in: room.size)))
    return (inner, item.usedInsets.around(inner))
  }

  // MARK: Places

  /// Places headers or footers of the whole layout. Those that would stand beside it come first or last, too.
  mutating func place(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], atBeginning: Bool
  ) {
    let room = BoundaryRoom(self, insets: references?[.automatic] ?? .zero)
    var counts: [String: Int] = [:]
    for item in items {
      let count = counts[item.elementKind, default: 0]
      counts[item.elementKind] = count + 1
      let edge = item.edge(isHorizontal)
      guard (edge == .first || edge == .before) == atBeginning else { continue }
      place(item, .layout(count), room)
    }
  }

  /// Places a view at an edge.
  ///
  /// - Parameter groups: Where the groups are along the scrolling; the view stands beside them.
  mutating func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ owner: BoundaryOwner,
    _ room: BoundaryRoom, beside groups: ClosedRange<CGFloat>? = nil
  ) {
    let (inner, outer) = sizes(of: item, owner, room)
    let edge = item.edge(isHorizontal)
    let isLast = edge == .last || edge == .after
    let whole = isHorizontal ? room.size.height : room.size.width
    let own = isHorizontal ? outer.height : outer.width
    var way = length
    var part = item.part(isHorizontal)
    if let groups {
      way = (groups.lowerBound + groups.upperBound - along(outer)) / 2
      part = edge == .before ? 0 : 1
    } else if item.extendsBoundary {
      length += along(outer)
    } else if isLast {
      way -= along(outer)
    }
    let side = (isHorizontal ? room.insets.top : room.insets.leading) + (whole - own) * part
    let insets = item.usedInsets
    let frame = CGRect(
      x: (isHorizontal ? way : side) + insets.leading + item.offset.x,
      y: (isHorizontal ? side : way) + insets.top + item.offset.y, width: inner.width,
      height: inner.height)
    note(
      Place(
        element: .supplementary(item.elementKind, owner.path), frame: frame, zIndex: item.zIndex,
        layoutSize: item.layoutSize, isPinned: item.pinToVisibleBounds,
        list: listPlace(of: item, owner)))
  }

  /// The place of a header or footer in a list; nil for other views.
  private func listPlace(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ owner: BoundaryOwner
  ) -> ListPlace? {
    guard case .section(let index) = owner, let list = lists[index] else { return nil }
    switch item.elementKind {
    case UICollectionView.elementKindSectionHeader: return ListPlace(list, .header)
    case UICollectionView.elementKindSectionFooter: return ListPlace(list, .footer)
    default: return nil
    }
  }

  /// Assumed: backgrounds are behind all of a section, with its headers and insets.
  mutating func decorate(
    _ section: NSCollectionLayoutSection, _ index: Int, from start: CGFloat
  ) {
    let whole =
      isHorizontal
      ? CGRect(x: start, y: 0, width: length - start, height: room.height)
      : CGRect(x: 0, y: start, width: room.width, height: length - start)
    for item in section.decorationItems {
      let insets = item.contentInsets
      let element = CollectionElement(
        category: .decorationView, kind: item.elementKind, path: IndexPath(item: 0, section: index))
      let frame = CGRect(
        origin: CGPoint(x: whole.minX + insets.leading, y: whole.minY + insets.top),
        size: insets.inside(whole.size))
      note(Place(element: element, frame: frame, zIndex: item.zIndex))
    }
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// At which edge a view is.
  enum Edge {
    /// Where the section begins along the scrolling.
    case first
    /// Where it ends.
    case last
    /// Beside the groups, where the section begins across the scrolling.
    case before
    /// Beside the groups, where it ends.
    case after

    var isBeside: Bool { self == .before || self == .after }
  }

  /// The edge in a layout that scrolls so.
  func edge(_ isHorizontal: Bool) -> Edge {
    switch alignment {
    case .topLeading: .first
    case .bottomTrailing, .none: .last
    case .top: isHorizontal ? .before : .first
    case .topTrailing: isHorizontal ? .last : .first
    case .leading: isHorizontal ? .first : .before
    case .bottomLeading: isHorizontal ? .first : .last
    case .bottom: isHorizontal ? .after : .last
    case .trailing: isHorizontal ? .last : .after
    }
  }

  /// Where along its edge the view is: 0 at the beginning, 1 at the end.
  func part(_ isHorizontal: Bool) -> CGFloat {
    switch alignment {
    case .topLeading: 0
    case .bottomTrailing: 1
    case .bottomLeading: isHorizontal ? 1 : 0
    case .topTrailing: isHorizontal ? 0 : 1
    case .none, .top, .leading, .bottom, .trailing: 0.5
    }
  }
}
