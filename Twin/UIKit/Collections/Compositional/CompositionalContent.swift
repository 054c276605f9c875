import Foundation

/// Where a compositional layout has everything.
struct CompositionalContent {
  /// A place, and what decides about it.
  struct Place {
    let element: CollectionElement
    var frame: CGRect
    var zIndex = 0
    /// What the view may choose; nil for a decoration.
    var layoutSize: NSCollectionLayoutSize?
    var isPinned = false
    /// Where in a list a cell is.
    var list: ListPlace?
    /// Whether it is a view that belongs to an item.
    var isAttached = false
    /// Whether it moves with a section that scrolls across.
    var scrollsAcross: Bool { element.category == .cell || isAttached }
  }

  private(set) var size = CGSize.zero
  private(set) var places: [CollectionElement: Place] = [:]
  /// Elements of each section, and where the section is along the scrolling.
  private var sections: [(elements: [CollectionElement], start: CGFloat, end: CGFloat)] = []
  /// How each section looks that is one of a list.
  private(set) var lists: [Int: UICollectionLayoutListConfiguration] = [:]
  /// The sections that scroll across the layout.
  private(set) var strips: [Int: SectionStrip] = [:]
  /// How far they have been scrolled.
  var offsets: [Int: CGPoint] = [:]
  private(set) var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
  private let isHorizontal: Bool
  private let room: CGSize
  private let preferred: [CollectionElement: CGSize]
  private let traits: UITraitCollection

  init(
    isHorizontal: Bool, room: CGSize, preferred: [CollectionElement: CGSize],
    traits: UITraitCollection
  ) {
    self.traits = traits
    (self.isHorizontal, self.room, self.preferred) = (isHorizontal, room, preferred)
    size =
      isHorizontal ? CGSize(width: 0, height: room.height) : CGSize(width: room.width, height: 0)
  }

  private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  private var length: CGFloat {
    get { along(size) }
    set { if isHorizontal { size.width = newValue } else { size.height = newValue } }
  }

  // MARK: Sections

  /// Places a section behind those that have their places.
  mutating func append(_ section: NSCollectionLayoutSection, count: Int, spacing: CGFloat) {
    let index = sections.count
    lists[index] = section.list
    handlers[index] = section.visibleItemsInvalidationHandler
    if index > 0 { length += spacing }
    sections.append(([], length, length))
    let insets = section.contentInsets
    let room = insets.inside(room)
    let container =
      isHorizontal
      ? CGSize(width: self.room.width, height: room.height)
      : CGSize(width: room.width, height: self.room.height)
    let start = length
    for item in section.boundarySupplementaryItems where isFirst(item) {
      place(item, index, container, insets)
    }
    length += isHorizontal ? insets.leading : insets.top
    if section.orthogonalScrollingBehavior == .none {
      placeGroups(of: section, index, count, container)
    } else {
      placeStrip(of: section, index, count, container)
    }
    length += isHorizontal ? insets.trailing : insets.bottom
    for item in section.boundarySupplementaryItems where !isFirst(item) {
      place(item, index, container, insets)
    }
    decorate(section, index, from: start)
    sections[index].end = length
  }

  private mutating func note(_ place: Place) {
    places[place.element] = place
    sections[sections.count - 1].elements.append(place.element)
  }

  private mutating func placeGroups(
    of section: NSCollectionLayoutSection, _ index: Int, _ count: Int, _ container: CGSize
  ) {
    var solver = GroupSolver(
      section: index, count: count, preferred: preferred, traits: traits)
    let insets = section.contentInsets
    var isNext = false
    while !solver.isDone {
      let former = solver.next
      if isNext { length += section.interGroupSpacing }
      isNext = true
      let group = solver.solve(section.group, in: container)
      // A group without items would never end.
      guard solver.next > former else { return }
      let way =
        isHorizontal
        ? CGPoint(x: length, y: insets.top) : CGPoint(x: insets.leading, y: length)
      for item in group.moved(by: way).items {
        let list = section.list.map { ListPlace($0, item.element.path, count: count) }
        note(
          Place(
            element: item.element, frame: item.frame, zIndex: item.zIndex,
            layoutSize: item.layoutSize, list: list))
      }
      length += along(group.size)
    }
  }

