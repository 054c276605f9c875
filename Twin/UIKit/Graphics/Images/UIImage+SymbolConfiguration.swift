public import Foundation

nonisolated extension UIImage {
  /// How large a symbol is beside text of its size.
  public enum SymbolScale: Int, Sendable {
    /// As usual.
    case `default` = -1
    /// Nothing is said.
    case unspecified = 0
    /// Smaller.
    case small = 1
    /// As usual.
    case medium = 2
    /// Larger.
    case large = 3
  }

  /// How heavy the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    /// Nothing is said.
    case unspecified = 0
    /// Weight 100.
    case ultraLight = 1
    /// Weight 200.
    case thin = 2
    /// Weight 300.
    case light = 3
    /// Weight 400.
    case regular = 4
    /// Weight 500.
    case medium = 5
    /// Weight 600.
    case semibold = 6
    /// Weight 700.
    case bold = 7
    /// Weight 800.
    case heavy = 8
    /// Weight 900.
    case black = 9
  }

  /// Size, weight and color of a symbol.
  ///
  /// Differs from UIKit: of several colors the first is that of the whole symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// What is said; nil for what is not.
    struct Parts: Equatable {
      var pointSize: CGFloat?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var textStyle: UIFont.TextStyle?
      var colors: Colors?
      var prefersMulticolor: Bool?

      /// The color of the whole symbol.
      var color: UIColor? {
        switch colors {
        case .hierarchy(let color): color
        case .palette(let colors): colors.first
        case nil: nil
        }
      }
    }

    /// What is said about colors.
    enum Colors: Equatable {
      case hierarchy(UIColor)
      case palette([UIColor])
    }

    let parts: Parts

    init(_ parts: Parts, _ traits: UITraitCollection? = nil) {
      self.parts = parts
      super.init(traitCollection: traits)
    }

    /// Says nothing.
    public static var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(Parts()) }

    /// Makes a configuration for a size beside text.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init(Parts(scale: scale))
    }

    /// Makes a configuration for text of a size, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(Parts(pointSize: pointSize))
    }

    /// Makes a configuration for a weight.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(Parts(weight: weight))
    }

    /// Makes a configuration for text of a size and weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(Parts(pointSize: pointSize, weight: weight))
    }

    /// Makes a configuration for text of a size and weight, and a size beside it.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {
      self.init(Parts(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Makes a configuration for text of a style, whose size is that of the person.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Parts(textStyle: textStyle))
    }

    /// Makes a configuration for text of a style, and a size beside it.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(Parts(scale: scale, textStyle: textStyle))
    }

    /// Makes a configuration for text in a font.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// Makes a configuration for text in a font, and a size beside it.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      let weight = SymbolWeight(rawValue: Int(font.fontWeight.rawValue) / 100)
      self.init(
        Parts(pointSize: font.pointSize, weight: weight, scale: scale, textStyle: font.textStyle))
    }

    /// Makes a configuration for a color, of which less important parts have less.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Parts(colors: .hierarchy(hierarchicalColor)))
    }

    /// Makes a configuration for colors.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Parts(colors: .palette(paletteColors)))
    }

    /// Asks for a symbol's own colors.
    ///
    /// Differs from UIKit: kept; symbols have none.
    public class func preferringMulticolor() -> Self {
      unsafeDowncast(SymbolConfiguration(Parts(prefersMulticolor: true)), to: Self.self)
    }

    /// Asks for one color.
    public class func preferringMonochrome() -> Self {
      unsafeDowncast(SymbolConfiguration(Parts(prefersMulticolor: false)), to: Self.self)
    }

    /// The same configuration without a style of text.
    public func withoutTextStyle() -> Self { changed { $0.textStyle = nil } }

    /// The same configuration without a size beside text.
    public func withoutScale() -> Self { changed { $0.scale = nil } }

    /// The same configuration without a weight.
    public func withoutWeight() -> Self { changed { $0.weight = nil } }

    /// The same configuration without size and weight.
    public func withoutPointSizeAndWeight() -> Self {
      changed {
        $0.pointSize = nil
        $0.weight = nil
      }
    }

    private func changed(_ change: (inout Parts) -> Void) -> Self {
      var parts = parts
      change(&parts)
      return unsafeDowncast(SymbolConfiguration(parts, traitCollection), to: Self.self)
    }

    override func remade(_ traits: UITraitCollection?) -> Self {
      unsafeDowncast(SymbolConfiguration(parts, traits), to: Self.self)
    }

    /// The same configuration with what another one says, where that says anything.
    public override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else {
        return super.applying(otherConfiguration)
      }
      let mine = parts
      let theirs = other.parts
      let merged = Parts(
        pointSize: theirs.pointSize ?? mine.pointSize,
        weight: theirs.weight.said ?? mine.weight, scale: theirs.scale.said ?? mine.scale,
        textStyle: theirs.textStyle ?? mine.textStyle, colors: theirs.colors ?? mine.colors,
        prefersMulticolor: theirs.prefersMulticolor ?? mine.prefersMulticolor)
      let traits = other.traitCollection ?? traitCollection
      return unsafeDowncast(SymbolConfiguration(merged, traits), to: Self.self)
    }

    /// Whether another configuration says the same.
    ///
    /// Source: UIKit documentation, `UIImage.SymbolConfiguration.isEqual(to:)`.
    public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
      parts == otherConfiguration?.parts
    }

    /// Whether the other object is a configuration that says the same.
    public override func isEqual(_ object: Any?) -> Bool {
      isEqual(to: object as? SymbolConfiguration)
    }

    /// A hash of the size.
    public override var hash: Int { parts.pointSize.hashValue }
  }
}

