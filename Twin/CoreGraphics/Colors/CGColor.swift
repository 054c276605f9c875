public import Foundation

/// A color with opacity.
///
/// - `CGColor+Spaces`: colors of other spaces than that of the device.
///
/// Differs from Core Graphics: colors are equal that look the same, in whatever space.
public final class CGColor: Hashable, Sendable {
  /// The four numbers of the color, each from 0 to 1, not multiplied with each other.
  ///
  /// They are equal that look the same, whether they are of a gray or not.
  package struct Components: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat
    /// Whether they were made from a gray.
    package var isGray: Bool

    package init(
      red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, isGray: Bool = false
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
      self.isGray = isGray
    }

    /// Nothing to see.
    package static let clear = Components(red: 0, green: 0, blue: 0, alpha: 0)
    /// Opaque black.
    package static let black = Components(red: 0, green: 0, blue: 0, alpha: 1)

    package static func == (left: Components, right: Components) -> Bool {
      left.red == right.red && left.green == right.green && left.blue == right.blue
        && left.alpha == right.alpha
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(red)
      hasher.combine(green)
      hasher.combine(blue)
      hasher.combine(alpha)
    }
  }

  /// The color's numbers as one value.
  package let rgba: Components
  /// The space whose numbers the color has; nil for that of the device.
  let space: CGColorSpace?
  /// What is put side by side in place of a color; nil for one that is everywhere the same.
  package let tile: CGImage?
  private let ownPattern: CGPattern?

  /// Makes a color from a value that holds its numbers.
  package convenience init(_ components: Components) {
    self.init(components, space: nil)
  }

  /// Makes a color of a picture; of the numbers only the opacity counts, if there is one.
  package convenience init(_ components: Components, tile: CGImage?) {
    self.init(components, space: tile.map { _ in .pattern }, tile: tile)
  }

  init(
    _ components: Components, space: CGColorSpace?, tile: CGImage? = nil, pattern: CGPattern? = nil
  ) {
    rgba = components
    self.space = space
    self.tile = tile
    ownPattern = pattern
  }

  /// What is put side by side in place of a color; nil for one that is everywhere the same.
  public var pattern: CGPattern? { ownPattern ?? tile.map { CGPattern(tile: $0) } }

  /// Makes a color from red, green, blue and opacity, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a color of the sRGB space from red, green, blue and opacity, each from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a gray: 0 is black, 1 is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Components(red: gray, green: gray, blue: gray, alpha: alpha, isGray: true))
  }

  /// Whether the color was made from a gray.
  package var isGray: Bool { rgba.isGray }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { rgba.alpha }

  /// How many numbers `components` has.
  public var numberOfComponents: Int {
    if tile != nil { return 1 }
    return isGray ? 2 : 4
  }

  /// Red, green, blue and opacity; of a gray, its lightness and opacity; of a pattern, its opacity.
  public var components: [CGFloat]? {
    if tile != nil { return [rgba.alpha] }
    if isGray { return [rgba.red, rgba.alpha] }
    if space?.isDisplayP3 == true { return rgba.displayP3 + [rgba.alpha] }
    return [rgba.red, rgba.green, rgba.blue, rgba.alpha]
  }

  /// The same color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var components = rgba
    components.alpha = alpha
    return CGColor(components, space: space, tile: tile, pattern: ownPattern)
  }

  /// Whether two colors have the same numbers.
  ///
  /// Differs from UIKit: a gray is equal to the same shade of three parts.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.rgba == right.rgba && left.tile == right.tile
  }

  /// Feeds what `==` compares into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rgba)
  }
}