  /// Places groups across the layout.
  private mutating func placeStrip(
    of section: NSCollectionLayoutSection, _ index: Int, _ count: Int, _ container: CGSize
  ) {
    var solver = GroupSolver(
      section: index, count: count, preferred: preferred, traits: traits)
    let insets = section.contentInsets
    let leading = isHorizontal ? insets.top : insets.leading
    var strip = SectionStrip(
      behavior: section.orthogonalScrollingBehavior, frame: .zero, size: .zero, leading: leading,
      isHorizontal: !isHorizontal)
    var across = leading
    var thickness: CGFloat = 0
    while !solver.isDone {
      let former = solver.next
      if !strip.groups.isEmpty { across += section.interGroupSpacing }
      let group = solver.solve(section.group, in: container)
      // A group without items would never end.
      guard solver.next > former else { break }
      let way = isHorizontal ? CGPoint(x: length, y: across) : CGPoint(x: across, y: length)
      for item in group.moved(by: way).items {
        note(
          Place(
            element: item.element, frame: item.frame, zIndex: item.zIndex,
            layoutSize: item.layoutSize, isAttached: item.element.category != .cell))
      }
      let size = isHorizontal ? group.size.height : group.size.width
      strip.groups.append((across, size))
      across += size
      thickness = max(thickness, along(group.size))
    }
    across += isHorizontal ? insets.bottom : insets.trailing
    if isHorizontal {
      strip.frame = CGRect(x: length, y: 0, width: thickness, height: room.height)
      strip.size = CGSize(width: thickness, height: across)
    } else {
      strip.frame = CGRect(x: 0, y: length, width: room.width, height: thickness)
      strip.size = CGSize(width: across, height: thickness)
    }
    strips[index] = strip
    length += thickness
  }

  private func isFirst(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    switch item.alignment {
    case .top, .topLeading, .topTrailing: !isHorizontal || item.alignment == .topLeading
    case .leading, .bottomLeading: isHorizontal
    case .none, .bottom, .bottomTrailing, .trailing: false
    }
  }

  private mutating func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int, _ container: CGSize,
    _ insets: NSDirectionalEdgeInsets
  ) {
    let element = CollectionElement.supplementary(
      item.elementKind, IndexPath(item: 0, section: section))
    let inner = item.layoutSize.chosen(
      preferred[element], or: item.usedInsets.inside(item.layoutSize.size(in: container)))
    let outer = item.usedInsets.around(inner)
    let part = self.part(of: item.alignment)
    let origin =
      isHorizontal
      ? CGPoint(x: length, y: insets.top + (container.height - outer.height) * part)
      : CGPoint(x: insets.leading + (container.width - outer.width) * part, y: length)
    let frame = CGRect(
      x: origin.x + item.usedInsets.leading + item.offset.x,
      y: origin.y + item.usedInsets.top + item.offset.y, width: inner.width,
      height: inner.height)
    note(
      Place(
        element: element, frame: frame, zIndex: item.zIndex, layoutSize: item.layoutSize,
        isPinned: item.pinToVisibleBounds))
    length += along(outer)
  }

  /// Where a header is across the scrolling: 0 at the beginning, 1 at the end.
  private func part(of alignment: NSRectAlignment) -> CGFloat {
    switch alignment {
    case .topLeading: 0
    case .bottomTrailing: 1
    case .bottomLeading: isHorizontal ? 1 : 0
    case .topTrailing: isHorizontal ? 0 : 1
    case .none, .top, .leading, .bottom, .trailing: 0.5
    }
  }

  /// Assumed: backgrounds are behind all of a section, with its headers and insets.
  private mutating func decorate(
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

  // MARK: Places

  /// Whether anything stays in sight.
  var hasPinned: Bool { places.values.contains(where: \.isPinned) }

  /// Where an element is while a part of the content shows.
  func frame(of place: Place, visible: CGRect) -> CGRect {
    guard place.isPinned else {
      guard !offsets.isEmpty, place.scrollsAcross,
        let offset = offsets[place.element.path.section]
      else { return place.frame }
      return place.frame.offsetBy(dx: -offset.x, dy: -offset.y)
    }
    let section = sections[place.element.path.section]
    var frame = place.frame
    if isHorizontal {
      frame.origin.x = Self.pinned(
        frame.minX...frame.maxX, in: visible.minX...visible.maxX, section.start, section.end)
    } else {
      frame.origin.y = Self.pinned(
        frame.minY...frame.maxY, in: visible.minY...visible.maxY, section.start, section.end)
    }
    return frame
  }

  /// The nearest place in what shows, and in the section.
  private static func pinned(
    _ place: ClosedRange<CGFloat>, in visible: ClosedRange<CGFloat>, _ start: CGFloat,
    _ end: CGFloat
  ) -> CGFloat {
    let length = place.upperBound - place.lowerBound
    let isFirst = place.lowerBound - start <= end - place.upperBound
    return isFirst
      ? max(place.lowerBound, min(visible.lowerBound, end - length))
      : min(place.lowerBound, max(visible.upperBound - length, start))
  }

  /// What is in a part of the content.
  func elements(in rect: CGRect, visible: CGRect) -> [Place] {
    let (low, high) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    return sections.filter { $0.start < high && $0.end > low }
      .flatMap(\.elements).compactMap { places[$0] }
      .filter { frame(of: $0, visible: visible).intersects(rect) }
  }
}
