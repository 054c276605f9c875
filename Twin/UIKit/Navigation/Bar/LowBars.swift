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
  ///
  /// Source: QMUI, `TabBarHeight`: 50 on tablets from iOS 12 on.
  var rowHeight: CGFloat {
    let system = UISystem.current
    guard system.behaviour.hasCompactTabBars else { return Self.height }
    if hasLittleRoom { return Self.lowBarHeight }
    return system.description.idiom == .pad ? Self.tabletBarHeight : Self.height
  }

  /// How far the line reaches into what the screen's lower edge takes, in points.
  ///
  /// Source: bars of tablets with a home indicator, which takes 20 points, are 65 points high (QMUI, `TabBarHeight`;
  /// flutter/flutter, pull request 39258, measured in iOS 13).
  var roomSharedWithEdge: CGFloat { rowHeight == Self.tabletBarHeight ? 5 : 0 }

  /// How the room asks for pictures and titles to be placed.
  ///
  /// From iOS 11 on side by side where the width is regular or the height compact (Apple, WWDC17 session 204, "Updating
  /// Your App for iOS 11"; documentation of `UITabBarItemAppearance.Style`; flutter/flutter, pull request 39258). The
  /// era that begins with iOS 9 has them one above the other, and so has glass.
  var wantedArrangement: UITabBarItemAppearance.Style {
    guard UISystem.current.behaviour.hasCompactTabBars else { return .stacked }
    if traitCollection.horizontalSizeClass == .regular { return .inline }
    return traitCollection.verticalSizeClass == .compact ? .compactInline : .stacked
  }
}
