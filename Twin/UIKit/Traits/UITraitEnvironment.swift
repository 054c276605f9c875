import Foundation

/// Something that has traits: a view, a window or a controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The properties of the surroundings.
  var traitCollection: UITraitCollection { get }
  /// Tells that they changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Something whose changes of traits can be listened to.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// What is called with the object whose traits changed, and with its former traits.
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Stops a handler.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Has an object perform a method whenever one of some traits has changed.
  ///
  /// The method has up to two parameters: the object whose traits changed, and its former traits.
  /// Differs from UIKit: the method is found as `UIApplication.sendAction(_:to:from:for:)` finds it.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - target: Who has the method; not kept.
  ///   - action: The method.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    let registration = TraitRegistration(traits) { [weak self, weak target = target as AnyObject] in
      if let target { action.performOrLog(on: target, with: self, $0) }
    }
    (self as? any TraitListening)?.traitState.registrations.append(registration)
    return registration
  }

  /// Performs a method of this object whenever one of some traits has changed.
  ///
  /// Differs from UIKit: the method is found as `UIApplication.sendAction(_:to:from:for:)` finds it.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - action: The method; it may have the object for a parameter.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  {
    registerForTraitChanges(traits, target: self, action: action)
  }
}

/// Where an observable keeps who listens.
protocol TraitListening: UITraitChangeObservable {
  var traitState: TraitState { get }
}

extension UITraitChangeObservable {
  /// Calls a handler whenever one of some traits has changed, with this object and the former traits.
  ///
  /// The handler goes with the object; an object that the handler holds is not kept by it.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: Its first parameter has the type of this object, or another one that the object is of.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] former in
      if let environment = self as? TraitEnvironment { handler(environment, former) }
    }
    (self as? any TraitListening)?.traitState.registrations.append(registration)
    return registration
  }
}

// MARK: - Views

extension UIView: TraitListening {
  /// What the view says about traits; made if it says nothing yet.
  var traitState: TraitState {
    if let ownTraitState { return ownTraitState }
    let state = TraitState()
    ownTraitState = state
    return state
  }

  /// What the view says about traits of its own and of all that is inside.
  public final var traitOverrides: any UITraitOverrides {
    TraitOverrides(traitState) { [weak self] in self?.updateTraits() }
  }

  /// Stops a handler.
  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    ownTraitState?.registrations.removeAll { $0 === registration }
  }

  /// Takes another style, light or dark.
  func changeStyle(to style: UIUserInterfaceStyle) {
    traitState.style = style
    updateTraits()
  }

  /// The smallest text that shows in this view and inside; nil for any.
  public final var minimumContentSizeCategory: UIContentSizeCategory? {
    get { ownTraitState?.textSizes.smallest }
    set {
      traitState.textSizes.smallest = newValue
      updateTraits()
    }
  }

  /// The largest text that shows in this view and inside; nil for any.
  public final var maximumContentSizeCategory: UIContentSizeCategory? {
    get { ownTraitState?.textSizes.largest }
    set {
      traitState.textSizes.largest = newValue
      updateTraits()
    }
  }

  /// The text size of this view and of each one around it, and its limits there, for debugging (since iOS 15).
  ///
  /// Source: developer.apple.com/documentation/uikit/uiview/appliedcontentsizecategorylimitsdescription. Differs from
  /// UIKit: the words are others.
  public final var appliedContentSizeCategoryLimitsDescription: String {
    sequence(first: self, next: \.superview).map { view in
      let limits = view.ownTraitState?.textSizes
      let parts = [
        limits?.smallest.map { "minimum \($0.rawValue)" },
        limits?.largest.map { "maximum \($0.rawValue)" },
      ].compactMap(\.self)
      let size = view.traitCollection.preferredContentSizeCategory.rawValue
      let said = parts.isEmpty ? "no limits" : parts.joined(separator: ", ")
      return "\(ObjectText.name(view)): \(size), \(said)"
    }.joined(separator: "\n")
  }

  /// Brings the traits up to date; they always are.
  public final func updateTraitsIfNeeded() {
    updateTraits()
  }

  /// Finds out which traits the view has now and, if they are others, tells it and all that is inside.
  ///
  /// Assumed: at once, and not before the next layout as in iOS 17 and later.
  ///
  /// - Parameter device: The device's traits before the change, if it is they that changed.
  func updateTraits(formerlyOfDevice device: UITraitCollection? = nil) {
    let former = knownTraits ?? device ?? UISystem.current.traits
    let outer = outerTraits
    let inner = viewDelegate?.traits(in: outer) ?? outer
    let new = ownTraitState?.traits(in: inner) ?? inner
    knownTraits = new
    let hasOthers = new !== former && new != former
    if hasOthers { new.performAsCurrent { followTraits(former, new) } }
    viewDelegate?.updateTraits(to: inner, formerlyOfDevice: device)
    guard hasOthers else { return }
    new.performAsCurrent { announceTraits(former, new) }
    for subview in subviews { subview.updateTraits(formerlyOfDevice: device) }
  }

  /// Does something with this view's traits as the current ones.
  func withCurrentTraits(_ work: () -> Void) {
    guard let knownTraits, knownTraits !== UITraitCollection.current else { return work() }
    knownTraits.performAsCurrent(work)
  }

  private func followTraits(_ former: UITraitCollection, _ new: UITraitCollection) {
    if new.hasDifferentColorAppearance(comparedTo: former) { colorsDidChange() }
    if new.preferredContentSizeCategory != former.preferredContentSizeCategory {
      textSizeDidChange()
    }
    if new.layoutDirection != former.layoutDirection, ownLayoutState != nil {
      islandStructureDidChange()
    }
    setNeedsLayout()
    readTraitsDidChange(former, new)
  }

  private func announceTraits(_ former: UITraitCollection, _ new: UITraitCollection) {
    traitCollectionDidChange(former)
    for registration in ownTraitState?.registrations ?? [] {
      registration.report(from: former, to: new)
    }
  }
}

