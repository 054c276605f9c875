public import CoreGraphics

/// A range of numbers, for how far something may slide or turn.
nonisolated public struct UIFloatRange: Hashable, Sendable {
  /// The lower end.
  public var minimum: CGFloat
  /// The upper end.
  public var maximum: CGFloat

  /// Makes the range of 0 alone.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// Makes a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range of 0 alone.
  public static let zero = UIFloatRange()
  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether it has all numbers.
  public var isInfinite: Bool { self == .infinite }
}
