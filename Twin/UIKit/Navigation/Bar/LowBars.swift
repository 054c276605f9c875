import CoreGraphics

/// Bars where there is little room from top to bottom, and from side to side: on phones on their side, but for
/// the largest ones.
extension UIView {
  /// How high a bar is there, in points (QMUI, `NavigationBarHeight`, `ToolBarHeight` and `TabBarHeight`).
  static let lowBarHeight: CGFloat = 32

  /// How high bars with buttons are on tablets from iOS 12 on, in points.
  ///
  /// Source: "iPad Navigation Bar and Toolbar Height Changes in iOS 12", hacknicity.medium.com (2018).
  static let tabletBarHeight: CGFloat = 50

  /// How high a bar with buttons is, in points.
  fileprivate func barHeight(_ usual: CGFloat) -> CGFloat {
    let system = UISystem.current
    if hasLittleRoom { return system.behaviour.hasCompactBars ? Self.lowBarHeight : usual }
    return system.behaviour.hasTallBarsOnTablets && system.description.idiom == .pad
      ? Self.tabletBarHeight : usual
  }

  /// Whether a bar has little room.
  fileprivate var hasLittleRoom: Bool {
    traitCollection.verticalSizeClass == .compact
      && traitCollection.horizontalSizeClass == .compact
  }
}

extension UINavigationBar {
  /// Whether the screen is too low for large titles (assumed: on the largest phones, too).
  var isLow: Bool { traitCollection.verticalSizeClass == .compact }

  /// How high the line with the buttons is in a sheet, in points, from iOS 13 on.
  ///
  /// Source: 56 instead of 44, reported for iPhones (react-native-navigation, issue 5730; QMUI_iOS, issue 877) and
  /// iPads (ZXNavigationBar, issue 14). Not in presentations of an app's own (HWPanModal, issue 85). Assumed: for bars
  /// of navigation controllers alone.
  static let heightInSheets: CGFloat = 56

  /// How high a bar with buttons alone is, in points.
  var rowHeight: CGFloat {
    if hasGlass { return BarGlass.barHeight }
    if navigationController?.isInSheet ?? false { return Self.heightInSheets }
    return barHeight(Self.height)
  }

  /// Whether the looks for low bars count.
  var wantsCompactLook: Bool {
    rowHeight < Self.height || hasLittleRoom && hasGlass
  }

  /// How far below the edge of its controller's view a bar is at least, in points.
  var leastTop: CGFloat {
    guard hasGlass else { return 0 }
    return isLow ? BarGlass.leastTopOnSide : BarGlass.leastTop
  }
}

extension UINavigationController {
  /// Whether the controller is on a card, by itself or in other containers.
  fileprivate var isInSheet: Bool {
    var outermost: UIViewController = self
    while let parent = outermost.parent { outermost = parent }
    guard let presentation = outermost.presentationOfSelf,
      UISystem.current.behaviour.automaticPresentation != .fullScreen,
      let sheet = presentation.active as? UISheetPresentationController
    else { return false }
    return !sheet.coversLowScreen
  }

  /// What decides the place of the bars, in points: how high they and a large title are, and how far from the edge
  /// they are at least.
  var rowHeights: [CGFloat] {
    let title = bar.prefersLargeTitles ? bar.largeTitleSpace.height : 0
    return [bar.rowHeight, toolbarState.bar?.rowHeight ?? 0, bar.leastTop, title]
  }

  /// Bars have become lower or higher with the screen, and may have another look.
  func rowHeightsDidChange() {
    bar.lookMayHaveChanged()
    toolbarState.bar?.paintBackground()
    layOutPages()
  }
}

extension UIToolbar {
  /// How high the line with the buttons is, in points.
  var rowHeight: CGFloat { glassMeasures?.height ?? barHeight(Self.height) }

  /// Whether the looks for low bars count.
  var wantsCompactLook: Bool {
    rowHeight < Self.height || hasLittleRoom && UISystem.current.behaviour.hasGlassBars
  }

  /// Where glass lies in the bar; nil if there is none.
  var glassMeasures: ToolbarGlass? {
    UISystem.current.behaviour.hasGlassBars
      ? ToolbarGlass(traitCollection, isInNavigation: navigationController != nil) : nil
  }
}

extension UITabBar {
  /// How high the line with the tabs is, in points.
  var rowHeight: CGFloat {
    hasLittleRoom && UISystem.current.behaviour.hasCompactTabBars
      ? Self.lowBarHeight : Self.height
  }
}
