import CoreGraphics

/// How round the corners of a view are.
///
/// Source: Apple, "UICornerConfiguration" (iOS 26).
nonisolated public struct UICornerConfiguration: Hashable, Sendable {
  enum Shape: Hashable {
    /// As round as the shorter side allows, and at most by a radius.
    case capsule(maximum: CGFloat)
    /// Each corner by its own, but those of a group by the largest of them.
    case corners([Corner: UICornerRadius], groups: [Set<Corner>])
  }

  /// A corner of a rectangle.
  enum Corner: Hashable, CaseIterable {
    case topLeft, topRight, bottomLeft, bottomRight
  }

  let shape: Shape

  /// Corners that are not round.
  static let square = UICornerConfiguration(shape: .corners([:], groups: []))

  private static func corners(
    _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?,
    _ bottomRight: UICornerRadius?, alike groups: [Set<Corner>] = []
  ) -> UICornerConfiguration {
    let given: [(Corner, UICornerRadius?)] = [
      (.topLeft, topLeft), (.topRight, topRight), (.bottomLeft, bottomLeft),
      (.bottomRight, bottomRight),
    ]
    let radii = given.compactMap { corner, radius in radius.map { (corner, $0) } }
    return UICornerConfiguration(
      shape: .corners(Dictionary(uniqueKeysWithValues: radii), groups: groups))
  }

  /// The shorter sides are half circles.
  ///
  /// - Parameter maximumRadius: The largest radius, in points.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximum: maximumRadius.map { CGFloat($0) } ?? .infinity))
  }

  /// A radius for each corner by itself.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius, radius, radius, radius)
  }

  /// Radii of their own for all corners; nil for one that is not round.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    corners(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
  }

  /// A radius for all corners: the largest, where that is another one for each.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius, radius, radius, radius, alike: [Set(Corner.allCases)])
  }

  /// A radius for both corners above, and one for those below.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topRadius, topRadius, bottomRadius, bottomRadius,
      alike: [[.topLeft, .topRight], [.bottomLeft, .bottomRight]])
  }

  /// A radius for both corners above, and radii of their own for those below.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topRadius, topRadius, bottomLeftRadius, bottomRightRadius, alike: [[.topLeft, .topRight]])
  }

  /// A radius for both corners below, and radii of their own for those above.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius, topRightRadius, bottomRadius, bottomRadius,
      alike: [[.bottomLeft, .bottomRight]])
  }
}
