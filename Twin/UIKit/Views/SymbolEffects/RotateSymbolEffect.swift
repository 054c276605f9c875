/// A symbol turns round (since iOS 18).
///
/// Differs from UIKit: symbols have one layer, so that it makes no difference whether each moves by itself.
nonisolated public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var isClockwise = true
  var movesAsWhole = false

  /// It turns clockwise.
  public var clockwise: RotateSymbolEffect {
    RotateSymbolEffect(isClockwise: true, movesAsWhole: movesAsWhole)
  }

  /// It turns the other way.
  public var counterClockwise: RotateSymbolEffect {
    RotateSymbolEffect(isClockwise: false, movesAsWhole: movesAsWhole)
  }

  /// Each layer of the symbol by itself.
  public var byLayer: RotateSymbolEffect {
    RotateSymbolEffect(isClockwise: isClockwise, movesAsWhole: false)
  }

  /// All of the symbol at once.
  public var wholeSymbol: RotateSymbolEffect {
    RotateSymbolEffect(isClockwise: isClockwise, movesAsWhole: true)
  }

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .rotate(isClockwise: isClockwise))
  }
}

nonisolated extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol turns round (since iOS 18).
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
