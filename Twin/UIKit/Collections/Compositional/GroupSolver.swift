import Foundation

/// Finds places for the items of a section, from the first one on.
struct GroupSolver {
  /// What has been placed, in the coordinates of the group or section that holds it.
  struct Part {
    var size: CGSize
    var items: [Placed]

    /// The part elsewhere.
    func moved(by way: CGPoint) -> Part {
      Part(size: size, items: items.map { $0.moved(by: way) })
    }

    /// The part with its only item longer across a group, and what is attached to the item where it was.
    func grown(by more: CGFloat, in group: NSCollectionLayoutGroup) -> Part {
      guard more > 0, !items.isEmpty else { return self }
      let side = group.isHorizontal ? \CGSize.height : \CGSize.width
      var part = self
      part.size[keyPath: side] += more
      part.items[0].frame.size[keyPath: side] += more
      return part
    }
  }

  /// A part of a group, and the space around it.
  private struct Member {
    let part: Part
    let along: EdgeSpace
    let across: EdgeSpace
    /// Whether the part is one item that is as long across the group as the longest.
    let isUniform: Bool

    init(_ part: Part, of item: NSCollectionLayoutItem, in group: NSCollectionLayoutGroup) {
      let size = item.layoutSize
      let dimension = group.isHorizontal ? size.heightDimension : size.widthDimension
      self.part = part
      along = EdgeSpace(item, isHorizontal: group.isHorizontal)
      across = EdgeSpace(item, isHorizontal: !group.isHorizontal)
      isUniform = dimension.isUniformAcrossSiblings && !(item is NSCollectionLayoutGroup)
    }
  }

  /// An item, or a view attached to one, in its place.
  struct Placed {
    let element: CollectionElement
    var frame: CGRect
    let layoutSize: NSCollectionLayoutSize
    var zIndex = 0

    func moved(by way: CGPoint) -> Placed {
      var copy = self
      copy.frame = frame.offsetBy(dx: way.x, dy: way.y)
      return copy
    }
  }

  let section: Int
  let count: Int
  /// Sizes that views chose.
  let preferred: [CollectionElement: CGSize]
  let traits: UITraitCollection
  private(set) var next = 0

  init(
    section: Int, count: Int, preferred: [CollectionElement: CGSize], traits: UITraitCollection
  ) {
    (self.section, self.count, self.preferred) = (section, count, preferred)
    self.traits = traits
  }

  /// Whether all items have their places.
  var isDone: Bool { next >= count }

  /// Places what an item or a group holds.
  ///
  /// - Parameter size: The size where the group says it, and not the item.
  mutating func solve(
    _ item: NSCollectionLayoutItem, in container: CGSize, size: CGSize? = nil
  ) -> Part {
    let outer = size ?? item.layoutSize.size(in: container)
    guard let group = item as? NSCollectionLayoutGroup else { return place(item, outer) }
    let path = IndexPath(item: next, section: section)
    var part = solve(group, outer)
    part.items += attached(to: group, path, CGRect(origin: .zero, size: part.size))
    return part
  }

