public import Foundation

/// Something beside a pointer, such as an arrow that says where a thing can be dragged (since iOS 15).
///
/// Source: developer.apple.com/documentation/uikit/uipointeraccessory
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject, NSCopying {
  /// Where an accessory is: how far from the middle of the pointer, and in which direction.
  nonisolated public struct Position: Hashable, Sendable {
    /// The distance from the pointer, in points.
    public var offset: CGFloat
    /// The direction, in radians; 0 is up, and it grows clockwise.
    public var angle: CGFloat

    /// Makes a position of a distance and a direction.
    public init(offset: CGFloat, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }

    /// Assumed: the distance of the positions that have names, in points.
    private static let usualOffset: CGFloat = 12

    /// Makes one of the eight positions that have names, counted clockwise from the top.
    private init(eighth: CGFloat) {
      self.init(offset: Self.usualOffset, angle: eighth * .pi / 4)
    }

    /// Above the pointer.
    public static let top = Self(eighth: 0)
    /// Above it, on the right.
    public static let topRight = Self(eighth: 1)
    /// On the right of it.
    public static let right = Self(eighth: 2)
    /// Below it, on the right.
    public static let bottomRight = Self(eighth: 3)
    /// Below it.
    public static let bottom = Self(eighth: 4)
    /// Below it, on the left.
    public static let bottomLeft = Self(eighth: 5)
    /// On the left of it.
    public static let left = Self(eighth: 6)
    /// Above it, on the left.
    public static let topLeft = Self(eighth: 7)
  }

  /// Its shape.
  public let shape: UIPointerShape
  /// Where it is.
  public let position: Position
  /// Whether it is turned as its position is.
  open var orientationMatchesAngle = false

  /// Makes an accessory of a shape.
  public init(_ shape: UIPointerShape, position: Position) {
    self.shape = shape
    self.position = position
    super.init()
  }

  /// An arrow that points away from the pointer. Assumed: its path.
  open class func arrow(_ position: Position) -> Self {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -4, y: 3))
    path.addLine(to: CGPoint(x: 0, y: -3))
    path.addLine(to: CGPoint(x: 4, y: 3))
    path.close()
    let arrow = UIPointerAccessory(.path(path), position: position)
    arrow.orientationMatchesAngle = true
    return unsafeDowncast(arrow, to: Self.self)
  }

  /// An accessory of the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerAccessory(shape, position: position)
    copy.orientationMatchesAngle = orientationMatchesAngle
    return copy
  }
}
