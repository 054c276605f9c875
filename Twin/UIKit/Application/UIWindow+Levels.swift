public import Foundation

nonisolated extension UIWindow.Level {
  /// A level that is nearer by a number.
  public static func + (a: UIWindow.Level, b: CGFloat) -> UIWindow.Level {
    UIWindow.Level(a.rawValue + b)
  }

  /// A level that is farther away by a number.
  public static func - (a: UIWindow.Level, b: CGFloat) -> UIWindow.Level {
    UIWindow.Level(a.rawValue - b)
  }
}

nonisolated extension UIWindow.Level: Comparable {
  /// Whether a level is behind another.
  ///
  /// Source: apps that put a window in front of all others, `windows.map(\.windowLevel).max()`.
  public static func < (a: UIWindow.Level, b: UIWindow.Level) -> Bool {
    a.rawValue < b.rawValue
  }
}
