/// States of an engine at some moments, to have it again as it was.
///
/// A copy of an engine would share its stacks, and the next event would have to copy them. So they are left out:
/// the stack that is being reached is kept by what changes in it, and the target follows from the rest. What waits
/// is shared in blocks. The rest is little, and what is empty is not shared: to mark a place at rest costs no
/// allocation later.
struct Bookmarks: Sendable {
  private var places = FirstInFirstOut<Place>()
  /// For each place, the engine without its stacks.
  private var engines = FirstInFirstOut<NavigationEngine>()
  /// The stacks that were being reached.
  private var stacks = StackHistory()
  /// How many steps there had been at the last place.
  private(set) var last = 0

  /// Where a bookmark is.
  private struct Place: Hashable, Sendable {
    /// After how many steps.
    var stepCount: Int
    /// When, in the history of the stack.
    var moment: Int
  }

  /// How many steps there had been at the first place.
  var first: Int { places.first?.stepCount ?? 0 }

  /// The engine at the first place; `nil` if there is none. Complexity: O(depth + waiting).
  var firstEngine: NavigationEngine? {
    guard let place = places.first, var engine = engines.first else { return nil }
    engine.plan.restoreStacks(reaching: stacks.pages(at: place.moment))
    return engine
  }

  /// Sets a bookmark.
  ///
  /// - Complexity: What the stack has changed since the last one, and O(waiting / 256).
  mutating func set(_ engine: borrowing NavigationEngine, after stepCount: Int) {
    last = stepCount
    places.append(Place(stepCount: stepCount, moment: stacks.note(engine.plan.base.stack)))
    var kept = copy engine
    kept.dropStacks()
    engines.append(consume kept)
  }

  /// Forgets the bookmarks before the last one that is not beyond so many steps; one is left.
  mutating func forget(before stepCount: Int) {
    while places.count > 1, places[1].stepCount <= stepCount {
      _ = places.popFirst()
      engines.dropFirst()
    }
    if let place = places.first { stacks.forget(before: place.moment) }
  }
}
