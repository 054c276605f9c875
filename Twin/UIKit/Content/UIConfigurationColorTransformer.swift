import Foundation

/// Makes one color of another.
nonisolated public struct UIConfigurationColorTransformer {
  private final class Box {
    let transform: (UIColor) -> UIColor

    init(_ transform: @escaping (UIColor) -> UIColor) {
      self.transform = transform
    }
  }

  private let box: Box

  /// What is made of a color.
  public var transform: (UIColor) -> UIColor { box.transform }

  /// Makes a transformer of a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    box = Box(transform)
  }

  /// What is made of a color.
  public func callAsFunction(_ input: UIColor) -> UIColor {
    transform(input)
  }
}

/// Two transformers are the same if one was copied from the other.
nonisolated extension UIConfigurationColorTransformer: Hashable {
  /// Whether one was copied from the other.
  public static func == (left: Self, right: Self) -> Bool { left.box === right.box }

  /// Feeds what makes transformers the same into a hash value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(box))
  }
}
