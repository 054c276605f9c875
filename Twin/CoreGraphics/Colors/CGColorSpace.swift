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
  /// Pictures side by side.
  case pattern = 6
}

/// A space of colors.
///
/// Differs from Core Graphics: there are those of the device, sRGB, Display P3 and gray, and what they are
/// extended to; the device's colors are sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// What the numbers of a color mean.
  public let model: CGColorSpaceModel
  /// The name by which the space is made; nil for those of the device.
  ///
  /// Source: Core Graphics documentation, "CGColorSpace.name": nil for spaces which have none.
  public let name: CFString?
  /// What the numbers of patterns without colors mean.
  let base: CGColorSpace?

  fileprivate init(_ model: CGColorSpaceModel, name: CFString? = nil, base: CGColorSpace? = nil) {
    self.model = model
    self.name = name
    self.base = base
  }

  /// Makes a space of patterns.
  ///
  /// - Parameter baseSpace: What the numbers of patterns without colors mean; nil for patterns with colors.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    self.init(.pattern, base: baseSpace)
  }

  /// Finds a space by its name; nil for one that is not known.
  ///
  /// Differs from Core Graphics: the texts of the names are those of the constants below.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.displayP3, Self.extendedDisplayP3:
      self.init(.rgb, name: name)
    case Self.genericGrayGamma2_2, Self.extendedGray: self.init(.monochrome, name: name)
    default: return nil
    }
  }

  /// The usual colors.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The usual colors, and those with numbers below 0 and above 1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// More vivid colors than the usual ones.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// The colors of Display P3, and those with numbers below 0 and above 1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// Grays; here with the curve of sRGB.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Grays, and those with numbers below 0 and above 1; here with the curve of sRGB.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"

  /// How many numbers a color has, its opacity left out.
  public var numberOfComponents: Int {
    switch model {
    case .pattern: 0
    case .monochrome: 1
    case .rgb, .unknown: 3
    }
  }

  /// The space of patterns.
  static let pattern = CGColorSpace(.pattern)

  /// Whether the space has more colors than sRGB.
  ///
  /// Source: Core Graphics documentation, "CGColorSpace.isWideGamutRGB".
  public var isWideGamutRGB: Bool { isDisplayP3 || name == Self.extendedSRGB }

  /// Whether numbers below 0 and above 1 mean something.
  var isExtended: Bool {
    [Self.extendedSRGB, Self.extendedDisplayP3, Self.extendedGray].contains(name)
  }

  /// Whether red, green and blue are those of Display P3.
  var isDisplayP3: Bool { name == Self.displayP3 || name == Self.extendedDisplayP3 }

  /// Whether both spaces have the same colors; those of the device are sRGB.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.model == right.model && left.canonicalName == right.canonicalName
  }

  /// Feeds what `==` compares into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(canonicalName)
  }

  private var canonicalName: CFString {
    name ?? (model == .monochrome ? Self.genericGrayGamma2_2 : Self.sRGB)
  }
}

/// The colors of the device.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }

/// The grays of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }
