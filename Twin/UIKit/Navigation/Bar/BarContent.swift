/// What a bar shows for one page: the page's item, and the item to which the back button leads.
struct BarContent {
  let item: UINavigationItem
  let previous: UINavigationItem?

  init(item: UINavigationItem, previous: UINavigationItem?) {
    self.item = item
    self.previous = previous
  }

  /// The content for the last of some items; nil if there is none.
  init?(items: [UINavigationItem]) {
    guard let item = items.last else { return nil }
    self.init(item: item, previous: items.dropLast().last)
  }

  /// Whether there is a way back: not at the root, not if hidden, and not if items of the page's
  /// own take the place (documentation of `UINavigationItem.leftBarButtonItems`).
  var showsBackButton: Bool {
    guard previous != nil, !item.hidesBackButton else { return false }
    return item.leftItemsSupplementBackButton || (item.leftBarButtonItems ?? []).isEmpty
  }

  /// Whether a change of this item changes the content.
  func involves(_ other: UINavigationItem) -> Bool {
    item === other || previous === other
  }
}
