/// What waits to be handled, in the order in which it came. Its storage is used again and again.
package struct Mailbox<Item> {
  private var items: [Item?] = []
  /// How many of the items have been taken.
  private var takenCount = 0

  /// Makes an empty mailbox.
  package init() {}

  /// Whether none waits.
  package var isEmpty: Bool { items.isEmpty }

  /// Puts an item behind all others.
  package mutating func put(_ item: Item) {
    items.append(item)
  }

  /// Takes the item that came first; nil if none waits.
  package mutating func take() -> Item? {
    guard takenCount < items.count else { return nil }
    defer { forgetTaken() }
    takenCount += 1
    return items[takenCount - 1].take()
  }

  private mutating func forgetTaken() {
    guard takenCount == items.count else { return }
    while !items.isEmpty { items.removeLast() }  // Cheaper than to replace them all by none.
    takenCount = 0
  }
}
