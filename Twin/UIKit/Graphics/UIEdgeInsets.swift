public import Foundation

/// Distances from the edges of a rectangle, positive to the inside, in points.
nonisolated public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// No insets.
  public static let zero = UIEdgeInsets()

  /// Makes insets of zero.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Makes insets of four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The insets that make a rectangle as large again as it was before these.
  static prefix func - (insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
  }
}

nonisolated extension CGRect {
  /// The rectangle with its edges moved inside by the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}

/// Distances from the edges of a rectangle, with the sides named by the reading direction.
nonisolated public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the edge where lines begin.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the edge where lines end.
  public var trailing: CGFloat

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Makes insets of four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// Edges of a rectangle.
nonisolated public struct UIRectEdge: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Corners of a rectangle.
nonisolated public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// Every corner.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