nonisolated extension Optional<UIImage.SymbolScale> {
  /// What is said, if anything is.
  fileprivate var said: UIImage.SymbolScale? { self == .unspecified ? nil : self }
}

nonisolated extension Optional<UIImage.SymbolWeight> {
  /// What is said, if anything is.
  fileprivate var said: UIImage.SymbolWeight? { self == .unspecified ? nil : self }
}

nonisolated extension ImageLines {
  /// The lines as a configuration wants them.
  ///
  /// Assumed: a symbol without one is made for text of 17 points; small and large ones are 0.78 and 1.29 times
  /// as large, as the templates of SF Symbols have them; each step of weight makes lines a sixth heavier.
  func configured(
    _ configuration: UIImage.SymbolConfiguration?, _ traits: UITraitCollection?
  ) -> ImageLines {
    guard let parts = configuration?.parts else { return self }
    let pointSize = parts.textSize(traits)
    let scales: [UIImage.SymbolScale: CGFloat] = [.small: 0.78, .large: 1.29]
    let factor = pointSize / 17 * (parts.scale.flatMap { scales[$0] } ?? 1)
    let step = (parts.weight.said ?? .regular).rawValue - UIImage.SymbolWeight.regular.rawValue
    let widthFactor = factor * (1 + CGFloat(step) / 6)
    return ImageLines(
      size: CGSize(width: size.width * factor, height: size.height * factor),
      marks: marks.map { $0.scaled(factor, widthFactor) }, flips: flips, name: name)
  }
}

nonisolated extension UIImage.SymbolConfiguration.Parts {
  /// The size of the text for which the symbol is made, in points.
  func textSize(_ traits: UITraitCollection?) -> CGFloat {
    guard let style = textStyle else { return pointSize ?? 17 }
    let category = (traits ?? .current).preferredContentSizeCategory
    return FontScaling(style: style, base: pointSize).size(category)
  }
}

nonisolated extension UIImage {
  /// How far above the lower edge of a symbol text stands that is beside it, in points; nil for other pictures.
  ///
  /// Source: Apple's human interface guidelines, "SF Symbols": symbols are centered on the height of capital
  /// letters, whatever their scale.
  var symbolBaseline: CGFloat? {
    guard let symbolLines else { return nil }
    let textSize = (traits.symbol?.parts ?? .init()).textSize(traits.environment)
    return (symbolLines.size.height - UIFont.systemFont(ofSize: textSize).capHeight) / 2
  }
}
