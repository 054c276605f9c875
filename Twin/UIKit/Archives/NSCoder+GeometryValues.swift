public import CoreGraphics
public import Foundation

/// Points, sizes and others in archives, as texts.
///
/// Points, sizes and rectangles are encoded by Foundation, as texts, too.
///
/// Source: UIKit documentation, "NSCoder", the additions of UIKit. Assumed: in archives they are the texts of
/// `NSCoder.string(for:)`.
nonisolated extension NSCoder {
  /// Keeps a vector.
  public final func encode(_ vector: CGVector, forKey key: String) {
    encode(NSCoder.string(for: vector), forKey: key)
  }

  /// Keeps a transform.
  public final func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform), forKey: key)
  }

  /// Keeps insets.
  public final func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets), forKey: key)
  }

  /// Keeps insets.
  public final func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets), forKey: key)
  }

  /// Keeps an offset.
  public final func encode(_ offset: UIOffset, forKey key: String) {
    encode(NSCoder.string(for: offset), forKey: key)
  }

  private func text(_ key: String) -> String {
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key).map { $0 as String } ?? ""
  }

  /// The point with a key; zero if there is none.
  public final func decodeCGPoint(forKey key: String) -> CGPoint {
    NSCoder.cgPoint(for: text(key))
  }

  /// The vector with a key; zero if there is none.
  public final func decodeCGVector(forKey key: String) -> CGVector {
    NSCoder.cgVector(for: text(key))
  }

  /// The size with a key; zero if there is none.
  public final func decodeCGSize(forKey key: String) -> CGSize {
    NSCoder.cgSize(for: text(key))
  }

  /// The rectangle with a key; zero if there is none.
  public final func decodeCGRect(forKey key: String) -> CGRect {
    NSCoder.cgRect(for: text(key))
  }

  /// The transform with a key; one that changes nothing if there is none.
  public final func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: text(key))
  }

  /// The insets with a key; zero if there are none.
  public final func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    NSCoder.uiEdgeInsets(for: text(key))
  }

  /// The insets with a key; zero if there are none.
  public final func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    NSCoder.nsDirectionalEdgeInsets(for: text(key))
  }

  /// The offset with a key; zero if there is none.
  public final func decodeUIOffset(forKey key: String) -> UIOffset {
    NSCoder.uiOffset(for: text(key))
  }
}
