/// A symbol comes into sight.
///
/// Differs from UIKit: symbols have one layer, so that it makes no difference whether each moves by itself.
nonisolated public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  var isUp = true
  var movesAsWhole = false

  /// It becomes larger as it comes.
  public var up: AppearSymbolEffect { AppearSymbolEffect(isUp: true, movesAsWhole: movesAsWhole) }

  /// It becomes smaller as it comes.
  public var down: AppearSymbolEffect {
    AppearSymbolEffect(isUp: false, movesAsWhole: movesAsWhole)
  }

  /// Each layer of the symbol by itself.
  public var byLayer: AppearSymbolEffect { AppearSymbolEffect(isUp: isUp, movesAsWhole: false) }

  /// All of the symbol at once.
  public var wholeSymbol: AppearSymbolEffect { AppearSymbolEffect(isUp: isUp, movesAsWhole: true) }

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .appear(isUp: isUp))
  }
}

nonisolated extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol comes into sight.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
