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
