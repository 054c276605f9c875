public import Foundation

// Points, sizes and rectangles are Foundation's on Linux, and say less there than on Apple's systems.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// Both numbers, as Apple writes them: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }

  /// Whether both points are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

  /// The numbers by their names, `X` and `Y`.
  public var dictionaryRepresentation: CFDictionary { ["X": Double(x), "Y": Double(y)] }

  /// Makes a point of what ``dictionaryRepresentation`` gives; nil if that is something else.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = dict["X"] as? Double, let y = dict["Y"] as? Double else { return nil }
    self.init(x: x, y: y)
  }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// Both numbers, as Apple writes them: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(width), \(height))" }

  /// Whether both sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

  /// The numbers by their names, `Width` and `Height`.
  public var dictionaryRepresentation: CFDictionary {
    ["Width": Double(width), "Height": Double(height)]
  }

  /// Makes a size of what ``dictionaryRepresentation`` gives; nil if that is something else.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = dict["Width"] as? Double, let height = dict["Height"] as? Double else {
      return nil
    }
    self.init(width: width, height: height)
  }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The four numbers, as Apple writes them: `(1.0, 2.0, 3.0, 4.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }

  /// Whether both rectangles are the same; the order of their corners does not count.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }

  /// The numbers by their names, `X`, `Y`, `Width` and `Height`.
  public var dictionaryRepresentation: CFDictionary {
    origin.dictionaryRepresentation.merging(size.dictionaryRepresentation) { first, _ in first }
  }

  /// Makes a rectangle of what ``dictionaryRepresentation`` gives; nil if that is something else.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict),
      let size = CGSize(dictionaryRepresentation: dict)
    else { return nil }
    self.init(origin: origin, size: size)
  }
}
