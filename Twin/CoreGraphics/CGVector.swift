public import Foundation

/// A distance along both axes, without a place.
public struct CGVector: Hashable, Sendable, Codable {
  /// The distance along the x axis.
  public var dx: CGFloat
  /// The distance along the y axis.
  public var dy: CGFloat

  /// Makes the vector without length.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Makes a vector from its two distances.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector without length.
  public static let zero = CGVector()
}
