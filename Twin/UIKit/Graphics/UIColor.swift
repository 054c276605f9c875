public import Foundation
public import QuartzCore

/// A color.
///
/// Differs from UIKit: sRGB, no pattern.
// Sendable although a class: all that it holds is one constant. An app's provider may be called on any
// thread, as at Apple.
nonisolated open class UIColor: NSObject, @unchecked Sendable {
  /// What decides on the color.
  private enum Source {
    /// It is always the same.
    case fixed(CGColor)
    /// The system has one for each kind of traits.
    case system(SystemColor, alpha: CGFloat?)
    /// The app has.
    case provider((UITraitCollection) -> UIColor)
  }

  private let mark = FoundationMark()
  private let source: Source

  private init(_ source: Source) {
    self.source = source
    super.init()
  }

  /// Makes a color that depends on traits; the provider is asked whenever it is to be known.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .provider(dynamicProvider)
    super.init()
  }

  convenience init(_ system: SystemColor) {
    self.init(.system(system, alpha: nil))
  }

  /// The color where traits are; it does not depend on traits any more.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed:
      return self
    case .system(let system, let alpha):
      let color = system.resolved(with: traitCollection)
      return UIColor(cgColor: alpha.flatMap { color.copy(alpha: $0) } ?? color)
    case .provider(let provider):
      var resolved: UIColor = self
      traitCollection.performAsCurrent {
        resolved = provider(traitCollection).resolvedColor(with: traitCollection)
      }
      return resolved
    }
  }

  /// Makes a color of red, green, blue and alpha, each from 0 to 1; only alpha is kept within.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha.asAlpha))
    super.init()
  }

  /// Makes a gray of its lightness and alpha, each from 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(gray: white, alpha: alpha.asAlpha))
    super.init()
  }

  /// Makes a color of hue, saturation, brightness and alpha, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
    }
    source = .fixed(
      CGColor(srgbRed: channel(5), green: channel(3), blue: channel(1), alpha: alpha.asAlpha))
    super.init()
  }

  /// Makes a color of Core Graphics' own.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
    super.init()
  }

  /// The color as Core Graphics has it; where it depends on traits, with the current ones.
  open var cgColor: CGColor {
    switch source {
    case .fixed(let color): color
    case .system(let system, let alpha):
      alpha.flatMap { system.resolved(with: .current).copy(alpha: $0) }
        ?? system.resolved(with: .current)
    case .provider: resolvedColor(with: .current).cgColor
    }
  }

  /// The same color with another alpha; it depends on traits as this one does.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let alpha = alpha.asAlpha
    switch source {
    case .fixed(let color):
      return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .system(let system, _):
      return UIColor(.system(system, alpha: alpha))
    case .provider(let provider):
      return UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Whether the other object is the same color: of the same value, or of the same values for all
  /// traits. Two colors with providers are never the same, and neither are a gray and the same shade made of
  /// red, green and blue: `UIColor.white` is a gray.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (source, other.source) {
    case (.fixed(let left), .fixed(let right)):
      return left == right && left.isGray == right.isGray
    case (.system(let left, let alpha), .system(let right, let otherAlpha)):
      return left == right && alpha == otherAlpha
    case (.provider, .provider): return self === other
    default: return false
    }
  }

  /// A hash of the value.
  open override var hash: Int {
    switch source {
    case .fixed(let color): color.hashValue
    case .system(let system, _): system.hashValue
    case .provider: ObjectIdentifier(self).hashValue
    }
  }

  /// The color's space and numbers: `UIExtendedSRGBColorSpace 1 0 0 1`, `UIExtendedGrayColorSpace 1 1`.
  ///
  /// Source: the descriptions that apps log. Differs from UIKit: a color that depends on traits prints what it
  /// is where traits are current, not its name.
  open override var description: String {
    let components = cgColor.components ?? []
    let space = components.count == 2 ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    return ([space] + components.map { String(format: "%g", Double($0)) }).joined(separator: " ")
  }

  // MARK: Fixed colors

  /// Black.
  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// A gray of a third.
  open class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  /// A gray of two thirds.
  open class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  /// White.
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// A gray of a half.
  open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Pure red.
  open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Pure green.
  open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Pure blue.
  open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Green and blue.
  open class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Red and green.
  open class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Red and blue.
  open class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Red with half of green.
  open class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Half of red with half of blue.
  open class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// A brown.
  open class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Nothing.
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  // MARK: Colors of the system, in light and in dark

  /// The system's red.
  open class var systemRed: UIColor { UIColor(SystemColor(0xFF3B30, dark: 0xFF453A)) }
  /// The system's green.
  open class var systemGreen: UIColor { UIColor(SystemColor(0x34C759, dark: 0x30D158)) }
  /// The system's blue, the default tint.
  open class var systemBlue: UIColor { UIColor(SystemColor(0x007AFF, dark: 0x0A84FF)) }
  /// The system's orange.
  open class var systemOrange: UIColor { UIColor(SystemColor(0xFF9500, dark: 0xFF9F0A)) }
  /// The system's yellow.
  open class var systemYellow: UIColor { UIColor(SystemColor(0xFFCC00, dark: 0xFFD60A)) }
  /// The system's pink.
  open class var systemPink: UIColor { UIColor(SystemColor(0xFF2D55, dark: 0xFF375F)) }
  /// The system's purple.
  open class var systemPurple: UIColor { UIColor(SystemColor(0xAF52DE, dark: 0xBF5AF2)) }
  /// The system's teal.
  open class var systemTeal: UIColor { UIColor(SystemColor(0x30B0C7, dark: 0x40C8E0)) }
  /// The system's indigo.
  open class var systemIndigo: UIColor { UIColor(SystemColor(0x5856D6, dark: 0x5E5CE6)) }
  /// The system's brown.
  open class var systemBrown: UIColor { UIColor(SystemColor(0xA2845E, dark: 0xAC8E68)) }
  /// The system's mint.
  open class var systemMint: UIColor { UIColor(SystemColor(0x00C7BE, dark: 0x63E6E2)) }
  /// The system's cyan.
  open class var systemCyan: UIColor { UIColor(SystemColor(0x32ADE6, dark: 0x64D2FF)) }
  /// The darkest of the system's grays.
  open class var systemGray: UIColor { UIColor(SystemColor(0x8E8E93, dark: 0x8E8E93)) }
  /// The second of the system's grays.
  open class var systemGray2: UIColor { UIColor(SystemColor(0xAEAEB2, dark: 0x636366)) }
  /// The third of the system's grays.
  open class var systemGray3: UIColor { UIColor(SystemColor(0xC7C7CC, dark: 0x48484A)) }
  /// The fourth of the system's grays.
  open class var systemGray4: UIColor { UIColor(SystemColor(0xD1D1D6, dark: 0x3A3A3C)) }
  /// The fifth of the system's grays.
  open class var systemGray5: UIColor { UIColor(SystemColor(0xE5E5EA, dark: 0x2C2C2E)) }
  /// The lightest of the system's grays.
  open class var systemGray6: UIColor { UIColor(SystemColor(0xF2F2F7, dark: 0x1C1C1E)) }

  // MARK: Colors by purpose, in light and in dark

  /// Text.
  open class var label: UIColor {
    UIColor(SystemColor(0x000000, dark: 0xFFFFFF))
  }
  /// Text of second rank.
  open class var secondaryLabel: UIColor {
    UIColor(SystemColor(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6))
  }
  /// Text of third rank.
  open class var tertiaryLabel: UIColor {
    UIColor(SystemColor(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3))
  }
  /// Text of fourth rank.
  open class var quaternaryLabel: UIColor {
    UIColor(SystemColor(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16))
  }
  /// Text that stands where other text will be.
  open class var placeholderText: UIColor {
    UIColor(SystemColor(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3))
  }
  /// Links.
  open class var link: UIColor {
    UIColor(SystemColor(0x007AFF, dark: 0x0984FF))
  }
  /// Thin lines that let what is below shine through.
  open class var separator: UIColor {
    UIColor(SystemColor(0x3C3C43, 0.29, dark: 0x545458, 0.6))
  }
  /// Thin lines.
  open class var opaqueSeparator: UIColor {
    UIColor(SystemColor(0xC6C6C8, dark: 0x38383A))
  }
  /// The ground of a page.
  open class var systemBackground: UIColor {
    UIColor(SystemColor(0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E))
  }
  /// A group on the ground of a page.
  open class var secondarySystemBackground: UIColor {
    UIColor(SystemColor(0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E))
  }
  /// A group inside a group.
  open class var tertiarySystemBackground: UIColor {
    UIColor(SystemColor(0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C))
  }
  /// The ground of a page of groups.
  open class var systemGroupedBackground: UIColor {
    UIColor(SystemColor(0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E))
  }
  /// A group on a page of groups.
  open class var secondarySystemGroupedBackground: UIColor {
    UIColor(SystemColor(0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E))
  }
  /// A group inside a group on a page of groups.
  open class var tertiarySystemGroupedBackground: UIColor {
    UIColor(SystemColor(0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C))
  }
  /// Fills thin shapes.
  open class var systemFill: UIColor {
    UIColor(SystemColor(0x787880, 0.2, dark: 0x787880, 0.36))
  }
  /// Fills shapes of middle size.
  open class var secondarySystemFill: UIColor {
    UIColor(SystemColor(0x787880, 0.16, dark: 0x787880, 0.32))
  }
  /// Fills large shapes.
  open class var tertiarySystemFill: UIColor {
    UIColor(SystemColor(0x767680, 0.12, dark: 0x767680, 0.24))
  }
  /// Fills the largest shapes.
  open class var quaternarySystemFill: UIColor {
    UIColor(SystemColor(0x747480, 0.08, dark: 0x747480, 0.18))
  }

  /// Makes a color of 24 bits of red, green and blue.
  package convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }
}

extension CGFloat {
  /// As an opacity: 0 for what is below, 1 for what is above.
  ///
  /// Source: documentation of `UIColor.init(red:green:blue:alpha:)`.
  nonisolated fileprivate var asAlpha: CGFloat { Swift.min(Swift.max(self, 0), 1) }
}
