import Foundation

/// How many frames in a second somebody wants.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// The best; nil for as many as there can be.
  public var preferred: Float?

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// As many as the screen has.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// How many frames of a screen become one, so that the rate is the one that is wanted.
  func stride(of framesPerSecond: Int64) -> Int64 {
    let wanted = preferred.flatMap { $0 > 0 ? $0 : nil } ?? maximum
    guard wanted > 0 else { return 1 }
    let strides = (1...framesPerSecond).filter { framesPerSecond.isMultiple(of: $0) }
    let rate = { (stride: Int64) in Float(framesPerSecond / stride) }
    let allowed = strides.filter { minimum <= rate($0) && rate($0) <= maximum }
    // `min` takes the first of two equal ones: the faster.
    return (allowed.isEmpty ? strides : allowed)
      .min { abs(rate($0) - wanted) < abs(rate($1) - wanted) } ?? 1
  }
}
