import Foundation

/// Forward or backward in a text.
nonisolated public enum UITextStorageDirection: Int, Sendable {
  /// To its end.
  case forward = 0
  /// To its beginning.
  case backward = 1
}

/// A direction on the screen.
nonisolated public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// A direction in a text, or on the screen.
nonisolated public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of one of the directions.
  public var rawValue: Int

  /// Makes a direction of its number.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Makes a direction of its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Forward or backward.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(direction.rawValue)
  }

  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(direction.rawValue)
  }

  /// Whether it leads to the beginning, in text that is written from left to right.
  var isBackward: Bool {
    self == .storage(.backward) || self == .layout(.left) || self == .layout(.up)
  }
}

/// A unit of text.
nonisolated public enum UITextGranularity: Int, Sendable {
  /// A character.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph.
  case paragraph = 3
  /// A line as it is laid out.
  case line = 4
  /// All of it.
  case document = 5
}
