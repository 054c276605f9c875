import Foundation

/// A symbol shakes (since iOS 18).
///
/// Differs from UIKit: symbols have one layer, so that it makes no difference whether each moves by itself.
nonisolated public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var direction = SymbolMotion.Direction.turn(clockwise: true)
  var movesAsWhole = false

  private func toward(_ direction: SymbolMotion.Direction) -> WiggleSymbolEffect {
    WiggleSymbolEffect(direction: direction, movesAsWhole: movesAsWhole)
  }

  /// It turns to and fro, clockwise first.
  public var clockwise: WiggleSymbolEffect { toward(.turn(clockwise: true)) }

  /// It turns to and fro, the other way first.
  public var counterClockwise: WiggleSymbolEffect { toward(.turn(clockwise: false)) }

  /// To the left first.
  public var left: WiggleSymbolEffect { toward(.along(x: -1, y: 0)) }

  /// To the right first.
  public var right: WiggleSymbolEffect { toward(.along(x: 1, y: 0)) }

  /// Up first.
  public var up: WiggleSymbolEffect { toward(.along(x: 0, y: -1)) }

  /// Down first.
  public var down: WiggleSymbolEffect { toward(.along(x: 0, y: 1)) }

  /// In the direction of reading first.
  public var forward: WiggleSymbolEffect { toward(.reading(isForward: true)) }

  /// Against the direction of reading first.
  public var backward: WiggleSymbolEffect { toward(.reading(isForward: false)) }

  /// Each layer of the symbol by itself.
  public var byLayer: WiggleSymbolEffect {
    WiggleSymbolEffect(direction: direction, movesAsWhole: false)
  }

  /// All of the symbol at once.
  public var wholeSymbol: WiggleSymbolEffect {
    WiggleSymbolEffect(direction: direction, movesAsWhole: true)
  }

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .wiggle(direction))
  }
}

nonisolated extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol shakes (since iOS 18).
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
