/// A symbol fades to and fro.
///
/// Differs from UIKit: symbols have one layer, so that it makes no difference whether each moves by itself.
nonisolated public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var movesAsWhole = false

  /// Each layer of the symbol by itself.
  public var byLayer: PulseSymbolEffect { PulseSymbolEffect(movesAsWhole: false) }

  /// All of the symbol at once.
  public var wholeSymbol: PulseSymbolEffect { PulseSymbolEffect(movesAsWhole: true) }

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .pulse)
  }
}

nonisolated extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol fades to and fro.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
