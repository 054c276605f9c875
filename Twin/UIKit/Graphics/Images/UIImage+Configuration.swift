public import Foundation

nonisolated extension UIImage {
  /// What a picture is made for.
  ///
  /// Differs from UIKit: no archives.
  open class Configuration: NSObject, @unchecked Sendable {
    // Sendable: all that is stored is constant, here and in the subclass.

    /// The traits that the picture is made for.
    public let traitCollection: UITraitCollection?

    /// Makes a configuration for traits.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// The same configuration for other traits.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      remade(traitCollection)
    }

    /// The same configuration with what another one says, where that says anything.
    public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      remade(otherConfiguration?.traitCollection ?? traitCollection)
    }

    func remade(_ traits: UITraitCollection?) -> Self {
      unsafeDowncast(Configuration(traitCollection: traits), to: Self.self)
    }
  }

  /// Makes a symbol of the system with a configuration; nil if there is none of that name.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    guard let lines = ImageLines(symbolNamed: name) else { return nil }
    var traits = Traits(scale: 1, flips: lines.flips)
    traits.symbol = configuration as? SymbolConfiguration
    traits.environment = configuration?.traitCollection
    self.init(.symbol(lines), traits)
  }

  /// Makes a symbol of the system for traits; nil if there is none of that name.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
  }

  /// Makes a symbol of the system, drawn up to a value.
  ///
  /// Differs from UIKit: all of it is drawn, whatever the value.
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: UIImage.Configuration?
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// The symbol of a button with further actions.
  public class var actions: UIImage { symbol("ellipsis.circle") }

  /// The symbol of a button that adds something.
  public class var add: UIImage { symbol("plus.circle") }

  /// The symbol of a button that takes something away.
  public class var remove: UIImage { symbol("minus.circle") }

  /// A check mark.
  public class var checkmark: UIImage { symbol("checkmark.circle.fill") }

  /// A check mark in a circle.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
