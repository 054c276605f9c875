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
    return solve(group, outer)
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
    var parts: [Part] = []
    var length: CGFloat = 0
    let spacing = group.interItemSpacing?.spacing ?? 0
    let items = group.subitems
    for index in 0..<(items.isEmpty ? 0 : group.limit) {
      guard !isDone else { break }
      let item = items[index % items.count]
      let size = sizeInside(group, item, room)
      let former = next
      let part = solve(item, in: room, size: size)
      let needed =
        length + (parts.isEmpty ? 0 : spacing)
        + group.along(group.choosesLength ? size ?? item.layoutSize.size(in: room) : part.size)
      if !parts.isEmpty, group.isFilled, needed > group.along(room) + 0.001 {
        next = former
        break
      }
      parts.append(part)
      length = needed
    }
    return joined(parts, of: group, outer: outer, room: room)
  }

  /// The size of an item where its group says it.
  private func sizeInside(
    _ group: NSCollectionLayoutGroup, _ item: NSCollectionLayoutItem, _ room: CGSize
  ) -> CGSize? {
    guard case .dividing(_, let count) = group.content, count > 0 else { return nil }
    let spaces = CGFloat(count - 1) * (group.interItemSpacing?.spacing ?? 0)
    let length = max(0, group.along(room) - spaces) / CGFloat(count)
    let size = item.layoutSize.size(in: room)
    return group.isHorizontal
      ? CGSize(width: length, height: size.height) : CGSize(width: size.width, height: length)
  }

  /// Puts parts beside or below each other.
  private func joined(
    _ parts: [Part], of group: NSCollectionLayoutGroup, outer: CGSize, room: CGSize
  ) -> Part {
    let used = parts.reduce(0) { $0 + group.along($1.size) }
    var spacing = group.interItemSpacing?.spacing ?? 0
    if group.interItemSpacing?.isFlexibleSpacing == true, parts.count > 1, !group.choosesLength {
      spacing = max(spacing, (group.along(room) - used) / CGFloat(parts.count - 1))
    }
    var offset: CGFloat = 0
    var whole = Part(size: .zero, items: [])
    let insets = group.usedInsets
    for part in parts {
      let way =
        group.isHorizontal
        ? CGPoint(x: insets.leading + offset, y: insets.top)
        : CGPoint(x: insets.leading, y: insets.top + offset)
      whole.items += part.moved(by: way).items
      offset += group.along(part.size) + spacing
    }
    let length = max(0, offset - spacing)
    let across = parts.map { group.across($0.size) }.max() ?? 0
    let content =
      group.isHorizontal
      ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
    whole.size = group.layoutSize.chosen(insets.around(content), or: outer)
    return whole
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
}
