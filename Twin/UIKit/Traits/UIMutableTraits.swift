public import Foundation

/// Traits that can be changed.
nonisolated public protocol UIMutableTraits: AnyObject {
  /// The value of a trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

nonisolated extension UIMutableTraits {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// The direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// The pixels in a point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  /// How much room there is from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// The size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// The colors that the screen can show.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }

  /// More contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  /// Whether it lies on something.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }

  /// Bold text.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }

  /// Whether the window is the one that is used.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
}

/// Traits that are being made.
nonisolated final class MutableTraits: UIMutableTraits {
  private(set) var values: TraitValues

  init(values: TraitValues) {
    self.values = values
  }

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values.value(of: trait) }
    set { values.set(newValue, for: trait) }
  }
}

/// What a view, a controller or a window says about traits of its own and of all that is inside.
nonisolated public protocol UITraitOverrides: UIMutableTraits {
  /// Whether something is said about a trait.
  func contains(_ trait: UITrait) -> Bool
  /// Takes back what is said about a trait.
  func remove(_ trait: UITrait)
}
