/// Effects of the symbol of a bar button (since iOS 17); see `UIImageView.addSymbolEffect(_:options:animated:completion:)`.
extension UIBarButtonItem {
  /// Has the symbol do something that is over by itself.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    add(effect, options, animated: animated)
  }

  /// Has the symbol do something that is over by itself or lasts, as the options say.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    add(effect, options, animated: animated)
  }

  /// Has the symbol do something that lasts until it is removed.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    add(effect, options, animated: animated)
  }

  /// Ends an effect of a type that is over by itself.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    remove(effect, options, animated: animated)
  }

  /// Ends an effect of a type that is over by itself or lasts, as the options say.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    remove(effect, options, animated: animated)
  }

  /// Ends an effect of a type that lasts until it is removed.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    remove(effect, options, animated: animated)
  }

  /// Ends all effects.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    extras.symbolEffects = []
    picture?.removeAllSymbolEffects(options: options, animated: animated)
  }

  /// Shows another symbol, with an effect.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    picture?.setSymbolImage(image, contentTransition: contentTransition, options: options)
    self.image = image
  }

  /// What shows the symbol now.
  private var picture: UIImageView? { (shownView as? BarButton)?.picture }

  private func add(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, animated: Bool
  ) {
    let motion = effect.configuration.motion
    extras.symbolEffects.removeAll { $0.effect.configuration.motion.key == motion.key }
    if motion.isLasting(options) {
      extras.symbolEffects.append(KeptSymbolEffect(effect: effect, options: options))
    }
    picture?.play(effect, options, animated: animated)
  }

  private func remove(_ type: any SymbolEffect, _ options: SymbolEffectOptions, animated: Bool) {
    extras.symbolEffects.removeAll { Swift.type(of: $0.effect) == Swift.type(of: type) }
    picture?.stop(type, options, animated: animated)
  }
}

/// An effect that a bar button has, however often the bar makes it anew.
struct KeptSymbolEffect {
  let effect: any SymbolEffect
  let options: SymbolEffectOptions
}

extension SymbolMotion {
  /// Whether it is not over by itself.
  fileprivate func isLasting(_ options: SymbolEffectOptions) -> Bool {
    if lastingScale != nil || isGoing { return true }
    if case .appear = self { return false }
    return options.times.map { $0 == .forEver } ?? goesOn
  }
}
