import Foundation

/// What a screen is like as it is turned.
nonisolated extension ScreenDescription {
  /// Whether the screen has a home indicator, and so no home button and, on a phone, a notch.
  private var hasHomeIndicator: Bool { safeAreaInsets.bottom > 0 }

  /// Whether hardware covers what is beside the status bar, so that pages have no more room without it.
  ///
  /// Source: on phones with a notch the safe area stays as it is when the status bar goes, on others it does not (many
  /// threads; 20 and 0 on the phone of Vercantez/openuikit, `UINavigationBar.swift`). Assumed: tablets are as those.
  var hasNotch: Bool { hasHomeIndicator && !isWide }

  /// The sides that may be up at all: not the lower one on a phone without a home button.
  ///
  /// Source: Apple, "supportedInterfaceOrientations" (the device's own orientations count, too); that phones
  /// without a home button are never upside down is general knowledge.
  var possibleOrientations: UIInterfaceOrientationMask {
    hasHomeIndicator && !isWide ? .allButUpsideDown : .all
  }

  /// The same screen with another side up.
  ///
  /// - Parameter hidesStatusBar: Whether the status bar goes away on a phone on its side.
  func turned(to orientation: UIInterfaceOrientation, hidesStatusBar: Bool) -> ScreenDescription {
    guard orientation.isLandscape else { return self }
    return ScreenDescription(
      size: CGSize(width: size.height, height: size.width), scale: scale,
      safeAreaInsets: isWide ? safeAreaInsets : insetsOnItsSide(hidesStatusBar: hidesStatusBar),
      cornerRadius: cornerRadius, statusBarHeight: statusBarHeight)
  }

  /// Beside the notch, and as much at the other end; below, what the home indicator takes.
  ///
  /// Source: 59, 0, 34, 0 becomes 0, 59, 21, 59 (csl.cool, "iOS Layout Adaptation", 2023); phones of 2018 have
  /// 44 and 21 (the table of qiita.com/usagimaru/items/761e9a5f3d78b1939df8).
  private func insetsOnItsSide(hidesStatusBar: Bool) -> UIEdgeInsets {
    guard hasHomeIndicator else {
      return UIEdgeInsets(
        top: hidesStatusBar ? 0 : safeAreaInsets.top, left: 0, bottom: 0, right: 0)
    }
    let side = safeAreaInsets.top
    return UIEdgeInsets(top: 0, left: side, bottom: 21, right: side)
  }

  /// How much room a scene of a size has from side to side and from top to bottom.
  ///
  /// Source: Apple, "Layout", table of size classes: on its side, every phone is compact from top to bottom,
  /// and the large ones, which are at least 414 points wide upright, are regular from side to side. Tablets are
  /// regular; a scene beside another one is compact where it is narrow (assumed: below 600 points).
  func sizeClasses(
    of scene: CGSize
  ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    if isWide { return (scene.width >= 600 ? .regular : .compact, .regular) }
    guard scene.width > scene.height, scene.height == min(size.width, size.height) else {
      return (.compact, .regular)
    }
    return (scene.height >= 414 ? .regular : .compact, .compact)
  }
}
