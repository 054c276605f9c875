public import CoreGraphics
public import Foundation

/// Points, sizes and others as texts, and back: `{1, 2}` and `{{1, 2}, {3, 4}}`.
///
/// Source of the texts: UIKit documentation, "NSCoder.string(for:)" and "NSCoder.cgRect(for:)"; of the digits, views that
/// tests of getsentry/sentry-cocoa printed on iOS 16 to 26, as `[0.92387953251128674, 0.38268343236508978, ...]`.
nonisolated extension NSCoder {
  /// A point as a text.
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }

  /// A vector as a text.
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }

  /// A size as a text.
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }

  /// A rectangle as a text.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// A transform as a text.
  public class func string(for transform: CGAffineTransform) -> String {
    text([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
      .replacingOccurrences(of: "{", with: "[").replacingOccurrences(of: "}", with: "]")
  }

  /// Insets as a text: top, left, bottom and right.
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Insets as a text: top, leading, bottom and trailing.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// An offset as a text.
  public class func string(for offset: UIOffset) -> String {
    text([offset.horizontal, offset.vertical])
  }

  /// The point in a text; zero if there is none.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(in: string, count: 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// The vector in a text; zero if there is none.
  public class func cgVector(for string: String) -> CGVector {
    let numbers = numbers(in: string, count: 2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// The size in a text; zero if there is none.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(in: string, count: 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// The rectangle in a text; zero if there is none.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(in: string, count: 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The transform in a text; one that changes nothing if there is none.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    guard let numbers = found(in: string, count: 6) else { return .identity }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// The insets in a text; zero if there are none.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(in: string, count: 4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// The insets in a text; zero if there are none.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let numbers = numbers(in: string, count: 4)
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// The offset in a text; zero if there is none.
  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = numbers(in: string, count: 2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  /// With 17 digits, as many as it takes to read each number back.
  private class func text(_ numbers: [CGFloat]) -> String {
    let texts = numbers.map { String(format: "%.17g", Double($0)) }
    return "{" + texts.joined(separator: ", ") + "}"
  }

  private class func numbers(in string: String, count: Int) -> [CGFloat] {
    found(in: string, count: count) ?? Array(repeating: 0, count: count)
  }

  private class func found(in string: String, count: Int) -> [CGFloat]? {
    let braces: Set<Character> = ["{", "}", "[", "]"]
    let parts = string.filter { !braces.contains($0) }.split(separator: ",")
    let numbers = parts.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    return numbers.count == count && parts.count == count ? numbers.map { CGFloat($0) } : nil
  }
}
