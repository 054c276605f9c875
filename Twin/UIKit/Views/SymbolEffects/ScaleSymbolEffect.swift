/// A symbol is larger or smaller until the effect is removed. Assumed: larger, if nothing is said.
///
/// Differs from UIKit: symbols have one layer, so that it makes no difference whether each moves by itself.
nonisolated public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  var isUp = true
  var movesAsWhole = false

  /// The symbol is larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(isUp: true, movesAsWhole: movesAsWhole) }

  /// The symbol is smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isUp: false, movesAsWhole: movesAsWhole) }

  /// Each layer of the symbol by itself.
  public var byLayer: ScaleSymbolEffect { ScaleSymbolEffect(isUp: isUp, movesAsWhole: false) }

  /// All of the symbol at once.
  public var wholeSymbol: ScaleSymbolEffect { ScaleSymbolEffect(isUp: isUp, movesAsWhole: true) }

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .scale(isUp: isUp))
  }
}

nonisolated extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol is larger or smaller until the effect is removed.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