// MARK: - Controllers

extension UIViewController: TraitListening {
  /// What the controller says about traits; made if it says nothing yet.
  var traitState: TraitState {
    if let ownTraitState { return ownTraitState }
    let state = TraitState()
    ownTraitState = state
    return state
  }

  /// What the controller says about traits of its own and of all that is inside.
  public final var traitOverrides: any UITraitOverrides {
    TraitOverrides(traitState) { [weak self] in self?.loadedView?.updateTraits() }
  }

  /// Stops a handler.
  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    ownTraitState?.registrations.removeAll { $0 === registration }
  }

  /// Brings the traits up to date; they always are.
  public final func updateTraitsIfNeeded() {
    loadedView?.updateTraits()
  }

  /// The traits that the controller has where others are around it.
  func traits(in outer: UITraitCollection) -> UITraitCollection {
    let said =
      parent.map { $0.overrideTraitCollection(forChild: self)?.values }
      ?? presentationOfSelf?.active.traitValues
    return outer.overridden(by: (parent as? UISplitViewController)?.traitsOfPages)
      .overridden(by: said).overridden(by: ownTraitState?.values)
  }

  /// Takes what the controller's traits are now and, if they are others, tells of them. What its view says of its own
  /// traits is none of the controller's.
  ///
  /// Source: Apple, "Choosing a specific interface style for your iOS app": what a view overrides is for it and its
  /// subviews only.
  ///
  /// - Parameters:
  ///   - new: The traits.
  ///   - device: The device's traits before the change, if it is they that changed.
  func updateTraits(to new: UITraitCollection, formerlyOfDevice device: UITraitCollection?) {
    let former = knownTraits ?? device ?? UISystem.current.traits
    knownTraits = new
    guard new !== former, new != former else { return }
    loadedView?.setNeedsLayout()
    loadedView?.readTraitsDidChange(former, new)
    new.performAsCurrent { announceTraits(former, new) }
  }

  private func announceTraits(_ former: UITraitCollection, _ new: UITraitCollection) {
    presentationOfSelf?.active.traitCollectionDidChange(former)
    traitCollectionDidChange(former)
    for registration in ownTraitState?.registrations ?? [] {
      registration.report(from: former, to: new)
    }
    if let ownPresentation, new.hasOtherRoom(than: former) { ownPresentation.adapt() }
  }

  func setOverride(_ collection: UITraitCollection?, ofChild childViewController: UIViewController)
  {
    let state = childViewController.traitState
    state.containerOverride = collection
    state.overridingContainer = self
    childViewController.loadedView?.updateTraits()
  }

  func override(ofChild childViewController: UIViewController) -> UITraitCollection? {
    let state = childViewController.ownTraitState
    return state?.overridingContainer === self ? state?.containerOverride : nil
  }
}

// MARK: - Scenes and screens

extension UIWindowScene: TraitListening {
  /// The properties of the surroundings of the scene's windows.
  public final var traitCollection: UITraitCollection {
    UISystem.current.traits.overridden(by: traitState.values)
  }

  /// What the scene says about traits of its own and of all its windows.
  public final var traitOverrides: any UITraitOverrides {
    TraitOverrides(traitState) { [weak self] in self?.updateTraits() }
  }

  /// Stops a handler.
  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState.registrations.removeAll { $0 === registration }
  }

  /// Tells the scene, if its traits changed, and its windows.
  func updateTraits(formerlyOfDevice device: UITraitCollection? = nil) {
    let former = knownTraits ?? device ?? UISystem.current.traits
    let new = traitCollection
    knownTraits = new
    if new != former {
      new.performAsCurrent {
        traitCollectionDidChange(former)
        for registration in traitState.registrations { registration.report(from: former, to: new) }
      }
    }
    for window in windows { window.updateTraits(formerlyOfDevice: device) }
  }
}

extension UIScreen: UITraitEnvironment {
  /// The properties of the surroundings, as the device has them.
  public final var traitCollection: UITraitCollection { UISystem.current.traits }
}
