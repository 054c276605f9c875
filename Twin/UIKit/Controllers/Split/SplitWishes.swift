import CoreGraphics

/// What an app wants of the columns of a wide screen, and what comes of it.
struct SplitWishes: Hashable {
  /// What was set as `preferredDisplayMode`.
  var mode = UISplitViewController.DisplayMode.automatic
  /// The mode that was chosen since, by `show(_:)` and `hide(_:)`, a button or a finger.
  var chosenMode: UISplitViewController.DisplayMode?
  /// What was set as `preferredSplitBehavior`.
  var behavior = UISplitViewController.SplitBehavior.automatic

  /// The room for columns.
  struct Room {
    let size: CGSize
    /// How many columns may be beside the secondary one: two, or one.
    let columnCount: Int
    /// How wide these are, in points.
    let columnsWidth: CGFloat
    /// How wide the screen is at least for one column beside the secondary one; nil if nobody says it.
    let leastRest: CGFloat?
  }

  /// How columns share a room.
  ///
  /// Columns displace another one only if there are three (documentation of `SplitBehavior`). If the app leaves it
  /// open, the mode that it wants decides, and else the room: columns lie over the secondary one where it is higher
  /// than wide (behaviour up to iOS 13, where the primary page is hidden in portrait; WWDC 2020, session 10105).
  /// Assumed: two columns displace it where it would keep less than twice the width of one.
  func behavior(in room: Room) -> UISplitViewController.SplitBehavior {
    switch behavior {
    case .displace where room.columnCount < 2: return .tile
    case .tile, .overlay, .displace: return behavior
    case .automatic: break
    }
    switch mode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary where room.columnCount > 1: return .displace
    case .automatic, .secondaryOnly, .twoDisplaceSecondary: break
    }
    if room.size.width <= room.size.height || room.size.width < room.leastRest ?? 0 {
      return .overlay
    }
    return room.columnCount > 1 && room.size.width < room.columnsWidth * 2 ? .displace : .tile
  }

  /// The mode that is shown in a room: the wanted one as the behavior allows it (documentation of
  /// `preferredDisplayMode`), and if none is wanted nothing over the secondary column, or one beside it.
  func mode(in room: Room) -> UISplitViewController.DisplayMode {
    let behavior = behavior(in: room)
    let wanted = chosenMode ?? mode
    let count = wanted == .automatic ? (behavior == .overlay ? 0 : 1) : wanted.columnCount
    return .init(columnCount: min(count, room.columnCount), behavior)
  }
}

extension UISplitViewController.DisplayMode {
  /// The mode with some columns beside the secondary one, or over it.
  init(columnCount: Int, _ behavior: UISplitViewController.SplitBehavior) {
    self =
      switch (columnCount, behavior) {
      case (...0, _): .secondaryOnly
      case (1, .overlay): .oneOverSecondary
      case (1, _): .oneBesideSecondary
      case (_, .overlay): .twoOverSecondary
      case (_, .displace): .twoDisplaceSecondary
      case (_, _): .twoBesideSecondary
      }
  }

  /// Whether columns lie over the secondary one, or have pushed it aside, so that it is dim.
  var dimsSecondary: Bool {
    switch self {
    case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: false
    }
  }
}
