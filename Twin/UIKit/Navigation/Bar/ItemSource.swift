/// Where a bar's items come from.
enum ItemSource {
  case list([UINavigationItem])
  /// The controller's stack; on top, the items of pages that an animated pop takes away.
  ///
  /// Asked for when needed: a change of a deep stack does not copy the items of all its pages.
  case stack(leaving: [UINavigationItem])

  /// All items, bottom to top.
  func items(on stack: PageStack) -> [UINavigationItem] {
    switch self {
    case .list(let items): items
    case .stack(let leaving): stack.flatMap(\.itemsInBar) + leaving
    }
  }

  /// The item so many places below the top; nil if there is none.
  func item(_ depth: Int, on stack: PageStack) -> UINavigationItem? {
    switch self {
    case .list(let items): items.dropLast(depth).last
    case .stack(let leaving):
      depth < leaving.count
        ? leaving[leaving.count - 1 - depth] : Self.item(depth - leaving.count, on: stack)
    }
  }

  private static func item(_ depth: Int, on stack: PageStack) -> UINavigationItem? {
    var depth = depth
    for page in stack.reversed() {
      let items = page.itemsInBar
      if depth < items.count { return items[items.count - 1 - depth] }
      depth -= items.count
    }
    return nil
  }
}
