extension Array where Element: AnyObject {
  /// Takes out an object that is there once at most. At both ends it is found at once, which is where those are that are
  /// taken out one after another; `removeAll(where:)` would go through all.
  @inlinable package mutating func remove(_ object: Element) {
    if last === object {
      removeLast()
    } else if let place = firstIndex(where: { $0 === object }) {
      remove(at: place)
    }
  }
}
