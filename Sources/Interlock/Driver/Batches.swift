/// Things that are collected while something goes on, and dealt with together after it.
///
/// The storage is used again and again.
struct Batches<Item> {
  private var items: [Item] = []
  /// Storage that holds nothing.
  private var spare: [Item] = []

  /// Whether nothing has been collected.
  var isEmpty: Bool { items.isEmpty }

  /// Adds an item to the batch that is being collected.
  ///
  /// - Returns: Whether it is the first of the batch.
  @discardableResult
  mutating func append(_ item: Item) -> Bool {
    items.append(item)
    return items.count == 1
  }

  /// Takes all that has been collected. What comes while it is being dealt with is another batch.
  mutating func take() -> [Item] {
    var batch: [Item] = []
    swap(&batch, &items)
    swap(&items, &spare)
    return batch
  }

  /// Takes back the storage of a batch that has been dealt with.
  mutating func reuse(_ batch: consuming [Item]) {
    batch.removeAll(keepingCapacity: true)
    spare = batch
  }
}
