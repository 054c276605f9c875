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

  /// Whether colors may be others.
  func hasDifferentColors(than other: TraitValues) -> Bool {
    userInterfaceStyle ?? .unspecified != other.userInterfaceStyle ?? .unspecified
      || accessibilityContrast ?? .unspecified != other.accessibilityContrast ?? .unspecified
      || userInterfaceLevel ?? .unspecified != other.userInterfaceLevel ?? .unspecified
      || displayGamut ?? .unspecified != other.displayGamut ?? .unspecified
      || activeAppearance ?? .unspecified != other.activeAppearance ?? .unspecified
      || custom.filter(\.value.affectsColors) != other.custom.filter(\.value.affectsColors)
  }
}

/// The value of a trait that the app has defined.
nonisolated struct CustomTraitValue: Hashable, @unchecked Sendable {
  // Sendable: a trait collection is passed between threads as at Apple; that its values may be, is the
  // app's part.
  let value: Any
  /// The value, if it can be compared; values that cannot count as different.
  private let comparable: AnyHashable?
  private let token: Token
  let affectsColors: Bool

  /// Tells values apart that cannot be compared.
  private final class Token: Sendable {}

  init(_ value: Any, affectsColors: Bool) {
    self.value = value
    comparable = value as? AnyHashable
    token = Token()
    self.affectsColors = affectsColors
  }

  static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
    if let left = left.comparable, let right = right.comparable { return left == right }
    return left.token === right.token
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(comparable)
  }
}
