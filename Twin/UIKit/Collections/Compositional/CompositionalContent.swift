import Foundation

/// Where a compositional layout has everything.
///
/// - `CompositionalContent+Boundaries.swift`: headers, footers and backgrounds.
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
    /// Whether it belongs to no section, but to the whole layout.
    var isOfLayout: Bool { element.path.count == 1 }
    /// Whether it moves with a section that scrolls across.
    var scrollsAcross: Bool { element.category == .cell || isAttached }
  }

  var size = CGSize.zero
  private(set) var places: [CollectionElement: Place] = [:]
  /// Elements of each section, and where the section is along the scrolling.
  private(set) var sections: [(elements: [CollectionElement], start: CGFloat, end: CGFloat)] = []
  /// Headers and footers of the whole layout.
  private var edges: [CollectionElement] = []
  /// How each section looks that is one of a list.
  private(set) var lists: [Int: UICollectionLayoutListConfiguration] = [:]
  /// The sections that scroll across the layout.
  private(set) var strips: [Int: SectionStrip] = [:]
  /// How far they have been scrolled.
  var offsets: [Int: CGPoint] = [:]
  private(set) var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
  let isHorizontal: Bool
  let room: CGSize
  let preferred: [CollectionElement: CGSize]
  /// What is kept free for sections.
  let references: InsetReferences?
  private let traits: UITraitCollection

  init(
    isHorizontal: Bool, room: CGSize, preferred: [CollectionElement: CGSize],
    traits: UITraitCollection, references: InsetReferences?
  ) {
    self.traits = traits
    self.references = references
    (self.isHorizontal, self.room, self.preferred) = (isHorizontal, room, preferred)
    size =
      isHorizontal ? CGSize(width: 0, height: room.height) : CGSize(width: room.width, height: 0)
  }

  func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  /// How long the content is so far.
  var length: CGFloat {
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
    let kept = section.contentInsets + (references?[section.contentInsetsReference] ?? .zero)
    let boundary = BoundaryRoom(self, insets: boundaryInsets(of: section))
    let start = length
    for item in section.boundarySupplementaryItems where item.edge(isHorizontal) == .first {
      place(item, .section(index), boundary)
    }
    let insets = kept + sides(of: section, index, boundary)
    let container = BoundaryRoom(self, insets: insets).size
    length += isHorizontal ? insets.leading : insets.top
    let beginning = length
    if section.orthogonalScrollingBehavior == .none {
      placeGroups(of: section, index, count, container, insets)
    } else {
      placeStrip(of: section, index, count, container, insets)
    }
    for item in section.boundarySupplementaryItems where item.edge(isHorizontal).isBeside {
      place(item, .section(index), boundary, beside: beginning...max(beginning, length))
    }
    length += isHorizontal ? insets.trailing : insets.bottom
    for item in section.boundarySupplementaryItems where item.edge(isHorizontal) == .last {
      place(item, .section(index), boundary)
    }
    decorate(section, index, from: start)
    sections[index].end = length
  }

  mutating func note(_ place: Place) {
    places[place.element] = place
    if place.isOfLayout {
      edges.append(place.element)
    } else {
      sections[sections.count - 1].elements.append(place.element)
    }
  }

  private mutating func placeGroups(
    of section: NSCollectionLayoutSection, _ index: Int, _ count: Int, _ container: CGSize,
    _ insets: NSDirectionalEdgeInsets
  ) {
    var solver = GroupSolver(
      section: index, count: count, preferred: preferred, traits: traits)
    let (before, after, side) = spaces(around: section.group, container)
    var isNext = false
    while !solver.isDone {
      let former = solver.next
      if isNext { length += section.interGroupSpacing }
      isNext = true
      let group = solver.solve(section.group, in: container)
      // A group without items would never end.
      guard solver.next > former else { return }
      length += before
      let across = side(group.size)
      let way =
        isHorizontal
        ? CGPoint(x: length, y: insets.top + across)
        : CGPoint(x: insets.leading + across, y: length)
      for item in group.moved(by: way).items {
        let list = section.list.map { ListPlace($0, item.element.path, count: count) }
        note(
          Place(
            element: item.element, frame: item.frame, zIndex: item.zIndex,
            layoutSize: item.layoutSize, list: list))
      }
      length += along(group.size) + after
    }
  }

  /// The space that groups of a section want: before and behind each along the section, and how far it is away
  /// from the edge across it.
  private func spaces(
    around group: NSCollectionLayoutGroup, _ container: CGSize
  ) -> (before: CGFloat, after: CGFloat, side: (CGSize) -> CGFloat) {
    let way = EdgeSpace(group, isHorizontal: isHorizontal)
    let across = EdgeSpace(group, isHorizontal: !isHorizontal)
    let isHorizontal = isHorizontal
    return (
      way.before, way.after,
      {
        isHorizontal
          ? across.start(of: $0.height, in: container.height)
          : across.start(of: $0.width, in: container.width)
      }
    )
  }

  /// Places groups across the layout.
  private mutating func placeStrip(
    of section: NSCollectionLayoutSection, _ index: Int, _ count: Int, _ container: CGSize,
    _ insets: NSDirectionalEdgeInsets
  ) {
    var solver = GroupSolver(
      section: index, count: count, preferred: preferred, traits: traits)
    let leading = isHorizontal ? insets.top : insets.leading
    var strip = SectionStrip(
      behavior: section.orthogonalScrollingBehavior, scrolling: StripScrolling(section),
      frame: .zero, size: .zero, leading: leading, isHorizontal: !isHorizontal)
    let edges = EdgeSpace(section.group, isHorizontal: !isHorizontal)
    let beside = EdgeSpace(section.group, isHorizontal: isHorizontal)
    var across = leading
    var thickness: CGFloat = 0
    while !solver.isDone {
      let former = solver.next
      if !strip.groups.isEmpty { across += section.interGroupSpacing }
      let group = solver.solve(section.group, in: container)
      // A group without items would never end.
      guard solver.next > former else { break }
      across += edges.before
      let side = length + beside.before
      let way = isHorizontal ? CGPoint(x: side, y: across) : CGPoint(x: across, y: side)
      for item in group.moved(by: way).items {
        note(
          Place(
            element: item.element, frame: item.frame, zIndex: item.zIndex,
            layoutSize: item.layoutSize, isAttached: item.element.category != .cell))
      }
      let size = isHorizontal ? group.size.height : group.size.width
      strip.groups.append((across, size))
      across += size + edges.after
      thickness = max(thickness, beside.around(along(group.size)))
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
    let section = place.isOfLayout ? nil : sections[place.element.path.section]
    let (start, end) = (section?.start ?? 0, section?.end ?? length)
    var frame = place.frame
    if isHorizontal {
      frame.origin.x = Self.pinned(
        frame.minX...frame.maxX, in: visible.minX...visible.maxX, start, end)
    } else {
      frame.origin.y = Self.pinned(
        frame.minY...frame.maxY, in: visible.minY...visible.maxY, start, end)
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
    let near = sections.filter { $0.start < high && $0.end > low }.flatMap(\.elements)
    return (near + edges).compactMap { places[$0] }
      .filter { frame(of: $0, visible: visible).overlaps(rect) }
  }
}
