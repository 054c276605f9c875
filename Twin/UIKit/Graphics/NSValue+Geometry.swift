public import Foundation

/// Points, sizes and rectangles as objects.
nonisolated extension NSValue {
  /// Makes an object of a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// Makes an object of a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// Makes an object of a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// The point in the object.
  public var cgPointValue: CGPoint { pointValue }

  /// The size in the object.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle in the object.
  public var cgRectValue: CGRect { rectValue }
}
