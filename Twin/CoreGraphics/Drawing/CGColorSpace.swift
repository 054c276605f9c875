/// A list; Core Foundation's, which Swift code makes with `as CFArray`.
///
/// Differs from Core Graphics: it is an array of Swift, since Linux has no arrays of Core Foundation.
public typealias CFArray = [Any]

/// A dictionary; Core Foundation's, which Swift code makes with `as CFDictionary`.
///
/// Differs from Core Graphics: it is a dictionary of Swift, since Linux has none of Core Foundation.
public typealias CFDictionary = [AnyHashable: Any]

/// What the numbers of a color mean.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  /// Not known.
  case unknown = -1
  /// Lightness.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}

/// A space of colors.
///
/// Differs from Core Graphics: there are the gray and the colored one of the device, both sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// What the numbers of a color mean.
  public let model: CGColorSpaceModel

  fileprivate init(_ model: CGColorSpaceModel) {
    self.model = model
  }

  /// How many numbers a color has, its opacity left out.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// Whether both spaces have the same colors.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.model == right.model
  }

  /// Feeds what `==` compares into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
  }
}

/// The colors of the device.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }

/// The grays of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }

extension CGColor {
  /// The space of the color.
  public var colorSpace: CGColorSpace? { CGColorSpace(isGray ? .monochrome : .rgb) }
}
