/// A symbol becomes larger or smaller for a moment.
///
/// Differs from UIKit: symbols have one layer, so that it makes no difference whether each moves by itself.
nonisolated public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var isUp = true
  var movesAsWhole = false

  /// The symbol becomes larger.
  public var up: BounceSymbolEffect { BounceSymbolEffect(isUp: true, movesAsWhole: movesAsWhole) }

  /// The symbol becomes smaller.
  public var down: BounceSymbolEffect {
    BounceSymbolEffect(isUp: false, movesAsWhole: movesAsWhole)
  }

  /// Each layer of the symbol by itself.
  public var byLayer: BounceSymbolEffect { BounceSymbolEffect(isUp: isUp, movesAsWhole: false) }

  /// All of the symbol at once.
  public var wholeSymbol: BounceSymbolEffect { BounceSymbolEffect(isUp: isUp, movesAsWhole: true) }

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .bounce(isUp: isUp))
  }
}

nonisolated extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol becomes larger or smaller for a moment.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
