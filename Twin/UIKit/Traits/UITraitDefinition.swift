public import Foundation

/// A property of the surroundings: one of UIKit's, or the app's own.
nonisolated public protocol UITraitDefinition {
  /// What values it has.
  associatedtype Value
  /// The value where nobody has said any.
  static var defaultValue: Value { get }
  /// Whether colors depend on it; no unless said otherwise.
  static var affectsColorAppearance: Bool { get }
  /// A name for logs; that of the type unless said otherwise.
  static var name: String { get }
  /// A name for archives; that of the type, with its module, unless said otherwise.
  static var identifier: String { get }
}

nonisolated extension UITraitDefinition {
  /// Whether colors depend on it: no.
  public static var affectsColorAppearance: Bool { false }
  /// A name for logs: that of the type.
  public static var name: String { String(describing: Self.self) }
  /// A name for archives: that of the type, with its module.
  public static var identifier: String { String(reflecting: Self.self) }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of UIKit's: where it is kept.
nonisolated protocol SystemTrait: UITraitDefinition {
  static var place: any WritableKeyPath<TraitValues, Value?> & Sendable { get }
}

/// Light or dark.
nonisolated public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// Nobody has said.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// Yes.
  public static var affectsColorAppearance: Bool { true }
  static var place: any WritableKeyPath<TraitValues, UIUserInterfaceStyle?> & Sendable {
    \.userInterfaceStyle
  }
}

/// The kind of device.
nonisolated public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// Nobody has said.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var place: any WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> & Sendable {
    \.userInterfaceIdiom
  }
}

/// The direction.
nonisolated public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// Nobody has said.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var place: any WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> & Sendable
  {
    \.layoutDirection
  }
}

/// The pixels in a point.
nonisolated public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// Nobody has said.
  public static var defaultValue: CGFloat { 0 }
  static var place: any WritableKeyPath<TraitValues, CGFloat?> & Sendable { \.displayScale }
}

/// How much room there is from side to side.
nonisolated public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// Nobody has said.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var place: any WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> & Sendable {
    \.horizontalSizeClass
  }
}

/// How much room there is from top to bottom.
nonisolated public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// Nobody has said.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var place: any WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> & Sendable {
    \.verticalSizeClass
  }
}

/// The size of text.
nonisolated public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// Nobody has said.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var place: any WritableKeyPath<TraitValues, UIContentSizeCategory?> & Sendable {
    \.preferredContentSizeCategory
  }
}

/// The colors that the screen can show.
nonisolated public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  /// Nobody has said.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// Yes.
  public static var affectsColorAppearance: Bool { true }
  static var place: any WritableKeyPath<TraitValues, UIDisplayGamut?> & Sendable { \.displayGamut }
}

/// More contrast.
nonisolated public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// Nobody has said.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// Yes.
  public static var affectsColorAppearance: Bool { true }
  static var place: any WritableKeyPath<TraitValues, UIAccessibilityContrast?> & Sendable {
    \.accessibilityContrast
  }
}

/// Whether it lies on something.
nonisolated public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// Nobody has said.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// Yes.
  public static var affectsColorAppearance: Bool { true }
  static var place: any WritableKeyPath<TraitValues, UIUserInterfaceLevel?> & Sendable {
    \.userInterfaceLevel
  }
}

/// Bold text.
nonisolated public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// Nobody has said.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var place: any WritableKeyPath<TraitValues, UILegibilityWeight?> & Sendable {
    \.legibilityWeight
  }
}

/// Whether the window is the one that is used.
nonisolated public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  /// Nobody has said.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  /// Yes.
  public static var affectsColorAppearance: Bool { true }
  static var place: any WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance?> & Sendable {
    \.activeAppearance
  }
}

nonisolated extension TraitValues {
  /// The value of a trait; its default if nobody has said any.
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
    given(trait) ?? trait.defaultValue
  }

  /// The value of a trait, if somebody has said one.
  func given<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value? {
    if let system = trait as? any SystemTrait.Type {
      return systemValue(system) as? Trait.Value
    }
    return custom[ObjectIdentifier(trait)]?.value as? Trait.Value
  }

  /// Sets a trait; nil opens it again.
  mutating func set<Trait: UITraitDefinition>(_ value: Trait.Value?, for trait: Trait.Type) {
    if let system = trait as? any SystemTrait.Type {
      setSystemValue(value, system)
    } else {
      custom[ObjectIdentifier(trait)] = value.map {
        CustomTraitValue($0, of: trait)
      }
    }
  }

  private func systemValue<Trait: SystemTrait>(_ trait: Trait.Type) -> Any? {
    self[keyPath: trait.place]
  }

  private mutating func setSystemValue<Trait: SystemTrait>(_ value: Any?, _ trait: Trait.Type) {
    self[keyPath: trait.place] = value as? Trait.Value
  }

  /// Whether a trait has another value.
  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    func compare<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
      let place = ObjectIdentifier(trait)
      if !(trait is any SystemTrait.Type), custom[place] == other.custom[place] { return false }
      var (own, others) = (TraitValues(), TraitValues())
      own.set(value(of: trait), for: trait)
      others.set(other.value(of: trait), for: trait)
      return own != others
    }
    return compare(trait)
  }
}
