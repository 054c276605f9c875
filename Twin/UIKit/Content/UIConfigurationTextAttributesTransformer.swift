public import Foundation

/// Makes attributes of text from others.
nonisolated public struct UIConfigurationTextAttributesTransformer {
  private final class Box {
    let transform: (AttributeContainer) -> AttributeContainer

    init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
      self.transform = transform
    }
  }

  private let box: Box

  /// What is made of attributes.
  public var transform: (AttributeContainer) -> AttributeContainer { box.transform }

  /// Makes a transformer of a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    box = Box(transform)
  }

  /// What is made of attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// Two transformers are the same if one was copied from the other.
nonisolated extension UIConfigurationTextAttributesTransformer: Hashable {
  /// Whether one was copied from the other.
  public static func == (left: Self, right: Self) -> Bool { left.box === right.box }

  /// Feeds what makes transformers the same into a hash value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(box))
  }
}
