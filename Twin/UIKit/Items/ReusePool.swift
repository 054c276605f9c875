/// Views that are out of sight and wait to be used again, and what new ones are made from.
struct ReusePool<Key: Hashable, View: AnyObject> {
  private var sources: [Key: ReuseSource<View>] = [:]
  private var spare: [Key: [View]] = [:]

  /// Says of which class new views are; nil takes that back.
  mutating func register(_ type: View.Type?, for key: Key) {
    sources[key] = type.map { .type($0) }
  }

  /// Says in which file new views are; nil takes that back.
  mutating func register(_ nib: UINib?, for key: Key) {
    sources[key] = nib.map { .nib($0) }
  }

  /// For what views were registered.
  var keys: some Collection<Key> { sources.keys }

  /// What new views are made from.
  func source(for key: Key) -> ReuseSource<View>? { sources[key] }

  /// A view that was put away; nil if there is none.
  mutating func take(_ key: Key) -> View? { spare[key]?.popLast() }

  /// Keeps a view for later.
  mutating func put(_ view: View, for key: Key) {
    spare[key, default: []].append(view)
  }
}

/// What new views are made from.
enum ReuseSource<View: AnyObject> {
  case type(View.Type)
  case nib(UINib)
}
