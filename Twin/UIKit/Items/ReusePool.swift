/// Views that are out of sight and wait to be used again, and the classes of new ones.
struct ReusePool<Key: Hashable, View: AnyObject> {
  private var classes: [Key: View.Type] = [:]
  private var spare: [Key: [View]] = [:]

  /// Says of which class new views are; nil takes that back.
  mutating func register(_ type: View.Type?, for key: Key) {
    classes[key] = type
  }

  /// The class of new views.
  func type(for key: Key) -> View.Type? { classes[key] }

  /// A view that was put away; nil if there is none.
  mutating func take(_ key: Key) -> View? { spare[key]?.popLast() }

  /// Keeps a view for later.
  mutating func put(_ view: View, for key: Key) {
    spare[key, default: []].append(view)
  }
}
