import CoreGraphics

/// Bars where there is little room from top to bottom, and from side to side: on phones on their side, but for
/// the largest ones.
extension UIView {
  /// How high a bar is there, in points (QMUI, `NavigationBarHeight`, `ToolBarHeight` and `TabBarHeight`).
  static let lowBarHeight: CGFloat = 32

  /// Whether a bar has little room.
  fileprivate var hasLittleRoom: Bool {
    traitCollection.verticalSizeClass == .compact
      && traitCollection.horizontalSizeClass == .compact
  }
}

extension UINavigationBar {
  /// Whether the screen is too low for large titles (assumed: on the largest phones, too).
  var isLow: Bool { traitCollection.verticalSizeClass == .compact }

  /// How high the line with the buttons is, in points.
  var rowHeight: CGFloat {
    hasLittleRoom && UISystem.current.behaviour.hasCompactBars ? Self.lowBarHeight : Self.height
  }
}

extension UINavigationController {
  /// How high the lines with buttons are, in points.
  var rowHeights: [CGFloat] { [bar.rowHeight, toolbarState.bar?.rowHeight ?? 0] }

  /// Bars have become lower or higher with the screen, and may have another look.
  func rowHeightsDidChange() {
    bar.lookMayHaveChanged()
    toolbarState.bar?.paintBackground()
    layOutPages()
  }
}

extension UIToolbar {
  /// How high the line with the buttons is, in points.
  var rowHeight: CGFloat {
    hasLittleRoom && UISystem.current.behaviour.hasCompactBars ? Self.lowBarHeight : Self.height
  }
}

extension UITabBar {
  /// How high the line with the tabs is, in points.
  var rowHeight: CGFloat {
    hasLittleRoom && UISystem.current.behaviour.hasCompactTabBars
      ? Self.lowBarHeight : Self.height
  }
}
