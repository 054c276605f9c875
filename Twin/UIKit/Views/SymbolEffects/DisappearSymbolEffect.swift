/// A symbol goes out of sight, and its place stays as it is.
///
/// Differs from UIKit: symbols have one layer, so that it makes no difference whether each moves by itself.
nonisolated public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  var isUp = false
  var movesAsWhole = false

  /// It becomes larger as it goes.
  public var up: DisappearSymbolEffect {
    DisappearSymbolEffect(isUp: true, movesAsWhole: movesAsWhole)
  }

  /// It becomes smaller as it goes.
  public var down: DisappearSymbolEffect {
    DisappearSymbolEffect(isUp: false, movesAsWhole: movesAsWhole)
  }

  /// Each layer of the symbol by itself.
  public var byLayer: DisappearSymbolEffect {
    DisappearSymbolEffect(isUp: isUp, movesAsWhole: false)
  }

  /// All of the symbol at once.
  public var wholeSymbol: DisappearSymbolEffect {
    DisappearSymbolEffect(isUp: isUp, movesAsWhole: true)
  }

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .disappear(isUp: isUp))
  }
}

nonisolated extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol goes out of sight, and its place stays as it is.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
