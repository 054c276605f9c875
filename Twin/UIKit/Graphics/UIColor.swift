public import Foundation
public import QuartzCore

/// A color.
///
/// Differs from UIKit: sRGB; a pattern shows behind views and in areas that are drawn, and is black elsewhere.
// Sendable although a class: all that it holds is one constant. An app's provider may be called on any
// thread, as at Apple.
nonisolated open class UIColor: NSObject, @unchecked Sendable, _ExpressibleByColorLiteral {
  /// What decides on the color.
  private enum Source {
    /// It is always the same.
    case fixed(CGColor)
    /// The system has one for each kind of traits.
    case system(SystemColor, alpha: CGFloat?, name: String?)
    /// The app has.
    case provider((UITraitCollection) -> UIColor)
  }

  private let mark = FoundationMark()
  private let source: Source

  private init(_ source: Source) {
    self.source = source
    super.init()
  }

  /// Makes the color of a literal, `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Makes a color that depends on traits; the provider is asked whenever it is to be known.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .provider(dynamicProvider)
    super.init()
  }

  convenience init(_ system: SystemColor, name: String? = nil) {
    self.init(.system(system, alpha: nil, name: name))
  }

  /// The color where traits are; it does not depend on traits any more.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed:
      return self
    case .system(let system, let alpha, _):
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

  /// Makes a color of a picture that is put side by side, from the origin of the coordinates where it is used.
  public init(patternImage image: UIImage) {
    source = .fixed(image.pattern)
    super.init()
  }

  /// The color as Core Graphics has it; where it depends on traits, with the current ones.
  open var cgColor: CGColor {
    switch source {
    case .fixed(let color): color
    case .system(let system, let alpha, _):
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
    case .system(let system, _, let name):
      return UIColor(.system(system, alpha: alpha, name: name))
    case .provider(let provider):
      return UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Whether the other object is the same color: of the same value, or of the same values for all
  /// traits. Two colors with providers are never the same, and neither are a gray and the same shade made of
  /// red, green and blue: `UIColor.white` is a gray.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (source, other.source) {
    case (.fixed(let left), .fixed(let right)):
      return left == right && left.isGray == right.isGray
    case (.system(let left, let alpha, _), .system(let right, let otherAlpha, _)):
      return left == right && alpha == otherAlpha
    default: return false
    }
  }

  /// A hash of the value.
  open override var hash: Int {
    switch source {
    case .fixed(let color): color.hashValue
    case .system(let system, _, _): system.hashValue
    case .provider: ObjectIdentifier(self).hashValue
    }
  }

  /// The color's space and numbers: `UIExtendedSRGBColorSpace 1 0 0 1`, `UIExtendedGrayColorSpace 1 1`, and
  /// `kCGColorSpaceModelPattern 1` of a pattern; of a color that depends on traits its name:
  /// `<UIDynamicSystemColor: 0x6000; name = systemBackgroundColor>`.
  ///
  /// Source: the descriptions that apps log. Assumed: how a color with another alpha and one of an app's provider print.
  open override var description: String {
    switch source {
    case .fixed(let color): Self.text(of: color)
    case .system(_, nil, let name?):
      "<UIDynamicSystemColor: \(ObjectText.address(of: self)); name = \(name)>"
    case .system(let system, _, nil): Self.text(of: system.resolved(with: .current))
    case .system(_, let alpha?, let name?):
      "<UIDynamicModifiedColor: \(ObjectText.address(of: self)); name = \(name); "
        + "alphaComponent = \(ObjectText.number(alpha))>"
    case .provider: "<UIDynamicProviderColor: \(ObjectText.address(of: self))>"
    }
  }

  private static func text(of color: CGColor) -> String {
    let components = color.components ?? []
    let space =
      switch components.count {
      case 1: "kCGColorSpaceModelPattern"
      case 2: "UIExtendedGrayColorSpace"
      default: "UIExtendedSRGBColorSpace"
      }
    return ([space] + components.map(ObjectText.number)).joined(separator: " ")
  }

  // MARK: Fixed colors

  /// Black.
  open class var black: UIColor { NamedColors.black }
  /// A gray of a third.
  open class var darkGray: UIColor { NamedColors.darkGray }
  /// A gray of two thirds.
  open class var lightGray: UIColor { NamedColors.lightGray }
  /// White.
  open class var white: UIColor { NamedColors.white }
  /// A gray of a half.
  open class var gray: UIColor { NamedColors.gray }
  /// Pure red.
  open class var red: UIColor { NamedColors.red }
  /// Pure green.
  open class var green: UIColor { NamedColors.green }
  /// Pure blue.
  open class var blue: UIColor { NamedColors.blue }
  /// Green and blue.
  open class var cyan: UIColor { NamedColors.cyan }
  /// Red and green.
  open class var yellow: UIColor { NamedColors.yellow }
  /// Red and blue.
  open class var magenta: UIColor { NamedColors.magenta }
  /// Red with half of green.
  open class var orange: UIColor { NamedColors.orange }
  /// Half of red with half of blue.
  open class var purple: UIColor { NamedColors.purple }
  /// A brown.
  open class var brown: UIColor { NamedColors.brown }
  /// Nothing.
  open class var clear: UIColor { NamedColors.clear }

  // MARK: Colors of the system, in light and in dark

  /// The system's red.
  open class var systemRed: UIColor { NamedColors.systemRed }
  /// The system's green.
  open class var systemGreen: UIColor { NamedColors.systemGreen }
  /// The system's blue, the default tint.
  open class var systemBlue: UIColor { NamedColors.systemBlue }
  /// The system's orange.
  open class var systemOrange: UIColor { NamedColors.systemOrange }
  /// The system's yellow.
  open class var systemYellow: UIColor { NamedColors.systemYellow }
  /// The system's pink.
  open class var systemPink: UIColor { NamedColors.systemPink }
  /// The system's purple.
  open class var systemPurple: UIColor { NamedColors.systemPurple }
  /// The system's teal.
  open class var systemTeal: UIColor { NamedColors.systemTeal }
  /// The system's indigo.
  open class var systemIndigo: UIColor { NamedColors.systemIndigo }
  /// The system's brown.
  open class var systemBrown: UIColor { NamedColors.systemBrown }
  /// The system's mint.
  open class var systemMint: UIColor { NamedColors.systemMint }
  /// The system's cyan.
  open class var systemCyan: UIColor { NamedColors.systemCyan }
  /// The darkest of the system's grays.
  open class var systemGray: UIColor { NamedColors.systemGray }
  /// The second of the system's grays.
  open class var systemGray2: UIColor { NamedColors.systemGray2 }
  /// The third of the system's grays.
  open class var systemGray3: UIColor { NamedColors.systemGray3 }
  /// The fourth of the system's grays.
  open class var systemGray4: UIColor { NamedColors.systemGray4 }
  /// The fifth of the system's grays.
  open class var systemGray5: UIColor { NamedColors.systemGray5 }
  /// The lightest of the system's grays.
  open class var systemGray6: UIColor { NamedColors.systemGray6 }

  // MARK: Colors by purpose, in light and in dark

  /// Text.
  open class var label: UIColor { NamedColors.label }
  /// Text of second rank.
  open class var secondaryLabel: UIColor { NamedColors.secondaryLabel }
  /// Text of third rank.
  open class var tertiaryLabel: UIColor { NamedColors.tertiaryLabel }
  /// Text of fourth rank.
  open class var quaternaryLabel: UIColor { NamedColors.quaternaryLabel }
  /// Text that stands where other text will be.
  open class var placeholderText: UIColor { NamedColors.placeholderText }
  /// Links.
  open class var link: UIColor { NamedColors.link }
  /// Thin lines that let what is below shine through.
  open class var separator: UIColor { NamedColors.separator }
  /// Thin lines.
  open class var opaqueSeparator: UIColor { NamedColors.opaqueSeparator }
  /// The ground of a page.
  open class var systemBackground: UIColor { NamedColors.systemBackground }
  /// A group on the ground of a page.
  open class var secondarySystemBackground: UIColor { NamedColors.secondarySystemBackground }
  /// A group inside a group.
  open class var tertiarySystemBackground: UIColor { NamedColors.tertiarySystemBackground }
  /// The ground of a page of groups.
  open class var systemGroupedBackground: UIColor { NamedColors.systemGroupedBackground }
  /// A group on a page of groups.
  open class var secondarySystemGroupedBackground: UIColor {
    NamedColors.secondarySystemGroupedBackground
  }
  /// A group inside a group on a page of groups.
  open class var tertiarySystemGroupedBackground: UIColor {
    NamedColors.tertiarySystemGroupedBackground
  }
  /// Fills thin shapes.
  open class var systemFill: UIColor { NamedColors.systemFill }
  /// Fills shapes of middle size.
  open class var secondarySystemFill: UIColor { NamedColors.secondarySystemFill }
  /// Fills large shapes.
  open class var tertiarySystemFill: UIColor { NamedColors.tertiarySystemFill }
  /// Fills the largest shapes.
  open class var quaternarySystemFill: UIColor { NamedColors.quaternarySystemFill }

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

/// What a color literal makes where nothing else says its type.
public typealias _ColorLiteralType = UIColor