  private mutating func place(_ item: NSCollectionLayoutItem, _ outer: CGSize) -> Part {
    let element = CollectionElement.cell(IndexPath(item: next, section: section))
    next += 1
    let insets = item.usedInsets
    let inner = item.layoutSize.chosen(preferred[element], or: insets.inside(outer))
    let frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: inner)
    return Part(
      size: insets.around(inner),
      items: [Placed(element: element, frame: frame, layoutSize: item.layoutSize)]
        + attached(to: item, element.path, frame))
  }

  /// Views that belong to an item: each of a kind has the item's own path.
  private func attached(
    to item: NSCollectionLayoutItem, _ path: IndexPath, _ frame: CGRect
  ) -> [Placed] {
    item.supplementaryItems.map { view in
      Placed(
        element: .supplementary(view.elementKind, path), frame: view.frame(beside: frame),
        layoutSize: view.layoutSize, zIndex: view.zIndex)
    }
  }

  /// Places items where the app says. Groups of such a kind have the size that they say.
  private mutating func solve(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, of group: NSCollectionLayoutGroup,
    _ outer: CGSize
  ) -> Part {
    let insets = group.usedInsets
    let environment = GroupEnvironment(size: outer, insets: insets, traits: traits)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    var part = Part(size: outer, items: [])
    for place in provider(environment) where !isDone {
      let element = CollectionElement.cell(IndexPath(item: next, section: section))
      next += 1
      let frame = place.frame.offsetBy(dx: insets.leading, dy: insets.top)
      part.items.append(
        Placed(element: element, frame: frame, layoutSize: size, zIndex: place.zIndex))
    }
    return part
  }

  private mutating func solve(_ group: NSCollectionLayoutGroup, _ outer: CGSize) -> Part {
    if case .custom(let provider) = group.content { return solve(provider, of: group, outer) }
    let room = group.usedInsets.inside(outer)
    var parts: [Member] = []
    var length: CGFloat = 0
    let spacing = group.interItemSpacing?.spacing ?? 0
    let items = group.subitems
    for index in 0..<(items.isEmpty ? 0 : group.limit) {
      guard !isDone else { break }
      let item = items[index % items.count]
      let size = sizeInside(group, item, room)
      let former = next
      let part = solve(item, in: room, size: size)
      let edges = EdgeSpace(item, isHorizontal: group.isHorizontal)
      let own = group.along(
        group.choosesLength ? size ?? item.layoutSize.size(in: room) : part.size)
      let needed = length + (parts.isEmpty ? 0 : spacing) + edges.around(own)
      if !parts.isEmpty, group.isFilled, needed > group.along(room) + 0.001 {
        next = former
        break
      }
      parts.append(Member(part, of: item, in: group))
      length = needed
    }
    return joined(parts, of: group, outer: outer, room: room)
  }

  /// The size of an item where its group says it.
  private func sizeInside(
    _ group: NSCollectionLayoutGroup, _ item: NSCollectionLayoutItem, _ room: CGSize
  ) -> CGSize? {
    guard case .dividing(_, let count) = group.content, count > 0 else { return nil }
    let spaces =
      CGFloat(count - 1) * (group.interItemSpacing?.spacing ?? 0)
      + CGFloat(count) * EdgeSpace(item, isHorizontal: group.isHorizontal).around(0)
    let length = max(0, group.along(room) - spaces) / CGFloat(count)
    let size = item.layoutSize.size(in: room)
    return group.isHorizontal
      ? CGSize(width: length, height: size.height) : CGSize(width: size.width, height: length)
  }

  /// Puts parts beside or below each other.
  private func joined(
    _ parts: [Member], of group: NSCollectionLayoutGroup, outer: CGSize, room: CGSize
  ) -> Part {
    let insets = group.usedInsets
    let needed = parts.map { group.across($0.part.size) + $0.across.around(0) }.max() ?? 0
    let across = group.choosesThickness ? needed : group.across(room)
    let (spacing, more) = spaces(in: group, parts, room)
    var offset: CGFloat = 0
    var whole = Part(size: .zero, items: [])
    for (index, member) in parts.enumerated() {
      if index > 0 { offset += spacing }
      let edges = member.along.grown(by: more)
      let way = offset + edges.before
      let lack = needed - group.across(member.part.size) - member.across.around(0)
      let part = member.isUniform ? member.part.grown(by: lack, in: group) : member.part
      let side = member.across.start(of: group.across(part.size), in: across)
      let place =
        group.isHorizontal
        ? CGPoint(x: insets.leading + way, y: insets.top + side)
        : CGPoint(x: insets.leading + side, y: insets.top + way)
      whole.items += part.moved(by: place).items
      offset += edges.around(group.along(part.size))
    }
    let content =
      group.isHorizontal
      ? CGSize(width: offset, height: needed) : CGSize(width: needed, height: offset)
    whole.size = group.layoutSize.chosen(insets.around(content), or: outer)
    return whole
  }

  /// The space between two parts, and how much larger each flexible space around a part is than it has to be.
  private func spaces(
    in group: NSCollectionLayoutGroup, _ parts: [Member], _ room: CGSize
  ) -> (between: CGFloat, more: CGFloat) {
    let spacing = group.interItemSpacing?.spacing ?? 0
    guard !group.choosesLength, !parts.isEmpty else { return (spacing, 0) }
    let gaps = group.interItemSpacing?.isFlexible == true ? parts.count - 1 : 0
    let growing = parts.reduce(gaps) { $0 + $1.along.growing }
    guard growing > 0 else { return (spacing, 0) }
    let used = parts.reduce(CGFloat(parts.count - 1) * spacing) {
      $0 + $1.along.around(group.along($1.part.size))
    }
    let more = max(0, group.along(room) - used) / CGFloat(growing)
    return (gaps > 0 ? spacing + more : spacing, more)
  }
}

extension NSCollectionLayoutGroup {
  func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  /// Whether the group is as long as its items.
  var choosesLength: Bool {
    isHorizontal
      ? layoutSize.widthDimension.isEstimated : layoutSize.heightDimension.isEstimated
  }

  /// Whether the group is as thick as its items.
  var choosesThickness: Bool {
    isHorizontal
      ? layoutSize.heightDimension.isEstimated : layoutSize.widthDimension.isEstimated
  }

  /// Whether the group holds as many items as it has room for.
  var isFilled: Bool {
    if case .filling = content { true } else { false }
  }

  /// How many items the group holds at most.
  var limit: Int {
    switch content {
    case .filling, .custom: Int.max
    case .repeating(_, let count), .dividing(_, let count): max(0, count)
    }
  }
}

extension NSDirectionalEdgeInsets {
  func inside(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(0, size.width - leading - trailing), height: max(0, size.height - top - bottom))
  }

  func around(_ size: CGSize) -> CGSize {
    CGSize(width: size.width + leading + trailing, height: size.height + top + bottom)
  }

  static func + (one: Self, other: Self) -> Self {
    NSDirectionalEdgeInsets(
      top: one.top + other.top, leading: one.leading + other.leading,
      bottom: one.bottom + other.bottom, trailing: one.trailing + other.trailing)
  }
}
