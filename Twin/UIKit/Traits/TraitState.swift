import Foundation

/// What a view, a controller or a window says about traits, and who wants to hear of changes.
nonisolated final class TraitState {
  /// Light or dark for this and all that is inside.
  var style = UIUserInterfaceStyle.unspecified
  /// What has been said through `traitOverrides`.
  var overrides = TraitValues()
  /// What the container of a controller says about it.
  var containerOverride: UITraitCollection?
  /// The container that has said it; another one says nothing.
  weak var overridingContainer: UIViewController?
  /// The smallest and the largest text that a view shows with all that is inside.
  var textSizes: (smallest: UIContentSizeCategory?, largest: UIContentSizeCategory?) = (nil, nil)
  var registrations: [TraitRegistration] = []

  /// Traits as they are here where others are around.
  @MainActor
  func traits(in outer: UITraitCollection) -> UITraitCollection {
    let traits = outer.overridden(by: values)
    let category = traits.preferredContentSizeCategory
    guard let limited = limited(category), limited != category else { return traits }
    var values = TraitValues()
    values.preferredContentSizeCategory = limited
    return traits.overridden(by: values)
  }

  private func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory? {
    if let smallest = textSizes.smallest, category < smallest { return smallest }
    if let largest = textSizes.largest, category > largest { return largest }
    return nil
  }

  /// All that is said about this one.
  var values: TraitValues {
    var values = overrides
    if style != .unspecified { values.userInterfaceStyle = style }
    return values
  }
}

/// Somebody who wants to hear of a change of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  /// Calls the handler if one of its traits changed.
  func report(from former: UITraitCollection, to new: UITraitCollection) {
    if new.differs(from: former, inAnyOf: traits) { handler(former) }
  }
}

/// What `traitOverrides` returns: changes go to the state, and from there to all that is inside.
nonisolated final class TraitOverrides: UITraitOverrides {
  private let state: TraitState
  private let changed: @MainActor () -> Void

  init(_ state: TraitState, changed: @escaping @MainActor () -> Void) {
    self.state = state
    self.changed = changed
  }

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { state.overrides.value(of: trait) }
    set {
      state.overrides.set(newValue, for: trait)
      tell()
    }
  }

  /// Overrides are changed on the main thread, as views are.
  private func tell() {
    let changed = changed
    MainActor.assumeIsolated { changed() }
  }

  func contains(_ trait: UITrait) -> Bool {
    func isGiven<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
      state.overrides.given(trait) != nil
    }
    return isGiven(trait)
  }

  func remove(_ trait: UITrait) {
    func open<Trait: UITraitDefinition>(_ trait: Trait.Type) {
      state.overrides.set(nil, for: trait)
    }
    open(trait)
    tell()
  }
}

extension UITraitCollection {
  /// Whether one of some traits has another value.
  nonisolated func differs(from other: UITraitCollection, inAnyOf traits: [UITrait]) -> Bool {
    traits.contains { values.differs(from: other.values, in: $0) }
  }

  /// This collection with what somebody says about it; the same object if nobody says anything.
  @MainActor
  func overridden(by values: TraitValues?) -> UITraitCollection {
    guard let values, !values.isEmpty else { return self }
    let combined = self.values.overridden(by: values)
    return combined == self.values ? self : UITraitCollection(combined)
  }
}
