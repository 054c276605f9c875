import CoreGraphics

/// What UIKit's own bars, alerts and menus are painted with.
///
/// Apple's are materials that let what is below shine through; these are the colors that they come to
/// over a plain page. Assumed, all of them: read off published screenshots.
nonisolated enum SystemSurface {
  /// A bar's ground.
  static let bar = UIColor(SystemColor(0xF9F9F9, 0.94, dark: 0x161616, 0.94))
  /// The ground of a bar that is dark in a light interface, too.
  static let darkBar = UIColor(SystemColor(0x161616, 0.94, dark: 0x161616, 0.94))
  /// The hairline of a bar, 1 pixel (Flutter's imitation: 0x4D000000 in light).
  static let barLine = UIColor(SystemColor(0x000000, 0.3, dark: 0xFFFFFF, 0.15))
  /// The ground of an alert or a menu.
  static let panel = UIColor(SystemColor(0xF7F7F7, dark: 0x252525))
  /// The hairlines of an alert or a menu.
  static let panelLine = UIColor(SystemColor(0x000000, 0.2, dark: 0xFFFFFF, 0.16))
  /// What parts two groups of a menu.
  static let menuGap = UIColor(SystemColor(0x000000, 0.08, dark: 0x000000, 0.16))
  /// What is laid over a row under a finger.
  static let pressed = UIColor(SystemColor(0x000000, 0.1, dark: 0xFFFFFF, 0.12))
  /// The ground of a selected segment.
  static let segment = UIColor(SystemColor(0xFFFFFF, dark: 0x636366))
  /// The text of a tab that is not selected (the often quoted 0x929292; the dark one assumed).
  static let restingTab = UIColor(SystemColor(0x929292, dark: 0x757575))
}
