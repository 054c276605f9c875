/// How the split view controller around a page shows its columns (since iOS 26).
nonisolated public enum UISplitViewControllerLayoutEnvironment: Int, Sendable {
  /// There is none around.
  case none = 0
  /// Side by side, or one over the other.
  case expanded = 1
  /// As one, on a narrow screen.
  case collapsed = 2
}

/// How the split view controller around shows its columns (since iOS 26).
nonisolated public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  /// There is none around.
  public static var defaultValue: UISplitViewControllerLayoutEnvironment { .none }
}

nonisolated extension UITraitCollection {
  /// How the nearest split view controller around shows its columns, so that a row may show an arrow only where it leads
  /// to another page (since iOS 26). On older eras there is never one.
  public final var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
    self[UITraitSplitViewControllerLayoutEnvironment.self]
  }
}

nonisolated extension UIMutableTraits {
  /// How the split view controller around shows its columns (since iOS 26).
  public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }
}

extension UISplitViewController {
  /// What the pages inside know of the columns; nil before iOS 26.
  ///
  /// Assumed: until the controller is about to be seen, its columns count as apart, as `isCollapsed` says.
  var traitsOfPages: TraitValues? {
    guard UISystem.current.behaviour.tellsPagesHowColumnsShow else { return nil }
    var values = TraitValues()
    values.set(
      isCollapsed ? .collapsed : .expanded, for: UITraitSplitViewControllerLayoutEnvironment.self)
    return values
  }

  /// Tells the pages inside, if the columns have become one or come apart.
  func arrangementDidChange(from former: SplitArrangement) {
    guard isCollapsed != (former.collapsedRoot != nil) else { return }
    for page in children { page.loadedView?.updateTraits() }
  }
}
