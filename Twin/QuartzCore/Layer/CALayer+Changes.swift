extension CALayer {
  /// Changes a value, and starts the action that belongs to it.
  ///
  /// The action is looked up before the change, so that it can read the old value, and runs after.
  /// Inlined, because a key path that the compiler knows costs nothing, and another one copies all
  /// values to read one.
  @inline(__always)
  func change<Value: Equatable>(
    _ place: WritableKeyPath<Appearance, Value>, _ key: String, to value: Value
  ) {
    guard values[keyPath: place] != value else { return }
    let action = actionOfChange(forKey: key)
    values[keyPath: place] = value
    action?.run(forKey: key, object: self, arguments: nil)
    if flags.isWatched { watcher?.layerDidChange() }
  }

  /// Changes a color. One that looks the same is taken without an action, for it may be a gray or none.
  @inline(__always)
  func change(
    color place: WritableKeyPath<Appearance, CGColor.Components?>, _ key: String, to color: CGColor?
  ) {
    let (former, new) = (values[keyPath: place], color?.rgba)
    guard former == new else { return change(place, key, to: new) }
    if former?.isGray != new?.isGray { values[keyPath: place] = new }
  }

  /// Changes the color of the background, or what is put there side by side.
  @inline(__always)
  func changeGround(to color: CGColor?) {
    if values.pattern != color?.tile {
      change(\.pattern, "backgroundColor", to: color?.tile)
    }
    change(color: \.backgroundColor, "backgroundColor", to: color)
  }

  /// Prepares the layer for a change of its values, and finds the action for it; a copy has none.
  func actionOfChange(forKey key: String) -> (any CAAction)? {
    guard presented == nil else { return nil }
    let transactions = MainLoop.current.transactions
    let action = transactions.disablesActions ? nil : action(forKey: key)
    transactions.open()
    willChange(in: transactions)
    if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    return action
  }
}
