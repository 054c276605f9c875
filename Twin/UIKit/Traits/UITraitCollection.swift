public import Foundation

/// Properties of the surroundings: light or dark, room, text size and so on.
///
/// Differs from UIKit: of the traits there are those that a simulated device can change; no archive.
// Sendable although a class: all that it holds is one constant.
nonisolated open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues
  /// Who wants to know which traits are read; nil as a rule.
  private let reads: TraitReads?

  init(_ values: TraitValues, notedBy reads: TraitReads? = nil) {
    self.values = values
    self.reads = reads
    super.init()
  }

  /// Makes a collection in which all is open.
  public override convenience init() {
    self.init(TraitValues())
  }

  /// Makes a collection of others; of two values of one trait, the last counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Makes a collection by setting traits.
  public convenience init(mutations: TraitMutations) {
    self.init(Self.mutated(TraitValues(), mutations))
  }

  /// The traits that are not open.
  open override var description: String { LookText.describe(self) }

  /// A change of traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// The same collection with changes.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(Self.mutated(values, mutations))
  }

  private static func mutated(_ values: TraitValues, _ mutations: TraitMutations) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? values
  }

  private convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) {
    var values = TraitValues()
    values.set(value, for: trait)
    self.init(values)
  }

  // MARK: One trait

  /// Makes a collection of a kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, idiom)
  }

  /// Makes a collection of light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, userInterfaceStyle)
  }

  /// Makes a collection of a direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, layoutDirection)
  }

  /// Makes a collection of the pixels in a point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(UITraitDisplayScale.self, scale)
  }

  /// Makes a collection of how much room there is from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, horizontalSizeClass)
  }

  /// Makes a collection of how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, verticalSizeClass)
  }

  /// Makes a collection of a size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
  }

  /// Makes a collection of the colors that a screen can show.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(UITraitDisplayGamut.self, displayGamut)
  }

  /// Makes a collection of more contrast or not.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, accessibilityContrast)
  }

  /// Makes a collection of lying on something or not.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, userInterfaceLevel)
  }

  /// Makes a collection of bold text or not.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(UITraitLegibilityWeight.self, legibilityWeight)
  }

  /// Makes a collection of being used or not.
  public convenience init(
    activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance
  ) {
    self.init(UITraitActiveAppearance.self, userInterfaceActiveAppearance)
  }

  // MARK: Values

  // Views ask for these all the time: each is read where it lies, and not by its definition.

  /// The value of a trait; its default if it is open.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    reads?.note(trait)
    return values.value(of: trait)
  }

  private func given<Trait: SystemTrait>(_ value: Trait.Value?, _ trait: Trait.Type) -> Trait.Value
  {
    reads?.note(trait)
    return value ?? trait.defaultValue
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    given(values.userInterfaceIdiom, UITraitUserInterfaceIdiom.self)
  }
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle {
    given(values.userInterfaceStyle, UITraitUserInterfaceStyle.self)
  }
  /// The direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    given(values.layoutDirection, UITraitLayoutDirection.self)
  }
  /// The pixels in a point; 0 if that is open.
  open var displayScale: CGFloat { given(values.displayScale, UITraitDisplayScale.self) }
  /// How much room there is from side to side.
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    given(values.horizontalSizeClass, UITraitHorizontalSizeClass.self)
  }
  /// How much room there is from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass {
    given(values.verticalSizeClass, UITraitVerticalSizeClass.self)
  }
  /// The size of text.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    given(values.preferredContentSizeCategory, UITraitPreferredContentSizeCategory.self)
  }
  /// The colors that the screen can show.
  open var displayGamut: UIDisplayGamut { given(values.displayGamut, UITraitDisplayGamut.self) }
  /// More contrast.
  open var accessibilityContrast: UIAccessibilityContrast {
    given(values.accessibilityContrast, UITraitAccessibilityContrast.self)
  }
  /// Whether it lies on something.
  open var userInterfaceLevel: UIUserInterfaceLevel {
    given(values.userInterfaceLevel, UITraitUserInterfaceLevel.self)
  }
  /// Bold text.
  open var legibilityWeight: UILegibilityWeight {
    given(values.legibilityWeight, UITraitLegibilityWeight.self)
  }
  /// Whether the window is the one that is used.
  open var activeAppearance: UIUserInterfaceActiveAppearance {
    given(values.activeAppearance, UITraitActiveAppearance.self)
  }

  /// What pictures are made for where these traits are.
  open var imageConfiguration: UIImage.Configuration {
    UIImage.Configuration(traitCollection: self)
  }

  // MARK: Comparing

  /// Whether this collection says of each trait that the other has what the other says.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether colors may be others than with another collection, or than with none.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return values.hasDifferentColors(than: traitCollection.values)
  }

  /// Whether the other object is a collection of the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// A hash of the values.
  open override var hash: Int { values.hashValue }

  // MARK: The current collection

  // Proof of safety: read and written in `current` alone, on the main thread alone.
  nonisolated(unsafe) private static var ofMainThread = UITraitCollection()
  private static let keyOfThread = "UITraitCollection.current"

  /// The collection with which dynamic colors are resolved that are not asked for a certain one.
  ///
  /// It is that of a view while it lays out, draws or hears of a change, and the device's otherwise. Each
  /// thread has one of its own, as at Apple. Differs from UIKit: where nobody has set one, and on threads
  /// other than the main one, all is open.
  open class var current: UITraitCollection {
    get {
      guard !Thread.isMainThread else { return ofMainThread }
      return Thread.current.threadDictionary[keyOfThread] as? UITraitCollection
        ?? UITraitCollection()
    }
    set {
      guard !Thread.isMainThread else { return ofMainThread = newValue }
      Thread.current.threadDictionary[keyOfThread] = newValue
    }
  }

  /// Runs code with this collection as ``current``.
  open func performAsCurrent(_ actions: () -> Void) {
    let former = Self.current
    Self.current = self
    actions()
    Self.current = former
  }
}
