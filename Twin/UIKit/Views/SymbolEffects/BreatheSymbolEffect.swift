/// A symbol grows and shrinks, as if it breathed (since iOS 18).
///
/// Differs from UIKit: symbols have one layer, so that it makes no difference whether each moves by itself.
nonisolated public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var fades = false
  var movesAsWhole = false

  /// Nothing but its size changes.
  public var plain: BreatheSymbolEffect {
    BreatheSymbolEffect(fades: false, movesAsWhole: movesAsWhole)
  }

  /// It fades, too.
  public var pulse: BreatheSymbolEffect {
    BreatheSymbolEffect(fades: true, movesAsWhole: movesAsWhole)
  }

  /// Each layer of the symbol by itself.
  public var byLayer: BreatheSymbolEffect { BreatheSymbolEffect(fades: fades, movesAsWhole: false) }

  /// All of the symbol at once.
  public var wholeSymbol: BreatheSymbolEffect {
    BreatheSymbolEffect(fades: fades, movesAsWhole: true)
  }

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .breathe(fades: fades))
  }
}

nonisolated extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol grows and shrinks, as if it breathed (since iOS 18).
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
