/// How important a constraint is, from 1 to 1000; a higher one outweighs any number of lower ones.
nonisolated public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The number; 1000 means that the constraint must be met.
  public let rawValue: Float

  /// Makes a priority of its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority of its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  // Values: UIKit documentation, `UILayoutPriority`; the three of scenes are macOS's window values,
  // which UIKit has under its own names.

  /// It must be met: 1000.
  public static let required = UILayoutPriority(1000)
  /// That with which content resists being cut off: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// That of a drag that may resize the scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// That with which a scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// That of a drag that may not resize the scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// That with which views resist growing beyond their content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// That with which `systemLayoutSizeFitting(_:)` asks for its target size: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority that is higher by a number.
  public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(a.rawValue + b)
  }

  /// A priority that is lower by a number.
  public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(a.rawValue - b)
  }
}

nonisolated extension UILayoutPriority: Comparable {
  /// Whether a priority is outweighed by another.
  ///
  /// Source: apps that compare priorities with UIKit's own means, `priority < .required`.
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }
}
