public import CoreGraphics
public import Foundation
import QuartzCore

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

  /// Makes an object of a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(affineTransform: transform)
  }

  /// Makes an object of a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy])
  }

  /// Makes an object of insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Makes an object of insets with sides named by a direction.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// Makes an object of an offset.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(numbers: [offset.horizontal, offset.vertical])
  }

  /// The transform in the object.
  public var cgAffineTransformValue: CGAffineTransform { affineTransform }

  /// The vector in the object.
  public var cgVectorValue: CGVector {
    let numbers = numbers(2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// The insets in the object.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let numbers = numbers(4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// The insets in the object, with sides named by a direction.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let numbers = numbers(4)
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// The offset in the object.
  public var uiOffsetValue: UIOffset {
    let numbers = numbers(2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  private convenience init(numbers: [CGFloat]) {
    self.init(bytes: numbers.map(Double.init), objCType: "[\(numbers.count)d]")
  }

  /// So many numbers; zeros if something else is in the object.
  private func numbers(_ count: Int) -> [CGFloat] {
    var numbers = [Double](repeating: 0, count: count)
    if String(cString: objCType) == "[\(count)d]" { getValue(&numbers) }
    return numbers.map { CGFloat($0) }
  }
}
