/// Effects of symbols (since iOS 17).
///
/// Differs from UIKit: the whole view moves along with its picture; sizes and times are assumed.
extension UIImageView {
  /// Has the symbol do something that is over by itself; of a picture that is no symbol nothing moves.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    symbolPlayerMadeIfNeeded().add(effect, options, animated: animated, completion)
  }

  /// Has the symbol do something that is over by itself or lasts, as the options say; of a picture that is no symbol nothing moves.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    symbolPlayerMadeIfNeeded().add(effect, options, animated: animated, completion)
  }

  /// Has the symbol do something that lasts until it is removed; of a picture that is no symbol nothing moves.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    symbolPlayerMadeIfNeeded().add(effect, options, animated: animated, completion)
  }

  /// Ends an effect of a type that is over by itself; what is said of it besides its type does not matter.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    symbolPlayerMadeIfNeeded().remove(effect, options, animated: animated, completion)
  }

  /// Ends an effect of a type that is over by itself or lasts, as the options say; what is said of it besides its type does not matter.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    symbolPlayerMadeIfNeeded().remove(effect, options, animated: animated, completion)
  }

  /// Ends an effect of a type that lasts until it is removed; what is said of it besides its type does not matter.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    symbolPlayerMadeIfNeeded().remove(effect, options, animated: animated, completion)
  }

  /// Ends all effects.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolPlayer?.removeAll(options, animated: animated)
  }

  /// Shows another symbol, with an effect.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    symbolPlayerMadeIfNeeded().replace(contentTransition, options, completion) {
      self.image = image
    }
  }

  private func symbolPlayerMadeIfNeeded() -> SymbolPlayer {
    let player = symbolPlayer ?? SymbolPlayer(self)
    symbolPlayer = player
    return player
  }

  /// Has an effect of an item of a bar play on the view that shows it.
  func play(_ effect: any SymbolEffect, _ options: SymbolEffectOptions, animated: Bool) {
    symbolPlayerMadeIfNeeded().add(effect, options, animated: animated, nil)
  }

  /// Ends an effect of an item of a bar.
  func stop(_ type: any SymbolEffect, _ options: SymbolEffectOptions, animated: Bool) {
    symbolPlayerMadeIfNeeded().remove(type, options, animated: animated, nil)
  }
}
