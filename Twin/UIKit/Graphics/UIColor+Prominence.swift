import CoreGraphics
import Foundation

extension UIColor {
  /// How much a color is to be seen (since iOS 18).
  nonisolated public enum Prominence: Int, Sendable {
    /// Fully.
    case primary = 0
    /// Less, as for a second text.
    case secondary = 1
    /// Still less.
    case tertiary = 2
    /// Least.
    case quaternary = 3

    /// The part of the opacity that is left.
    ///
    /// Assumed: that of the labels of the same name, whose opacities are Apple's UI kits'.
    fileprivate var opacity: CGFloat {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }

  /// The color as it is seen less; it depends on traits as this one does.
  nonisolated public func withProminence(_ prominence: UIColor.Prominence) -> UIColor {
    let base = (self as? ProminentColor)?.base ?? self
    return prominence == .primary ? base : ProminentColor(base, prominence)
  }

  /// How much the color is to be seen.
  nonisolated public var prominence: UIColor.Prominence {
    (self as? ProminentColor)?.level ?? .primary
  }
}

/// A color that is seen less than another one.
// Sendable although a class: all that it holds is constant, as in its superclass.
nonisolated private final class ProminentColor: UIColor, @unchecked Sendable {
  let base: UIColor
  let level: Prominence

  init(_ base: UIColor, _ level: Prominence) {
    self.base = base
    self.level = level
    super.init { traits in
      let color = base.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * level.opacity)
    }
  }

  required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      UIColor(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha), .primary)
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ProminentColor else { return false }
    return level == other.level && base == other.base
  }

  override var hash: Int { base.hash &+ level.rawValue }
}
