import Foundation

/// The values of traits that somebody has given; the others are open.
nonisolated struct TraitValues: Hashable, Sendable {
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  var userInterfaceStyle: UIUserInterfaceStyle?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var displayScale: CGFloat?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var preferredContentSizeCategory: UIContentSizeCategory?
  var displayGamut: UIDisplayGamut?
  var accessibilityContrast: UIAccessibilityContrast?
  var userInterfaceLevel: UIUserInterfaceLevel?
  var legibilityWeight: UILegibilityWeight?
  var activeAppearance: UIUserInterfaceActiveAppearance?
  var forceTouchCapability: UIForceTouchCapability?
  var sceneCaptureState: UISceneCaptureState?
  /// The traits that the app has defined, by their types.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  /// These values, and where the others say something, theirs.
  func overridden(by other: TraitValues) -> TraitValues {
    var values = self
    func take<Value>(_ place: WritableKeyPath<TraitValues, Value?>) {
      if let value = other[keyPath: place] { values[keyPath: place] = value }
    }
    take(\.userInterfaceIdiom)
    take(\.userInterfaceStyle)
    take(\.layoutDirection)
    take(\.displayScale)
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.preferredContentSizeCategory)
    take(\.displayGamut)
    take(\.accessibilityContrast)
    take(\.userInterfaceLevel)
    take(\.legibilityWeight)
    take(\.activeAppearance)
    take(\.forceTouchCapability)
    take(\.sceneCaptureState)
    values.custom.merge(other.custom) { $1 }
    return values
  }

  /// Whether nobody has said anything.
  var isEmpty: Bool { self == TraitValues() }

  /// Whether colors may be others. Who does not say something has the usual there.
  ///
  /// Source: an app's tests, which run on Apple's systems, of a view that has been told of a dark appearance, and then by
  /// hand of one that says nothing but that: it is no other. Assumed: what is usual; that no gamut and no active
  /// appearance is, and so that they differ only where both are said.
  func hasDifferentColors(than other: TraitValues) -> Bool {
    differ(userInterfaceStyle, other.userInterfaceStyle, .unspecified, usually: .light)
      || differ(
        accessibilityContrast, other.accessibilityContrast, .unspecified, usually: .normal)
      || differ(userInterfaceLevel, other.userInterfaceLevel, .unspecified, usually: .base)
      || differ(displayGamut, other.displayGamut, .unspecified, usually: nil)
      || differ(activeAppearance, other.activeAppearance, .unspecified, usually: nil)
      || custom.filter(\.value.affectsColors) != other.custom.filter(\.value.affectsColors)
  }

  /// Whether what two sides say of a trait is not the same, or else what it usually is.
  private func differ<Value: Equatable>(
    _ own: Value?, _ other: Value?, _ unspecified: Value, usually usual: Value?
  ) -> Bool {
    guard own != other, let own = own == unspecified ? usual : own ?? usual,
      let other = other == unspecified ? usual : other ?? usual
    else { return false }
    return own != other
  }
}

/// The value of a trait that the app has defined.
nonisolated struct CustomTraitValue: Hashable, @unchecked Sendable {
  // Sendable: a trait collection is passed between threads as at Apple; that its values may be, is the
  // app's part.
  let value: Any
  let trait: UITrait
  private let token = Token()
  var affectsColors: Bool { trait.affectsColorAppearance }

  /// Tells values apart that cannot be compared.
  private final class Token: Sendable {}

  init<Trait: UITraitDefinition>(_ value: Trait.Value, of trait: Trait.Type) {
    self.value = value
    self.trait = trait
  }

  /// Values that cannot be compared count as different, unless one is a copy of the other.
  static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
    if left.token === right.token { return true }
    return (left.value as? any Equatable)?.isEqual(to: right.value) ?? false
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value as? AnyHashable)
  }
}

nonisolated extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
