/// What a button is given for its states.
///
/// While it is highlighted it counts as enabled: what is said of a state that is both highlighted and disabled replaces
/// what has been said of the highlighted one, and is dropped if nothing has.
///
/// Source: material-components-ios, tests of MDCButton, which pin down that of title colors. Assumed: the same of all else.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// What has been said of a state itself.
  subscript(state: UIControl.State) -> Value? {
    get { values[Self.kept(state)] }
    set {
      let kept = Self.kept(state)
      if kept == state || values[kept] != nil { values[kept] = newValue }
    }
  }

  private static func kept(_ state: UIControl.State) -> UIControl.State {
    state.contains(.highlighted) ? state.subtracting(.disabled) : state
  }
}
